import type { Choice, Odds, Question, Scene } from '@riposte/server/protocol';
import { Gavel, Shield, Split, Zap } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ofParts, RuleLink } from './actions.tsx';
import { useEachAsked } from './asked.ts';
import { costText } from './cost-text.ts';
import { Figure } from './figure.tsx';
import { Icon } from './icons.tsx';
import { listed, text } from './language.ts';
import type { Say } from './net.ts';
import { Percent, previewOdds, Shares } from './odds.tsx';
import { part } from './part.tsx';
import { Timer } from './timer.tsx';
import './prompt.css';

const Typing = part(async () => ({ default: (await import('./typing.tsx')).Typing }));

export interface PromptProps {
  readonly scene: Scene;
  readonly ahead: number;
  readonly say: Say;
  /** Asks in the background. */
  readonly ask: Say;
  readonly rule: (id: string) => void;
  /** Looks at an answer, or no longer. */
  readonly look: (choice: Choice | null) => void;
}

/** Answers whose odds are shown at once. */
const WITH_ODDS = 6;

/** A question to this seat, in the dock; it never covers the board. */
export function Prompt({ scene, ahead, say, ask, rule, look }: PromptProps): React.ReactNode {
  const { question, typing } = scene;
  const [always, setAlways] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const number = question?.number ?? typing?.number ?? null;
  useEffect(() => {
    setAlways(false);
    if (number === null || question?.mirror === true) return;
    // Who types the answers is left there.
    if (document.activeElement?.closest('.typed-line') != null) return;
    // The question is read before its answers.
    sheet.current?.querySelector<HTMLElement>('[data-nth], input')?.focus({ preventScroll: true });
    sheet.current?.scrollTo(0, 0);
  }, [number, question?.mirror]);
  const isTold = scene.table.odds || scene.me.kind === 'gm';
  const isFew = question !== null && question.choices.length <= WITH_ODDS;
  const odds = useEachAsked(ask, question === null || question.mirror || !isTold || !isFew ? null : question.number, question?.choices.length ?? 0);
  if (question === null)
    return typing === null ? null : (
      <Suspense fallback={<div className="dock prompt" />}>
        <Typing typing={typing} say={say} />
      </Suspense>
    );
  const isOfParts = ofParts(question.choices);
  // What each part means stands below the parts, so that all of them are seen.
  const because = isOfParts ? question.asks : question.because;
  const usual = question.choices.find((choice) => choice.usual)?.text ?? null;
  const answer = (key: number): void =>
    void (always ? say({ do: 'order', question: question.number, how: 'always', choice: key }) : say({ do: 'answer', question: question.number, choice: key }));
  return (
    <section className={`dock prompt${question.mirror ? ' mirror' : ''}`} aria-label={text('question')} ref={sheet}>
      {/* Neighbours have keys of their own: with one key for two, an old question would stay above the next. */}
      <p key={`w${question.number}`} className="why" role={question.mirror ? 'status' : 'alert'}>
        <Kind question={question} />
        <span className="because">
          {question.mirror && <span className="badge">{text('question-take-over', { name: question.name })}</span>} <strong>{question.name}</strong>: {because}
        </span>
        <RuleLink id={question.rule} rule={rule} />
        <Timer
          deadline={scene.waiting.deadline}
          paused={scene.table.paused}
          ahead={ahead}
          told={(left) => (usual === null ? text('question-default-unknown', { left }) : text('question-default', { choice: usual, left }))}
        />
      </p>
      {isOfParts && <Parts question={question} answer={answer} />}
      {!isOfParts && (
        <Choices key={`c${question.number}`} question={question} answer={answer} look={look} odds={odds} isCounted={isTold && isFew && !question.mirror} />
      )}
      <div className="foot">
        {!question.mirror && <ForLater {...{ question, usual, say, always, setAlways }} />}
        {question.others.length > 0 && <span className="soft">{text('question-others', { names: listed(question.others) })}</span>}
        {question.more > 0 && <span className="soft">{text('more-unlisted', { count: question.more })}</span>}
      </div>
    </section>
  );
}

/** Answers that are parts of a body, as its picture. */
function Parts({ question, answer }: Pick<ChoicesProps, 'question' | 'answer'>): React.ReactNode {
  return (
    <div className="of-parts">
      <Figure
        label={text('question-parts')}
        parts={question.choices.map((choice, i) => ({
          name: choice.part!,
          shown: (
            <button type="button" className={choice.usual ? 'usual' : ''} data-nth={i} data-choice={choice.key} onClick={() => answer(choice.key)}>
              {choice.text}
              {choice.usual && <span className="soft"> ({text('default-choice')})</span>}
            </button>
          ),
        }))}
      />
      {question.details !== null && <p className="soft">{question.details}</p>}
    </div>
  );
}

interface ForLaterProps extends Pick<PromptProps, 'say'> {
  readonly question: Question;
  /** The answer that is given if there is no other. */
  readonly usual: string | null;
  readonly always: boolean;
  readonly setAlways: (always: boolean) => void;
}

/** Makes of this answer, or of the usual one, a standing order. */
function ForLater({ question, usual, say, always, setAlways }: ForLaterProps): React.ReactNode {
  return (
    <>
      <label>
        <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />{' '}
        {text(question.who === 'gm' ? 'question-always-rule' : 'question-always')}
      </label>
      <button type="button" className="quiet" onClick={() => void say({ do: 'order', question: question.number, how: 'never' })}>
        {usual === null ? text('question-never-unknown') : text('question-never', { choice: usual })}
      </button>
    </>
  );
}

const KINDS = {
  ruling: [Gavel, 'kind-ruling'],
  defence: [Shield, 'kind-defend'],
  reaction: [Zap, 'kind-reaction'],
  choice: [Split, 'kind-choice'],
} as const;

/** What kind of question it is, in one word. */
function Kind({ question }: { readonly question: Question }): React.ReactNode {
  const [Picture, key] = KINDS[question.kind];
  return (
    <span className="tag">
      <Picture aria-hidden="true" /> {text(key)}
    </span>
  );
}

/** More choices than this are listed by the acts that they are forms of, each to be opened. */
const MANY = 9;

/** So many answers are shown at once where there are more acts than keys: the rest stands behind one more button. */
const LIKELY = 5;

/** The answers that are likely to be given: what is taken anyway, what guards, what attacks. */
function likelyOf(shown: readonly Choice[]): readonly Choice[] {
  if (shown.length <= MANY) return shown;
  const rank = ({ usual, act, group }: Choice): number => (usual || act === null ? 0 : group === 'guard' ? 1 : group === 'attack' ? 2 : 3);
  const first = shown.toSorted((a, b) => rank(a) - rank(b)).slice(0, LIKELY);
  return shown.filter((one) => first.includes(one));
}

interface ChoicesProps {
  readonly question: Question;
  readonly answer: (key: number) => void;
  readonly look: (choice: Choice | null) => void;
  /** The odds of each answer that were counted so far. */
  readonly odds: ReadonlyMap<number, Odds | null>;
  readonly isCounted: boolean;
}

function Choices({ question: { choices, mirror }, answer, look, odds, isCounted }: ChoicesProps): React.ReactNode {
  const [act, setAct] = useState<string | null>(null);
  const [isWhole, showWhole] = useState(false);
  const formsOf = (title: string): readonly Choice[] => choices.filter((choice) => choice.act === title);
  const isFolded = (one: Choice): boolean => act === null && choices.length > MANY && one.act !== null && formsOf(one.act).length > 1;
  const all = act === null ? choices.filter((choice) => !isFolded(choice) || formsOf(choice.act!)[0] === choice) : formsOf(act);
  const shown = act === null && !isWhole ? likelyOf(all) : all;
  return (
    <>
      {(act !== null || isWhole) && (
        <p className="row">
          <strong>{act}</strong>{' '}
          <button type="button" onClick={() => (act === null ? showWhole(false) : setAct(null))}>
            {text('back')}
          </button>
        </p>
      )}
      <ol className={`choices${all.length <= 5 ? ' few' : ''}`}>
        {shown.map((one, i) => (
          <li key={one.key}>
            {isFolded(one) ? (
              <button type="button" className="act" data-nth={i} onClick={() => setAct(one.act)}>
                <Head nth={i} isMine={!mirror} choice={one}>
                  {text('question-fold', { act: one.act! })}
                  <small>{text('question-ways', { count: formsOf(one.act!).length })}</small>
                </Head>
              </button>
            ) : (
              <Answer nth={i} choice={one} {...{ mirror, act, answer, look, isCounted }} odds={odds.get(one.key)} />
            )}
          </li>
        ))}
        {shown.length < all.length && (
          <li>
            <button type="button" className="act" data-nth={shown.length} data-rest onClick={() => showWhole(true)}>
              <span className="head">
                {!mirror && <kbd>{shown.length + 1}</kbd>}
                <b>
                  {text('question-rest')}
                  <small>{text('question-rest-count', { count: all.length - shown.length })}</small>
                </b>
              </span>
            </button>
          </li>
        )}
      </ol>
    </>
  );
}

interface AnswerProps extends Pick<ChoicesProps, 'answer' | 'look' | 'isCounted'>, Pick<Question, 'mirror'> {
  readonly nth: number;
  readonly choice: Choice;
  /** The act that stands above its forms. */
  readonly act: string | null;
  readonly odds: Odds | null | undefined;
}

function Answer({ nth, choice, mirror, act, answer, look, isCounted, odds }: AnswerProps): React.ReactNode {
  return (
    <button
      type="button"
      className={`act${choice.usual ? ' usual' : ''}`}
      data-nth={nth}
      data-choice={choice.key}
      onClick={() => answer(choice.key)}
      {...previewOdds(
        () => look(choice),
        () => look(null),
      )}
    >
      <Head nth={nth} isMine={!mirror} choice={choice}>
        {wordsOf(choice, act)}
      </Head>
      {isCounted && <AnswerOdds odds={odds} />}
      {choice.usual && <span className="badge now">{text('default-choice')}</span>}
    </button>
  );
}

/** What an answer says; whose act stands above it is not named again. */
function wordsOf({ text: all }: Choice, act: string | null): string {
  const words = act !== null && all.startsWith(`${act} `) ? all.slice(act.length + 1) : all;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Head({
  nth,
  isMine,
  choice,
  children,
}: {
  readonly nth: number;
  readonly isMine: boolean;
  readonly choice: Choice;
  readonly children: React.ReactNode;
}): React.ReactNode {
  return (
    <span className="head">
      {nth < 9 && isMine && <kbd>{nth + 1}</kbd>}
      <Icon name={choice.icon} />
      <b>{children}</b>
      {/* What an answer costs that is no act stands in the question. */}
      <span className="cost">{costText(choice.cost) || (choice.act === null ? '' : text('cost-free'))}</span>
    </span>
  );
}

/** The odds of an answer, in a place that is there before they are; empty where no dice are involved. */
function AnswerOdds({ odds }: { readonly odds: Odds | null | undefined }): React.ReactNode {
  if (odds == null || odds.chance === null) return <span className="answer-odds soft">{odds === undefined ? text('odds-counting') : ''}</span>;
  return (
    <span className="answer-odds">
      <Percent share={odds.chance.share} atMost={odds.chance.atMost} />
      <span className="about">{odds.chance.about}</span>
      <Shares chance={odds.chance} />
    </span>
  );
}

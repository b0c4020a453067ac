import type { Choice, Question, Scene } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { ofParts, RuleLink } from './actions.tsx';
import { Figure } from './figure.tsx';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { OddsLine, previewOdds } from './odds.tsx';
import { rich } from './rich.tsx';
import { costText, facesOf } from './text.ts';

/** A question to this seat, from the bottom of the page; it never covers the board. */
export function Prompt({
  scene,
  ahead,
  say,
  rule,
  preview,
  odds,
}: {
  readonly scene: Scene;
  readonly ahead: number;
  readonly say: Say;
  readonly rule: (id: string) => void;
  /** Asks for the odds of an answer. */
  readonly preview: (question: number, choice: number) => void;
  readonly odds: string | null;
}): React.ReactNode {
  const { question, typing } = scene;
  const [always, setAlways] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const number = question?.number ?? typing?.number ?? null;
  useEffect(() => {
    setAlways(false);
    if (number === null || question?.mirror === true) return;
    // The question is read before its answers.
    sheet.current?.querySelector<HTMLElement>('[data-nth], input')?.focus({ preventScroll: true });
    sheet.current?.scrollTo(0, 0);
  }, [number, question?.mirror]);
  if (question === null) return typing === null ? null : <Typing typing={typing} say={say} />;
  const isOfParts = ofParts(question.choices);
  const usual = question.choices.find((one) => one.usual)?.text ?? null;
  const answer = (key: number): void =>
    void (always ? say({ do: 'order', question: question.number, how: 'always', choice: key }) : say({ do: 'answer', question: question.number, choice: key }));
  return (
    <section className={`prompt${question.mirror ? ' mirror' : ''}`} aria-label={text('question')} ref={sheet}>
      <p role={question.mirror ? 'status' : 'alert'}>
        {question.mirror && <span className="badge">{text('question-take-over', { name: question.name })}</span>} <strong>{question.name}</strong>:{' '}
        {question.because} <RuleLink id={question.rule} rule={rule} />
        <Timer deadline={scene.waiting.deadline} paused={scene.table.paused} ahead={ahead} usual={usual} />
      </p>
      {question.others.length > 0 && <p className="soft">{text('question-others', { names: question.others.join(', ') })}</p>}
      {scene.table.odds && <OddsLine odds={odds} />}
      {isOfParts && (
        <Figure
          label={text('question-parts')}
          parts={question.choices.map((one, i) => ({
            name: one.part!,
            shown: (
              <button
                type="button"
                className={one.usual ? 'usual' : ''}
                data-nth={i}
                data-choice={one.key}
                onClick={() => answer(one.key)}
                {...previewOdds(() => preview(question.number, one.key))}
              >
                {one.part}
                {one.usual && <span className="soft"> ({text('default-choice')})</span>}
              </button>
            ),
          }))}
        />
      )}
      {!isOfParts && <Choices key={question.number} question={question} answer={answer} preview={(key) => preview(question.number, key)} />}
      {question.more > 0 && <p className="soft">{text('more-unlisted', { count: question.more })}</p>}
      {!question.mirror && (
        <div className="row">
          <label>
            <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />{' '}
            {text(question.who === 'gm' ? 'question-always-rule' : 'question-always')}
          </label>
          <button type="button" onClick={() => void say({ do: 'order', question: question.number, how: 'never' })}>
            {usual === null ? text('question-never-unknown') : text('question-never', { choice: usual })}
          </button>
        </div>
      )}
    </section>
  );
}

/** More choices than this are listed by the acts that they are forms of, each to be opened. */
const MANY = 9;

function Choices({
  question: { choices, mirror },
  answer,
  preview,
}: {
  readonly question: Question;
  readonly answer: (key: number) => void;
  readonly preview: (key: number) => void;
}): React.ReactNode {
  const [act, setAct] = useState<string | null>(null);
  const formsOf = (title: string): readonly Choice[] => choices.filter((choice) => choice.act === title);
  const isFolded = (one: Choice): boolean => act === null && choices.length > MANY && one.act !== null && formsOf(one.act).length > 1;
  const shown = act === null ? choices.filter((choice) => !isFolded(choice) || formsOf(choice.act!)[0] === choice) : formsOf(act);
  return (
    <>
      {act !== null && (
        <p>
          <strong>{act}</strong>{' '}
          <button type="button" onClick={() => setAct(null)}>
            {text('back')}
          </button>
        </p>
      )}
      <ol className="choices">
        {shown.map((one, i) => (
          <li key={one.key}>
            {isFolded(one) ? (
              <button type="button" className="act" data-nth={i} onClick={() => setAct(one.act)}>
                <Nth nth={i} isMine={!mirror} /> {text('question-fold', { act: one.act!, count: formsOf(one.act!).length })}
              </button>
            ) : (
              <button
                type="button"
                className={`act${one.usual ? ' usual' : ''}`}
                data-nth={i}
                data-choice={one.key}
                onClick={() => answer(one.key)}
                {...previewOdds(() => preview(one.key))}
              >
                <Nth nth={i} isMine={!mirror} /> <span>{one.text}</span> <span className="cost">{costText(one.cost)}</span>
                {one.usual && <span className="soft"> ({text('default-choice')})</span>}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Nth({ nth, isMine }: { readonly nth: number; readonly isMine: boolean }): React.ReactNode {
  return nth < 9 && isMine ? <kbd>{nth + 1}</kbd> : null;
}

interface TimerProps {
  readonly deadline: number | null;
  readonly paused: boolean;
  readonly ahead: number;
  /** What is answered when the time is over; null where it is not listed. */
  readonly usual: string | null;
}

function Timer({ deadline, paused, ahead, usual }: TimerProps): React.ReactNode {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [deadline]);
  if (paused) return <span className="badge">{text('paused')}</span>;
  if (deadline === null) return null;
  const left = Math.max(0, Math.ceil((deadline - now - ahead) / 1000));
  return (
    <span className="badge">
      {usual === null ? text('question-default-unknown', { seconds: left }) : text('question-default', { choice: usual, seconds: left })}
    </span>
  );
}

function Typing({ typing, say }: { readonly typing: NonNullable<Scene['typing']>; readonly say: Say }): React.ReactNode {
  const [typed, setTyped] = useState('');
  const faces = facesOf(typed);
  return (
    <form
      className="prompt"
      aria-label={text('dice')}
      onSubmit={(event) => {
        event.preventDefault();
        void say({ do: 'roll', typing: typing.number, faces });
        setTyped('');
      }}
    >
      <label>
        {rich('dice-ask', { name: <strong>{typing.name}</strong>, title: typing.title, dice: typing.dice })}{' '}
        <input inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} placeholder="4 2" />
      </label>{' '}
      <button type="submit" className="primary" disabled={faces.length === 0}>
        {text('dice-use')}
      </button>{' '}
      <button type="button" onClick={() => void say({ do: 'roll', typing: typing.number })}>
        {text('dice-roll')}
      </button>
    </form>
  );
}

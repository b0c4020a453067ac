import type { Choice, Question, Scene } from '@riposte/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { ofParts, RuleLink } from './actions.tsx';
import { Figure } from './figure.tsx';
import type { Say } from './net.ts';
import { curious, OddsLine } from './odds.tsx';
import { costText, facesOf } from './text.ts';

/** A question to this seat, from the bottom of the page; it never covers the board. */
export function Prompt({
  scene,
  ahead,
  say,
  rule,
  wonder,
  odds,
}: {
  readonly scene: Scene;
  readonly ahead: number;
  readonly say: Say;
  readonly rule: (id: string) => void;
  /** Somebody looks at an answer. */
  readonly wonder: (question: number, choice: number) => void;
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
  const answer = (key: number): void =>
    void (always ? say({ do: 'order', question: question.number, how: 'always', choice: key }) : say({ do: 'answer', question: question.number, choice: key }));
  return (
    <section className={`prompt${question.mirror ? ' mirror' : ''}`} aria-label="Question" ref={sheet}>
      <p role={question.mirror ? 'status' : 'alert'}>
        {question.mirror && <span className="badge">you may take over</span>} <strong>{question.name}</strong>: {question.because}{' '}
        <RuleLink id={question.rule} rule={rule} />
        <Timer deadline={scene.waiting.deadline} paused={scene.table.paused} ahead={ahead} />
      </p>
      {question.others.length > 0 && <p className="soft">Also asked: {question.others.join(', ')}.</p>}
      {scene.table.odds && <OddsLine text={odds} />}
      {isOfParts && (
        <Figure
          label="Parts to choose from"
          parts={question.choices.map((one, i) => ({
            name: one.part!,
            shown: (
              <button
                type="button"
                className={one.usual ? 'usual' : ''}
                data-nth={i}
                data-choice={one.key}
                onClick={() => answer(one.key)}
                {...curious(() => wonder(question.number, one.key))}
              >
                {one.part}
                {one.usual && <span className="soft"> (default)</span>}
              </button>
            ),
          }))}
        />
      )}
      {!isOfParts && <Choices key={question.number} question={question} answer={answer} wonder={(key) => wonder(question.number, key)} />}
      {question.more > 0 && <p className="soft">{question.more} more that are not listed.</p>}
      {!question.mirror && (
        <div className="row">
          <label>
            <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />{' '}
            {question.who === 'gm' ? 'always rule so' : 'always answer so'}
          </label>
          <button type="button" onClick={() => void say({ do: 'order', question: question.number, how: 'never' })}>
            Never ask again, take the default
          </button>
        </div>
      )}
    </section>
  );
}

/** More choices than this are told by the acts that they are forms of, each to be opened. */
const MANY = 9;

function Choices({
  question: { choices, mirror },
  answer,
  wonder,
}: {
  readonly question: Question;
  readonly answer: (key: number) => void;
  readonly wonder: (key: number) => void;
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
            Back
          </button>
        </p>
      )}
      <ol className="choices">
        {shown.map((one, i) => (
          <li key={one.key}>
            {isFolded(one) ? (
              <button type="button" className="act" data-nth={i} onClick={() => setAct(one.act)}>
                <Nth nth={i} isMine={!mirror} /> {one.act} ... <span className="soft">({formsOf(one.act!).length} ways)</span>
              </button>
            ) : (
              <button
                type="button"
                className={`act${one.usual ? ' usual' : ''}`}
                data-nth={i}
                data-choice={one.key}
                onClick={() => answer(one.key)}
                {...curious(() => wonder(one.key))}
              >
                <Nth nth={i} isMine={!mirror} /> <span>{one.text}</span> <span className="cost">{costText(one.cost)}</span>
                {one.usual && <span className="soft"> (default)</span>}
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

function Timer({ deadline, paused, ahead }: { readonly deadline: number | null; readonly paused: boolean; readonly ahead: number }): React.ReactNode {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [deadline]);
  if (paused) return <span className="badge">paused</span>;
  if (deadline === null) return null;
  const left = Math.max(0, Math.ceil((deadline - now - ahead) / 1000));
  return <span className="badge">default in {left} s</span>;
}

function Typing({ typing, say }: { readonly typing: NonNullable<Scene['typing']>; readonly say: Say }): React.ReactNode {
  const [text, setText] = useState('');
  const faces = facesOf(text);
  return (
    <form
      className="prompt"
      aria-label="Dice"
      onSubmit={(event) => {
        event.preventDefault();
        void say({ do: 'roll', typing: typing.number, faces });
        setText('');
      }}
    >
      <label>
        <strong>{typing.name}</strong> rolls {typing.title}: {typing.dice}. What do the dice show?{' '}
        <input inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} placeholder="4 2" />
      </label>{' '}
      <button type="submit" className="primary" disabled={faces.length === 0}>
        So it falls
      </button>{' '}
      <button type="button" onClick={() => void say({ do: 'roll', typing: typing.number })}>
        Throw the table's dice
      </button>
    </form>
  );
}

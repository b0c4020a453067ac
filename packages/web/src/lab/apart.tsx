import type { ActApart, Bar, Chart, Following, Section } from '@riposte/sim/charts';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { text } from '../language.ts';
import { bench } from '../workbench/bench.ts';
import type { ApartCompared, LabFight } from '../workbench/requests.ts';
import { placeInWords, valuesFor } from './change.ts';
import { SectionCard } from './chart.tsx';
import { MAX_AFTER, type Question } from './link.ts';
import { hundredth, percentText } from './sections.ts';
import { type Chosen, withPacks } from './use-fight.ts';
import { type Place, usePlaces } from './variant.tsx';

/** Milliseconds without a change after which it is counted. */
const MOMENT = 250;

export interface KnownApart {
  readonly done: ApartCompared | null;
  readonly failed: string | null;
  readonly isBusy: boolean;
}

/** The act or the question that is asked for, taken apart anew whenever something else is asked. */
export function useApart(chosen: Chosen, question: Question, asked: { readonly seed: string; readonly players: Question['players'] }): KnownApart {
  const { view, changes, after, who, act } = question;
  const of = JSON.stringify([view, changes, after, who, act, asked]);
  const [known, setKnown] = useState<{ readonly of: string; readonly done: ApartCompared | null; readonly failed: string | null }>({
    of: '',
    done: null,
    failed: null,
  });
  useEffect(() => {
    if (view !== 'odds') return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      bench('apart', { ...withPacks(chosen, changes), ...asked, changes, after, who, act }).then(
        (done) => isOver || setKnown({ of, done, failed: null }),
        (thrown: Error) => isOver || setKnown(({ done }) => ({ of, done, failed: thrown.message })),
      );
    }, MOMENT);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `of` holds all of the question
  }, [chosen, of]);
  return { done: known.done, failed: known.of === of ? known.failed : null, isBusy: view === 'odds' && known.of !== of };
}

interface FormProps {
  readonly chosen: Chosen;
  readonly question: Question;
  readonly ask: (more: Partial<Question>) => void;
  readonly done: ApartCompared | null;
}

/** Whose act at which moment, and the numbers of both sides to move. */
export function ApartForm({ chosen, question, ask, done }: FormProps): React.ReactNode {
  const places = usePlaces(chosen) ?? [];
  const concerned = new Set(done === null ? [] : [done.who, ...(done.act === null ? [] : concernedIn(done.act))]);
  const { fighters, sides } = chosen.fight;
  const shown = fighters.filter(({ name }) => concerned.has(name) && places.some(({ place }) => place.startsWith(`${name}.`)));
  const valueOf = ({ place, now }: Place): string => question.changes.find((change) => change.startsWith(`${place}=`))?.slice(place.length + 1) ?? String(now);
  const set = ({ place, now }: Place, value: string): void => {
    const others = question.changes.filter((change) => !change.startsWith(`${place}=`));
    ask({ changes: value === String(now) ? others : [...others, `${place}=${value}`] });
  };
  return (
    <>
      <label>
        {text('lab-after')}
        <input
          type="number"
          min={0}
          max={MAX_AFTER}
          value={question.after}
          onChange={({ target }) => ask({ after: Math.min(MAX_AFTER, Math.max(0, Math.round(Number(target.value)) || 0)), who: null, act: null })}
        />
      </label>
      {done !== null && done.question === null && done.end === null && <ActChoice done={done} ask={ask} />}
      {shown.map(({ id, name, side }) => (
        <fieldset className="numbers-moved" key={id}>
          <legend>
            {name} {sides[side] !== name && <span className="soft">{sides[side]}</span>}
          </legend>
          {places
            .filter(({ place }) => place.startsWith(`${name}.`))
            .map((place) => (
              <Slider key={place.place} place={place} called={chosen.fight.called} value={valueOf(place)} set={(value) => set(place, value)} />
            ))}
        </fieldset>
      ))}
      {question.changes.length > 0 && (
        <button type="button" onClick={() => ask({ changes: [] })}>
          <RotateCcw aria-hidden="true" /> {text('lab-as-it-was')}
        </button>
      )}
    </>
  );
}

function ActChoice({ done, ask }: Pick<FormProps, 'ask'> & { readonly done: ApartCompared }): React.ReactNode {
  return (
    <>
      <label>
        {text('lab-who')}
        <select value={done.who} onChange={({ target }) => ask({ who: target.value, act: null })}>
          {done.fighters
            .filter(({ may }) => may)
            .map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
        </select>
      </label>
      <label>
        {text('lab-which-act')}
        <select value={done.act?.text ?? ''} onChange={({ target }) => ask({ who: done.who, act: target.value })}>
          {done.acts.map((act) => (
            <option key={act}>{act}</option>
          ))}
        </select>
      </label>
    </>
  );
}

/** Everyone who acts, rolls, has a number or could be hurt in an act. */
const concernedIn = ({ rolls, numbers, chances }: ActApart): readonly string[] => [...rolls, ...numbers, ...chances].map(({ who }) => who);

/** A slider from 0 to a little over twice the number; for a die, all sizes. */
function Slider({
  place: { place, now },
  called,
  value,
  set,
}: {
  readonly place: Place;
  readonly called: LabFight['called'];
  readonly value: string;
  readonly set: (value: string) => void;
}): React.ReactNode {
  const dice = valuesFor(now);
  const at = dice === null ? Number(value) : Math.max(0, dice.indexOf(value));
  const [least, most] = dice === null ? [Math.min(0, Number(now)), Math.max(6, Number(now) * 2)] : [0, dice.length - 1];
  return (
    <label className={value === String(now) ? undefined : 'moved'}>
      <span>{placeInWords(place, called).slice(placeInWords(place, called).indexOf(':') + 1)}</span>
      <input
        type="range"
        min={least}
        max={most}
        value={at}
        aria-label={placeInWords(place, called)}
        aria-valuetext={value}
        onChange={({ target }) => set(dice === null ? target.value : dice[Number(target.value)])}
      />
      <output>{value}</output>
    </label>
  );
}

/** One number first, then every outcome, and the effect of each part and each other answer. */
export function ApartAnswer({ chosen, done }: { readonly chosen: Chosen; readonly done: ApartCompared }): React.ReactNode {
  const { act, question, variant, end } = done;
  if (end !== null) return <p className="card nothing soft">{text('lab-ended', { end })}</p>;
  if (question !== null)
    return (
      <>
        <section className="card wide" aria-label={question.question}>
          <h2>{text('lab-asked', { name: question.as, question: question.question })}</h2>
          <ul>
            {question.answers.map((answer) => (
              <li key={answer.text}>
                <b>{answer.text}</b>: {answer.sentence}
              </li>
            ))}
          </ul>
        </section>
        {apartSections(done).map((section) => (
          <SectionCard key={section.title} section={section} />
        ))}
      </>
    );
  if (act === null) return <p className="card nothing soft">{text('lab-no-act', { name: done.who })}</p>;
  return <ActAnswer chosen={chosen} act={act} variant={variant === null ? undefined : variant.act} />;
}

/** The figures of an act or of the answers to a question, as they are shown and saved. */
export function apartSections({ act, question, variant }: ApartCompared): readonly Section[] {
  if (question !== null)
    return question.answers.map((answer) =>
      outcomesSection(answer.text, answer, variant?.question?.answers.find(({ text: said }) => said === answer.text) ?? null),
    );
  return act === null ? [] : actSections(act, variant === null ? undefined : variant.act);
}

function actSections(act: ActApart, variant: ActApart | null | undefined): readonly Section[] {
  const [first] = act.chances;
  // The details show the variant, like the large number.
  const shown = variant ?? act;
  const chance = chanceIn(shown, first?.who);
  const isMoved = first !== undefined && shown.numbers.some(({ parts }) => parts.some((part) => part.chance !== null));
  return [
    outcomesSection(text('lab-outcomes'), act, variant ?? null),
    ...(act.assumed.length > 0 ? [answersSection(shown, first?.who, chance)] : []),
    ...act.assumed.map((answer) => outcomesSection(text('lab-if', { answer: answer.text }), answer, sameAnswer(variant, answer))),
    ...(isMoved ? [partsSection(shown, chance)] : []),
    ...shown.rolls.map((roll) => ({
      title: text('lab-roll', { name: roll.who, roll: roll.title }),
      notes: [roll.dice],
      chart: columnsOf(roll.dice, roll.totals),
      head: [text('lab-dice-total'), text('lab-dice-chance')],
      rows: roll.totals.map(([total, probability]) => [String(total), percentText(probability)]),
    })),
  ];
}

interface ActAnswerProps {
  readonly chosen: Chosen;
  readonly act: ActApart;
  /** The act in the variant: null = nobody can do it there, undefined = there is no variant. */
  readonly variant: ActApart | null | undefined;
}

function ActAnswer({ chosen, act, variant }: ActAnswerProps): React.ReactNode {
  // An action whose dice decide nothing has no odds to show.
  const first = act.chances.at(0) ?? variant?.chances.at(0);
  const chance = chanceIn(act, first?.who);
  const other = variant == null ? null : chanceIn(variant, first?.who);
  const shown = variant ?? act;
  return (
    <>
      <section className="card lead wide" aria-label={act.text}>
        <div className="answer">
          {first === undefined ? (
            <h2>{act.text}</h2>
          ) : (
            <>
              <span className="soft">{act.text}</span>
              <p className={`big${other === null || other === chance ? '' : other > chance ? ' good' : ' warn'}`}>
                <b>{percentText(other ?? chance)}</b> {other !== null && <span className="soft">{text('lab-instead-of', { share: hundredth(chance) })}</span>}
              </p>
              <p className="soft">{text('lab-chance-of', { name: first.who })}</p>
            </>
          )}
          {variant === null && <p className="soft">{text('lab-act-not-there')}</p>}
        </div>
        <p className="said">{shown.sentence}</p>
      </section>
      {actSections(act, variant).map((section, nth) => (
        <SectionCard key={nth} section={section} wide={nth === 0} />
      ))}
      {shown.numbers.length > 0 && (
        <section className="card wide" aria-label={text('lab-numbers')}>
          <h2>{text('lab-numbers')}</h2>
          <ul className="numbers">
            {shown.numbers.map(({ text: line, rule }) => (
              <li key={line}>
                {line.replace(` (${rule})`, '')} <Link href={`/rules/${chosen.fight.game}/${rule}`}>{text('lab-rule', { rule })}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const sameAnswer = (act: ActApart | null | undefined, { who, ask, text: said }: ActApart['assumed'][number]): Following | null =>
  act?.assumed.find((answer) => answer.who === who && answer.ask === ask && answer.text === said) ?? null;

const chanceIn = ({ chances }: Following, who: string | undefined): number => chances.find((chance) => chance.who === who)?.probability ?? 0;

const MAX_BARS = 12;

/** Every outcome with its chance, and with that of the variant. */
function outcomesSection(title: string, plain: Following, variant: Following | null): Section {
  const texts = [...new Set([...plain.outcomes, ...(variant?.outcomes ?? [])].map((outcome) => outcome.text))];
  const said = (outcome: string): string => (outcome === '' ? text('odds-nothing') : outcome);
  const shareIn = (of: Following, outcome: string): { readonly least: number; readonly most: number } => {
    const found = of.outcomes.find((one) => one.text === outcome);
    return { least: found?.probability ?? 0, most: found?.atMost ?? 0 };
  };
  const barOf = (of: Following, outcome: string, label: string, side?: number): Bar => {
    const { least, most } = shareIn(of, outcome);
    const isRange = percentText(least) !== percentText(most);
    return {
      label,
      value: least,
      text: isRange ? text('lab-range', { least: hundredth(least), most: hundredth(most) }) : percentText(least),
      ...(isRange ? { least, most } : {}),
      ...(side === undefined ? {} : { side }),
    };
  };
  const bars = texts
    .slice(0, MAX_BARS)
    .flatMap((outcome) => [
      barOf(plain, outcome, said(outcome), variant === null ? undefined : 3),
      ...(variant === null ? [] : [barOf(variant, outcome, text('lab-variant'))]),
    ]);
  const rarer = texts.length - Math.min(texts.length, MAX_BARS);
  return {
    title,
    notes: rarer > 0 ? [text('lab-rarer-outcomes', { count: rarer })] : [],
    chart: { title, bars, full: 1 },
    head: [text('lab-outcome'), text('lab-as-is'), ...(variant === null ? [] : [text('lab-variant')])],
    rows: texts.map((outcome) => [said(outcome), ...[plain, ...(variant === null ? [] : [variant])].map((of) => barOf(of, outcome, '').text)]),
  };
}

/** What other answers of others make of the chance. */
function answersSection(act: ActApart, who: string | undefined, chance: number): Section {
  const title = text('lab-other-answers');
  const bars = [
    { label: text('lab-assumed'), value: chance, text: percentText(chance), side: 3 },
    ...act.assumed.map((answer): Bar => ({ label: answer.text, value: chanceIn(answer, who), text: percentText(chanceIn(answer, who)) })),
  ];
  return {
    title,
    notes:
      act.answers.length > 0 ? [text('lab-assumed-are', { answers: act.answers.map((answer) => `${answer.who}: ${String(answer.value)}`).join(', ') })] : [],
    chart: { title, bars, full: 1 },
    head: [text('lab-answer'), text('lab-dice-chance')],
    rows: bars.map((bar) => [bar.label, bar.text]),
  };
}

/** By how much each part of a number moves the chance. */
function partsSection({ numbers }: ActApart, chance: number): Section {
  const title = text('lab-parts');
  const parts = numbers.flatMap(({ who, query, parts }) =>
    parts.flatMap((part) => (part.chance === null ? [] : [{ who, query, ...part, moves: chance - part.chance }])),
  );
  const signed = (share: number): string => `${share > 0 ? '+' : share < 0 ? '−' : ''}${hundredth(Math.abs(share))}`;
  const named = ({ who, label, amount }: (typeof parts)[number]): string => `${who}: ${label} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`;
  return {
    title,
    notes: [text('lab-parts-note')],
    chart: { title, bars: parts.map((part): Bar => ({ label: named(part), value: part.moves, text: signed(part.moves) })) },
    head: [text('lab-part'), text('lab-of-number'), text('lab-rule-id'), text('lab-without-it'), text('lab-difference')],
    rows: parts.map((part) => [named(part), part.query, part.rule, percentText(part.chance ?? 0), signed(part.moves)]),
  };
}

const columnsOf = (title: string, totals: readonly (readonly [number, number])[]): Chart => ({
  kind: 'columns',
  title,
  columns: totals.map(([total, probability]): Bar => ({ label: String(total), value: probability, text: percentText(probability) })),
});

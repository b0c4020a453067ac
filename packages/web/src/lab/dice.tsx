import type { Section } from '@riposte/sim/charts';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { learn, text } from '../language.ts';
import { LAB } from '../messages-lab.gen.ts';
import { Frame } from '../nav.tsx';
import { bench } from '../workbench/bench.ts';
import type { DiceOdds } from '../workbench/requests.ts';
import { SectionCard } from './chart.tsx';
import { hundredth, percentText, plainNumber } from './sections.ts';
import './lab.css';

learn(LAB);

const MAX = 200;
/** Milliseconds without a key after which what is typed is counted. */
const MOMENT = 300;
/** The totals in a chart; rare ones are left out, as in the command. */
const MAX_ROWS = 60;

/** Exact odds of dice, alone and against each other; what is typed stands in the address. */
export function DicePage(): React.ReactNode {
  const given = new URLSearchParams(useSearch());
  const first = (given.get('dice') ?? '2d6+3').slice(0, MAX);
  const second = (given.get('vs') ?? '').slice(0, MAX);
  const [, go] = useLocation();
  const set = (dice: string, vs: string): void => go(`/lab/dice?${new URLSearchParams(vs === '' ? { dice } : { dice, vs }).toString()}`, { replace: true });
  return (
    <Frame at="lab">
      <div className="lab">
        <header>
          <h1>{text('lab-dice-title')}</h1>
          <span className="grow" />
          <Link href="/lab">{text('lab-back')}</Link>
        </header>
        <div className="answers">
          <section className="card wide typed-dice" aria-label={text('lab-dice-title')}>
            <label>
              {text('lab-dice-expression')}
              <input type="text" spellCheck={false} maxLength={MAX} value={first} onChange={({ target }) => set(target.value, second)} />
            </label>
            <label>
              {text('lab-dice-other')}
              <input type="text" spellCheck={false} maxLength={MAX} value={second} onChange={({ target }) => set(first, target.value)} />
            </label>
            <p className="soft">{text('lab-dice-hint')}</p>
          </section>
          <Odds of={first} />
          {second !== '' && <Odds of={second} />}
          {second !== '' && <Odds of={`(${first}) vs (${second})`} isWide />}
        </div>
      </div>
    </Frame>
  );
}

/** The odds of one expression, or what is wrong with it. */
function Odds({ of, isWide = false }: { readonly of: string; readonly isWide?: boolean }): React.ReactNode {
  const [known, setKnown] = useState<{ readonly of: string; readonly odds: DiceOdds | null; readonly failed: string }>({ of: '', odds: null, failed: '' });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      bench('dice', { text: of }).then(
        (odds) => isOver || setKnown({ of, odds, failed: '' }),
        (thrown: Error) => isOver || setKnown({ of, odds: null, failed: thrown.message }),
      );
    }, MOMENT);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [of]);
  if (known.failed !== '')
    return (
      <p role="alert" className="card failed">
        {known.failed}
      </p>
    );
  return known.odds === null ? null : <SectionCard section={sectionOf(known.of, known.odds)} wide={isWide} />;
}

function answerOf({ kind, above, even, below }: DiceOdds): readonly string[] {
  if (kind === 'test') return [text('lab-dice-holds', { share: hundredth(above) })];
  return kind === 'versus' ? [text('lab-dice-versus', { left: hundredth(above), tie: hundredth(even), right: hundredth(below) })] : [];
}

function sectionOf(of: string, odds: DiceOdds): Section {
  const { chances, mean, deviation, least, most, median } = odds;
  const common = [...chances].sort((a, b) => b[1] - a[1]).slice(0, MAX_ROWS);
  const listed = common.sort((a, b) => a[0] - b[0]);
  const sum = (is: (total: number) => boolean): string =>
    percentText(
      Math.min(
        1,
        chances.reduce((all, [total, chance]) => (is(total) ? all + chance : all), 0),
      ),
    );
  const told = text('lab-dice-summary', { mean: plainNumber(mean), deviation: plainNumber(deviation), least, most, median });
  const rarer = chances.length - listed.length;
  return {
    title: of,
    notes: [...answerOf(odds), told, ...(rarer > 0 ? [text('lab-dice-rarer', { count: rarer })] : [])],
    chart: { kind: 'columns', title: of, columns: listed.map(([total, chance]) => ({ label: String(total), value: chance, text: percentText(chance) })) },
    head: [text('lab-dice-total'), text('lab-dice-chance'), text('lab-dice-at-least'), text('lab-dice-at-most')],
    rows: listed.map(([total, chance]) => [String(total), percentText(chance), sum((one) => one >= total), sum((one) => one <= total)]),
  };
}

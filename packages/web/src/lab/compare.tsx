import type { Founded } from '@riposte/server/protocol';
import { momentsIn, wilson } from '@riposte/sim/charts';
import { useState } from 'react';
import { text } from '../language.ts';
import { fetchJson } from '../net.ts';
import { enter } from '../start.ts';
import { bench } from '../workbench/bench.ts';
import type { Compared, LabFight } from '../workbench/requests.ts';
import { Chart, SectionCard } from './chart.tsx';
import {
  changeOf,
  changeSections,
  changeText,
  estimateText,
  fallenSections,
  hundredth,
  hurtSections,
  leftSection,
  outSection,
  roundSections,
  winsSection,
} from './sections.ts';
import type { Chosen } from './use-fight.ts';

interface CompareProps {
  readonly chosen: Chosen;
  readonly done: Compared;
  readonly side: number;
  readonly seconds: number;
  readonly asked: { readonly seed: string; readonly players: Readonly<Record<string, string>> };
}

/** The result of the fights: one number first, then why. */
export function Compare({ chosen, done, side, seconds, asked }: CompareProps): React.ReactNode {
  const { fight } = chosen;
  const [rounds, chances] = roundSections(fight, done);
  return (
    <>
      <Lead fight={fight} done={done} side={side} seconds={seconds} />
      {changeSections(fight, done).map((section) => (
        <SectionCard key={section.title} section={section} wide isOpen />
      ))}
      {rounds && <SectionCard section={rounds} />}
      <SectionCard section={outSection(fight, done)} />
      {chances && <SectionCard section={chances} />}
      {hurtSections(fight, done).map((section) => (
        <SectionCard key={section.title} section={section} />
      ))}
      {fight.gauges.length > 0 && <Left fight={fight} done={done} />}
      {fallenSections(fight, done).map((section) => (
        <SectionCard key={section.title} section={section} wide />
      ))}
      <Moments chosen={chosen} done={done} side={side} asked={asked} />
    </>
  );
}

const signed = (share: number): string => `${share > 0 ? '+' : share < 0 ? '−' : '±'}${hundredth(Math.abs(share))}`;

function Lead({ fight, done, side, seconds }: Pick<CompareProps, 'done' | 'side' | 'seconds'> & { readonly fight: LabFight }): React.ReactNode {
  const change = changeOf(done.shared, side);
  const { fights, wins, unfinished } = done.shared.tally;
  const plain = wilson(wins[side] ?? 0, fights);
  const section = winsSection(fight, done, side);
  const isClear = change !== null && (change.least > 0 || change.most < 0);
  return (
    <section className="card lead wide" aria-label={text('lab-wins')}>
      <div className="answer">
        <span className="soft">{text('lab-side-wins', { side: fight.sides[side] })}</span>
        <p className={`big${isClear ? (change.share > 0 ? ' good' : ' warn') : ''}`}>
          <b>{change === null ? text('lab-percent', { share: hundredth(plain.share) }) : signed(change.share)}</b>{' '}
          {change !== null && <span className="soft">{text('lab-points')}</span>}
        </p>
        <p className="soft">
          {change === null
            ? text('lab-truth', { least: hundredth(plain.least), most: hundredth(plain.most) })
            : text('lab-truth-change', { least: signed(change.least), most: signed(change.most) })}{' '}
          {text('lab-took', { count: fights, seconds: hundredth(seconds / 100) })}
          {unfinished > 0 && ` ${text('lab-endless', { count: unfinished })}`}
        </p>
        {change !== null && !isClear && <p className="soft">{text('lab-unclear')}</p>}
      </div>
      {section.chart !== null && <Chart chart={section.chart} />}
      <details className="as-table">
        <summary>{text('lab-table')}</summary>
        <table>
          <thead>
            <tr>
              {section.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, nth) => (
                  <td key={nth}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** What a fighter has left at the end: whom and what is chosen above. */
function Left({ fight, done }: { readonly fight: LabFight; readonly done: Compared }): React.ReactNode {
  const [who, setWho] = useState(fight.fighters[0]?.id ?? 0);
  const [fact, setFact] = useState(fight.gauges[0].fact);
  return (
    <SectionCard section={leftSection(fight, done, who, fact)}>
      <div className="row">
        <select aria-label={text('lab-fighter')} value={who} onChange={({ target }) => setWho(Number(target.value))}>
          {fight.fighters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select aria-label={text('lab-gauge')} value={fact} onChange={({ target }) => setFact(target.value)}>
          {fight.gauges.map((gauge) => (
            <option key={gauge.fact} value={gauge.fact}>
              {gauge.title}
            </option>
          ))}
        </select>
      </div>
    </SectionCard>
  );
}

const MOMENTS = 6;

/** The falls that changed most; a click opens that fight where it happened. */
function Moments({ chosen, done, side, asked }: Pick<CompareProps, 'chosen' | 'done' | 'side' | 'asked'>): React.ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const { fighters } = chosen.fight;
  const nameOf = (id: number): string => fighters.find((fighter) => fighter.id === id)?.name ?? '';
  const moments = momentsIn(done.traces, side, MOMENTS);
  const watch = async (trial: number, command: number): Promise<void> => {
    setBusy(true);
    setFailed('');
    try {
      const log = await bench('fightLog', { ...chosen.file, ...asked, changes: [], trial });
      const founded = await fetchJson<Founded>('/api/import', { name: `fight-${trial}.jsonl`, text: log });
      enter(founded, command);
    } catch (thrown) {
      setFailed((thrown as Error).message);
      setBusy(false);
    }
  };
  return (
    <section className="card wide moments" aria-label={text('lab-moments')}>
      <div className="line">
        <h2>{text('lab-moments')}</h2>
        <span className="soft grow">{text('lab-moments-note', { count: done.traces.fights })}</span>
      </div>
      {failed !== '' && (
        <p role="alert" className="failed">
          {failed}
        </p>
      )}
      {moments.length === 0 ? (
        <p className="soft">{text('lab-moments-none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('lab-fight-number')}</th>
              <th scope="col">{text('lab-what-happened')}</th>
              <th scope="col">{text('lab-odds', { side: chosen.fight.sides[side] })}</th>
            </tr>
          </thead>
          <tbody>
            {moments.map(({ trial, command, who, by, act, round, from, to }) => (
              <tr key={`${trial} ${command}`}>
                <td>{trial}</td>
                <th scope="row">
                  <button type="button" className="plain" disabled={isBusy} onClick={() => void watch(trial, command)}>
                    {by < 0 || by === who
                      ? text('lab-moment-falls', { name: nameOf(who), round })
                      : text('lab-moment', { by: nameOf(by), name: nameOf(who), act, round })}
                  </button>
                </th>
                <td>{text('lab-from-to', { from: hundredth(Math.round(from * 100) / 100), to: hundredth(Math.round(to * 100) / 100) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** What is said of a run in the list of those that were kept. */
export function resultOf({ shared }: Compared, side: number): string {
  const change = changeOf(shared, side);
  return change === null ? estimateText(wilson(shared.tally.wins[side] ?? 0, shared.tally.fights)) : changeText(change);
}

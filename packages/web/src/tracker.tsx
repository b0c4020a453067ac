import type { Scene, ShownCondition, ShownFighter } from '@riposte/server/protocol';
import { lazy, Suspense, useState } from 'react';
import { Gauge, parts } from './gauges.tsx';
import { Icon } from './icons.tsx';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { Term } from './term.tsx';
import { inWords } from './text.ts';
import { Chip } from './token.tsx';

const Portrait = lazy(async () => ({ default: (await import('./portrait.tsx')).Portrait }));

export interface TrackerProps {
  readonly scene: Scene;
  readonly letters: ReadonlyMap<number, string>;
  readonly setAuto: (who: number, on: boolean) => void;
  readonly say: Say;
  /** What stands below all of them. */
  readonly foot: React.ReactNode;
}

/** Everybody, in the order in which they act, or by side where there is none: what each has left and suffers from. */
export function Tracker({ scene, letters, setAuto, say, foot }: TrackerProps): React.ReactNode {
  const { fighters, order, facts } = scene;
  const round = facts.find(([fact]) => fact === 'round')?.[1];
  const sides = [...new Set(fighters.map((fighter) => fighter.side))].sort((a, b) => a - b);
  const cards = (list: readonly ShownFighter[]): React.ReactNode => (
    <ol className="order">
      {list.map((fighter) => (
        <Card key={fighter.ref} fighter={fighter} scene={scene} letters={letters.get(fighter.ref) ?? ''} setAuto={setAuto} say={say} />
      ))}
    </ol>
  );
  return (
    <aside className="tracker" aria-label={text('fighters')}>
      <div className="railhead">
        <h2>{text(order === null ? 'order-free' : 'order-title')}</h2>
        {round !== undefined && <span className="soft">{text('bar-round', { round })}</span>}
      </div>
      <div className="scroll">
        {order !== null && cards(order.flatMap((ref) => fighters.find((fighter) => fighter.ref === ref) ?? []))}
        {order === null &&
          sides.map((side) => (
            <div key={side} className={`band side${((side % 4) + 4) % 4}`}>
              <h3>
                <i aria-hidden="true" />{' '}
                {fighters.find((fighter) => fighter.side === side)?.sideName || (side < 0 ? text('fighters-all') : text('fighters-side', { number: side + 1 }))}
              </h3>
              {cards(fighters.filter((fighter) => fighter.side === side))}
            </div>
          ))}
      </div>
      {foot}
    </aside>
  );
}

interface CardProps extends Pick<TrackerProps, 'setAuto' | 'say'> {
  readonly fighter: ShownFighter;
  readonly scene: Scene;
  readonly letters: string;
}

function Card({ fighter, scene, letters, setAuto, say }: CardProps): React.ReactNode {
  const [open, setOpen] = useState(false);
  const { gauges, looks, conditions, running, mine, auto, out } = fighter;
  const isAsked = scene.waiting.kind === 'question' && scene.waiting.who.includes(fighter.ref);
  const isActing = fighter.acting && scene.waiting.kind === 'turn' && (scene.order !== null || mine);
  const initiative = gauges.find((gauge) => gauge.ranks);
  const main = gauges.find((gauge) => gauge.main);
  const body = gauges.filter((gauge) => gauge.as === 'body' || gauge.as === 'dice');
  const told = gauges.filter((gauge) => gauge.as === 'text' && gauge !== main && typeof gauge.value !== 'number' && !gauge.harm);
  const meters = gauges.filter((gauge) => gauge !== initiative && gauge !== main && !body.includes(gauge) && !told.includes(gauge));
  const region = scene.ground?.kind === 'regions' && fighter.places.length > 0 ? scene.ground.regions[fighter.places[0]]?.name : undefined;
  const second = [...(region === undefined ? [] : [region]), ...looks.map(([, value]) => value), ...told.map(parts)].filter((one) => one !== '');
  const classes = ['fighter', isActing && 'acting', isAsked && 'asked', out && 'out', initiative !== undefined && 'ranked'];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      {initiative !== undefined && <span className="rank">{String(initiative.value)}</span>}
      <Chip side={fighter.side} letters={letters} lost={fighter.lost} portrait={fighter.portrait} />
      <div className="words">
        <div className="name">
          <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
            {fighter.name}
          </button>
          {mine && <span className="yours">{text('fighter-yours')}</span>}
          {auto && scene.me.kind === 'gm' && <span className="yours auto">{text('fighter-computer')}</span>}
        </div>
        <div className="second">{out ? text('fighter-out') : second.join(' · ')}</div>
      </div>
      <div className="state">
        {isAsked ? text('fighter-deciding') : isActing ? text('fighter-acting') : ''}
        {main !== undefined &&
          !out &&
          (typeof main.value === 'number' && (main.most ?? main.value) <= 6 ? <Gauge gauge={{ ...main, as: 'pips' }} isBare /> : <AsNumber gauge={main} />)}
      </div>
      {meters.length > 0 && !out && (
        <div className="meters">
          {meters.map((gauge) => (
            <Gauge key={gauge.title} gauge={gauge.as === 'pips' && Number(gauge.most ?? gauge.value) > 5 ? { ...gauge, as: 'bar' } : gauge} isStop={open} />
          ))}
        </div>
      )}
      {running !== null && <p className="running">{running}</p>}
      {(conditions.length > 0 || body.some((gauge) => gauge.as === 'body')) && (
        <div className="conditions">
          {body.map((gauge) => (gauge.as === 'body' ? <Gauge key={gauge.title} gauge={gauge} /> : null))}
          {conditions.map((one) => (
            <Condition key={one.title} condition={one} isStop={open} />
          ))}
        </div>
      )}
      {open && (mine || scene.me.kind === 'gm' || scene.me.kind === 'solo') && (
        <Suspense>
          <Portrait fighter={fighter} seat={scene.me.seat} say={say} />
        </Suspense>
      )}
      {open && (
        <dl className="facts">
          {fighter.facts.map(([title, value]) => (
            <div key={title}>
              <dt>{inWords(title)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {fighter.facts.length === 0 && <p className="soft">{text('fighter-unknown', { name: fighter.name })}</p>}
        </dl>
      )}
      {open && scene.me.kind === 'gm' && (
        <label className="facts">
          <input type="checkbox" checked={fighter.auto} onChange={(event) => setAuto(fighter.ref, event.target.checked)} />{' '}
          {text('fighter-auto', { name: fighter.name })}
        </label>
      )}
    </li>
  );
}

const AsNumber = ({ gauge: { title, value } }: { readonly gauge: ShownFighter['gauges'][number] }): React.ReactNode => (
  <span className="amount">
    <b>{String(value)}</b> <Term of={title}>{title}</Term>
  </span>
);

function Condition({ condition: { id, title, icon, good }, isStop }: { readonly condition: ShownCondition; readonly isStop: boolean }): React.ReactNode {
  return (
    <span className={`badge term${good ? '' : ' warn'}`} data-term={id === '' ? title : id} tabIndex={isStop ? 0 : undefined}>
      <Icon name={icon} />
      {title.charAt(0).toUpperCase() + title.slice(1)}
    </span>
  );
}

/** What a player's own have left, those who are awaited before all, at the top of a phone, where everybody else comes last. */
export function Own({ scene: { me, fighters, waiting }, letters }: { readonly scene: Scene; readonly letters: ReadonlyMap<number, string> }): React.ReactNode {
  const own = fighters.filter((fighter) => fighter.mine);
  const awaited = own.filter((fighter) => waiting.who.includes(fighter.ref));
  const mine = (awaited.length > 0 ? awaited : own).slice(0, 2);
  if (me.kind === 'gm' || mine.length === 0) return null;
  return (
    <section className="own" aria-label={text('own')}>
      {mine.map((fighter) => (
        <div key={fighter.ref} className="one">
          <Chip side={fighter.side} letters={letters.get(fighter.ref) ?? ''} lost={fighter.lost} />
          <strong>{fighter.name}</strong>
          <span className="meters">
            {fighter.gauges
              .filter((gauge) => gauge.as !== 'text' && gauge.as !== 'body' && gauge.as !== 'dice' && !(gauge.value === 0 && gauge.most === 0))
              .sort((a, b) => Number(b.harm || b.main) - Number(a.harm || a.main))
              .slice(0, 3)
              .map((gauge) => (
                <Gauge key={gauge.title} gauge={gauge.as === 'pips' && Number(gauge.most ?? gauge.value) > 6 ? { ...gauge, as: 'bar' } : gauge} />
              ))}
          </span>
        </div>
      ))}
    </section>
  );
}

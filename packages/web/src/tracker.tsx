import type { Scene, ShownFighter, ShownGauge } from '@riposte/server/protocol';
import { useState } from 'react';
import { Figure } from './figure.tsx';
import { text } from './language.ts';
import { inWords } from './text.ts';

/** Everybody, by side: what each has left and suffers from. */
export function Tracker({ scene, setAuto }: { readonly scene: Scene; readonly setAuto: (who: number, on: boolean) => void }): React.ReactNode {
  const sides = [...new Set(scene.fighters.map((fighter) => fighter.side))].sort((a, b) => a - b);
  return (
    <section className="tracker" aria-label={text('fighters')}>
      {scene.facts.length > 0 && (
        <p className="facts">
          {scene.facts.flatMap(([fact, value]) => (['none', '0', 'no', ''].includes(value) ? [] : [`${inWords(fact)} ${value}`])).join(' · ')}
        </p>
      )}
      {sides.map((side) => (
        <div key={side}>
          <h2>
            {scene.fighters.find((fighter) => fighter.side === side)?.sideName ||
              (side < 0 ? text('fighters-all') : text('fighters-side', { number: side + 1 }))}
          </h2>
          <ul>
            {scene.fighters.flatMap((fighter) =>
              fighter.side === side ? [<Fighter key={fighter.ref} fighter={fighter} isGm={scene.me.kind === 'gm'} setAuto={setAuto} />] : [],
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Fighter({
  fighter,
  isGm,
  setAuto,
}: {
  readonly fighter: ShownFighter;
  readonly isGm: boolean;
  readonly setAuto: (who: number, on: boolean) => void;
}): React.ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <li className={`fighter side${((fighter.side % 4) + 4) % 4}${fighter.acting ? ' acting' : ''}`}>
      <div className="line">
        <button type="button" className="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          <strong>{fighter.name}</strong>
        </button>
        {fighter.mine && <span className="badge">{text('fighter-yours')}</span>}
        {fighter.auto && <span className="badge">{text('fighter-computer')}</span>}
        {fighter.acting && <span className="badge now">{text('fighter-acting')}</span>}
      </div>
      <div className="gauges">
        <Gauges fighter={fighter} />
        {fighter.looks.map(([title, value]) => (
          <span key={title} className="gauge">
            <span className="soft">{inWords(title)}</span> {value}
          </span>
        ))}
      </div>
      {fighter.running !== null && <p className="running">{fighter.running}</p>}
      {fighter.conditions.length > 0 && <p className="conditions">{fighter.conditions.join(' · ')}</p>}
      {open && (
        <dl>
          {fighter.facts.map(([title, value]) => (
            <div key={title}>
              <dt>{inWords(title)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {fighter.facts.length === 0 && <p className="soft">{text('fighter-unknown', { name: fighter.name })}</p>}
        </dl>
      )}
      {open && isGm && (
        <label>
          <input type="checkbox" checked={fighter.auto} onChange={(event) => setAuto(fighter.ref, event.target.checked)} />{' '}
          {text('fighter-auto', { name: fighter.name })}
        </label>
      )}
    </li>
  );
}

/** What a player's own have left, those who are awaited before all, at the top of a phone, where everybody else comes last. */
export function Own({ scene: { me, fighters, waiting } }: { readonly scene: Scene }): React.ReactNode {
  const own = fighters.filter((fighter) => fighter.mine);
  const awaited = own.filter((fighter) => waiting.who.includes(fighter.ref));
  const mine = awaited.length > 0 ? awaited : own;
  if (me.kind === 'gm' || mine.length === 0) return null;
  return (
    <section className="own" aria-label={text('own')}>
      {mine.map((fighter) => (
        <div key={fighter.ref} className="gauges">
          <strong>{fighter.name}</strong>
          <Gauges fighter={fighter} />
          {fighter.conditions.length > 0 && <span className="conditions">{fighter.conditions.join(' · ')}</span>}
        </div>
      ))}
    </section>
  );
}

const Gauges = ({ fighter }: { readonly fighter: ShownFighter }): React.ReactNode => fighter.gauges.map((gauge) => <Gauge key={gauge.title} gauge={gauge} />);

const PIPS = 12;

function Gauge({ gauge: { title, as, value, most } }: { readonly gauge: ShownGauge }): React.ReactNode {
  if (typeof value === 'number') {
    if (most === 0 && value === 0) return null;
    const shown = most === null ? String(value) : text('gauge-of', { value, most });
    if (as === 'pips' && most !== null && most <= PIPS) {
      return (
        <span className="gauge" role="img" aria-label={text('gauge-label', { title, value: shown })}>
          <span className="soft">{title}</span>{' '}
          <span className="pips" aria-hidden="true">
            {Array.from({ length: Math.max(most, value) }, (_, i) => (
              <i key={i} className={i < value ? 'full' : ''} />
            ))}
          </span>
        </span>
      );
    }
    return (
      <span className="gauge">
        <span className="soft">{title}</span> {shown}
        {most !== null && most > 0 && as !== 'number' && (
          <progress max={most} value={Math.max(0, value)} aria-label={text('gauge-label', { title, value: shown })} />
        )}
      </span>
    );
  }
  if (as === 'body' && typeof value === 'object' && value !== null && !Array.isArray(value)) return <Body title={title} parts={Object.entries(value)} />;
  return (
    <span className="gauge">
      <span className="soft">{title}</span> {parts(value)}
    </span>
  );
}

/** A body as a picture once something is wrong with it; each part says how it is. */
function Body({ title, parts }: { readonly title: string; readonly parts: readonly (readonly [string, unknown])[] }): React.ReactNode {
  const hurt = parts.filter(([, state]) => state !== 'whole');
  if (hurt.length === 0) {
    return (
      <span className="gauge">
        <span className="soft">{title}</span> {text('body-whole')}
      </span>
    );
  }
  return (
    <details className="body">
      <summary>
        <span className="soft">{title}</span> {hurt.map(([part, state]) => text('body-part-list', { part, state: String(state) })).join(', ')}
      </summary>
      <Figure
        label={title}
        parts={parts.map(([name, state]) => ({
          name,
          shown: (
            <span className={state === 'whole' ? 'whole' : 'hurt'}>{state === 'whole' ? name : text('body-part', { part: name, state: String(state) })}</span>
          ),
        }))}
      />
    </details>
  );
}

function parts(value: ShownGauge['value']): string {
  if (typeof value !== 'object' || value === null) return value === null || value === undefined ? text('value-none') : String(value);
  if (Array.isArray(value)) return value.length === 0 ? text('value-none') : value.map(String).join(', ');
  // What is not there needs no words: of five kinds of wounds those that somebody has.
  const entries = Object.entries(value).filter(([, one]) => one !== 0);
  if (entries.length === 0) return text('value-none');
  return entries
    .map(([name, one]) => `${name} ${Array.isArray(one) && one.length === 2 ? text('gauge-of', { value: String(one[0]), most: String(one[1]) }) : String(one)}`)
    .join(', ');
}

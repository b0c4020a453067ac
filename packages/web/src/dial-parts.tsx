import type { DialStep, MomentKind, Scene } from '@riposte/server/protocol';
import { useState } from 'react';
import { type DialBarProps, Steps } from './dial-bar.tsx';
import { text } from './language.ts';
import type { Say } from './net.ts';

const KINDS = [
  ['attack', 'dial-attack'],
  ['friend', 'dial-friend'],
  ['move', 'dial-move'],
  ['turn', 'dial-turn'],
  ['other', 'dial-other'],
] as const;

interface KindsProps extends DialBarProps {
  readonly turn: (kind: MomentKind, to: DialStep) => void;
}

/** The details behind the dial. */
export const Opened = (props: KindsProps): React.ReactNode => (
  <>
    <Kinds {...props} />
    <Stops {...props} />
  </>
);

/** How much is asked about each kind of moment. */
function Kinds({ scene: { dial }, say, turn }: KindsProps): React.ReactNode {
  return (
    <>
      {KINDS.map(([kind, title]) => (
        <label key={kind}>
          {text(title)}{' '}
          <select value={dial!.to[kind]} data-kind={kind} onChange={(event) => turn(kind, event.target.value as DialStep)}>
            <Steps />
          </select>
        </label>
      ))}
      <div className="row">
        <button type="button" onClick={() => void say({ do: 'dial', kind: null, to: null })}>
          {text('dial-preset')}
        </button>
        <span className="soft">{text('dial-hold')}</span>
      </div>
    </>
  );
}

/** The moments that passed without a question, which can be taken up again. */
export function Passed({ passed, say }: Pick<Scene, 'passed'> & Pick<DialBarProps, 'say'>): React.ReactNode {
  const last = passed[passed.length - 1];
  return (
    <>
      <p className="passed">
        <span title={text('dial-moment', { name: last.name, because: last.because })}>
          {text('dial-passed', { count: passed.length })} {text('dial-moment', { name: last.name, because: last.because })}
        </span>
        <TakeUp moment={last} say={say} />
      </p>
      {passed.length > 1 && (
        <details className="passed-all">
          <summary>{text('dial-all-passed')}</summary>
          <ul>
            {passed.slice(0, -1).map((moment) => (
              <li key={`${moment.who} ${moment.nth}`}>
                {text('dial-moment', { name: moment.name, because: moment.because })} <TakeUp moment={moment} say={say} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function TakeUp({ moment: { who, nth }, say }: { readonly moment: Scene['passed'][number]; readonly say: Say }): React.ReactNode {
  return (
    <button type="button" className="rule" onClick={() => void say({ do: 'takeUp', who, nth })}>
      {text('dial-take-up')}
    </button>
  );
}

/** Stops on foes: always ask, or ask when their turn begins or ends. */
function Stops({ scene: { dial, fighters }, say }: DialBarProps): React.ReactNode {
  const others = fighters.filter((fighter) => !fighter.mine && !fighter.out);
  const [of, setOf] = useState<number | null>(null);
  const [kind, setKind] = useState<'' | 'turn'>('');
  const chosen = others.find((fighter) => fighter.ref === of) ?? others[0];
  const name = (ref: number): string => fighters.find((fighter) => fighter.ref === ref)?.name ?? '';
  return (
    <>
      <ul className="stops">
        {dial!.stops.map((stop) => (
          <li key={`${stop.of} ${stop.kind}`}>
            ⚑ {text(stop.kind === null ? 'stop-any' : 'stop-turn', { name: name(stop.of) })}{' '}
            <button type="button" className="rule" onClick={() => void say({ do: 'stop', ...stop, on: false })}>
              {text('order-forget')}
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <div className="row">
          <label>
            {text('stop-who')}{' '}
            <select value={chosen.ref} onChange={(event) => setOf(Number(event.target.value))}>
              {others.map((fighter) => (
                <option key={fighter.ref} value={fighter.ref}>
                  {fighter.name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {text('stop-when')}{' '}
            <select value={kind} onChange={(event) => setKind(event.target.value as '' | 'turn')}>
              <option value="">{text('stop-when-any')}</option>
              <option value="turn">{text('stop-when-turn')}</option>
            </select>
          </label>
          <button type="button" onClick={() => void say({ do: 'stop', of: chosen.ref, kind: kind === '' ? null : kind, on: true })}>
            {text('stop-set')}
          </button>
        </div>
      )}
    </>
  );
}

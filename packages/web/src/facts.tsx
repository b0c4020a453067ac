import type { Scene, ShownFighter } from '@riposte/server/protocol';
import { text } from './language.ts';
import { Portrait } from './portrait.tsx';
import { inWords } from './text.ts';
import type { TrackerProps } from './tracker.tsx';

interface FactsProps extends Pick<TrackerProps, 'say' | 'setAuto'> {
  readonly fighter: ShownFighter;
  readonly scene: Scene;
}

/** All that is known of a fighter, below its card. */
export function Facts({ fighter, scene, say, setAuto }: FactsProps): React.ReactNode {
  const { me } = scene;
  return (
    <>
      {(fighter.mine || me.kind === 'gm' || me.kind === 'solo') && <Portrait fighter={fighter} seat={me.seat} say={say} />}
      <dl className="facts">
        {fighter.facts.map(([title, value]) => (
          <div key={title}>
            <dt>{inWords(title)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {fighter.facts.length === 0 && <p className="soft">{text('fighter-unknown', { name: fighter.name })}</p>}
      </dl>
      {me.kind === 'gm' && (
        <label className="facts">
          <input type="checkbox" checked={fighter.auto} onChange={(event) => setAuto(fighter.ref, event.target.checked)} />{' '}
          {text('fighter-auto', { name: fighter.name })}
        </label>
      )}
    </>
  );
}

import type { Scene, ShownFighter } from '@riposte/server/protocol';
import { useEffect, useMemo, useState } from 'react';
import { planOf } from './geometry.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';

const ACTS = {
  set: { title: 'ruling-set', what: 'ruling-fact' },
  move: { title: 'ruling-move', what: 'ruling-to' },
  give: { title: 'ruling-give', what: 'ruling-condition' },
  end: { title: 'ruling-end', what: 'ruling-condition' },
  ignore: { title: 'ruling-ignore', what: 'ruling-rule' },
  heed: { title: 'ruling-heed', what: 'ruling-rule' },
} as const;
type ActOfMaster = keyof typeof ACTS;

/** Places, facts, conditions and rules as the game master wants them, with a reason that stands in the log. */
export function DecreeForm({ scene, say }: { readonly scene: Scene; readonly say: Say }): React.ReactNode {
  const [who, setWho] = useState(scene.fighters[0]?.name ?? '');
  const [act, setAct] = useState<ActOfMaster>('set');
  const [what, setWhat] = useState('');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const plan = useMemo(() => (scene.ground === null ? null : planOf(scene.ground)), [scene.ground]);
  const places = useMemo(() => (plan === null ? [] : Array.from({ length: plan.count }, (_, place) => plan.called(place))), [plan]);
  const fighter = scene.fighters.find((fighter) => fighter.name === who);
  const facts = useSettable(say, act === 'set' ? fighter : undefined);
  const isOfRule = act === 'ignore' || act === 'heed';
  const decree = async (): Promise<void> => {
    const place = places.indexOf(what.replace(/\s*,\s*/, ',').trim());
    if (act === 'move' && place < 0) return setFailed(text('ruling-no-place', { place: what, first: places[0] ?? '', last: places[places.length - 1] ?? '' }));
    const given = { ...(act === 'move' ? { of: who, place } : givenFor(act, who, what, value)), reason: reason === '' ? text('reason-default') : reason };
    const reply = await say({ do: 'decree', act: act === 'heed' ? 'ignore' : act, given });
    setFailed(reply.ok ? null : reply.text);
    return reply.ok ? setReason('') : undefined;
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void decree();
      }}
    >
      <h3>{text('ruling')}</h3>
      <label>
        {text('ruling-what')}{' '}
        <select value={act} onChange={(event) => setAct(event.target.value as ActOfMaster)}>
          {Object.entries(ACTS).map(([id, { title }]) => (
            <option key={id} value={id}>
              {text(title)}
            </option>
          ))}
        </select>
      </label>
      {!isOfRule && (
        <label>
          {text('who')}{' '}
          <select value={who} onChange={(event) => setWho(event.target.value)}>
            {scene.fighters.map((fighter) => (
              <option key={fighter.ref}>{fighter.name}</option>
            ))}
          </select>
        </label>
      )}
      <label>
        {text(ACTS[act].what)} <input list="facts" required value={what} onChange={(event) => setWhat(event.target.value)} />
        <datalist id="facts">
          {facts.map(([fact, range]) => (
            <option key={fact} value={fact} label={range} />
          ))}
          {(act === 'give' || act === 'end') && scene.givable.map((one) => <option key={one} value={one} />)}
          {act === 'move' && places.map((place) => <option key={place} value={place} />)}
        </datalist>
      </label>
      {(act === 'set' || act === 'give') && (
        <label>
          {text('ruling-value')} <input value={value} required={act === 'set'} onChange={(event) => setValue(event.target.value)} />
        </label>
      )}
      <label>
        {text('reason')} <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} placeholder={text('reason-default')} />
      </label>
      <button type="submit" className="primary">
        {text('ruling-apply')}
      </button>
      {failed !== null && <p role="alert">{failed}</p>}
    </form>
  );
}

/** The facts of a fighter that can be set, each with what it can be; none until the server said so. */
function useSettable(say: Say, fighter: ShownFighter | undefined): readonly (readonly [string, string])[] {
  const [facts, setFacts] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    let isCurrent = true;
    if (fighter !== undefined) void say({ do: 'settable', of: fighter.ref }).then((reply) => isCurrent && reply.ok && setFacts(reply.data));
    return () => {
      isCurrent = false;
    };
  }, [say, fighter]);
  return fighter === undefined ? [] : facts;
}

function givenFor(act: Exclude<ActOfMaster, 'move'>, who: string, what: string, value: string): { readonly [name: string]: string | number | boolean } {
  const worth = /^-?\d+$/.test(value) ? Number(value) : value === 'yes' ? true : value === 'no' ? false : value;
  if (act === 'set') return { of: who, [what]: worth };
  if (act === 'give') return { to: who, condition: what, ...(value === '' ? {} : { value: worth }) };
  return act === 'end' ? { of: who, condition: what } : { rule: what, ignored: act === 'ignore' };
}

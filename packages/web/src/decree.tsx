import type { MasterActs, Scene, ShownFighter } from '@riposte/server/protocol';
import { useEffect, useMemo, useState } from 'react';
import { planOf } from './geometry.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { capital } from './text.ts';

const ACTS = {
  set: { title: 'ruling-set', what: 'ruling-fact' },
  move: { title: 'ruling-move', what: 'ruling-to' },
  give: { title: 'ruling-give', what: 'ruling-condition' },
  end: { title: 'ruling-end', what: 'ruling-condition' },
  ignore: { title: 'ruling-ignore', what: 'ruling-rule' },
  heed: { title: 'ruling-heed', what: 'ruling-rule' },
} as const;
type ActOfMaster = keyof typeof ACTS;
const isOwn = (act: string): act is ActOfMaster => Object.hasOwn(ACTS, act);

interface FormProps {
  readonly scene: Scene;
  readonly say: Say;
}

/** A ruling of the game master: one of the game's own, such as harm, or a value, a place, a condition, a rule. */
export function DecreeForm({ scene, say }: FormProps): React.ReactNode {
  const [act, setAct] = useState('set');
  const [filled, fill] = useState<Filled>({});
  const told = useMasterAct(scene, say, isOwn(act) ? null : act, filled);
  const [failed, setFailed] = useState<string | null>(null);
  const choose = (next: string): void => {
    setFailed(null);
    fill({});
    setAct(next);
  };
  return (
    <section className="form" aria-label={text('ruling')}>
      <h3>{text('ruling')}</h3>
      <label>
        {text('ruling-what')}{' '}
        <select value={act} onChange={(event) => choose(event.target.value)}>
          {told.acts.length > 0 && (
            <optgroup label={text('ruling-acts')}>
              {told.acts.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={text('ruling-values')}>
            {Object.entries(ACTS).map(([id, { title }]) => (
              <option key={id} value={id}>
                {text(title)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {isOwn(act) ? (
        <OwnForm key={act} act={act} scene={scene} say={say} failed={setFailed} />
      ) : (
        told.act === act && (
          <MasterForm
            key={act}
            told={told}
            fill={(name, value) => fill({ ...filled, [name]: value })}
            apply={(given) => say({ do: 'decree', act, given })}
            failed={setFailed}
          />
        )
      )}
      {failed !== null && <p role="alert">{failed}</p>}
    </section>
  );
}

/** The values of fields as they are filled in. */
type Filled = { readonly [name: string]: string };
const NO_ACTS: MasterActs = { acts: [], act: null, fields: [], why: null };

/** The acts that the game has for its master, and the fields of one. */
function useMasterAct(scene: Scene, say: Say, act: string | null, given: Filled): MasterActs {
  const [told, setTold] = useState(NO_ACTS);
  useEffect(() => {
    let isCurrent = true;
    void say({ do: 'masterAct', act, given }).then((reply) => isCurrent && reply.ok && setTold(reply.data));
    return () => {
      isCurrent = false;
    };
  }, [say, scene, act, given]);
  return told;
}

/** The name of a field: the fighter, or the word of the rules. */
const fieldTitle = (name: string): string =>
  ['who', 'whom', 'at'].includes(name) ? text('who') : capital(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

interface MasterFormProps {
  readonly told: MasterActs;
  readonly fill: (name: string, value: string) => void;
  readonly apply: (given: { readonly [name: string]: string | number }) => ReturnType<Say>;
  readonly failed: (why: string | null) => void;
}

/** An act of the game master, which the rules carry out. */
function MasterForm({ told: { fields, why }, fill, apply, failed }: MasterFormProps): React.ReactNode {
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const given = fields.map(({ name, open }) => [name, open === null ? Number(typed.get(name)) : String(typed.get(name))]);
        void apply(Object.fromEntries(given)).then((reply) => failed(reply.ok ? null : reply.text));
      }}
    >
      {fields.map(({ name, open, value }) => (
        <label key={name}>
          {fieldTitle(name)}{' '}
          {open === null ? (
            <input type="number" name={name} required defaultValue={value} />
          ) : (
            <select name={name} value={value} onChange={(event) => fill(name, event.target.value)}>
              {open.map((one) => (
                <option key={one} value={one}>
                  {capital(one)}
                </option>
              ))}
            </select>
          )}
        </label>
      ))}
      {why !== null && <p className="soft">{why}</p>}
      <button type="submit" className="primary" disabled={why !== null}>
        {text('ruling-apply')}
      </button>
    </form>
  );
}

interface OwnFormProps extends FormProps {
  readonly act: ActOfMaster;
  readonly failed: (why: string | null) => void;
}

/** Places, facts, conditions and rules as the game master wants them, with a reason that stands in the log. */
function OwnForm({ act, scene, say, failed: setFailed }: OwnFormProps): React.ReactNode {
  const [who, setWho] = useState(scene.fighters[0]?.name ?? '');
  const [what, setWhat] = useState('');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
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
    </form>
  );
}

/** The facts of a fighter that can be set, each with its values; empty until the server has said them. */
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

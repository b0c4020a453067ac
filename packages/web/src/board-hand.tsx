import type { BoardHand, Scene } from '@riposte/server/protocol';
import { useMemo, useState } from 'react';
import { planOf } from './geometry.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { useBoardHand } from './use-board-hand.ts';

type Given = Parameters<Say>[0] extends infer Message ? (Message extends { readonly do: 'decree'; readonly given: infer G } ? G : never) : never;

/** The places of a board by their names; null if a name is not a place. */
type PlacesOf = (said: string) => number[] | null;

interface PartProps {
  readonly hand: BoardHand;
  readonly placesOf: PlacesOf;
  readonly decree: (act: string, given: Given) => void;
  readonly fail: (said: string) => void;
}

/** The game master's tools on the board of the running fight: fighters who enter, doors, light, walls and ground. */
export function BoardForm({ scene, say, draw }: { readonly scene: Scene; readonly say: Say; readonly draw: () => void }): React.ReactNode {
  const hand = useBoardHand(say, scene);
  const [failed, setFailed] = useState<string | null>(null);
  const plan = useMemo(() => (scene.ground === null ? null : planOf(scene.ground)), [scene.ground]);
  if (hand === null || plan === null) return null;
  const names = Array.from({ length: plan.count }, (_, place) => plan.called(place));
  const placesOf: PlacesOf = (said) => {
    const found = said.split(';').map((name) => names.indexOf(name.replace(/\s*,\s*/, ',').trim()));
    return found.includes(-1) ? null : found;
  };
  const decree = (act: string, given: Given): void => {
    void say({ do: 'decree', act, given }).then((reply) => setFailed(reply.ok ? null : reply.text));
  };
  const fail = (place: string): void => setFailed(text('ruling-no-place', { place, first: names[0] ?? '', last: names.at(-1) ?? '' }));
  const part = { hand, placesOf, decree, fail };
  return (
    <section aria-label={text('hand')}>
      <h3>{text('hand')}</h3>
      <h4>{text('hand-newcomer')}</h4>
      <NewcomerForm {...part} taken={scene.fighters.map(({ name }) => name)} />
      <Doors {...part} called={plan.called} />
      <Light {...part} />
      <h4>{text('hand-stroke')}</h4>
      {hand.brushes.length > 0 && (
        <p>
          <button type="button" onClick={draw}>
            {text('hand-on-board')}
          </button>
        </p>
      )}
      <StrokeForm {...part} />
      {failed !== null && <p role="alert">{failed}</p>}
      <datalist id="hand-places">
        {names.slice(0, MAX_PLACES).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </section>
  );
}

/** Names that a list offers. */
const MAX_PLACES = 400;

/** "Bandit 2" if there is already a Bandit. */
function freeName(name: string, taken: readonly string[]): string {
  for (let nth = 1; ; nth++) {
    const called = nth === 1 ? name : `${name} ${nth}`;
    if (!taken.includes(called)) return called;
  }
}

function NewcomerForm({ hand: { creatures, sides }, placesOf, decree, fail, taken }: PartProps & { readonly taken: readonly string[] }): React.ReactNode {
  const [chosen, choose] = useState(creatures[0]?.id ?? '');
  const [side, setSide] = useState(sides.at(-1) ?? '');
  const [place, setPlace] = useState('');
  const [instead, setInstead] = useState('');
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        const [at] = placesOf(place) ?? [];
        if (at === undefined) return fail(place);
        const called = creatures.find(({ id }) => id === chosen)?.name ?? chosen;
        const fighters = [{ name: freeName(called, taken), side, creature: chosen, place: at }];
        return decree('add', { fighters, ...(instead === '' ? {} : { instead }) });
      }}
    >
      <Choice title={text('hand-who')} value={chosen} choose={choose} options={creatures.map(({ id, name }) => [id, name])} />
      <Choice title={text('hand-side')} value={side} choose={setSide} options={sides.map((name) => [name, name])} />
      <Choice
        title={text('hand-instead')}
        value={instead}
        choose={setInstead}
        options={[['', text('hand-nobody')], ...taken.map((name) => [name, name] as const)]}
      />
      <label>
        {text('ruling-to')} <input list="hand-places" required value={place} onChange={({ target: { value } }) => setPlace(value)} />
      </label>
      <button type="submit">{text('hand-add')}</button>
    </form>
  );
}

function Doors({ hand: { doors }, decree, called }: PartProps & { readonly called: (place: number) => string }): React.ReactNode {
  if (doors.length === 0) return null;
  return (
    <ul className="seats">
      {doors.map(({ places, isOpen }) => {
        const place = places.map(called).join(' – ');
        return (
          <li key={place}>
            <span>{text(isOpen ? 'hand-door-open' : 'hand-door-closed', { place })}</span>{' '}
            <button type="button" onClick={() => decree(isOpen ? 'close' : 'open', { door: [...places] })}>
              {text(isOpen ? 'hand-close' : 'hand-open', { place })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Light({ hand: { lights, light }, decree }: PartProps): React.ReactNode {
  if (light === null) return null;
  return (
    <div className="form">
      <Choice title={text('hand-light')} value={light} choose={(value) => decree('light', { light: value })} options={lights.map((name) => [name, name])} />
    </div>
  );
}

function StrokeForm({ hand: { brushes }, placesOf, decree, fail }: PartProps): React.ReactNode {
  const [chosen, choose] = useState(brushes[0]?.id ?? '');
  const [said, setSaid] = useState('');
  const brush = brushes.find(({ id }) => id === chosen);
  const stroke = (act: 'draw' | 'erase'): void => {
    const places = placesOf(said);
    if (places === null) return fail(said);
    const at = brush?.isBetween === true && places.length > 1 ? places.slice(1).map((place, i) => [places[i], place]) : places.map((place) => [place]);
    return decree(act, { brush: chosen, at });
  };
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        stroke('draw');
      }}
    >
      <Choice title={text('hand-what')} value={chosen} choose={choose} options={brushes.map(({ id, title }) => [id, title])} />
      <label>
        {text(brush?.isBetween === true ? 'hand-between' : 'hand-where')} <input required value={said} onChange={({ target: { value } }) => setSaid(value)} />
      </label>
      <button type="submit">{text('hand-draw')}</button>{' '}
      <button type="button" onClick={() => stroke('erase')}>
        {text('hand-erase')}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly options: readonly (readonly [value: string, title: string])[];
}

function Choice({ title, value, choose, options }: ChoiceProps): React.ReactNode {
  return (
    <label>
      {title}{' '}
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

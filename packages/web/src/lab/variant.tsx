import { placeOf } from '@riposte/sim/charts';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bringPack, broughtPacks } from '../handed.ts';
import { text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { inWords } from '../text.ts';
import { Chip } from '../token.tsx';
import { bench } from '../workbench/bench.ts';
import { changeInWords, PACK, valuesFor } from './change.ts';
import { type Chosen, withPacks } from './use-fight.ts';

interface VariantProps {
  readonly chosen: Chosen;
  readonly changes: readonly string[];
  readonly set: (changes: readonly string[]) => void;
}

/** What is changed, a line each, and a form for one more change. */
export function Variant({ chosen, changes, set }: VariantProps): React.ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { fighters } = chosen.fight;
  const letters = lettersOf(fighters.map(({ name }) => name));
  const whose = (change: string): number => fighters.findIndex(({ name }) => [`${name}.`, `+${name}`, `-${name}`].some((begin) => change.startsWith(begin)));
  return (
    <fieldset className="variant">
      <legend>
        {text('lab-variant')} <span className="soft">{text('lab-variant-against')}</span>
      </legend>
      {changes.map((change, nth) => (
        <div className="change" key={nth}>
          {whose(change) >= 0 && <Chip side={fighters[whose(change)].side} letters={letters[whose(change)]} />}
          <span className="grow">{changeInWords(change)}</span>
          <button
            type="button"
            className="quiet square"
            aria-label={text('lab-change-remove', { change: changeInWords(change) })}
            onClick={() => set(changes.filter((_, other) => other !== nth))}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      ))}
      {isOpen ? (
        <ChangeForm
          chosen={chosen}
          changes={changes}
          add={(change) => {
            set([...changes, change]);
            setOpen(false);
          }}
          close={() => setOpen(false)}
        />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          <Plus aria-hidden="true" /> {text(changes.length === 0 ? 'lab-change-something' : 'lab-change-else')}
        </button>
      )}
    </fieldset>
  );
}

/** A number of the fight that may be another: "Ann.hp", and what it is now. */
export interface Place {
  readonly place: string;
  readonly now: unknown;
}

/** The numbers of a fight that can be changed, asked of the rules once. */
export function usePlaces({ file, fight }: Chosen): readonly Place[] | null {
  const [places, setPlaces] = useState<readonly Place[] | null>(null);
  useEffect(() => {
    let isOver = false;
    setPlaces(null);
    bench('nudges', { ...file, seed: fight.seed, players: {} }).then(
      (nudges) => isOver || setPlaces([...new Map(nudges.map(({ change, from }) => [placeOf(change), { place: placeOf(change), now: from }])).values()]),
      () => isOver || setPlaces([]),
    );
    return () => {
      isOver = true;
    };
  }, [file, fight]);
  return places;
}

/** "Ann: dice DEF". */
export const placeInWords = (place: string): string => {
  const [first, ...path] = place.split('.');
  return text('lab-place', { name: first, what: path.map(inWords).join(' ') });
};

const SORTS = ['number', 'more', 'without', 'option', 'pack', 'creature', 'words'] as const;

/** Bytes of a pack that a tab keeps. */
const LARGEST_PACK = 2_000_000;

/** What a fighter can be instead: the creatures of the book, and of the packs that the variant has. */
function useCreatures(chosen: Chosen, changes: readonly string[]): readonly { readonly id: string; readonly title: string }[] {
  const [creatures, setCreatures] = useState<readonly { readonly id: string; readonly title: string }[]>([]);
  const { packs } = withPacks(chosen, changes);
  const of = JSON.stringify(packs);
  useEffect(() => {
    let isOver = false;
    bench('book', { game: chosen.fight.game, packs }).then(
      ({ entries }) =>
        isOver || setCreatures(entries.flatMap(({ sort, id, name, fighter }) => (sort === 'creature' && fighter !== undefined ? [{ id, title: name }] : []))),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text says what packs are
  }, [chosen.fight.game, of]);
  return creatures;
}

interface FormProps {
  readonly chosen: Chosen;
  /** What the variant has already. */
  readonly changes: readonly string[];
  readonly add: (change: string) => void;
  readonly close: () => void;
}

function ChangeForm({ chosen, changes, add, close }: FormProps): React.ReactNode {
  const { fighters, options, stands } = chosen.fight;
  const [sort, setSort] = useState<(typeof SORTS)[number]>('number');
  const places = usePlaces(chosen);
  const [what, setWhat] = useState('');
  const [value, setValue] = useState('');
  const [failed, setFailed] = useState('');
  const place = places?.find((place) => place.place === what) ?? places?.[0];
  const option = options.find(({ name }) => name === what) ?? options[0];
  const name = fighters.find((fighter) => fighter.name === what)?.name ?? fighters[0]?.name ?? '';
  const packs = Object.keys({ ...chosen.packs, ...broughtPacks() }).filter((pack) => !changes.includes(`${PACK}${pack}`));
  const pack = packs.includes(what) ? what : packs[0];
  const creatures = useCreatures(chosen, changes);
  const creature = creatures.some(({ id }) => id === value) ? value : creatures[0]?.id;
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LARGEST_PACK || !bringPack(file.name, await file.text())) setFailed(text('lab-pack-large'));
    else pick(file.name);
  };
  const values = sort === 'option' ? (option?.values.map(String) ?? []) : sort === 'number' ? valuesFor(place?.now) : null;
  const now = sort === 'option' ? option?.now : place?.now;
  const chosenValue = value === '' ? String(values === null ? (now ?? '') : (values.find((value) => value !== String(now)) ?? '')) : value;
  const change = (): string | null => {
    if (sort === 'more') return `+${name}`;
    if (sort === 'without') return `-${name}`;
    if (sort === 'words') return value.trim() === '' ? null : value.trim();
    if (sort === 'pack') return pack === undefined ? null : `${PACK}${pack}`;
    if (sort === 'creature') return creature === undefined ? null : `${name}.creature=${creature}`;
    if (sort === 'option') return option === undefined ? null : `options.${option.name}=${chosenValue}`;
    return place === undefined ? null : `${place.place}=${chosenValue}`;
  };
  const pick = (to: string): void => {
    setWhat(to);
    setValue('');
  };
  return (
    <form
      className="change-form"
      onSubmit={(event) => {
        event.preventDefault();
        const made = change();
        if (made !== null) add(made);
      }}
    >
      <label>
        {text('lab-change-sort')}
        <select
          value={sort}
          onChange={({ target }) => {
            setSort(SORTS.find((one) => one === target.value) ?? 'number');
            pick('');
          }}
        >
          <option value="number">{text('lab-sort-number')}</option>
          {stands === null && <option value="more">{text('lab-sort-more')}</option>}
          {stands === null && <option value="without">{text('lab-sort-without')}</option>}
          {options.length > 0 && <option value="option">{text('lab-sort-option')}</option>}
          {stands === null && <option value="pack">{text('lab-sort-pack')}</option>}
          {stands === null && creatures.length > 0 && <option value="creature">{text('lab-sort-creature')}</option>}
          <option value="words">{text('lab-sort-words')}</option>
        </select>
      </label>
      <label hidden={sort === 'words' || (sort === 'pack' && packs.length === 0)}>
        {text('lab-change-what')}
        {sort === 'pack' && (
          <select value={pack ?? ''} onChange={({ target }) => pick(target.value)}>
            {packs.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        {sort === 'number' && (
          <select value={place?.place ?? ''} onChange={({ target }) => pick(target.value)}>
            {places?.map((place) => (
              <option key={place.place} value={place.place}>
                {text('lab-place-now', { place: placeInWords(place.place), now: String(place.now) })}
              </option>
            ))}
          </select>
        )}
        {(sort === 'more' || sort === 'without' || sort === 'creature') && (
          <select value={name} onChange={({ target }) => pick(target.value)}>
            {fighters.map((fighter) => (
              <option key={fighter.id}>{fighter.name}</option>
            ))}
          </select>
        )}
        {sort === 'option' && (
          <select value={option?.name} onChange={({ target }) => pick(target.value)}>
            {options.map((one) => (
              <option key={one.name} value={one.name}>
                {text('lab-place-now', { place: inWords(one.name), now: String(one.now) })}
              </option>
            ))}
          </select>
        )}
      </label>
      {sort === 'pack' && (
        <label>
          {text('lab-pack-file')}
          <input type="file" accept=".json,application/json" onChange={({ target }) => void bring(target.files?.[0])} />
        </label>
      )}
      {sort === 'creature' && (
        <label>
          {text('lab-change-to')}
          <select value={creature ?? ''} onChange={({ target }) => setValue(target.value)}>
            {creatures.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {sort === 'words' && (
        <label>
          {text('lab-change-words')}
          <input type="text" required maxLength={200} placeholder={'Ann.gear=["axe"]'} value={value} onChange={({ target }) => setValue(target.value)} />
        </label>
      )}
      {failed !== '' && (
        <small role="alert" className="failed">
          {failed}
        </small>
      )}
      {sort === 'number' && places === null && <small role="status">{text('lab-places-loading')}</small>}
      {(sort === 'number' || sort === 'option') && (
        <label>
          {text('lab-change-to')}
          {values === null ? (
            <input type="number" required value={chosenValue} onChange={({ target }) => setValue(target.value)} />
          ) : (
            <select value={chosenValue} onChange={({ target }) => setValue(target.value)}>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          )}
        </label>
      )}
      <div className="row">
        <button type="submit" className="primary" disabled={change() === null}>
          {text('lab-change-add')}
        </button>
        <button type="button" onClick={close}>
          {text('lab-change-leave')}
        </button>
      </div>
    </form>
  );
}

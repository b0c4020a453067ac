import { placeOf } from '@riposte/sim/charts';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { inWords } from '../text.ts';
import { Chip } from '../token.tsx';
import { bench } from '../workbench/bench.ts';
import { changeInWords, valuesFor } from './change.ts';
import type { Chosen } from './use-fight.ts';

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

const SORTS = ['number', 'more', 'without', 'option'] as const;

interface FormProps {
  readonly chosen: Chosen;
  readonly add: (change: string) => void;
  readonly close: () => void;
}

function ChangeForm({ chosen, add, close }: FormProps): React.ReactNode {
  const { fighters, options, stands } = chosen.fight;
  const [sort, setSort] = useState<(typeof SORTS)[number]>('number');
  const places = usePlaces(chosen);
  const [what, setWhat] = useState('');
  const [value, setValue] = useState('');
  const place = places?.find((place) => place.place === what) ?? places?.[0];
  const option = options.find(({ name }) => name === what) ?? options[0];
  const name = fighters.find((fighter) => fighter.name === what)?.name ?? fighters[0]?.name ?? '';
  const values = sort === 'option' ? (option?.values.map(String) ?? []) : sort === 'number' ? valuesFor(place?.now) : null;
  const now = sort === 'option' ? option?.now : place?.now;
  const chosenValue = value === '' ? String(values === null ? (now ?? '') : (values.find((value) => value !== String(now)) ?? '')) : value;
  const change = (): string | null => {
    if (sort === 'more') return `+${name}`;
    if (sort === 'without') return `-${name}`;
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
        </select>
      </label>
      <label>
        {text('lab-change-what')}
        {sort === 'number' && (
          <select value={place?.place ?? ''} onChange={({ target }) => pick(target.value)}>
            {places?.map((place) => (
              <option key={place.place} value={place.place}>
                {text('lab-place-now', { place: placeInWords(place.place), now: String(place.now) })}
              </option>
            ))}
          </select>
        )}
        {(sort === 'more' || sort === 'without') && (
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

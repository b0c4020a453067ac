import { placeOf } from '@riposte/sim/charts';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bringPack, broughtPacks } from '../handed.ts';
import { text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { inWords } from '../text.ts';
import { Chip } from '../token.tsx';
import { bench } from '../workbench/bench.ts';
import type { GearChoice } from '../workbench/requests.ts';
import { changeInWords, PACK, placeInWords, valueInWords, valuesFor } from './change.ts';
import { gearChange, insteadOf, piecesOf } from './gear.ts';
import { type Chosen, withPacks } from './use-fight.ts';

interface VariantProps {
  readonly chosen: Chosen;
  readonly changes: readonly string[];
  readonly set: (changes: readonly string[]) => void;
}

/** What is changed, a line each, and a form for one more change. */
export function Variant({ chosen, changes, set }: VariantProps): React.ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { fighters, called } = chosen.fight;
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
          <span className="grow">{changeInWords(change, called)}</span>
          <button
            type="button"
            className="quiet square"
            aria-label={text('lab-change-remove', { change: changeInWords(change, called) })}
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
            set(withChange(changes, change));
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

/** A place has one value: another one takes its place. */
const withChange = (changes: readonly string[], change: string): readonly string[] =>
  /^[+-]/.test(change) || change.startsWith(PACK) ? [...changes, change] : [...changes.filter((one) => placeOf(one) !== placeOf(change)), change];

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

const SORTS = ['number', 'gear', 'more', 'without', 'option', 'pack', 'creature', 'words'] as const;
type Sort = (typeof SORTS)[number];

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

/** What gear could be another; null = not known yet, or of a fight that has begun. */
function useGear(chosen: Chosen, changes: readonly string[]): GearChoice | null {
  const [gear, setGear] = useState<GearChoice | null>(null);
  const of = JSON.stringify(changes);
  useEffect(() => {
    let isOver = false;
    setGear(null);
    const { seed, stands } = chosen.fight;
    if (stands === null)
      bench('gear', { ...withPacks(chosen, changes), seed, players: {}, changes }).then(
        (given) => isOver || setGear(given),
        // What is wrong with the variant is said when it runs.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text says what changes are
  }, [chosen, of]);
  return gear;
}

interface FormProps {
  readonly chosen: Chosen;
  /** What the variant has already. */
  readonly changes: readonly string[];
  readonly add: (change: string) => void;
  readonly close: () => void;
}

function ChangeForm({ chosen, changes, add, close }: FormProps): React.ReactNode {
  const { stands, options } = chosen.fight;
  const [sort, setSort] = useState<Sort>('number');
  const [what, setWhat] = useState('');
  const [value, setValue] = useState('');
  const [failed, setFailed] = useState('');
  const places = usePlaces(chosen);
  const creatures = useCreatures(chosen, changes);
  const gear = useGear(chosen, changes);
  const pick = (to: string): void => {
    setWhat(to);
    setValue('');
  };
  const { whats, at, values, to, change } = changeOf({ chosen, changes, places, creatures, gear, sort, what, value });
  return (
    <form
      className="change-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (change !== null) add(change);
      }}
    >
      <SortChoice
        sort={sort}
        choose={(to) => {
          setSort(to);
          pick('');
        }}
        isStanding={stands !== null}
        hasOptions={options.length > 0}
        hasCreatures={creatures.length > 0}
        hasGear={gear !== null && piecesOf(gear).length > 0}
      />
      {sort !== 'words' && (sort !== 'pack' || whats.length > 0) && <Chooser label={text('lab-change-what')} value={at} of={whats} pick={pick} />}
      {sort === 'pack' && <PackFile take={pick} fail={setFailed} />}
      {sort === 'words' && <WordsField value={value} set={setValue} />}
      {failed !== '' && (
        <small role="alert" className="failed">
          {failed}
        </small>
      )}
      {sort === 'number' && places === null && <small role="status">{text('lab-places-loading')}</small>}
      {values === 'any' && (
        <label>
          {text(sort === 'more' ? 'lab-change-many' : 'lab-change-to')}
          <input type="number" required min={sort === 'more' ? 1 : undefined} value={to} onChange={({ target }) => setValue(target.value)} />
        </label>
      )}
      {Array.isArray(values) && <Chooser label={text('lab-change-to')} value={to} of={values} pick={setValue} />}
      <div className="row">
        <button type="submit" className="primary" disabled={change === null}>
          {text('lab-change-add')}
        </button>
        <button type="button" onClick={close}>
          {text('lab-change-leave')}
        </button>
      </div>
    </form>
  );
}

function WordsField({ value, set }: { readonly value: string; readonly set: (value: string) => void }): React.ReactNode {
  return (
    <label>
      {text('lab-change-words')}
      <input type="text" required maxLength={200} placeholder={'Ann.gear=["axe"]'} value={value} onChange={({ target }) => set(target.value)} />
    </label>
  );
}

interface PackFileProps {
  readonly take: (pack: string) => void;
  readonly fail: (why: string) => void;
}

/** A pack of this computer, which the tab keeps. */
function PackFile({ take, fail }: PackFileProps): React.ReactNode {
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > LARGEST_PACK || !bringPack(file.name, await file.text())) fail(text('lab-pack-large'));
    else take(file.name);
  };
  return (
    <label>
      {text('lab-pack-file')}
      <input type="file" accept=".json,application/json" onChange={({ target }) => void bring(target.files?.[0])} />
    </label>
  );
}

interface SortChoiceProps {
  readonly sort: Sort;
  readonly choose: (sort: Sort) => void;
  /** The fight has begun: who fights and with which packs stays as it is. */
  readonly isStanding: boolean;
  readonly hasOptions: boolean;
  readonly hasCreatures: boolean;
  readonly hasGear: boolean;
}

function SortChoice({ sort, choose, isStanding, hasOptions, hasCreatures, hasGear }: SortChoiceProps): React.ReactNode {
  return (
    <label>
      {text('lab-change-sort')}
      <select value={sort} onChange={({ target }) => choose(SORTS.find((one) => one === target.value) ?? 'number')}>
        <option value="number">{text('lab-sort-number')}</option>
        {hasGear && <option value="gear">{text('lab-sort-gear')}</option>}
        {!isStanding && <option value="more">{text('lab-sort-more')}</option>}
        {!isStanding && <option value="without">{text('lab-sort-without')}</option>}
        {hasOptions && <option value="option">{text('lab-sort-option')}</option>}
        {!isStanding && <option value="pack">{text('lab-sort-pack')}</option>}
        {!isStanding && hasCreatures && <option value="creature">{text('lab-sort-creature')}</option>}
        <option value="words">{text('lab-sort-words')}</option>
      </select>
    </label>
  );
}

interface Choice {
  readonly id: string;
  readonly title: string;
}

interface ChooserProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly Choice[];
  readonly pick: (id: string) => void;
}

function Chooser({ label, value, of, pick }: ChooserProps): React.ReactNode {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => pick(target.value)}>
        {of.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Picked {
  readonly chosen: Chosen;
  readonly changes: readonly string[];
  readonly places: readonly Place[] | null;
  readonly creatures: readonly Choice[];
  readonly gear: GearChoice | null;
  readonly sort: Sort;
  /** What was picked of `whats`, and what it is to be; empty where nothing was. */
  readonly what: string;
  readonly value: string;
}

interface Changed {
  /** What can be changed, and which of it is. */
  readonly whats: readonly Choice[];
  readonly at: string;
  /** What it can become: one of these, any number, or nothing that is chosen here. */
  readonly values: readonly Choice[] | 'any' | null;
  readonly to: string;
  /** The change as the command writes it; null while a field is empty. */
  readonly change: string | null;
}

/** The options of the form, and the change that it makes. */
function changeOf({ chosen, changes, places, creatures, gear, sort, what, value }: Picked): Changed {
  const { fighters, options, called } = chosen.fight;
  const same = (one: string): Choice => ({ id: one, title: one });
  const picked = (whats: readonly Choice[]): string => (whats.some(({ id }) => id === what) ? what : (whats[0]?.id ?? ''));
  /** A number or an option that is another afterwards: the first that it is not already. */
  const other = (whats: readonly Choice[], at: string, now: unknown, values: readonly string[] | null, name: string): Changed => {
    const to = value !== '' ? value : String(values === null ? (now ?? '') : (values.find((one) => one !== String(now)) ?? ''));
    return { whats, at, values: values?.map(same) ?? 'any', to, change: at === '' ? null : `${name}=${to}` };
  };
  if (sort === 'words') return { whats: [], at: '', values: null, to: '', change: value.trim() === '' ? null : value.trim() };
  if (sort === 'number') {
    const whats = (places ?? []).map(({ place, now }) => ({
      id: place,
      title: text('lab-place-now', { place: placeInWords(place, called), now: String(now) }),
    }));
    const at = picked(whats);
    const now = places?.find(({ place }) => place === at)?.now;
    return other(whats, at, now, valuesFor(now), at);
  }
  if (sort === 'option') {
    const whats = options.map(({ name, now }) => ({ id: name, title: text('lab-place-now', { place: inWords(name), now: valueInWords(now) }) }));
    const at = picked(whats);
    const option = options.find(({ name }) => name === at);
    const changed = other(whats, at, option?.now, option?.values.map(String) ?? [], `options.${at}`);
    return { ...changed, values: (option?.values ?? []).map((value) => ({ id: String(value), title: valueInWords(value) })) };
  }
  if (sort === 'pack') {
    const whats = Object.keys({ ...chosen.packs, ...broughtPacks() })
      .filter((pack) => !changes.includes(`${PACK}${pack}`))
      .map(same);
    const at = picked(whats);
    return { whats, at, values: null, to: '', change: at === '' ? null : `${PACK}${at}` };
  }
  if (sort === 'gear') {
    const whats = gear === null ? [] : piecesOf(gear);
    const piece = whats.find(({ id }) => id === what) ?? whats[0];
    if (gear === null || piece === undefined) return { whats, at: '', values: null, to: '', change: null };
    const values = insteadOf(gear, piece);
    const to = values.find(({ id }) => id === value) ?? values[0];
    return { whats, at: piece.id, values, to: to.id, change: gearChange(gear, piece, to.id) };
  }
  const whats = fighters.map(({ name }) => same(name));
  const at = picked(whats);
  if (sort === 'without') return { whats, at, values: null, to: '', change: `-${at}` };
  if (sort === 'more') {
    const to = /^[1-9]\d{0,2}$/.test(value) ? value : '1';
    return { whats, at, values: 'any', to, change: to === '1' ? `+${at}` : `+${at}*${to}` };
  }
  const to = creatures.some(({ id }) => id === value) ? value : (creatures[0]?.id ?? '');
  return { whats, at, values: creatures, to, change: to === '' ? null : `${at}.creature=${to}` };
}

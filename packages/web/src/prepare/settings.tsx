import type { Json } from '@riposte/kernel';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { planOf } from '../geometry.ts';
import { expectedText, text } from '../language.ts';
import { fetchJson } from '../net.ts';
import { inWords } from '../text.ts';
import type { OptionOfBook } from '../workbench/requests.ts';
import { fightersOf, packsOf, withoutPack, withPack } from './changes.ts';
import { type Draft, valueAt, withAt } from './document.ts';
import type { Editing } from './editing.ts';
import { written } from './moving.ts';

/** When the fight ends, besides the book's own end. */
export function Ends({ editing }: { readonly editing: Editing }): React.ReactNode {
  const { draft, opened, change } = editing;
  const ends = Array.isArray(draft.ends) ? (draft.ends as readonly Json[]) : [];
  return (
    <section className="ends">
      <h3>{text('ends')}</h3>
      <p className="soft">{text('ends-book')}</p>
      <ul>
        {ends.map((end, nth) => {
          const title = String(valueAt(end, ['title']) ?? '');
          const fault = opened.problems.find(({ path }) => path.startsWith(`ends[${nth}]`))?.expected;
          return (
            <li key={nth}>
              <input
                value={title}
                maxLength={200}
                aria-label={text('ends-title')}
                onChange={({ target: { value } }) => change(text('step-end'), (now) => withAt(now, ['ends', nth, 'title'], value), `end ${nth}`)}
              />
              <small className="soft">{whenOf(valueAt(end, ['when']))}</small>
              <button
                type="button"
                className="quiet square"
                aria-label={text('form-take-away', { name: title })}
                onClick={() => change(text('step-end-gone', { title }), (now) => withoutEnd(now, nth))}
              >
                <Trash2 aria-hidden="true" />
              </button>
              {fault !== undefined && <p className="warn">{text('problem', { expected: expectedText(fault) })}</p>}
            </li>
          );
        })}
      </ul>
      <NewEnd editing={editing} />
    </section>
  );
}

const withoutEnd = (draft: Draft, nth: number): Draft => {
  const ends = (draft.ends as readonly Json[]).filter((_, other) => other !== nth);
  return withAt(draft, ['ends'], ends.length === 0 ? undefined : ends);
};

/** "Ann: prone true", for every kind of end. */
function whenOf(when: Json | undefined): string {
  if (typeof when !== 'object' || when === null || Array.isArray(when)) return '';
  const flat = (value: Json): string => {
    if (Array.isArray(value)) return value.map(flat).join(',');
    return typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([key, one]) => `${inWords(key)} ${flat(one)}`)
          .join(', ')
      : String(value);
  };
  return Object.entries(when as { readonly [key: string]: Json })
    .map(([name, facts]) => `${name}: ${flat(facts)}`)
    .join('; ');
}

const KINDS = ['rounds', 'reach', 'state'] as const;

/** Another end: so many rounds, a fighter reaches a place, something happens to a fighter. */
function NewEnd({ editing }: { readonly editing: Editing }): React.ReactNode {
  const { draft, book, opened, change } = editing;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('rounds');
  const [rounds, setRounds] = useState(10);
  const fighters = fightersOf(draft);
  const [who, setWho] = useState('');
  const [place, setPlace] = useState('');
  const [state, setState] = useState('');
  const { ground } = opened;
  const conditions = book.entries.filter((entry) => entry.sort === 'condition');
  const name = fighters.some((fighter) => fighter.name === who) ? who : (fighters[0]?.name ?? '');
  const condition = conditions.find((entry) => entry.id === state) ?? conditions[0];
  const end = ((): End | null => {
    if (kind === 'rounds') return book.scene === null ? null : { title: text('ends-after', { rounds }), when: { [book.scene]: { round: rounds + 1 } } };
    if (name === '') return null;
    if (kind === 'reach') return endAt(editing, name, place);
    return condition === undefined ? null : { title: text('ends-is', { name, state: condition.name }), when: { [name]: { is: { [condition.id]: true } } } };
  })();
  return (
    <div className="new-end">
      <select aria-label={text('ends-kind')} value={kind} onChange={({ target: { value } }) => setKind(value as typeof kind)}>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {text(`ends-${one}`)}
          </option>
        ))}
      </select>
      {kind === 'rounds' && (
        <input
          type="number"
          min={1}
          max={500}
          value={rounds}
          aria-label={text('ends-rounds')}
          onChange={({ target: { value } }) => setRounds(Math.max(1, Number(value)))}
        />
      )}
      {kind !== 'rounds' && (
        <select aria-label={text('ends-who')} value={name} onChange={({ target: { value } }) => setWho(value)}>
          {fighters.map((fighter) => (
            <option key={fighter.name}>{fighter.name}</option>
          ))}
        </select>
      )}
      {kind === 'reach' && <PlaceChoice ground={ground} place={place} choose={setPlace} />}
      {kind === 'state' && <ConditionChoice conditions={conditions} condition={condition} choose={setState} />}
      <button
        type="button"
        className="quiet"
        disabled={end === null}
        onClick={() =>
          end !== null && change(text('step-end'), (now) => ({ ...now, ends: [...(Array.isArray(now.ends) ? (now.ends as readonly Json[]) : []), end] }))
        }
      >
        <Plus aria-hidden="true" /> {text('ends-add')}
      </button>
    </div>
  );
}

type End = { readonly title: string; readonly when: Json };

/** A fighter is at a place; null where there is no such place. */
function endAt({ opened: { ground }, book }: Editing, name: string, place: string): End | null {
  if (ground === null || book.place === null) return null;
  const { count, called } = planOf(ground);
  const at =
    Array.from({ length: count }, (_, one) => one).find((one) => called(one) === place.replaceAll(' ', '')) ??
    (ground.kind === 'regions' ? ground.regions.findIndex((region) => region.name === place) : -1);
  return at < 0 ? null : { title: text('ends-there', { name, place }), when: { [name]: { [book.place]: written(ground, book.at, at) } } };
}

interface ConditionChoiceProps {
  readonly conditions: Editing['book']['entries'];
  readonly condition: Editing['book']['entries'][number] | undefined;
  readonly choose: (id: string) => void;
}

function ConditionChoice({ conditions, condition, choose }: ConditionChoiceProps): React.ReactNode {
  return (
    <select aria-label={text('ends-state')} value={condition?.id ?? ''} onChange={({ target: { value } }) => choose(value)}>
      {conditions.map((entry) => (
        <option key={entry.id} value={entry.id}>
          {entry.name}
        </option>
      ))}
    </select>
  );
}

interface PlaceChoiceProps {
  readonly ground: Editing['opened']['ground'];
  readonly place: string;
  readonly choose: (place: string) => void;
}

function PlaceChoice({ ground, place, choose }: PlaceChoiceProps): React.ReactNode {
  return ground?.kind === 'regions' ? (
    <select aria-label={text('prepare-place')} value={place} onChange={({ target: { value } }) => choose(value)}>
      <option value="" />
      {ground.regions.map((region) => (
        <option key={region.name}>{region.name}</option>
      ))}
    </select>
  ) : (
    <input value={place} placeholder="3,4" maxLength={20} aria-label={text('prepare-place')} onChange={({ target: { value } }) => choose(value)} />
  );
}

/** Where the book allows several readings, and which one is played. */
export function Options({ editing: { draft, book, opened, change } }: { readonly editing: Editing }): React.ReactNode {
  const [wanted, setWanted] = useState('');
  const given =
    typeof draft.options === 'object' && draft.options !== null && !Array.isArray(draft.options) ? (draft.options as { readonly [name: string]: Json }) : {};
  const shown = book.options.filter(({ name }) => inWords(name).includes(wanted.toLowerCase()));
  const set = (name: string, to: Json | undefined): void =>
    change(text('step-option', { option: inWords(name) }), (now) => {
      const next = withAt(now, ['options', name], to);
      return Object.keys((next.options ?? {}) as object).length === 0 && now.options === undefined ? withAt(next, ['options'], undefined) : next;
    });
  const changed = Object.keys(given).length;
  return (
    <details className="options">
      <summary>
        {text('options')} <span className="badge">{changed > 0 ? text('options-changed', { count: changed }) : book.options.length}</span>
      </summary>
      <input
        type="search"
        value={wanted}
        aria-label={text('options-find')}
        placeholder={text('options-find')}
        onChange={({ target: { value } }) => setWanted(value)}
      />
      {opened.problems
        .filter(({ path }) => path.startsWith('options'))
        .map(({ path, expected }) => (
          <p className="warn" key={path}>
            {text('problem-at', { where: path, expected: expectedText(expected) })}
          </p>
        ))}
      <ul>
        {shown.map((option) => (
          <Option
            key={option.name}
            game={book.id}
            option={option}
            value={Object.hasOwn(given, option.name) ? given[option.name] : undefined}
            set={(to) => set(option.name, to)}
          />
        ))}
      </ul>
    </details>
  );
}

/** The own packs that this fight may use. */
export function OwnPacks({ editing: { draft, book, packs, change } }: { readonly editing: Editing }): React.ReactNode {
  const named = packsOf(draft);
  const all = [...new Set([...Object.keys(packs), ...named])];
  if (all.length === 0) return null;
  return (
    <details className="options" open={named.length > 0 || undefined}>
      <summary>
        {text('own-packs')} <span className="badge">{named.length}</span>
      </summary>
      <p className="soft">{text('own-packs-what')}</p>
      <ul>
        {all.map((name) => {
          const broken = book.broken.find((pack) => pack.name === name);
          return (
            <li key={name}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={named.includes(name)}
                  onChange={({ target: { checked } }) =>
                    change(text(checked ? 'step-pack' : 'step-pack-gone', { name: titleIn(packs, name) }), (now) =>
                      checked ? withPack(now, name) : withoutPack(now, name),
                    )
                  }
                />{' '}
                {titleIn(packs, name)}
              </label>
              {!Object.hasOwn(packs, name) && <p className="warn">{text('own-packs-gone')}</p>}
              {broken?.problems.map(({ path, expected }) => (
                <p className="warn" key={path}>
                  {text('problem-at', { where: path, expected: expectedText(expected) })}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function titleIn(packs: Editing['packs'], name: string): string {
  if (!Object.hasOwn(packs, name)) return name;
  const { title } = JSON.parse(packs[name]) as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? title : name;
}

interface OptionProps {
  readonly game: string;
  readonly option: OptionOfBook;
  readonly value: Json | undefined;
  readonly set: (to: Json | undefined) => void;
}

/** One way to read the book, with the rule that it settles. */
function Option({ game, option: { name, rule, values, usual }, value, set }: OptionProps): React.ReactNode {
  const [isOpen, setOpen] = useState(false);
  const said = (one: Json): string => (typeof one === 'boolean' ? text(one ? 'options-yes' : 'options-no') : inWords(String(one)));
  return (
    <li className={value === undefined ? '' : 'own'}>
      <label>
        <span>{inWords(name)}</span>
        <select
          value={JSON.stringify(value ?? usual)}
          onChange={({ target }) => set(target.value === JSON.stringify(usual) ? undefined : (JSON.parse(target.value) as Json))}
        >
          {values.map((value) => (
            <option key={JSON.stringify(value)} value={JSON.stringify(value)}>
              {JSON.stringify(value) === JSON.stringify(usual) ? text('options-usual', { value: said(value) }) : said(value)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="rule" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('options-what')}
      </button>
      {isOpen && <Meaning game={game} rule={rule} />}
    </li>
  );
}

/** The rule that an option settles, in the words of the rules. */
function Meaning({ game, rule }: { readonly game: string; readonly rule: string }): React.ReactNode {
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    fetchJson<{ readonly text: string; readonly ruling: string | null }>(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}`).then(
      (sheet) => setTold([sheet.text, sheet.ruling ?? ''].filter(Boolean).join(' ')),
      (thrown: Error) => setTold(thrown.message),
    );
  }, [game, rule]);
  return <p className="soft meaning">{told ?? '…'}</p>;
}

/** The notes on the fight, and the seed of its dice. */
export function NoteAndSeed({ editing: { draft, change } }: { readonly editing: Editing }): React.ReactNode {
  return (
    <section className="notes-of">
      <label>
        <h3>{text('prepare-note')}</h3>
        <textarea
          rows={3}
          maxLength={10_000}
          value={typeof draft.note === 'string' ? draft.note : ''}
          onChange={({ target: { value } }) => change(text('step-note'), (now) => withAt(now, ['note'], value === '' ? undefined : value), 'note')}
        />
      </label>
      <label className="field text">
        <span>{text('prepare-seed')}</span>
        <input
          value={typeof draft.seed === 'string' ? draft.seed : ''}
          maxLength={200}
          placeholder="1"
          onChange={({ target: { value } }) => change(text('step-seed'), (now) => withAt(now, ['seed'], value === '' ? undefined : value), 'seed')}
        />
      </label>
    </section>
  );
}

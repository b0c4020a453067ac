import type { Json } from '@riposte/kernel';
import { ArrowLeft, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CarriedList } from '../carried-list.tsx';
import { fightFile } from '../fight-file.ts';
import { expectedText, text } from '../language.ts';
import { lettersOf } from '../letters.ts';
import { capital } from '../text.ts';
import { Chip } from '../token.tsx';
import { bench } from '../workbench/bench.ts';
import type { Entry } from '../workbench/requests.ts';
import { baseOf, carriedOf, fightersOf, ordersOf, packsOf, renamed, sidesOf, withCarried, withoutFighters } from './changes.ts';
import { type Draft, valueAt, withAt } from './document.ts';
import { add, type Editing, entryOf } from './editing.ts';
import { SchemaForm } from './form.tsx';

/** The keys that have their own fields. */
const APART = ['name', 'side', 'creature', 'at'];

/** One fighter: its entry in the file, and the fields that its game has. */
export function FighterPanel({ editing, nth }: FighterProps): React.ReactNode {
  const { draft, book, opened, change } = editing;
  const fighter = fightersOf(draft)[nth];
  const entry = entryOf(book, fighter);
  const { name } = fighter;
  const facts = opened.standing.find((one) => one.nth === nth)?.facts ?? {};
  const sides = sidesOf(draft);
  const wrong = (path: string): string | null => {
    const here = `fighters[${nth}]${path === '' ? '' : `.${path}`}`;
    return opened.problems.find((problem) => problem.path === here || (path !== '' && problem.path.startsWith(`${here}[`)))?.expected ?? null;
  };
  const fault = wrong('') ?? APART.map(wrong).find((one) => one !== null) ?? null;
  return (
    <section className="one-fighter" aria-label={name}>
      <FighterBar editing={editing} nth={nth} />
      <div className="who">
        <Chip side={Math.max(0, sides.indexOf(fighter.side))} letters={lettersOf(fightersOf(draft).map((fighter) => fighter.name))[nth]} />
        <input
          className="bare big"
          value={name}
          maxLength={80}
          aria-label={text('prepare-name')}
          onChange={({ target: { value } }) => change(text('step-name', { name: value }), (now) => renamed(now, nth, value), `name ${nth}`)}
        />
      </div>
      {fault !== null && <p className="warn">{text('problem', { expected: expectedText(fault) })}</p>}
      <FighterFields editing={editing} nth={nth} />
      {entry !== undefined && <Kind entry={entry} />}
      <BeginsWith editing={editing} name={name} />
      <h3>{text('prepare-own')}</h3>
      <SchemaForm
        shape={book.fighter}
        value={fighter}
        without={APART}
        wrong={wrong}
        usual={(path) => valueAt(facts as Json, path)}
        words={(key) => wordsFor(inPlay(book.entries, draft), key)}
        set={(path, to, typing) =>
          change(
            text('step-set', { name, what: String(path[0]) }),
            (now) => withAt(now, ['fighters', nth, ...path], to),
            typing ? `${path.join('.')} ${nth}` : undefined,
          )
        }
      />
      <Orders editing={editing} name={name} />
    </section>
  );
}

interface FighterProps {
  readonly editing: Editing;
  readonly nth: number;
}

/** Goes back to all fighters, copies this one, or deletes it. */
function FighterBar({ editing, nth }: FighterProps): React.ReactNode {
  const { draft, opened, change, choose } = editing;
  const fighter = fightersOf(draft)[nth];
  const { name } = fighter;
  return (
    <div className="line">
      <button type="button" className="quiet" onClick={() => choose(null)}>
        <ArrowLeft aria-hidden="true" /> {text('prepare-all')}
      </button>
      <span className="grow" />
      <button
        type="button"
        className="quiet square"
        aria-label={text('prepare-copy', { name })}
        title={text('prepare-copy', { name })}
        onClick={() => {
          const { name: _name, side, at: _at, ...made } = fighter;
          void add(
            editing,
            { name: baseOf(name), count: 1, made },
            side,
            opened.standing.find((one) => one.nth === nth)?.places[0] ?? null,
            text('step-copy', { name }),
          );
        }}
      >
        <Copy aria-hidden="true" />
      </button>
      <button
        type="button"
        className="quiet square"
        aria-label={text('prepare-remove', { name })}
        title={text('prepare-remove', { name })}
        onClick={() => {
          choose(null);
          change(text('step-remove', { name }), (now) => withoutFighters(now, new Set([nth])));
        }}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  );
}

/** The side, the creature and the place of a fighter. */
function FighterFields({ editing, nth }: FighterProps): React.ReactNode {
  const { draft, book, opened, change } = editing;
  const fighter = fightersOf(draft)[nth];
  const { name } = fighter;
  const at = typeof fighter.at === 'string' ? fighter.at : Array.isArray(fighter.at) ? fighter.at.join(',') : '';
  const set = (key: string, to: string): void =>
    change(text('step-set', { name, what: key }), (now) => withAt(now, ['fighters', nth, key], to), `${key} ${nth}`);
  const regions = opened.ground?.kind === 'regions' ? opened.ground.regions.map((region) => region.name) : null;
  return (
    <div className="fields">
      <label className="field choice">
        <span>{text('prepare-side')}</span>
        <select value={fighter.side} onChange={({ target: { value } }) => set('side', value)}>
          {[...new Set([...sidesOf(draft), fighter.side])].map((side) => (
            <option key={side}>{side}</option>
          ))}
        </select>
      </label>
      <label className="field choice">
        <span>{text('prepare-kind')}</span>
        <select value={String(fighter.creature ?? '')} onChange={({ target: { value } }) => set('creature', value)}>
          {entryOf(book, fighter) === undefined && (
            <option value={String(fighter.creature ?? '')}>{String(fighter.creature ?? text('prepare-no-kind'))}</option>
          )}
          {inPlay(book.entries, draft).flatMap(({ fighter: made, id, name: called, pack }) =>
            made === undefined || !('creature' in made)
              ? []
              : [
                  <option key={`${pack?.name} ${id}`} value={String(made.creature)}>
                    {capital(called)}
                  </option>,
                ],
          )}
        </select>
      </label>
      <label className="field text">
        <span>{text('prepare-place')}</span>
        {regions === null ? (
          <input
            value={at}
            maxLength={80}
            onChange={({ target: { value } }) => {
              const pair = value.split(',').map(Number);
              const to = book.at === 'pair' && pair.length === 2 && pair.every(Number.isInteger) ? pair : value;
              change(text('step-move', { name }), (now) => withAt(now, ['fighters', nth, 'at'], to), `at ${nth}`);
            }}
          />
        ) : (
          <select value={at} onChange={({ target: { value } }) => set('at', value)}>
            {[...new Set([...regions, at])].map((region) => (
              <option key={region}>{region}</option>
            ))}
          </select>
        )}
      </label>
    </div>
  );
}

/** The names for a list: things of the kind that its key means come first. */
function wordsFor(entries: readonly Entry[], key: string): readonly string[] {
  const sort = ['gear', 'spell', 'trait'].find((one) => key.startsWith(one)) ?? 'gear';
  const things = entries.filter((entry) => entry.sort !== 'creature' && entry.sort !== 'condition');
  return [...things.filter((entry) => entry.sort === sort), ...things.filter((entry) => entry.sort !== sort)].map(({ id }) => id);
}

/** The entries of the book and of the packs that a fight names. */
function inPlay(entries: readonly Entry[], draft: Draft): readonly Entry[] {
  const named = packsOf(draft);
  return entries.filter(({ pack }) => pack === undefined || named.includes(pack.name));
}

/** The values that all fighters of its kind have. */
function Kind({ entry: { name, summary, lines } }: { readonly entry: Entry }): React.ReactNode {
  return (
    <details className="kind">
      <summary>{capital(name)}</summary>
      <p>{summary}</p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What the fighter brings from another fight. */
function BeginsWith({ editing: { draft, change, opened }, name }: { readonly editing: Editing; readonly name: string }): React.ReactNode {
  const carried = carriedOf(draft, name);
  if (carried === null) return null;
  const wrong = opened.problems.filter(({ path }) => path.startsWith(`carried.${name}`));
  return (
    <section className="begins" aria-label={text('prepare-carried')}>
      <h3>{text('prepare-carried')}</h3>
      {carried.from !== '' && <p className="soft">{text('prepare-carried-from', { title: carried.from, on: carried.on })}</p>}
      <CarriedList carried={carried} />
      {wrong.map(({ path, expected }) => (
        <p className="warn" key={path}>
          {text('problem-at', { where: path, expected: expectedText(expected) })}
        </p>
      ))}
      <button type="button" className="quiet" onClick={() => change(text('step-carried-gone', { name }), (now) => withCarried(now, name, null))}>
        {text('prepare-carried-drop')}
      </button>
    </section>
  );
}

/** Answers given in advance, in words. */
function Orders({ editing: { draft, packs, change, opened }, name }: { readonly editing: Editing; readonly name: string }): React.ReactNode {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const own = ordersOf(draft)[name] ?? [];
  const wrong = fault ?? opened.problems.find(({ path }) => path.startsWith(`orders.${name}`))?.expected;
  const put = (orders: readonly string[]): void =>
    change(text('step-orders', { name }), (now) => {
      const all = { ...ordersOf(now), [name]: orders };
      const kept = Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0));
      return withAt(now, ['orders'], Object.keys(kept).length === 0 ? undefined : kept);
    });
  return (
    <div className="orders-of">
      <h3>{text('prepare-orders')}</h3>
      <ul>
        {own.map((order, nth) => (
          <li key={order}>
            <span className="grow">{order}</span>
            <button
              type="button"
              className="quiet square"
              aria-label={text('form-take-away', { name: order })}
              onClick={() => put(own.filter((_, other) => other !== nth))}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const order = typed.trim();
          if (order === '') return;
          void bench('order', { ...fightFile(draft, packs), who: name, order }).then((why) => {
            setFault(why);
            if (why !== null) return;
            put([...own, order]);
            setTyped('');
          });
        }}
      >
        <input
          value={typed}
          maxLength={200}
          aria-label={text('prepare-new-order')}
          placeholder={text('prepare-order-sample')}
          onChange={({ target: { value } }) => setTyped(value)}
        />
      </form>
      {wrong !== undefined && <p className="warn">{wrong}</p>}
    </div>
  );
}

import type { Json } from '@riposte/kernel';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { expectedText, text } from '../language.ts';
import { inWords } from '../text.ts';
import type { Shape } from '../workbench/requests.ts';
import { called } from './called.ts';
import { type Path, valueAt } from './document.ts';

/** A form of a schema. It says what is given; where nothing is, the rules have their own. */
export interface FormProps {
  readonly shape: Shape;
  /** What is given so far; undefined = nothing. */
  readonly value: Json | undefined;
  /** Sets a value at a path below; undefined removes it. `typing` = the user types in that field. */
  readonly set: (path: Path, to: Json | undefined, typing: boolean) => void;
  /** What words a list of names may hold, by its key; empty = any. */
  readonly words: (key: string) => readonly string[];
  /** What is wrong at a place below, as "gear[0]"; null = nothing. */
  readonly wrong: (path: string) => string | null;
  /** What there is where nothing is given; undefined = that is not known. */
  readonly usual?: (path: Path) => Json | undefined;
  /** Keys that are set elsewhere. */
  readonly without?: readonly string[];
}

/** All keys of an object, those that are given first. */
export function SchemaForm({ shape, value, set, words, wrong, usual = () => undefined, without = [] }: FormProps): React.ReactNode {
  const keys = Object.keys(shape.properties ?? {}).filter((key) => !without.includes(key));
  return (
    <div className="fields">
      {keys.map((key) => (
        <Field
          key={key}
          name={key}
          at={[key]}
          shape={shape.properties![key]}
          value={valueAt(value, [key])}
          set={set}
          words={words}
          wrong={wrong}
          usual={usual}
        />
      ))}
    </div>
  );
}

interface FieldProps extends Required<Pick<FormProps, 'set' | 'words' | 'wrong' | 'usual'>> {
  readonly name: string;
  readonly at: Path;
  readonly shape: Shape;
  readonly value: Json | undefined;
}

const pathText = (path: Path): string => path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

/** One value by what its schema says of it. What no form can say is left as it is, and said. */
export function Field(props: FieldProps): React.ReactNode {
  const { name, at, shape, value, wrong } = props;
  const id = useId();
  const fault = wrong(pathText(at));
  const kind = kindOf(shape);
  if (kind === 'object') return <Group {...props} />;
  if (kind === 'things') return <Things {...props} />;
  const label = called(shape, name);
  return (
    <div className={`field ${kind}`}>
      <span>
        <label htmlFor={id} title={shape.description}>
          {label}
        </label>
        {shape.description !== undefined && <small>{shape.description}</small>}
      </span>
      <Control {...props} id={id} kind={kind} />
      {value !== undefined && kind !== 'flag' && kind !== 'list' && (
        <button
          type="button"
          className="quiet square reset"
          aria-label={text('form-reset', { name: label })}
          title={text('form-reset', { name: label })}
          onClick={() => props.set(at, undefined, false)}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {fault !== null && <p className="warn">{text('problem', { expected: expectedText(fault) })}</p>}
    </div>
  );
}

type Kind = 'number' | 'numbers' | 'flag' | 'choice' | 'text' | 'list' | 'choices' | 'things' | 'object' | 'other';

/** The words or numbers of which one is chosen; null = it is no choice. */
function choicesOf({ enum: words, anyOf }: Shape): readonly Json[] | null {
  if (words !== undefined) return words;
  const constants = anyOf?.flatMap(({ const: one }) => (one === undefined ? [] : [one])) ?? [];
  return constants.length > 0 && constants.length === anyOf?.length ? constants : null;
}

/** How many numbers stand in a row, as the three of a range; 0 = it is no such row. */
function rowOf({ prefixItems, anyOf }: Shape): number {
  const row = prefixItems ?? anyOf?.find((one) => one.prefixItems !== undefined)?.prefixItems ?? [];
  return row.every(({ type }) => type === 'integer' || type === 'number') ? row.length : 0;
}

function kindOf(shape: Shape): Kind {
  const { type, properties, propertyNames, items, anyOf } = shape;
  if (choicesOf(shape) !== null) return 'choice';
  if (rowOf(shape) > 0) return 'numbers';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'flag';
  if (type === 'string') return 'text';
  if (type === 'array' && typeof items === 'object')
    return items.enum !== undefined ? 'choices' : namesIn(items) ? 'list' : items.properties !== undefined ? 'things' : 'other';
  if (type === 'object' && (properties !== undefined || propertyNames !== undefined)) return 'object';
  if (anyOf !== undefined && anyOf.some(({ type: one }) => one === 'integer' || one === 'string')) return 'text';
  return 'other';
}

/** Whether the things of a list can be names. */
const namesIn = ({ type, anyOf = [] }: Shape): boolean => type === 'string' || anyOf.some((one) => one.type === 'string');

function Control({ id, kind, at, name, shape, value, set, words, usual }: FieldProps & { readonly id: string; readonly kind: Kind }): React.ReactNode {
  const known = usual(at);
  // Where one of some words is chosen, a number is only how the rules count them.
  const isSaid = kind !== 'choice' || choicesOf(shape)!.includes(known ?? null);
  const own = !isSaid ? text('form-own') : typeof known === 'number' || typeof known === 'string' ? text('form-own-is', { value: known }) : text('form-own');
  if (kind === 'number')
    return (
      <input
        id={id}
        type="number"
        min={shape.minimum}
        max={shape.maximum}
        value={typeof value === 'number' ? value : ''}
        placeholder={own}
        onChange={({ target }) => set(at, target.value === '' ? undefined : Number(target.value), true)}
      />
    );
  if (kind === 'numbers') {
    const numbers = (list: Json | undefined): readonly Json[] => (Array.isArray(list) ? list : []);
    const row = Array.from({ length: rowOf(shape) }, (_, nth) => numbers(value)[nth] ?? numbers(known)[nth] ?? 0);
    return (
      <span className="numbers">
        {row.map((_, nth) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- places of a row
            key={nth}
            id={nth === 0 ? id : undefined}
            type="number"
            aria-label={text('form-nth', { name: called(shape, name), nth: nth + 1 })}
            value={typeof numbers(value)[nth] === 'number' ? String(numbers(value)[nth]) : ''}
            placeholder={typeof numbers(known)[nth] === 'number' ? String(numbers(known)[nth]) : '–'}
            onChange={({ target }) => set(at, row.map((one, other) => (other === nth ? Number(target.value) : one)) as Json, true)}
          />
        ))}
      </span>
    );
  }
  if (kind === 'flag') {
    const usual = typeof known === 'boolean' ? known : shape.default === true;
    const now = typeof value === 'boolean' ? value : usual;
    return <input id={id} type="checkbox" checked={now} onChange={({ target: { checked } }) => set(at, checked === usual ? undefined : checked, false)} />;
  }
  if (kind === 'choice')
    return (
      <select
        id={id}
        value={value === undefined ? '' : JSON.stringify(value)}
        onChange={({ target }) => set(at, target.value === '' ? undefined : (JSON.parse(target.value) as Json), false)}
      >
        <option value="">{shape.default === undefined ? own : String(shape.default)}</option>
        {choicesOf(shape)!.map((one) => (
          <option key={String(one)} value={JSON.stringify(one)}>
            {inWords(String(one)).replaceAll('-', ' ')}
          </option>
        ))}
      </select>
    );
  if (kind === 'list' || kind === 'choices') {
    const items = shape.items as Shape;
    return (
      <Names
        id={id}
        name={called(shape, name)}
        list={Array.isArray(value) ? value : null}
        usual={Array.isArray(known) ? known.map(String) : []}
        words={items.enum?.map(String) ?? words(name)}
        set={(list) => set(at, list, false)}
      />
    );
  }
  if (kind === 'text')
    return (
      <input
        id={id}
        type="text"
        maxLength={shape.maxLength}
        value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
        placeholder={own}
        onChange={({ target }) => set(at, target.value === '' ? undefined : typedOf(shape, target.value), true)}
      />
    );
  return value === undefined ? <span className="soft">{text('form-own')}</span> : <code>{JSON.stringify(value)}</code>;
}

/** What was typed, as a number where the schema takes one. */
function typedOf({ type, anyOf = [] }: Shape, typed: string): Json {
  const takesNumber = type === undefined && anyOf.some((one) => one.type === 'integer');
  return takesNumber && /^-?\d+$/.test(typed) ? Number(typed) : typed;
}

interface NamesProps {
  readonly id: string;
  readonly name: string;
  /** null = as the creature has it. */
  readonly list: readonly Json[] | null;
  /** What the creature has. */
  readonly usual: readonly string[];
  readonly words: readonly string[];
  readonly set: (list: readonly Json[] | undefined) => void;
}

/** A list of names, each to take away, and one more to add. */
function Names({ id, name, list, usual, words, set }: NamesProps): React.ReactNode {
  const [typed, setTyped] = useState('');
  const options = `${id}-words`;
  const bring = (): void => {
    if (typed.trim() === '') return;
    set([...(list ?? usual), typed.trim()]);
    setTyped('');
  };
  const said = (one: Json): string =>
    typeof one === 'object' && one !== null && !Array.isArray(one) && 'name' in one ? String((one as { readonly name: Json }).name) : String(one);
  return (
    <div className="names">
      {list === null && <span className="soft">{usual.length === 0 ? text('form-own') : text('form-own-is', { value: usual.join(', ') })}</span>}
      {list?.map((one, nth) => (
        <span className="badge" key={nth}>
          {said(one)}
          <button
            type="button"
            className="plain"
            aria-label={text('form-take-away', { name: said(one) })}
            onClick={() => set(list.filter((_, other) => other !== nth))}
          >
            <X aria-hidden="true" />
          </button>
        </span>
      ))}
      {list !== null && (
        <button type="button" className="rule" onClick={() => set(undefined)}>
          {text('form-own-again')}
        </button>
      )}
      <span className="more">
        <input
          id={id}
          type="text"
          list={options}
          value={typed}
          placeholder={text('form-more')}
          maxLength={80}
          onChange={({ target: { value } }) => setTyped(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            bring();
          }}
        />
        <button type="button" className="quiet square" aria-label={text('form-add-to', { name })} disabled={typed.trim() === ''} onClick={bring}>
          <Plus aria-hidden="true" />
        </button>
      </span>
      <datalist id={options}>
        {words.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  );
}

/** Several of the same, each with its own fields: styles, resistances, what is added to numbers. */
function Things({ name, at, shape, value, set, words, wrong, usual }: FieldProps): React.ReactNode {
  const { properties = {} } = shape.items as Shape;
  const list = Array.isArray(value) ? value : [];
  const fault = wrong(pathText(at));
  const title = called(shape, name);
  return (
    <details className="group things" open={list.length > 0 || undefined}>
      <summary>
        {title} {list.length > 0 && <span className="badge">{list.length}</span>}
      </summary>
      {shape.description !== undefined && <p className="soft">{shape.description}</p>}
      {fault !== null && <p className="warn">{text('problem', { expected: expectedText(fault) })}</p>}
      {list.map((thing: Json, nth) => (
        <fieldset key={nth}>
          <legend>{text('form-nth', { name: title, nth: nth + 1 })}</legend>
          {Object.entries(properties).map(([key, own]) => (
            <Field key={key} name={key} at={[...at, nth, key]} shape={own} value={valueAt(thing, [key])} set={set} words={words} wrong={wrong} usual={usual} />
          ))}
          <button
            type="button"
            className="quiet"
            onClick={() => set(at, list.length === 1 ? undefined : (list.filter((_, other) => other !== nth) as Json), false)}
          >
            <X aria-hidden="true" /> {text('form-take-away', { name: text('form-nth', { name: title, nth: nth + 1 }) })}
          </button>
        </fieldset>
      ))}
      <button type="button" className="quiet" onClick={() => set([...at, list.length], {}, false)}>
        <Plus aria-hidden="true" /> {text('form-add-to', { name: title })}
      </button>
    </details>
  );
}

/** A group of values under one name: the numbers of a fighter, its skills. */
function Group({ name, at, shape, value, set, words, wrong, usual }: FieldProps): React.ReactNode {
  const { properties = {}, propertyNames, additionalProperties } = shape;
  const inner = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const open = propertyNames?.enum?.map(String) ?? [];
  const keys = [...new Set([...Object.keys(properties), ...given, ...open])];
  const [typed, setTyped] = useState('');
  const fault = wrong(pathText(at));
  return (
    <details className="group" open={given.length > 0 || undefined}>
      <summary>
        {called(shape, name)} {given.length > 0 && <span className="badge">{given.length}</span>}
      </summary>
      {shape.description !== undefined && <p className="soft">{shape.description}</p>}
      {fault !== null && <p className="warn">{text('problem', { expected: expectedText(fault) })}</p>}
      {keys.map((key) => {
        const own = properties[key] ?? inner;
        return own === undefined ? null : (
          <Field key={key} name={key} at={[...at, key]} shape={own} value={valueAt(value, [key])} set={set} words={words} wrong={wrong} usual={usual} />
        );
      })}
      {inner !== undefined && open.length === 0 && (
        <span className="more">
          <input
            type="text"
            value={typed}
            aria-label={text('form-new-key', { name: called(shape, name) })}
            placeholder={text('form-more')}
            maxLength={80}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button
            type="button"
            className="quiet square"
            aria-label={text('form-add-to', { name: called(shape, name) })}
            disabled={typed.trim() === ''}
            onClick={() => {
              set([...at, typed.trim()], kindOf(inner) === 'number' ? 0 : '', false);
              setTyped('');
            }}
          >
            <Plus aria-hidden="true" />
          </button>
        </span>
      )}
    </details>
  );
}

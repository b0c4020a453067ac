import type { Json } from '@riposte/kernel';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { expectedText, text } from '../language.ts';
import { heading, inWords } from '../text.ts';
import type { Shape } from '../workbench/requests.ts';
import { called } from './called.ts';
import { type Path, valueAt } from './document.ts';
import { choicesOf, fieldsOf, type Kind, kindOf, listIn, rowOf, takesNone } from './kinds.ts';

/** A form made from a schema. It shows the values in the file; the rules have defaults for the rest. */
export interface FormProps {
  readonly shape: Shape;
  /** The value in the file; undefined = none. */
  readonly value: Json | undefined;
  /** Sets a value at a path below; undefined removes it. `typing` = the user types in that field. */
  readonly set: (path: Path, to: Json | undefined, typing: boolean) => void;
  /** The words that a list of names may contain, by its key; empty = any. */
  readonly words: (key: string) => readonly string[];
  /** The error at a place below, such as "gear[0]"; null = none. */
  readonly wrong: (path: string) => string | null;
  /** The default of the rules; undefined = not known. */
  readonly usual?: (path: Path) => Json | undefined;
  /** Keys that are set elsewhere. */
  readonly without?: readonly string[];
}

/** All keys of an object; those with a value come first. */
export function SchemaForm({ shape, value, set, words, wrong, usual = () => undefined, without = [] }: FormProps): React.ReactNode {
  const keys = Object.keys(shape.properties ?? {}).filter((key) => !without.includes(key));
  return (
    <div className="fields">
      {keys.map((key) => (
        <ShapeField
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

interface ShapeFieldProps extends Required<Pick<FormProps, 'set' | 'words' | 'wrong' | 'usual'>> {
  readonly name: string;
  readonly at: Path;
  readonly shape: Shape;
  readonly value: Json | undefined;
}

/** What a field is called, as the beginning of a line. */
const headed = (shape: Shape, name: string): string => heading(called(shape, name));

const pathText = (path: Path): string => path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

/** The field for one value, by its schema. A value that no form can show stays as it is, and the form says so. */
function ShapeField(props: ShapeFieldProps): React.ReactNode {
  const { name, at, shape, value, wrong } = props;
  const id = useId();
  const fault = wrong(pathText(at));
  const kind = kindOf(shape);
  if (kind === 'object') return <Group {...props} />;
  if (kind === 'things') return <Things {...props} />;
  const list = listIn(shape);
  if (list !== undefined && Array.isArray(value)) return <Things {...props} shape={{ ...list, title: shape.title, description: shape.description }} />;
  const canBeNone = takesNone(shape) && kind !== 'choice';
  const label = headed(shape, name);
  return (
    <div className={`field ${kind}`}>
      <span>
        <label htmlFor={id} title={shape.description}>
          {label}
        </label>
        {shape.description !== undefined && <small>{shape.description}</small>}
      </span>
      <Control {...props} id={id} kind={kind} />
      {canBeNone && (
        <label className="check">
          <input type="checkbox" checked={value === null} onChange={({ target }) => props.set(at, target.checked ? null : undefined, false)} />{' '}
          {text('form-none')}
        </label>
      )}
      {list !== undefined && (
        <button type="button" className="rule" onClick={() => props.set(at, [{}], false)}>
          {text('form-one-by-one')}
        </button>
      )}
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

function Control({ id, kind, at, name, shape, value, set, words, usual }: ShapeFieldProps & { readonly id: string; readonly kind: Kind }): React.ReactNode {
  const known = usual(at);
  // If words can be chosen, a number is only the internal form of a word.
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
  if (kind === 'numbers') return <NumbersRow id={id} name={name} at={at} shape={shape} value={value} set={set} known={known} />;
  if (kind === 'flag') {
    const usual = typeof known === 'boolean' ? known : shape.default === true;
    const now = typeof value === 'boolean' ? value : usual;
    return <input id={id} type="checkbox" checked={now} onChange={({ target: { checked } }) => set(at, checked === usual ? undefined : checked, false)} />;
  }
  if (kind === 'choice') return <OneOf id={id} at={at} shape={shape} value={value} set={set} own={own} />;
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

type ControlOf = Pick<ShapeFieldProps, 'at' | 'shape' | 'value' | 'set'> & { readonly id: string };

/** Numbers in a row, each with its default. */
function NumbersRow({ id, name, at, shape, value, set, known }: ControlOf & { readonly name: string; readonly known: Json | undefined }): React.ReactNode {
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

/** One of some words or numbers. */
function OneOf({ id, at, shape, value, set, own }: ControlOf & { readonly own: string }): React.ReactNode {
  return (
    <select
      id={id}
      value={value === undefined ? '' : JSON.stringify(value)}
      onChange={({ target }) => set(at, target.value === '' ? undefined : (JSON.parse(target.value) as Json), false)}
    >
      <option value="">{shape.default === undefined ? own : String(shape.default)}</option>
      {choicesOf(shape)!.map((one) => (
        <option key={String(one)} value={JSON.stringify(one)}>
          {one === null ? text('form-none') : inWords(String(one)).replaceAll('-', ' ')}
        </option>
      ))}
    </select>
  );
}

/** The typed text, as a number if the schema takes one. */
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

/** A list of names: remove any, add one more. */
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

/** A list of records with fields: styles, resistances, bonuses. */
function Things({ name, at, shape, value, set, words, wrong, usual }: ShapeFieldProps): React.ReactNode {
  const fields = fieldsOf(shape.items as Shape);
  // A row keeps its length when a value is removed.
  const isRow = fields[0][0] === 0;
  const list = Array.isArray(value) ? value : [];
  const fault = wrong(pathText(at));
  const title = headed(shape, name);
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
          {fields.map(([key, own]) => (
            <ShapeField
              key={key}
              name={isRow ? String(Number(key) + 1) : String(key)}
              at={[...at, nth, key]}
              shape={own}
              value={valueAt(thing, [key])}
              set={isRow ? (path, to, typing) => set(path, to ?? '', typing) : set}
              words={words}
              wrong={wrong}
              usual={usual}
            />
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
      <button type="button" className="quiet" onClick={() => set([...at, list.length], isRow ? fields.map(([, one]) => choicesOf(one)?.[0] ?? '') : {}, false)}>
        <Plus aria-hidden="true" /> {text('form-add-to', { name: title })}
      </button>
    </details>
  );
}

/** The value of a new entry until the user fills it in. */
const FIRST: { readonly [kind in Kind]?: Json } = { number: 0, list: [], other: [] };

/** A group of values under one name: the numbers of a fighter, its skills. */
function Group({ name, at, shape, value, set, words, wrong, usual }: ShapeFieldProps): React.ReactNode {
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
        {headed(shape, name)} {given.length > 0 && <span className="badge">{given.length}</span>}
      </summary>
      {shape.description !== undefined && <p className="soft">{shape.description}</p>}
      {fault !== null && <p className="warn">{text('problem', { expected: expectedText(fault) })}</p>}
      {keys.map((key) => {
        const own = properties[key] ?? inner;
        return own === undefined ? null : (
          <ShapeField key={key} name={key} at={[...at, key]} shape={own} value={valueAt(value, [key])} set={set} words={words} wrong={wrong} usual={usual} />
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
              set([...at, typed.trim()], FIRST[kindOf(inner)] ?? '', false);
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

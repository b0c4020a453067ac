import { chosenAt, listOf, numberOf } from '@riposte/files';
import type { CharacterField, ListField, ManyField, NumberField, OneField, RanksField } from '@riposte/ruleset';
import { X } from 'lucide-react';
import { useState } from 'react';
import { text } from '../language.ts';
import { lineText, looking, numberText, type Place, useMaker, type Worded, worded } from './maker.ts';
import { Picker, Words } from './picker.tsx';
import { Stepper } from './stepper.tsx';

interface SheetFieldProps<F> {
  readonly field: F;
  /** Where the item of a list stands to which the field belongs; empty for a field of the character. */
  readonly before: Place;
  /** The title above, which need not be said twice. */
  readonly under?: string | undefined;
}

/** One choice, whatever its kind. */
export function SheetField({ field, before, under }: SheetFieldProps<CharacterField>): React.ReactNode {
  switch (field.kind) {
    case 'number':
      return <NumberChoice field={field} before={before} />;
    case 'one':
      return <OneChoice field={field} before={before} under={under} />;
    case 'many':
      return <ManyChoice field={field} before={before} under={under} />;
    case 'ranks':
      return <RanksChoice field={field} before={before} under={under} />;
    case 'list':
      return <ListChoice field={field} under={under} />;
    case 'toggle':
      return <ToggleChoice field={field} before={before} />;
    case 'text':
      return <TextChoice field={field} before={before} />;
    case 'words':
      return <WordsChoice field={field} before={before} under={under} />;
  }
}

/** The title and the sentence above a choice. */
function Head({ field: { title, says }, under }: { readonly field: CharacterField; readonly under: string | undefined }): React.ReactNode {
  return (
    <div className="choice-head">
      {title !== under && <h3>{title}</h3>}
      <small>{says}</small>
    </div>
  );
}

/** A number as its book writes it: with a sign where it can be below 0. */
const shownAs = (value: unknown, { least }: NumberField): string => numberText(value, least < 0);

function NumberChoice({ field, before }: SheetFieldProps<NumberField>): React.ReactNode {
  const { choices, built, change, look } = useMaker();
  const { title, says, least, most, usual, none, makes, required = false } = field;
  const place = [...before, ...field.path];
  const value = numberOf(field, chosenAt(choices, before));
  const result = makes === undefined || built?.fighter == null ? undefined : chosenAt(built.fighter, makes);
  const isOther = result !== undefined && result !== null && result !== value;
  const set = (next: number): void => change(place, next === usual && !required ? undefined : next, `${title} ${next}`);
  return (
    <div className="number-choice">
      <span className="called">
        <b>{title}</b>
        <small>{says}</small>
        {isOther && <small className="makes">{text('maker-result', { value: numberText(result) })}</small>}
        {none !== undefined && (
          <label className="nothing">
            <input
              type="checkbox"
              checked={value === null}
              onChange={({ target }) => change(place, target.checked ? null : undefined, target.checked ? none : `${title} ${usual}`)}
            />{' '}
            {none}
          </label>
        )}
      </span>
      {value !== null && (
        <Stepper
          title={title}
          shown={shownAs(value, field)}
          value={value}
          least={least}
          most={most}
          set={set}
          look={(next) => look(place, next, `${title} ${next}`)}
        />
      )}
    </div>
  );
}

/** Options of which more are a list that opens; so is what most leave out. */
const MAX_CARDS = 13;

function OneChoice({ field, before, under }: SheetFieldProps<OneField>): React.ReactNode {
  const { entries, choices, change, look } = useMaker();
  const { title, options, none } = field;
  const place = [...before, ...field.path];
  const chosen = chosenAt(choices, place) ?? field.usual ?? '';
  const all = options.map((option) => worded(option, entries));
  const name = (value: string): string => `${title}: ${all.find((option) => option.value === value)?.title ?? none ?? value}`;
  const set = (value: string): void => change(place, value === '' ? undefined : value, name(value));
  const isList = all.length > MAX_CARDS || none !== undefined;
  const said = all.find((option) => option.value === chosen)?.says ?? '';
  // What an older version knew stays to be seen, and can be left.
  const odd = typeof chosen === 'string' && chosen !== '' && !all.some(({ value }) => value === chosen) ? [worded({ value: chosen }, entries)] : [];
  const nothing = none === undefined ? [] : [{ value: '', title: none ?? text('maker-none'), says: '', icon: null, lines: [], group: '' }];
  const cards = [...nothing, ...odd, ...all];
  return (
    <div className="choice">
      <Head field={field} under={under} />
      {isList ? (
        <div className="listed">
          <select aria-label={title} value={String(chosen)} onChange={({ target }) => set(target.value)}>
            {cards.map((option) => (
              <option key={option.value} value={option.value}>
                {option.title}
                {option.lines.length > 0 ? ` (${option.lines.map(lineText).join(', ')})` : ''}
              </option>
            ))}
          </select>
          <small>{said}</small>
        </div>
      ) : (
        <div className="options" role="radiogroup" aria-label={title}>
          {cards.map((option) => (
            <label
              key={option.value}
              className={option.value === chosen ? 'on' : ''}
              {...looking(() => look(place, option.value === '' ? undefined : option.value, name(option.value)))}
            >
              <input
                type="radio"
                name={place.join('.')}
                aria-label={`${title}: ${option.title}`}
                checked={option.value === chosen}
                onChange={() => set(option.value)}
              />
              <Words option={option} />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}

function ManyChoice({ field, before, under }: SheetFieldProps<ManyField>): React.ReactNode {
  const { entries, choices, change, look } = useMaker();
  const { title, options, repeats = false } = field;
  const place = [...before, ...field.path];
  const list = listOf(field, chosenAt(choices, before));
  const all = options.map((option) => worded(option, entries));
  const set = (next: readonly string[], name: string): void => change(place, next.length === 0 && field.usual === undefined ? undefined : next, name);
  return (
    <div className="choice">
      <Head field={field} under={under} />
      <ul className="chosen" aria-label={title}>
        {list.map((value, i) => {
          const option = all.find((one) => one.value === value) ?? worded({ value }, entries);
          return (
            <li key={`${i}${value}`} className="thing">
              <Words option={option} />
              <button
                type="button"
                className="quiet square"
                aria-label={text('maker-remove', { what: option.title })}
                onClick={() => set(list.toSpliced(i, 1), `- ${option.title}`)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          );
        })}
        {list.length === 0 && <li className="soft">{text('maker-none-yet')}</li>}
      </ul>
      <Picker
        title={title}
        options={repeats ? all : all.filter(({ value }) => !list.includes(value))}
        pick={(option) => set([...list, option.value], `+ ${option.title}`)}
        look={(option) => look(place, [...list, option.value], `+ ${option.title}`)}
      />
    </div>
  );
}

function RanksChoice({ field, before, under }: SheetFieldProps<RanksField>): React.ReactNode {
  const { entries, choices, change, look } = useMaker();
  const { title, options, most } = field;
  const place = [...before, ...field.path];
  const ranks = (chosenAt(choices, place) ?? {}) as Readonly<Record<string, number>>;
  const all = options.map((option) => worded(option, entries));
  const known = new Set(all.map(({ value }) => value));
  const odd = Object.keys(ranks).flatMap((value) => (known.has(value) ? [] : [worded({ value }, entries)]));
  const shown = [...all, ...odd].filter(({ value }) => Object.hasOwn(ranks, value));
  return (
    <div className="choice">
      <Head field={field} under={under} />
      {shown.length > 0 && (
        <table className="data ranks">
          <thead>
            <tr>
              <th scope="col">{text('maker-skill')}</th>
              <th scope="col">{text('maker-says')}</th>
              <th scope="col">{text('maker-rank')}</th>
              <th aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {shown.map((option) => (
              <Rank key={option.value} option={option} rank={ranks[option.value]} most={most} place={[...place, option.value]} />
            ))}
          </tbody>
        </table>
      )}
      <Picker
        title={title}
        options={all.filter(({ value }) => !Object.hasOwn(ranks, value))}
        pick={({ value, title: called }) => change([...place, value], 1, `${called} 1`)}
        look={({ value, title: called }) => look([...place, value], 1, `${called} 1`)}
      />
    </div>
  );
}

interface RankProps {
  readonly option: Worded;
  readonly rank: number;
  readonly most: RanksField['most'];
  readonly place: Place;
}

/** One skill with its rank. */
function Rank({ option, rank, most, place }: RankProps): React.ReactNode {
  const { change, look } = useMaker();
  return (
    <tr>
      <th scope="row">{option.title}</th>
      <td>{option.says}</td>
      <td>
        <Stepper
          title={option.title}
          shown={numberText(rank)}
          value={rank}
          least={0}
          most={most}
          set={(next) => change(place, next, `${option.title} ${next}`)}
          look={(next) => look(place, next, `${option.title} ${next}`)}
        />
      </td>
      <td>
        <button
          type="button"
          className="quiet square"
          aria-label={text('maker-remove', { what: option.title })}
          onClick={() => change(place, undefined, `- ${option.title}`)}
        >
          <X aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}

function ListChoice({ field, under }: { readonly field: ListField; readonly under?: string | undefined }): React.ReactNode {
  const { choices, change } = useMaker();
  const { path, title, fields, fresh } = field;
  const list = (chosenAt(choices, path) ?? []) as readonly object[];
  return (
    <div className="choice">
      <Head field={field} under={under} />
      {list.map((_, i) => {
        const called = text('maker-nth', { what: title, nth: i + 1 });
        return (
          <fieldset key={i} className="item">
            <legend>{called}</legend>
            {fields.map((inner) => (
              <SheetField key={inner.path.join('.')} field={inner} before={[...path, i]} />
            ))}
            <button type="button" className="quiet" onClick={() => change(path, list.toSpliced(i, 1), `- ${called}`)}>
              <X aria-hidden="true" /> {text('maker-remove', { what: called })}
            </button>
          </fieldset>
        );
      })}
      <button type="button" className="adder" aria-label={text('maker-add', { what: title })} onClick={() => change(path, [...list, fresh], `+ ${title}`)}>
        {text('maker-add-short')}
      </button>
    </div>
  );
}

function ToggleChoice({ field, before }: SheetFieldProps<CharacterField & { readonly kind: 'toggle' }>): React.ReactNode {
  const { choices, change, look } = useMaker();
  const place = [...before, ...field.path];
  const value = chosenAt(choices, place) ?? field.usual;
  const name = field.title;
  return (
    <label className="toggle" {...looking(() => look(place, !value, name))}>
      <input type="checkbox" aria-label={name} checked={value === true} onChange={({ target }) => change(place, target.checked, name)} />
      <span className="called">
        <b>{name}</b>
        <small>{field.says}</small>
      </span>
    </label>
  );
}

function TextChoice({ field, before }: SheetFieldProps<CharacterField>): React.ReactNode {
  const { choices, change } = useMaker();
  const place = [...before, ...field.path];
  return (
    <label className="number-choice">
      <span className="called">
        <b>{field.title}</b>
        <small>{field.says}</small>
      </span>
      <input value={String(chosenAt(choices, place) ?? '')} maxLength={80} onChange={({ target }) => change(place, target.value, field.title)} />
    </label>
  );
}

function WordsChoice({ field, before, under }: SheetFieldProps<CharacterField>): React.ReactNode {
  const { choices, change } = useMaker();
  const [word, setWord] = useState('');
  const place = [...before, ...field.path];
  const list = (chosenAt(choices, place) ?? []) as readonly string[];
  const add = (): void => {
    if (word.trim() === '') return;
    change(place, [...list, word.trim()], `+ ${word.trim()}`);
    setWord('');
  };
  return (
    <div className="choice">
      <Head field={field} under={under} />
      <ul className="chips" aria-label={field.title}>
        {list.map((said, i) => (
          <li key={`${i}${said}`}>
            {said}
            <button
              type="button"
              className="quiet"
              aria-label={text('maker-remove', { what: said })}
              onClick={() => change(place, list.toSpliced(i, 1), `- ${said}`)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className="line">
        <input
          value={word}
          maxLength={80}
          aria-label={`${field.title}: ${text('maker-own-word')}`}
          placeholder={text('maker-own-word')}
          onChange={({ target }) => setWord(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
        <button type="button" aria-label={text('maker-add', { what: field.title })} onClick={add}>
          {text('maker-add-short')}
        </button>
      </div>
    </div>
  );
}

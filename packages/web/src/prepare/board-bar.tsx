import type { Json } from '@riposte/kernel';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../dialog.tsx';
import { expectedText, text } from '../language.ts';
import type { Shape } from '../workbench/requests.ts';
import { valueAt, withAt } from './document.ts';
import type { Editing } from './editing.ts';
import { SchemaForm } from './form.tsx';
import { regionsOf, withRegion, withRegionNamed } from './regions.ts';

/** Which board the fight has, how large it is, and all else that its game lets be said of it. */
export function BoardBar({ editing }: { readonly editing: Editing }): React.ReactNode {
  const { draft, book, opened, change } = editing;
  const [isOpen, setOpen] = useState(false);
  const { board } = draft;
  const kinds = kindsOf(book.board);
  const kind = kinds === null ? null : (valueAt(board, [kinds.key]) ?? kinds.usual);
  const unit = opened.ground !== null && opened.ground.kind !== 'regions' ? opened.ground.unit : null;
  const drawn = opened.ground === null ? null : opened.ground.kind;
  const put = (path: readonly (string | number)[], to: Json | undefined, typing: boolean): void =>
    change(text('step-board', { what: String(path[0]) }), (now) => withAt(now, ['board', ...path], to), typing ? `board ${path.join('.')}` : undefined);
  const size = (key: 'width' | 'height'): React.ReactNode => {
    const shape = book.board.properties?.[key];
    const now = valueAt(board, [key]) ?? shape?.default;
    return shape === undefined ? null : (
      <input
        type="number"
        aria-label={text(`board-${key}`)}
        min={shape.minimum}
        max={shape.maximum}
        value={typeof now === 'number' ? now : ''}
        onChange={({ target: { value } }) => value !== '' && put([key], Number(value), true)}
      />
    );
  };
  const wrong = opened.problems.filter(({ path }) => path.startsWith('board'));
  return (
    <div className="board-bar">
      {kinds === null || kinds.values.length < 2 ? (
        <span className="badge">{drawn === null ? '' : text(`board-${drawn}`)}</span>
      ) : (
        <div className="segments" role="group" aria-label={text('board-kind')}>
          {kinds.values.map((value) => (
            <button key={value} type="button" aria-pressed={value === kind} onClick={() => put([kinds.key], value === kinds.usual ? undefined : value, false)}>
              {value === 'square' || value === 'hex' ? text(`board-${value}`) : value}
            </button>
          ))}
        </div>
      )}
      {unit !== null && (
        <span className="size">
          {size('width')} × {size('height')} <span className="soft">{text('board-unit', { unit })}</span>
        </span>
      )}
      {drawn === 'regions' && <Regions editing={editing} />}
      {wrong.length > 0 && (
        <span className="badge warn">{text('problem-at', { where: wrong[0].path.replace(/^board\.?/, ''), expected: expectedText(wrong[0].expected) })}</span>
      )}
      <span className="grow" />
      <button type="button" className="rule" onClick={() => setOpen(true)}>
        {text('board-more')}
      </button>
      {isOpen && (
        <Sheet title={text('board-more')} close={() => setOpen(false)}>
          <SchemaForm
            shape={book.board}
            value={board}
            set={put}
            words={() => []}
            wrong={(path) => opened.problems.find((problem) => problem.path === `board.${path}`)?.expected ?? null}
            without={['width', 'height', ...(kinds === null ? [] : [kinds.key])]}
          />
        </Sheet>
      )}
    </div>
  );
}

/** The regions by their names, which can be changed, and one more. */
function Regions({ editing: { draft, change } }: { readonly editing: Editing }): React.ReactNode {
  const names = regionsOf(draft);
  const add = (): void => {
    let n = names.length + 1;
    while (names.includes(text('prepare-region-n', { n }))) n++;
    const name = text('prepare-region-n', { n });
    change(text('step-region', { name }), (now) => withRegion(now, name));
  };
  const rename = (old: string, name: string): void => {
    if (name !== '' && !names.includes(name)) change(text('step-region-name', { name }), (now) => withRegionNamed(now, old, name));
  };
  return (
    <>
      <ol className="regions">
        {names.map((name, nth) => (
          <li key={name}>
            <input
              defaultValue={name}
              size={Math.max(6, name.length)}
              maxLength={60}
              aria-label={text('prepare-region-name', { n: nth + 1 })}
              onBlur={({ target }) => {
                rename(name, target.value.trim());
                target.value = name;
              }}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Escape') currentTarget.value = name;
                if (key === 'Escape' || key === 'Enter') currentTarget.blur();
              }}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="quiet" onClick={add}>
        <Plus aria-hidden="true" /> {text('prepare-add-region')}
      </button>
    </>
  );
}

/** The key that chooses between kinds of cells, with what it can be. */
function kindsOf({ properties = {} }: Shape): { readonly key: string; readonly values: readonly string[]; readonly usual: string } | null {
  const found = Object.entries(properties).find(([, shape]) => shape.enum?.includes('square') && shape.enum.includes('hex'));
  return found === undefined ? null : { key: found[0], values: found[1].enum!.map(String), usual: String(found[1].default ?? found[1].enum![0]) };
}

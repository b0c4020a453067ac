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

/** The kind of the board, its size, and its other settings in this game. */
export function BoardBar({ editing }: { readonly editing: Editing }): React.ReactNode {
  const { draft, book, opened, change } = editing;
  const [isOpen, setOpen] = useState(false);
  const { board } = draft;
  const kinds = kindsOf(book.board);
  const unit = opened.ground !== null && opened.ground.kind !== 'regions' ? opened.ground.unit : null;
  const drawn = opened.ground === null ? null : opened.ground.kind;
  const put: Put = (path, to, typing) =>
    change(text('step-board', { what: String(path[0]) }), (now) => withAt(now, ['board', ...path], to), typing ? `board ${path.join('.')}` : undefined);
  const wrong = opened.problems.filter(({ path }) => path.startsWith('board'));
  return (
    <div className="board-bar">
      {kinds === null || kinds.values.length < 2 ? (
        <span className="badge">{drawn === null ? '' : text(`board-${drawn}`)}</span>
      ) : (
        <KindOfCells kinds={kinds} board={board} put={put} />
      )}
      {unit !== null && (
        <span className="size">
          <Extent of="width" {...{ book, board, put }} /> × <Extent of="height" {...{ book, board, put }} />{' '}
          <span className="soft">{text('board-unit', { unit })}</span>
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

/** Writes a value into the board; `typing` = letter by letter, which is one step of undo. */
type Put = (path: readonly (string | number)[], to: Json | undefined, typing: boolean) => void;

interface KindProps {
  readonly kinds: NonNullable<ReturnType<typeof kindsOf>>;
  readonly board: Json;
  readonly put: Put;
}

/** Chooses between squares and hexes. */
function KindOfCells({ kinds: { key, values, usual }, board, put }: KindProps): React.ReactNode {
  const kind = valueAt(board, [key]) ?? usual;
  return (
    <div className="segments" role="group" aria-label={text('board-kind')}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === kind} onClick={() => put([key], value === usual ? undefined : value, false)}>
          {value === 'square' || value === 'hex' ? text(`board-${value}`) : value}
        </button>
      ))}
    </div>
  );
}

interface ExtentProps extends Pick<KindProps, 'board' | 'put'> {
  readonly of: 'width' | 'height';
  readonly book: Editing['book'];
}

/** The width or height of the board; nothing if its game has none. */
function Extent({ of, book, board, put }: ExtentProps): React.ReactNode {
  const shape = book.board.properties?.[of];
  const now = valueAt(board, [of]) ?? shape?.default;
  if (shape === undefined) return null;
  return (
    <input
      type="number"
      aria-label={text(`board-${of}`)}
      min={shape.minimum}
      max={shape.maximum}
      value={typeof now === 'number' ? now : ''}
      onChange={({ target: { value } }) => value !== '' && put([of], Number(value), true)}
    />
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

/** The key that chooses the kind of cells, with its values. */
function kindsOf({ properties = {} }: Shape): { readonly key: string; readonly values: readonly string[]; readonly usual: string } | null {
  const found = Object.entries(properties).find(([, shape]) => shape.enum?.includes('square') && shape.enum.includes('hex'));
  return found === undefined ? null : { key: found[0], values: found[1].enum!.map(String), usual: String(found[1].default ?? found[1].enum![0]) };
}

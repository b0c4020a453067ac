import { text } from '../language.ts';
import type { Items } from './use-items.ts';

/** What was done last, and how it is taken back. */
export function DoneLine({ items: { done, undo } }: { readonly items: Items }): React.ReactNode {
  return (
    <div className={done === null ? 'toast none' : 'toast'} role="status">
      {done !== null && <span className="told">{done.says}</span>}
      {done !== null && done.undo !== null && (
        <button type="button" onClick={undo}>
          {text('shelf-undo')}
        </button>
      )}
    </div>
  );
}

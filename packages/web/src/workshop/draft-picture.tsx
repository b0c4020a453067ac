import { useEffect, useRef, useState } from 'react';
import { BoardPicture } from '../board-picture.tsx';
import { read, type ShelfHead } from '../shelf.ts';
import type { Opened } from '../workbench/requests.ts';

/** Boards that were opened, by draft and version, so that a list that is shown again waits for none. */
const opened = new Map<string, Promise<Opened>>();

function opening({ id, version }: ShelfHead): Promise<Opened> {
  const key = `${id} ${version}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const made = (async () => {
    const [{ bench }, { body }] = await Promise.all([import('../workbench/bench.ts'), read('draft', id)]);
    return bench('open', { content: JSON.stringify(body) });
  })();
  opened.set(key, made);
  made.catch(() => opened.delete(key));
  return made;
}

/** The board of a draft, as far as it can be drawn, from when it comes into sight. */
export function DraftPicture({ head, title }: { readonly head: ShelfHead; readonly title: string }): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [board, setBoard] = useState<Opened | null>(null);
  const { id, version } = head;
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry.isIntersecting && setSeen(true));
    if (box.current !== null) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    // A picture that does not come leaves its place empty: nothing else waits for it.
    if (isSeen) opening(head).then(setBoard, () => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another version is another board
  }, [isSeen, id, version]);
  return (
    <div ref={box}>
      <BoardPicture ground={board?.ground ?? null} tokens={board?.standing ?? []} title={title} />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Under } from '../backdrop.ts';
import { BoardPicture } from '../board-picture.tsx';
import { pictureAddress, read, type ShelfBody, type ShelfHead } from '../shelf.ts';
import type { Opened } from '../workbench/requests.ts';

/** A board with the picture under it. */
type Drawn = Opened & { readonly under: Under | null };

/** Boards that were opened, by draft and version, so that a list that is shown again waits for none. */
const opened = new Map<string, Promise<Drawn>>();

function opening({ id, version }: ShelfHead): Promise<Drawn> {
  const key = `${id} ${version}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const made = (async () => {
    const [{ bench }, { body }] = await Promise.all([import('../workbench/bench.ts'), read('draft', id)]);
    return { ...(await bench('open', { content: JSON.stringify(body) })), under: underOf(body) };
  })();
  opened.set(key, made);
  made.catch(() => opened.delete(key));
  return made;
}

/** Where the map of a draft lies; one that is not whole lies nowhere. */
function underOf({ board }: ShelfBody): Under | null {
  const { picture } = { ...(board as object) } as { readonly picture?: Partial<Omit<Under, 'path'>> & { readonly hash?: unknown } };
  if (typeof picture?.hash !== 'string') return null;
  const { hash, x, y, width, height } = picture;
  const isWhole = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return isWhole ? { path: pictureAddress(hash), x, y, width, height } : null;
}

/** The board of a draft, as far as it can be drawn, from when it comes into sight. */
export function DraftPicture({ head, title }: { readonly head: ShelfHead; readonly title: string }): React.ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const [board, setBoard] = useState<Drawn | null>(null);
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
      <BoardPicture ground={board?.ground ?? null} tokens={board?.standing ?? []} title={title} under={board?.under ?? null} />
    </div>
  );
}

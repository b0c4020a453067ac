import type { Laying, MapNote } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { CircleCheck, CircleMinus, Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fit } from '../camera.ts';
import { Sheet } from '../dialog.tsx';
import { planOf } from '../geometry.ts';
import { text } from '../language.ts';
import { paintGround } from '../paint.ts';
import { bringPicture } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { MapRead, Opened } from '../workbench/requests.ts';
import type { Draft } from './document.ts';
import { boardOf, withBoard } from './drawing.ts';
import type { Editing } from './editing.ts';

/** The files that hold maps of other programs. */
export const MAP_FILES = '.dd2vtt,.uvtt,.df2vtt';

const PORTALS = ['as-written', 'doors', 'windows', 'open'] as const;

/** A board with an imported map: it replaces what was drawn; everything else in the file stays. */
function laidOn(draft: Draft, { drawing }: Editing['book'], read: MapRead, hash: string | null): Draft {
  const drawn = new Set(['picture', 'regions', ...(drawing?.brushes ?? []).map(({ path }) => path[0])]);
  const others = Object.fromEntries(Object.entries(boardOf(draft)).filter(([key]) => !drawn.has(key)));
  const picture =
    read.picture === null || hash === null
      ? {}
      : { picture: { hash, x: read.picture.x, y: read.picture.y, width: read.picture.width, height: read.picture.height } };
  // A game with regions keeps its own.
  const regions = drawing?.writes === 'name' ? regionsOf(draft) : {};
  return withBoard(draft, { ...others, ...read.board, ...regions, ...picture });
}

function regionsOf(draft: Draft): { readonly [key: string]: unknown } {
  const { regions, paths, hard, exits } = boardOf(draft);
  return Object.fromEntries(Object.entries({ regions, paths, hard, exits }).filter(([, value]) => value !== undefined));
}

/** The map in the file, with these settings; null = it is not read yet. */
function useMapRead(game: string, file: File, laying: Laying, setFailed: (why: string | null) => void): MapRead | null {
  const [content, setContent] = useState<string | null>(null);
  const [read, setRead] = useState<MapRead | null>(null);
  const fail = (thrown: unknown): void => setFailed((thrown as Error).message);
  useEffect(() => void file.text().then(setContent, fail), [file]);
  useEffect(() => {
    if (content === null) return undefined;
    let isCurrent = true;
    bench('map', { game: game, file: file.name, content, laying }).then(
      (found) => {
        if (!isCurrent) return;
        setFailed(null);
        setRead(found);
      },
      (thrown: unknown) => isCurrent && fail(thrown),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, game, file.name, laying]);
  return read;
}

/** Previews an imported map before it is used. */
export function ImportMap({ editing, file, close }: { readonly editing: Editing; readonly file: File; readonly close: () => void }): React.ReactNode {
  const { book, draft, change, announce } = editing;
  const [laying, setLaying] = useState<Laying>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [isTaking, setTaking] = useState(false);
  const fail = (thrown: unknown): void => setFailed((thrown as Error).message);
  const read = useMapRead(book.id, file, laying, setFailed);
  const take = async (): Promise<void> => {
    if (read === null) return;
    setTaking(true);
    try {
      const { picture } = read;
      const hash = picture === null ? null : (await bringPicture(new Blob([picture.bytes], { type: picture.type }), file.name)).picture;
      change(text('step-map', { name: file.name }), (now) => laidOn(now, book, read, hash));
      announce(text('map-taken', { name: file.name }));
      close();
    } catch (thrown) {
      fail(thrown);
      setTaking(false);
    }
  };
  return (
    <Sheet title={text('map-import', { name: file.name })} close={close}>
      <div className="import">
        {failed !== null && (
          <p role="alert" className="warn">
            {failed} {text('map-remedy')}
          </p>
        )}
        {read === null && failed === null && <p className="soft">{text('map-reading')}</p>}
        {read !== null && (
          <>
            <Preview draft={laidOn(draft, book, read, null)} read={read} />
            <Choices read={read} laying={laying} set={setLaying} hasHexes={(book.drawing?.boards.length ?? 0) > 1} />
            <MapNotes notes={read.notes} />
            <p className="soft">{text('map-undo')}</p>
            <button type="button" className="primary" disabled={isTaking} onClick={() => void take()}>
              {text('map-take')}
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
}

interface ChoicesProps {
  readonly read: MapRead;
  readonly laying: Laying;
  readonly set: (laying: Laying) => void;
  readonly hasHexes: boolean;
}

function Choices({ read, laying, set, hasHexes }: ChoicesProps): React.ReactNode {
  return (
    <div className="form">
      {read.portals > 0 && (
        <label>
          {text('map-portals', { count: read.portals })}
          <select value={laying.portals ?? 'as-written'} onChange={({ target: { value } }) => set({ ...laying, portals: value as (typeof PORTALS)[number] })}>
            {PORTALS.map((way) => (
              <option key={way} value={way}>
                {text(`map-portals-${way}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {read.objects > 0 && (
        <label className="check">
          <input type="checkbox" checked={laying.objects === true} onChange={({ target: { checked } }) => set({ ...laying, objects: checked })} />
          {text('map-objects', { count: read.objects })}
        </label>
      )}
      {hasHexes && (
        <label className="check">
          <input
            type="checkbox"
            checked={laying.ground === 'hex-pointy'}
            onChange={({ target: { checked } }) => set({ ...laying, ground: checked ? 'hex-pointy' : 'square' })}
          />
          {text('map-hexes')}
        </label>
      )}
      <label>
        {text('map-scale')}
        <input
          type="number"
          min={0.5}
          max={5}
          step={0.5}
          value={laying.scale ?? 1}
          onChange={({ target: { valueAsNumber: scale } }) => scale >= 0.1 && scale <= 10 && set({ ...laying, scale })}
        />
      </label>
    </div>
  );
}

/** The board with the imported map, and the picture below it. */
function Preview({ draft, read: { picture } }: { readonly draft: Draft; readonly read: MapRead }): React.ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [image, setImage] = useState<ImageBitmap | null>(null);
  const content = JSON.stringify({ ...draft, fighters: [] } as Json);
  useEffect(() => void bench('open', { content }).then(setOpened, () => setOpened(null)), [content]);
  useEffect(() => {
    if (picture === null) return undefined;
    let isCurrent = true;
    createImageBitmap(new Blob([picture.bytes], { type: picture.type })).then(
      (drawn) => isCurrent && setImage(drawn),
      () => isCurrent && setImage(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [picture]);
  const ground = opened?.ground ?? null;
  useEffect(() => {
    const box = canvas.current;
    if (box === null || ground === null) return;
    const plan = planOf(ground);
    paintGround(box, ground, plan, fit(plan, { width: box.clientWidth, height: box.clientHeight }, 6), {
      hasRulers: false,
      backdrop: picture === null || image === null ? null : { ...picture, image },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the picture only what it shows
  }, [ground, image]);
  return <canvas ref={canvas} className="preview" role="img" aria-label={text('map-preview')} />;
}

const PICTURES = { read: CircleCheck, changed: Pencil, left: CircleMinus } as const;

/** Lists what was read, changed and left out, one per line. */
function MapNotes({ notes }: { readonly notes: readonly MapNote[] }): React.ReactNode {
  return (
    <ul className="map-notes">
      {notes.map(({ kind, id, numbers }) => {
        const Picture = PICTURES[kind];
        return (
          <li key={id} className={kind}>
            <Picture aria-hidden="true" />
            <span>
              <b>{text(`map-${kind}`)}</b> {text(`note-${id}` as 'note-walls', { one: numbers[0] ?? 0, two: numbers[1] ?? 0 })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

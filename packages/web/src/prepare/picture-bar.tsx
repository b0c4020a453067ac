import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, FileUp, ImagePlus, Minus, Plus, SquareDashed, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { text } from '../language.ts';
import { bringPicture } from '../shelf.ts';
import type { Shape } from '../workbench/requests.ts';
import { fightersOf } from './changes.ts';
import type { Draft } from './document.ts';
import { boardOf } from './drawing.ts';
import type { Editing } from './editing.ts';
import { findGrid, SURE } from './find-grid.ts';
import { ImportMap, MAP_FILES } from './import-map.tsx';
import { type Placing, placingOf, withPicture } from './picture.ts';

/** The longest side of the picture in which a grid is looked for, in pixels. */
const LOOKED = 1600;

/** A press moves the picture by a tenth of a cell, or scales it by a hundredth. */
const NUDGE = 0.1;
const GROW = 1.01;

interface PictureBarProps {
  readonly editing: Editing;
  /** Whether the next drag over the map marks a square of the picture. */
  readonly isFitting: boolean;
  readonly fit: (isFitting: boolean) => void;
}

/** What can be done with the picture below the map: bring, move, scale, remove it, or read a map of another program. */
export function PictureBar({ editing, isFitting, fit }: PictureBarProps): React.ReactNode {
  const { draft, change, announce } = editing;
  const [map, setMap] = useState<File | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const pictures = useRef<HTMLInputElement>(null);
  const maps = useRef<HTMLInputElement>(null);
  const placing = placingOf(draft);
  const say = (spoken: string): void => {
    setTold(spoken);
    announce(spoken);
  };
  const bring = async (file: File): Promise<void> => {
    try {
      const { picture } = await bringPicture(file, file.name);
      const { at, says } = await laid(editing, file, picture);
      const size = isUntouched(draft) ? sizeUnder(at, editing.book.board) : null;
      change(text('step-picture', { name: file.name }), (now) => withPicture(size === null ? now : { ...now, board: { ...boardOf(now), ...size } }, at));
      say(size === null ? says : `${says} ${text('picture-sized', size)}`);
    } catch (thrown) {
      say((thrown as Error).message);
    }
  };
  const chosen = (event: React.ChangeEvent<HTMLInputElement>, take: (file: File) => void): void => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file !== undefined) take(file);
  };
  return (
    <div className="picture-bar" role="group" aria-label={text('prepare-picture')}>
      <button type="button" onClick={() => pictures.current?.click()}>
        <ImagePlus aria-hidden="true" /> {text('map-bring-picture')}
      </button>
      <button type="button" disabled={editing.book.drawing === null} onClick={() => maps.current?.click()}>
        <FileUp aria-hidden="true" /> {text('map-bring')}
      </button>
      <input
        ref={pictures}
        type="file"
        hidden
        data-bring="picture"
        accept="image/png,image/jpeg,image/webp"
        onChange={(event) => chosen(event, (file) => void bring(file))}
      />
      <input ref={maps} type="file" hidden data-bring="map" accept={MAP_FILES} onChange={(event) => chosen(event, setMap)} />
      {placing !== null && (
        <>
          <button type="button" aria-pressed={isFitting} title={text('picture-square-how')} onClick={() => fit(!isFitting)}>
            <SquareDashed aria-hidden="true" /> {text('picture-square')}
          </button>
          <Nudges placing={placing} change={change} />
        </>
      )}
      <output className="soft">{isFitting ? text('picture-square-how') : (told ?? (placing === null ? text('picture-none') : ''))}</output>
      {map !== null && <ImportMap editing={editing} file={map} close={() => setMap(null)} />}
    </div>
  );
}

/** Moves and scales the picture a little at a press, and removes it. */
function Nudges({ placing, change }: { readonly placing: Placing } & Pick<Editing, 'change'>): React.ReactNode {
  const put = (next: Partial<Placing>): void =>
    change(
      text('step-picture-move'),
      (now) => {
        const old = placingOf(now);
        return old === null ? now : withPicture(now, { ...old, ...next });
      },
      'picture',
    );
  return (
    <span className="nudges" role="group" aria-label={text('picture-nudge')}>
      {(
        [
          ['picture-left', ArrowLeft, { x: placing.x - NUDGE }],
          ['picture-right', ArrowRight, { x: placing.x + NUDGE }],
          ['picture-up', ArrowUp, { y: placing.y - NUDGE }],
          ['picture-down', ArrowDown, { y: placing.y + NUDGE }],
          ['picture-larger', Plus, { width: placing.width * GROW, height: placing.height * GROW }],
          ['picture-smaller', Minus, { width: placing.width / GROW, height: placing.height / GROW }],
        ] as const
      ).map(([title, Picture, next]) => (
        <button key={title} type="button" className="quiet square" aria-label={text(title)} title={text(title)} onClick={() => put(next)}>
          <Picture aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        className="quiet square"
        aria-label={text('picture-remove')}
        title={text('picture-remove')}
        onClick={() => change(text('step-picture-remove'), (now) => withPicture(now, null))}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </span>
  );
}

/** Whether nobody stands on the board of a fight and nothing is drawn on it. */
const isUntouched = (draft: Draft): boolean =>
  fightersOf(draft).length === 0 && placingOf(draft) === null && Object.values(boardOf(draft)).every((value) => typeof value !== 'object');

/** A board as large as its picture; null if the game has no such board. */
function sizeUnder({ width, height }: Placing, { properties = {} }: Shape): { readonly width: number; readonly height: number } | null {
  const whole = (cells: number, shape: Shape): number => Math.min(shape.maximum ?? cells, Math.max(shape.minimum ?? 1, Math.round(cells)));
  return properties.width === undefined || properties.height === undefined
    ? null
    : { width: whole(width, properties.width), height: whole(height, properties.height) };
}

/** Where a new picture lies: on its own grid if it has one, else over the whole board. */
async function laid(editing: Editing, file: Blob, hash: string): Promise<{ readonly at: Placing; readonly says: string }> {
  const image = await createImageBitmap(file);
  const { width, height } = boardOf(editing.draft) as { readonly width?: number; readonly height?: number };
  const { ground } = editing.opened;
  if (ground === null || ground.kind === 'regions' || typeof width !== 'number') return { at: { hash, x: 0, y: 0, width: 1, height: 1 }, says: '' };
  const whole = { hash, x: 0, y: 0, width, height: Math.max(1, (width * image.height) / image.width || (height ?? 1)) };
  const shrunk = Math.min(1, LOOKED / Math.max(image.width, image.height));
  const found = findGrid(brightnessOf(image, shrunk));
  if (found === null) return { at: whole, says: text('picture-not-found') };
  const cell = found.size / shrunk;
  const first = (at: number): number => -((at / shrunk) % cell) / cell;
  const at = { hash, x: first(found.x), y: first(found.y), width: image.width / cell, height: image.height / cell };
  return { at, says: text(found.confidence >= SURE ? 'picture-found' : 'picture-unsure', { size: Math.round(cell * 10) / 10 }) };
}

function brightnessOf(image: ImageBitmap, shrunk: number): { values: Float32Array; width: number; height: number } {
  const [width, height] = [Math.round(image.width * shrunk), Math.round(image.height * shrunk)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const on = canvas.getContext('2d', { willReadFrequently: true })!;
  on.drawImage(image, 0, 0, width, height);
  const { data } = on.getImageData(0, 0, width, height);
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = 0.3 * data[4 * i] + 0.59 * data[4 * i + 1] + 0.11 * data[4 * i + 2];
  return { values, width, height };
}

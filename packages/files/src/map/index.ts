export { type PictureBytes, type PictureKind, pictureIn } from './bytes.ts';
export { type BoardData, brushesOn, type Drawn, drawnOver, drawnWith, placeWritten, withDrawn } from './drawn.ts';
export type { MapNote, NoteId, NoteKind } from './notes.ts';
export { type Laid, type Laying, mustDraw, ontoBoard, PORTALS, type Portals } from './onto-board.ts';
export { type BoardPicture, boardPicture } from './picture.ts';
export { type DrawnMap, MAX_MAP, type Portal, readUvtt } from './uvtt.ts';
export { type MapFrame, writeUvtt } from './write-uvtt.ts';

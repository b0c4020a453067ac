// What a page needs to draw on boards, without the schemas of files.
export { type Cells, edgesUnder } from './cells.ts';
export { type BoardData, brushesOn, type Drawn, drawnOver, drawnWith, isSameThing, placeWritten, withDrawn } from './drawn.ts';

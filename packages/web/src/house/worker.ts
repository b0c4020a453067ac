import '../workbench/plain-zod.ts';
import { serveBench } from '../workbench/serve.ts';
import { type Answered, type Asked, answerLikeServer } from './routes.ts';
import { shelfStore } from './shelf-store.ts';
import { closeLine, openLine, sayTo } from './tables.ts';

/** From the page: a request, or something about its line to a seat. */
export type ToHouse =
  | { readonly ask: number; readonly about: Asked }
  | { readonly line: number; readonly seat: string }
  | { readonly line: number; readonly text: string }
  | { readonly line: number; readonly close: true };

/** To the page: an answer, or a frame of a line; null = the line has ended. */
export type FromHouse = { readonly ask: number; readonly answer: Answered } | { readonly line: number; readonly text: string | null };

const say = (message: FromHouse): void => self.postMessage(message);

function serveHouse(): void {
  self.addEventListener('message', ({ data }: MessageEvent<ToHouse>) => {
    if ('ask' in data) void answerLikeServer(data.about).then((answer) => say({ ask: data.ask, answer }));
    else if ('seat' in data) openLine(data.line, data.seat, (text) => say({ line: data.line, text }));
    else if ('text' in data) sayTo(data.line, data.text);
    else closeLine(data.line);
  });
  // The first visit deletes what has been in the bin long enough.
  void shelfStore.sweep(Date.now()).catch(() => undefined);
}

// One file serves both threads, so that the rules of the games are loaded once.
if (self.name === 'workbench') serveBench();
else serveHouse();

import type { Json } from '@riposte/kernel';
import { refuse, type TableCommand } from './typed.ts';

/** Does a decree as the game master; the story tells it. */
type Decreed = (session: Parameters<TableCommand['run']>[0], act: string, given: Json) => string[];

/** "3,4" or "3,4 to 4,4", or the names of regions. */
function thing(said: string): Json {
  const ends = said.split(/\s+to\s+/).map((end) => end.trim());
  return ends.length === 1 ? ends[0] : ends;
}

const things = (said: string): Json[] => said.split(';').map((one) => thing(one.trim()));

/** What the game master can type of the board and of those who come in. */
export function boardCommands(decreed: Decreed): { readonly [name: string]: TableCommand } {
  return {
    add: {
      usage: 'add CREATURE for SIDE at PLACE [as NAME] [instead of NAME]',
      moves: 'on',
      run(session, said) {
        const pattern = /^(\S+) for (.+?) at (.+?)(?: as (.+?))?(?: instead of (.+))?$/;
        const [, creature, side, at, name = creature, instead] =
          pattern.exec(said) ?? refuse('line-write', { form: { text: 'add CREATURE for SIDE at PLACE [as NAME]' } });
        const place = /^\d+\s*,\s*\d+$/.test(at) ? at.replaceAll(' ', '') : at;
        const fighters = [{ creature, side, name, at: place }];
        return decreed(session, 'add', { fighters, ...(instead === undefined ? {} : { instead }) });
      },
    },
    draw: {
      usage: 'draw BRUSH at PLACE[; PLACE]',
      moves: 'on',
      run(session, said) {
        const [, brush, at] = /^(\S+) at (.+)$/.exec(said) ?? refuse('line-write', { form: { text: 'draw BRUSH at PLACE' } });
        return decreed(session, 'draw', { brush, at: things(at) });
      },
    },
    erase: {
      usage: 'erase [BRUSH at] PLACE[; PLACE]',
      moves: 'on',
      run(session, said) {
        const [, brush, at] = /^(?:(\S+) at )?(.+)$/.exec(said) ?? refuse('line-write', { form: { text: 'erase PLACE' } });
        return decreed(session, 'erase', { ...(brush === undefined ? {} : { brush }), at: things(at) });
      },
    },
    open: { usage: 'open PLACE', moves: 'on', run: (session, said) => decreed(session, 'open', { door: thing(said) }) },
    close: { usage: 'close PLACE', moves: 'on', run: (session, said) => decreed(session, 'close', { door: thing(said) }) },
    light: {
      usage: 'light HOW',
      moves: 'on',
      run: (session, said) => decreed(session, 'light', { light: said.trim() }),
    },
  };
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Fight, type Fix, type Json, type Line, RiposteError, readLog, writeLog } from '../src/index.ts';
import { ERROR_CODES } from '../src/testing.ts';
import { toy, toyState } from './toy.ts';

/** One act of somebody at the table; the two numbers pick among what is there. */
type Act = (fight: Fight, a: number, b: number) => void;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length];

const goOn: Act = (fight, a, b) => {
  const { pending } = fight;
  if (pending?.kind === 'roll') return fight.typeIn([1 + (a % pending.pool.sides)]);
  if (pending?.kind === 'answer') {
    const who = pick(pending.whos, a);
    const open = pending.ask.answer.candidates(fight.view, { who, about: pending.about }) as readonly Json[];
    return fight.answer(pick(open, b), { who, ...(a % 5 === 0 ? { from: 'gm' } : {}) });
  }
  if (fight.declarers.length === 0) return;
  const { def, by, with: chosen } = pick(fight.legal(pick(fight.declarers, a)), b);
  fight.submit({ do: def.id, by, with: chosen as { [name: string]: Json } });
};

const force: Act = (fight, a, b) => {
  const [roll, sides] = pick([['blow', 6] as const, ['save', 4] as const], a);
  const face = 1 + (b % sides);
  fight.force({ roll, who: pick([-1, 1, 2, 3], b), faces: a % 3 > 0 ? [face] : null, total: a % 3 > 0 ? null : face, reason: 'force' });
};

const order: Act = (fight, a, b) => {
  const how = pick(['never', 'ask', 'always', 'when'] as const, a >> 2);
  const ask = pick(['struck', 'choose-guard', 'bid'], b);
  fight.order({ who: 1 + (a % 3), ask, do: how, when: how === 'when' ? 'rich' : null, value: pick([null, 'high', 2, 'low'], b >> 2) });
};

const decree: Act = (fight, a, b) => {
  const who = 1 + (a % 3);
  fight.fiat('decree', [
    pick([['hit', who, 1] as const, ['counted', who] as const, ['rule-ignored', 'T-4', a % 2 === 0] as const, ['hit', who, -2] as const], b),
  ]);
};

const amend: Act = (fight, a, b) => {
  const line = pick(fight.path(), a);
  const amendment = fight.amend(line, fixFor(fight.lines[line], b));
  if (b % 3 > 0) amendment.confirm();
};

function fixFor(line: Line, b: number): Fix {
  if (line.in === 'roll') return { faces: [1 + (b % 4)] };
  if (line.in === 'command' && b % 2 > 0) return { shifts: b % 5 > 0 ? [{ query: 'purse', who: 1 + (b % 3), amount: (b % 7) - 3, reason: 'amended' }] : [] };
  if (line.in === 'command') return { intent: { do: 'rest', by: line.by, with: {} } };
  if (line.in === 'answer' && line.ask === 'struck') return { value: b % 2 ? null : { do: 'dodge', by: line.who, with: {} } };
  return { value: pick([0, 1, 2, 'high', 'none'], b) };
}

const around: readonly Act[] = [
  (fight) => fight.undo(),
  (fight) => fight.redo(),
  (fight, a) => fight.branch((a % (fight.lines.length + 1)) - 1),
  (fight, a) => fight.withdraw(a % 2 ? 'gm' : 'author'),
  (fight) => fight.passDeadline(),
  amend,
];
const inputs: readonly Act[] = [force, order, decree, goOn, goOn, goOn, goOn];
const acts = [...around, ...inputs];

const scripts = fc.array(fc.tuple(fc.nat(acts.length - 1), fc.nat(97), fc.nat(97)), { maxLength: 25 });

const now = (fight: Fight): string => {
  const { state, declarers, over, openChanges, pending, canRedo } = fight;
  const waits = pending?.kind === 'answer' ? [pending.ask.id, pending.whos, pending.about] : [pending?.roll.id, pending?.who, pending?.pool.id];
  return JSON.stringify([state, declarers, over, openChanges, waits, canRedo]);
};

/** Plays a script; refused acts are passed over. `look` is called after each act that was taken, with what stood before. */
function play(script: readonly (readonly [number, number, number])[], typed: boolean, look: (fight: Fight, act: Act, before: string) => void): void {
  const fight = Fight.open(toy(), toyState(3), { seed: 'script', strict: true, typed });
  for (const [act, a, b] of script) {
    const before = now(fight);
    const { length } = fight.lines;
    try {
      acts[act](fight, a, b);
    } catch (thrown) {
      if (!(thrown instanceof RiposteError)) throw thrown;
      expect(ERROR_CODES).toContain(thrown.code);
      expect([now(fight), fight.lines.length]).toEqual([before, length]);
      continue;
    }
    look(fight, acts[act], before);
  }
}

it.each([false, true])('whatever people do in whatever order, the log loads as it is, verifies, and loses no line (dice typed in: %s)', (typed) => {
  fc.assert(
    fc.property(scripts, (script) => {
      let past: readonly Line[] = [];
      play(script, typed, (fight) => {
        const { header, lines } = readLog(writeLog(fight.header, fight.lines));
        const again = Fight.load(toy(), header, lines, { seed: 'script', strict: true, typed });
        expect(now(again)).toBe(now(fight));
        expect(again.lines).toEqual(fight.lines);
        expect(fight.verify()).toMatchObject({ ok: true });
        expect(fight.lines.slice(0, past.length)).toEqual(past);
        past = [...fight.lines];
      });
    }),
    { numRuns: 150 },
  );
});

it.each([false, true])('an input undone leaves what stood before it, and a new one is never undone by redo (dice typed in: %s)', (typed) => {
  fc.assert(
    fc.property(scripts, (script) => {
      play(script, typed, (fight, act, before) => {
        // A decree in the middle of a command gives that command's inputs again: the last of them is what undo takes back.
        if (!inputs.includes(act) || (act === decree && fight.pending !== null) || now(fight) === before) return;
        expect(fight.canRedo).toBe(false);
        const after = now(fight);
        fight.undo();
        expect(JSON.parse(now(fight)).slice(0, -1)).toEqual(JSON.parse(before).slice(0, -1));
        fight.redo();
        expect(now(fight)).toBe(after);
      });
    }),
    { numRuns: 150 },
  );
});

it('a log cut at any line can be played on, and so can a branch at any line', () => {
  fc.assert(
    fc.property(scripts, (script) => {
      let last: Fight | null = null;
      play(script, false, (fight) => (last = fight));
      if (last === null) return;
      const fight: Fight = last;
      const rows = writeLog(fight.header, fight.lines).split('\n');
      for (let n = 1; n < rows.length; n++) {
        const { header, lines } = readLog(`${rows.slice(0, n).join('\n')}\n`);
        expect(Fight.load(toy(), header, lines, { strict: true }).verify().ok).toBe(true);
      }
      const known = fight.lines.length;
      for (let n = -1; n < known; n++) {
        const fork = fight.fork();
        fork.branch(n);
        expect(fork.verify().ok).toBe(true);
        expect(fork.lines.slice(0, known)).toEqual(fight.lines);
      }
    }),
    { numRuns: 40 },
  );
});

it('an order for the question that is open answers it, and forced dice fall for the roll that is waited for', () => {
  const fight = Fight.open(toy(), toyState(), { seed: 'standing', strict: true, typed: true });
  fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
  fight.order({ who: 2, ask: 'struck', do: 'never', when: null, value: null });
  expect(fight.pending?.kind === 'answer' && fight.pending.ask.id).toBe('choose-guard');
  fight.answer('none');
  expect(fight.pending?.kind).toBe('roll');
  const { length } = fight.lines;
  expect(() => fight.force({ roll: 'blow', who: 1, faces: [7], total: null, reason: 'no such face' })).toThrow(RiposteError);
  expect([fight.pending?.kind, fight.lines.length]).toEqual(['roll', length]);
  fight.force({ roll: 'blow', who: 1, faces: [4], total: null, reason: 'set' });
  expect(fight.pending).toBeNull();
  expect(fight.verify()).toMatchObject({ ok: true, commands: 2 });
});

it('a forced die is not lost when the command that would have used it is refused midway', () => {
  const fight = Fight.open(toy(), toyState(2, { coins: 0 }), { seed: 'kept', strict: true });
  fight.order({ who: 2, ask: 'struck', do: 'never', when: null, value: null });
  fight.order({ who: 2, ask: 'choose-guard', do: 'always', when: null, value: 'high' });
  fight.force({ roll: 'blow', who: 1, faces: [6], total: null, reason: 'good' });
  fight.force({ roll: 'save', who: 2, faces: [9], total: null, reason: 'no such face' });
  expect(() => fight.submit({ do: 'blow', by: 1, with: { at: 2 } })).toThrow(RiposteError);
  fight.undo();
  fight.submit({ do: 'blow', by: 1, with: { at: 2 } });
  expect(fight.lines.find((line) => line.in === 'roll')).toMatchObject({ faces: [6], from: 'forced' });
});

// Pokémon Showdown's simulator (the @pkmn/sim packaging), driven directly with uniformly random legal choices.
import { Teams, Battle } from '@pkmn/sim';
import { TeamGenerators } from '@pkmn/randoms';

Teams.setGeneratorFactory(TeamGenerators);
const format = 'gen1randombattle';
let s = 0x2545f491;
const rnd = (n) => { s ^= s << 13; s ^= s >>> 17; s ^= s << 5; return (s >>> 0) % n; };
const seedOf = (i) => [i & 0xffff, 1, 2, (i * 7919) & 0xffff];
const teams = Array.from({ length: 64 }, (_, i) => Teams.pack(Teams.generate(format, { seed: seedOf(i + 1) })));

function pick(side) {
  const r = side.activeRequest; if (!r || r.wait) return null;
  const bench = r.side.pokemon.map((p, i) => [p, i + 1]).filter(([p], i) => i > 0 && !p.condition.endsWith(' fnt'));
  if (r.forceSwitch) return bench.length ? `switch ${bench[rnd(bench.length)][1]}` : 'default';
  if (!r.active) return 'default';
  if (bench.length && !r.active[0].trapped && rnd(10) === 0) return `switch ${bench[rnd(bench.length)][1]}`;
  const m = []; r.active[0].moves.forEach((x, i) => { if (!x.disabled && x.pp !== 0) m.push(i + 1); });
  return m.length ? `move ${m[rnd(m.length)]}` : 'default';
}

/** Plays battle number `i`; returns the number of choices. */
export function showdownBattle(i) {
  const b = new Battle({ formatid: format, seed: seedOf(i), p1: { name: 'a', team: teams[i % 64] }, p2: { name: 'b', team: teams[(i * 3 + 1) % 64] } });
  let choices = 0, guard = 0;
  while (!b.ended && guard++ < 3000) for (const side of b.sides) {
    if (b.ended) break;
    const c = pick(side); if (!c || side.isChoiceDone()) continue;
    if (!b.choose(side.id, c)) b.choose(side.id, 'default');
    choices++;
  }
  b.destroy();
  return choices;
}

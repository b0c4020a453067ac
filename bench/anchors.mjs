// Hand-written loops: what the same work costs at least in plain JavaScript.
let S = 0x9e3779b9 | 0;
const U = 1 / 4294967296;
const st = { att: new Int32Array(2), def: new Int32Array(2), hp: new Int32Array(2) };
const LOG = new Int32Array(1 << 16);
let LP = 0;

/** D8 against D8, 6 points, ties hit, alternating: typed state and an integer log. Returns attacks * 2 + (second won). */
export function typedDuel() {
  st.att[0] = 8; st.def[0] = 8; st.hp[0] = 6; st.att[1] = 8; st.def[1] = 8; st.hp[1] = 6;
  let who = 0, n = 0; LP = 0;
  for (;;) {
    const foe = who ^ 1;
    S ^= S << 13; S ^= S >>> 17; S ^= S << 5; const a = 1 + (((S >>> 0) * U * st.att[who]) | 0);
    S ^= S << 13; S ^= S >>> 17; S ^= S << 5; const d = 1 + (((S >>> 0) * U * st.def[foe]) | 0);
    n++;
    const dmg = a >= d ? (a / d) | 0 : 0;
    st.hp[foe] -= dmg;
    LOG[LP] = who; LOG[LP + 1] = a; LOG[LP + 2] = d; LOG[LP + 3] = dmg; LP = (LP + 4) & 0xffff;
    if (st.hp[foe] <= 0) return (n << 1) | who;
    who = foe;
  }
}

const roll = (n) => { S ^= S << 13; S ^= S >>> 17; S ^= S << 5; return 1 + (((S >>> 0) * U * n) | 0); };
const fresh = () => ({ turn: 0, f: [{ att: 8, def: 8, hp: 6 }, { att: 8, def: 8, hp: 6 }] });
function applyLiteral(s, e) {
  if (e.t === 'atk') { const x = s.f[e.to], y = { att: x.att, def: x.def, hp: x.hp - e.dmg }; return { turn: s.turn, f: e.to ? [s.f[0], y] : [y, s.f[1]] }; }
  return { turn: s.turn ^ 1, f: s.f };
}

/** The same with plain-object events folded by a reducer that copies by literals. */
export function eventDuel() {
  let s = fresh(), n = 0; const log = [];
  for (;;) {
    const who = s.turn, foe = who ^ 1, a = roll(s.f[who].att), d = roll(s.f[foe].def);
    const e = { t: 'atk', by: who, to: foe, a, d, dmg: a >= d ? (a / d) | 0 : 0 };
    n++; s = applyLiteral(s, e); log.push(e);
    if (s.f[foe].hp <= 0) return (n << 1) | who;
    const e2 = { t: 'turn', by: who }; s = applyLiteral(s, e2); log.push(e2);
  }
}

/** One d20 by xorshift32, unbiased by rejection. */
export function xorshiftD20() {
  for (;;) { S ^= S << 13; S ^= S >>> 17; S ^= S << 5; const x = S >>> 0; if (x < 4294967280) return 1 + (x % 20); }
}

/** A stored log of `count` events as text, one JSON object a line, with its mutable fold: eight fighters. */
export function storedLog(count) {
  let s = 7; const rnd = (n) => { s ^= s << 13; s ^= s >>> 17; s ^= s << 5; return (s >>> 0) % n; };
  const rows = [];
  for (let i = 0; i < count; i++) rows.push(JSON.stringify(i % 3 === 2 ? { seq: i, t: 'turn', by: `c${rnd(8)}`, round: (i / 24) | 0 } : { seq: i, t: 'attack', by: `c${rnd(8)}`, to: `c${rnd(8)}`, dice: [{ f: 8, r: 1 + rnd(8) }, { f: 8, r: 1 + rnd(8) }], net: rnd(4), dmg: rnd(3), tags: ['melee'] }));
  return rows.join('\n');
}
export function parseAndFold(text) {
  const m = {}; for (let i = 0; i < 8; i++) m[`c${i}`] = { id: `c${i}`, hp: 1e6, ap: 3, conditions: [], x: i, y: 0 };
  const st = { seq: -1, round: 0, turn: 'c0', c: m };
  for (const l of text.split('\n')) { const e = JSON.parse(l); st.seq = e.seq; if (e.t === 'attack') st.c[e.to].hp -= e.dmg; else { st.turn = e.by; st.round = e.round; } }
  return st;
}

const hp8 = new Int32Array(8), ord = new Int32Array(8), key = new Int32Array(8);
/** Four against four, D8 and 6 points each: turn order by REF, each strikes the first foe standing. Returns attacks * 2 + (second side won). */
export function skirmish() {
  let n = 0;
  for (let i = 0; i < 8; i++) {
    hp8[i] = 6; key[i] = roll(8) * 8 + i;
    let j = i; while (j > 0 && key[ord[j - 1]] < key[i]) { ord[j] = ord[j - 1]; j--; } ord[j] = i;
  }
  let a0 = 4, a1 = 4;
  for (;;) for (let o = 0; o < 8; o++) {
    const i = ord[o]; if (hp8[i] <= 0) continue;
    const b = i < 4 ? 4 : 0; let t = b; while (hp8[t] <= 0) t++;
    const a = roll(8), d = roll(8); n++;
    if (a >= d) { hp8[t] -= (a / d) | 0; if (hp8[t] <= 0) { if (b) { if (--a1 === 0) return n << 1; } else if (--a0 === 0) return (n << 1) | 1; } }
  }
}

// Successes in a pool of d6: 5 and 6 count, 1s thrown again once, 6s explode to depth 4.
function die6(depth) {
  const p = new Float64Array(depth + 2);
  const one = (w, k, d, canRe) => {
    for (let f = 1; f <= 6; f++) { const q = w / 6; if (f === 1 && canRe) one(q, k, d, false); else if (f === 6 && d > 0) one(q, k + 1, d - 1, true); else p[k + (f >= 5 ? 1 : 0)] += q; }
  };
  one(1, 0, depth, true); return p;
}
const conv = (x, y) => { const z = new Float64Array(x.length + y.length - 1); for (let i = 0; i < x.length; i++) if (x[i]) for (let j = 0; j < y.length; j++) z[i + j] += x[i] * y[j]; return z; };
const power = (p, n) => { let r = new Float64Array([1]); for (let q = p; n; n >>= 1) { if (n & 1) r = conv(r, q); if (n > 1) q = conv(q, q); } return r; };
/** The chance that the first of two such pools does not win. */
export function opposedPools(n, m) {
  const x = power(die6(4), n), y = power(die6(4), m); let miss = 0;
  for (let i = 0; i < x.length; i++) for (let j = 0; j < y.length; j++) if (i <= j) miss += x[i] * y[j];
  return miss;
}

const EXCHANGE = { av: 19, evasion: 10, coverage: 14, rating: 3, die: 8, bonus: 2, aura: 28 };
/** Attack value against exploding evasion, combat roll, coverage, aura, death rolls, bleeding out. Returns attacks * 2 + (second won). */
export function exchange() {
  const { av, evasion, coverage, rating, die, bonus, aura } = EXCHANGE;
  const left = [aura, aura], bleeds = [false, false];
  let n = 0;
  for (;;) {
    for (let k = 0; k < 2; k++) if (bleeds[k]) { const save = roll(20); if (save <= 4) return (n << 1) | (k ^ 1); if (save === 20) bleeds[k] = false; }
    for (let k = 0; k < 2; k++) {
      const foe = k ^ 1; n++;
      let e = evasion, x; do { x = roll(10); e += x; } while (x === 10);
      const c = roll(20);
      if (c === 1 || (av < e && c !== 20)) continue;
      let damage = roll(die) + bonus; if (c < coverage && c !== 20) damage -= rating;
      if (damage <= 0) continue;
      if (left[foe] > 0) { left[foe] = left[foe] > damage ? left[foe] - damage : 0; continue; }
      const death = roll(20);
      if (death <= 4) return (n << 1) | k;
      if (death <= 9) bleeds[foe] = true;
    }
  }
}

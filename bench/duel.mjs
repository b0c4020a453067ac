// The duel of the hand loops under the shipped rules: windows, defence choice, upkeep and checkpoints on.
import { Fight, makeRules, readLog, writeLog } from '@riposte/kernel';
import { rankOf, seaOfShadows } from '@riposte/sea-of-shadows';
import { simulation } from '@riposte/testkit';

export const rules = makeRules(seaOfShadows);
const d8 = rankOf('D8');
const sword = rules.codeNamed('sword');
const strike = rules.def.intents.find((one) => one.id === 'strike');

const fighter = (id, side) => ({
  id,
  kind: 'fighter',
  conditions: [],
  features: [sword],
  payment: null,
  name: `Fighter ${id}`,
  side,
  region: 0,
  att: d8,
  def: d8,
  str: d8,
  ref: d8,
  int: d8,
  pre: d8,
  fort: d8,
  hp: 6,
  maxHp: 6,
  mp: 0,
  maxMp: 0,
  ap: 0,
  apTotal: 2,
  borrowed: 0,
  turns: 0,
  acted: false,
  weapon: sword,
  size: 0,
  minor: false,
  room: true,
  extraMoves: 0,
});
export function stage(fighters, regions = 1) {
  const ids = Array.from({ length: fighters }, (_, i) => i + 1);
  return {
    serial: 0,
    ignored: [],
    entities: [
      {
        id: 0,
        kind: 'scene',
        conditions: [],
        features: [],
        payment: null,
        regions: Array.from({ length: regions }, (_, i) => `region ${i}`),
        next: Array.from({ length: regions }, () => []),
        hard: Array.from({ length: regions }, () => false),
        round: 0,
        order: [],
        turn: -1,
        acting: -1,
        minutes: 0,
        aftermath: false,
      },
      ...ids.map((id) => fighter(id, id % 2)),
    ],
  };
}
const duel = stage(2);
const policy = { declare: (_view, who) => strike.of(who, { at: who === 1 ? 2 : 1 }), answer: (_view, ask) => (ask.id === 'provoked' ? null : 'passive') };

/** Simulates `n` duels; each attack is one declared command. */
export function simulated() {
  const sim = simulation(rules, duel, { seed: 'bench', policy: () => policy });
  let trial = 0;
  return (n) => {
    let attacks = 0,
      second = 0;
    for (let i = 0; i < n; i++) {
      const { over, commands, state } = sim.fight(trial++);
      attacks += (commands - 1) >> 1;
      if (over.winner !== state.entities[state.entities[0].order[0]].side) second++;
    }
    return { attacks, second, fights: n };
  };
}

/** Simulates `n` skirmishes of four against four by turn order, each striking the first foe that stands. */
export function skirmishes() {
  const first = (view, who) => {
    const foe = view.state.entities.find((one) => one.kind === 'fighter' && one.id % 2 !== who % 2 && one.conditions.length === 0);
    return strike.of(who, { at: foe.id });
  };
  const sim = simulation(rules, stage(8), { seed: 'bench', policy: () => ({ declare: first, answer: policy.answer }) });
  let trial = 0;
  return (n) => {
    for (let i = 0; i < n; i++) sim.fight(trial++);
    return n;
  };
}

/**
 * Plays `n` duels as at a table: log, events, keyed dice, every answer given. `ordered`: both fighters have given the
 * standing order never to defend actively, so no command waits; else each attack waits for the answer.
 */
export function played(ordered) {
  let seed = 0;
  return (n) => {
    let attacks = 0,
      second = 0;
    for (let i = 0; i < n; i++) {
      const fight = Fight.open(rules, duel, { seed: `bench ${seed++}` });
      if (ordered) for (const who of [1, 2]) fight.order({ who, ask: 'choose-defence', do: 'never', when: null, value: null });
      for (;;) {
        if (fight.pending !== null) {
          fight.answer('passive');
          continue;
        }
        const who = fight.declarers[0];
        if (who === undefined) break;
        attacks++;
        fight.submit({ do: 'strike', by: who, with: { at: who === 1 ? 2 : 1 } });
      }
      if (fight.over.winner !== fight.state.entities[fight.state.entities[0].order[0]].side) second++;
    }
    return { attacks, second, fights: n };
  };
}

/** The text of one long recorded fight with at least `events` changes, and what loads it. */
export function longLog(events) {
  const state = stage(8);
  for (const one of state.entities.slice(1)) {
    one.hp = 1_000_000;
    one.maxHp = 1_000_000;
  }
  const fight = Fight.open(rules, state, { seed: 'long' });
  let count = 0;
  while (count < events) {
    if (fight.pending !== null) {
      fight.answer('passive');
      continue;
    }
    const who = fight.declarers[0];
    fight.submit({ do: 'strike', by: who, with: { at: who === 1 ? 2 : who - 1 } });
    for (let i = fight.lines.length - 1; i >= 0 && fight.lines[i].in !== 'answer'; i--) if (fight.lines[i].in === 'done') count += fight.lines[i].events.length;
  }
  return { text: writeLog(fight.header, fight.lines), events: fight.lines.reduce((sum, one) => sum + (one.in === 'done' ? one.events.length : 0), 0) };
}
export function loadLog(text) {
  const { header, lines } = readLog(text);
  return Fight.load(rules, header, lines);
}

/** Microseconds from answering a question with 40 fighters on the field to the next decision, median of 2000. */
export function suspensionOf40() {
  const times = [];
  const fight = Fight.open(rules, stage(40), { seed: 'forty' });
  for (let i = 0; i < 2500 && fight.over === null; i++) {
    const who = fight.declarers[0];
    const foe = fight.state.entities.find((one) => one.kind === 'fighter' && one.side !== fight.state.entities[who].side && one.conditions.length === 0);
    fight.submit({ do: 'strike', by: who, with: { at: foe.id } });
    if (fight.pending === null) continue;
    const start = process.hrtime.bigint();
    fight.answer('passive');
    times.push(Number(process.hrtime.bigint() - start) / 1000);
    for (const one of fight.state.entities) if (one.kind === 'fighter') one.hp = 6;
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1];
}

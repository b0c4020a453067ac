import { ConditionEnded, ConditionGiven } from '@riposte/kernel';
import type { Item, Name, Teller, Telling } from '@riposte/ruleset';
import { Carried } from '../actions-in-combat/carrying.ts';
import { HoldRoll } from '../actions-in-combat/grapple.ts';
import { Grappled } from '../actions-in-combat/holds.ts';
import { Dropped } from '../actions-in-combat/manipulate.ts';
import { GoOn } from '../actions-in-combat/movement.ts';
import { ObservationRoll, StealthRoll } from '../actions-in-combat/stealth.ts';
import { ChooseSkill, ResistRoll } from '../characters/resisting.ts';
import { FallRoll } from '../damage-and-health/harm.ts';
import { Hurt } from '../damage-and-health/health.ts';
import { Located, LocationRoll } from '../damage-and-health/hit-location.ts';
import { MedicineRoll } from '../damage-and-health/tending.ts';
import { Prisoner } from '../initiative-structure/out-of-the-fight.ts';
import { Moved, Teleported } from '../positioning/places.ts';
import { skillTitle } from './attacks.ts';
import { harmsOf, tellDamage } from './damage.ts';
import type { Messages } from './messages.gen.ts';
import { allTests, nextTest, type Speaker, type TestTold } from './tests.ts';

/** A walk: where it ended, and who came along. */
export const tellMove =
  (key: 'move' | 'dash'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given, chosen } = telling.act;
    const ends = new Map<number, readonly [x: number, y: number, who: Name]>();
    for (const { who, change } of telling.changes(Moved)) if (who !== null) ends.set(who.id!, [Number(change[2]), Number(change[3]), who]);
    const load = (given.load ?? []) as readonly Name[];
    const goal = (chosen.along as readonly (readonly number[])[]).at(-1) ?? [];
    const own = ends.get(by.id!);
    const halts = telling.answer(GoOn)?.value === false;
    const how = own === undefined ? (halts ? 'halts' : 'stopped') : own[0] === goal[0] && own[1] === goal[1] ? 'there' : 'short';
    say.head(key, { by, x: own?.[0] ?? goal[0], y: own?.[1] ?? goal[1], how });
    if (load.length > 0 && own !== undefined) say.line('brings', { by, load });
    for (const [id, [x, y, who]] of ends) if (id !== by.id && !load.some((one) => one.id === id)) say.line('stands-at', { who, x, y });
  };

/** Points of damage that attacks inside an act did to one fighter. */
const hurtInside = (items: readonly Item[], who: Name): number =>
  items.reduce((sum, item) => {
    if (item.kind === 'act') return sum + hurtInside(item.items, who);
    return item.kind === 'change' && item.change[0] === Hurt.id && item.who?.id === who.id ? sum + Number(item.values[1]) : sum;
  }, 0);

/** Standing up, which gives openings. */
export const tellStandUp: Teller<Messages> = ({ act: { by, items, result } }, say) => {
  const attacks = items.filter((item) => item.kind === 'act').length;
  const points = hurtInside(items, by);
  if (result === true) say.head('stand-up', { by, attacks, points });
  else say.head('stand-up-fails', { by, attacks });
};

/** A contest on one line: who acts, who holds against it; a tie is the other's. */
function sayContest(say: Speaker, own: TestTold | null, other: TestTold | null, skills: readonly [own: string, other: string], at: Name | null): void {
  if (own === null) return;
  const more = { rule: 'RS-PRI-004', at: own.rolls[0], rolls: [...own.rolls, ...(other?.rolls ?? [])] };
  const [skill, skill2] = skills.map((skill) => say.label(skillTitle(skill)));
  if (other === null || at === null) say.line('test-line', { skill, test: own.text }, more);
  else say.line('contest', { skill, test: own.text, at, skill2, test2: other.text, winner: own.successes > other.successes ? own.rolls[0].who : at }, more);
}

/** A hold tried on a foe. */
export const tellGrapple: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  const at = given.at as Name;
  const skill = String(telling.answer(ChooseSkill)?.value ?? 'athletics');
  sayContest(say, nextTest(telling, say, HoldRoll), nextTest(telling, say, ResistRoll), ['athletics', skill], at);
  telling.given(Grappled, at);
  say.head('grapple', { by, at, how: result === true ? 'holds' : 'slips' });
};

/** A hold or a net to break free of. */
export const tellEscape: Teller<Messages> = (telling, say) => {
  const { by, with: given, chosen, result } = telling.act;
  const isNet = Number(chosen.from) < 0;
  const skill = String(telling.answer(ChooseSkill)?.value ?? 'athletics');
  sayContest(say, nextTest(telling, say, HoldRoll), nextTest(telling, say, ResistRoll), [skill, 'athletics'], isNet ? null : (given.from as Name));
  const how = result === true ? 'free' : 'held';
  telling.changes(ConditionEnded);
  if (isNet) say.head('escape-net', { by, how });
  else say.head('escape', { by, from: given.from, how });
};

/** A hold let go, a body taken up or put down, a surrender accepted: the headline says it all. */
export const tellPlainly =
  (key: 'release' | 'carry' | 'accept-surrender'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const at = given.at as Name;
    telling.changes(ConditionEnded);
    for (const condition of [Carried, Prisoner]) telling.given(condition, at);
    if (key === 'carry') telling.changes(Moved);
    say.head(key, { by, at });
  };

/** A carried fighter is put down. */
export const tellPutDown: Teller<Messages> = (telling, say) => {
  telling.changes(ConditionEnded);
  say.head('put-down', { by: telling.act.by, load: telling.act.with.load ?? [] });
};

/** A step through space. */
export const tellPhaseStep: Teller<Messages> = (telling, say) => {
  const [step] = telling.changes(Teleported);
  const { by } = telling.act;
  if (step === undefined) say.head('phase-step-fails', { by });
  else say.head('phase-step', { by, x: step.values[1], y: step.values[2] });
};

/** Stealth against the eyes of all: one line for who hides, one for those who look. */
export function sayStealth(telling: Telling, say: Speaker): void {
  for (const kind of [StealthRoll, ObservationRoll] as const) {
    const tests = allTests(telling, say, kind);
    if (tests.length === 0) continue;
    const each = tests.map(({ rolls, text }) => `${rolls[0].who.text} ${text}`).join('; ');
    const rolls = tests.flatMap((test) => test.rolls);
    say.line(kind === StealthRoll ? 'stealth' : 'observation', { tests: each }, { rule: kind.rule, at: rolls[0], rolls });
  }
}

/** Hiding. */
export const tellSneak: Teller<Messages> = (telling, say) => {
  const { by, result } = telling.act;
  sayStealth(telling, say);
  say.head('sneak', { by, how: result === true ? 'hidden' : 'seen' });
};

/** Looking around, as an action or by a perk. */
export const tellSearch: Teller<Messages> = (telling, say) => {
  const { by, with: given, items, result } = telling.act;
  if (given.free === 'brace') return say.head('brace', { by, perk: given.magic });
  const found = items.flatMap((item) => (item.kind === 'change' && item.change[0] !== ConditionGiven.id && item.condition?.id === 'hidden' ? [item.who!] : []));
  sayStealth(telling, say);
  if (found.length === 0) say.head('search', { by, how: Number(result) > 0 ? 'works' : 'fails' });
  else say.head('search-finds', { by, found });
};

/** First aid, in the fight or after it. */
export const tellTend: Teller<Messages> = (telling, say) => {
  const { by, with: given, result } = telling.act;
  const test = nextTest(telling, say, MedicineRoll);
  if (test !== null)
    say.line('test-line', { skill: say.label('Medicine'), test: test.text }, { rule: MedicineRoll.rule, at: test.rolls[0], rolls: test.rolls });
  const how = result === true ? 'works' : 'fails';
  if ((given.patient as Name).id === by.id) say.head('tend-self', { by, how });
  else say.head('tend', { by, patient: given.patient, how });
};

/** Flames put out. */
export const tellPutOut: Teller<Messages> = (telling, say) => {
  const { by, result } = telling.act;
  sayContest(say, nextTest(telling, say, ResistRoll), null, ['acrobatics', ''], null);
  say.head('put-out', { by, how: result === true ? 'out' : 'burns' });
};

/** Something dropped: what it is, is told by the act. */
export const tellDrop: Teller<Messages> = (telling, say) => {
  const { by, with: given } = telling.act;
  telling.changes(Dropped);
  say.head('drop', { by, thing: given.thing });
};

/** Damage by word of the game master. */
export const tellHarm: Teller<Messages> = (telling, say) => {
  const { with: given } = telling.act;
  const [at, points] = [given.at as Name, Number(given.points)];
  const [located] = telling.changes(Located);
  const place = telling.roll(LocationRoll);
  if (place !== null) say.line('location', { dice: say.dice(place), where: '' }, { rule: LocationRoll.rule, at: place, rolls: [place] });
  const where = located === undefined ? '' : ` ${say.text(`in-${String(located.values[1])}` as 'in-torso', {})}`;
  const dice = String(points);
  const taken = tellDamage(telling, say, at, [{ dice, points, bonus: 0, rolls: [] }], harmsOf(telling));
  say.head('harm-done', { at, where, type: given.type, points: taken });
};

/** A fall. */
export const tellFall: Teller<Messages> = (telling, say) => {
  const { with: given } = telling.act;
  const at = given.at as Name;
  const all = telling.rolls(FallRoll);
  telling.roll(LocationRoll);
  if (all.length === 0) return say.head('falls', { at, metres: Number(given.metres), points: 0 });
  const dice = `${all.length === 1 ? '' : all.length}d6 ${all.map(({ total }) => total).join(', ')}`;
  const points = all.reduce((sum, { total }) => sum + total, 0);
  say.head('falls', { at, metres: Number(given.metres), points: tellDamage(telling, say, at, [{ dice, points, bonus: 0, rolls: all }], harmsOf(telling)) });
};

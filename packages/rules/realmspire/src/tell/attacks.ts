import { isShownOnly, type Name, type Teller, type Telling } from '@riposte/ruleset';
import { Restrained } from '../actions-in-combat/holds.ts';
import { Dropped } from '../actions-in-combat/manipulate.ts';
import { AttackRoll, Resolved } from '../attacking-and-defending/combat-roll.ts';
import { Dazed } from '../attacking-and-defending/dazed.ts';
import { Braced, ChooseDefence, DefenceRoll } from '../attacking-and-defending/defence.ts';
import { DeceptionRoll } from '../attacking-and-defending/feint.ts';
import { ChooseManoeuvre, ChooseTrick } from '../attacking-and-defending/manoeuvres.ts';
import { ChooseSkill, ResistRoll } from '../characters/resisting.ts';
import { Poisoned } from '../damage-and-health/afflictions.ts';
import { DamageRoll } from '../damage-and-health/damage.ts';
import { Down } from '../damage-and-health/dying.ts';
import { Located, LocationRoll } from '../damage-and-health/hit-location.ts';
import { Pushed } from '../positioning/places.ts';
import { Prone } from '../positioning/prone.ts';
import { type Blow, blowOf, bonusIn, extraBlows, harmsOf, tellDamage } from './damage.ts';
import type { Messages } from './messages.gen.ts';
import { allTests, nextTest, type Speaker, type TestTold } from './tests.ts';

/** How an attack ended, as its headline says it. */
export interface Ended {
  readonly how: string;
  readonly defence: string;
  readonly where: string;
  readonly harm: string;
}

/** What is known of an attack before its dice: who meets it, with what it is made. */
interface Made {
  readonly by: Name;
  readonly at: Name;
}

/** What never came to its rolls. */
export const CALLED_OFF: Ended = { how: 'off', defence: '', where: '', harm: '' };

export const isName = (arg: unknown): arg is Name => typeof arg === 'object' && arg !== null && !Array.isArray(arg);

/** "parry" for both ways to parry. */
const wayOf = (defence: string): string => defence.split(' ')[0];

/** The name of a manoeuvre: all disarmings are one, and all precisions. */
const manoeuvreName = (say: Speaker, manoeuvre: string): string => say.text(`manoeuvre-${manoeuvre.split(' ')[0]}` as 'manoeuvre-bash', {});

/** The rolls of one attack with its damage and its manoeuvre; null where it never came to its rolls. */
export function tellBlow(telling: Telling, say: Speaker, made: Made): Ended | null {
  const [resolved] = telling.changes(Resolved);
  if (resolved === undefined) return null;
  const [won, met] = [Number(resolved.values[2]), Number(resolved.values[3])];
  const defence = wayOf(String(telling.answer(ChooseDefence)?.value ?? 'none'));
  const attack = nextTest(telling, say, AttackRoll);
  const defended = nextTest(telling, say, DefenceRoll);
  const manoeuvre = String(telling.answer(ChooseManoeuvre)?.value ?? 'none');
  const trick = String(telling.answer(ChooseTrick)?.value ?? 'none');
  const [winner, loser] = won === 0 && met > 0 ? [made.at, made.by] : [made.by, made.at];
  tellRolls(say, made.at, { attack, defended, defence, won, end: endText(say, { won, met, defence, manoeuvre, winner }) });
  const first = attack?.rolls[0];
  if (manoeuvre === 'brace' && telling.given(Braced, winner) !== null)
    say.line('brace-won', { who: winner }, { rule: Braced.rule, ...(first && { at: first }) });
  tellFeints(telling, say, winner, loser);
  const { where, points } = tellHarm(telling, say, made.at, manoeuvre);
  tellResisting(telling, say, { winner, loser, at: made.at, manoeuvre: trick === 'none' ? manoeuvre : trick, isTrick: trick !== 'none' });
  const how = howEnded(won, met, defence, attack !== null);
  const harm = points === null ? '' : say.text(how === 'block' ? 'harm-behind-block' : 'harm', { points });
  return { how, defence: defence === 'none' ? '' : say.text(`with-${defence}` as 'with-block', {}), where, harm };
}

function howEnded(won: number, met: number, defence: string, isRolled: boolean): string {
  if (won === 0) return isRolled ? (met > 0 ? defence : 'missed') : 'covered';
  if (!isRolled) return 'helpless';
  if (defence === 'none') return 'hit';
  if (defence === 'block') return met > 0 ? 'block' : 'failed';
  return met >= won ? defence : 'failed';
}

interface Result {
  readonly won: number;
  readonly met: number;
  readonly defence: string;
  readonly manoeuvre: string;
  readonly winner: Name;
}

/** How a line of dice ends: "hit", "parried", "critical win for Ann, who chooses Bash". */
function endText(say: Speaker, { won, met, defence, manoeuvre, winner }: Result): string {
  const isCritical = won > 0 !== met > 0;
  const named = isCritical && manoeuvre !== 'none' ? manoeuvreName(say, manoeuvre) : '';
  const isTie = won > 0 && won === met && defence !== 'block';
  const end = isCritical ? (named === '' ? 'win' : 'win-with') : isTie ? 'tie' : won > met && defence !== 'block' ? 'hit' : won === 0 ? 'missed' : defence;
  return say.text('attack-end', { end, winner, manoeuvre: named });
}

interface Rolled {
  readonly attack: TestTold | null;
  readonly defended: TestTold | null;
  readonly defence: string;
  readonly won: number;
  readonly end: string;
}

/** Both tests on one line, and who won. */
function tellRolls(say: Speaker, at: Name, { attack, defended, defence, won, end }: Rolled): void {
  const rolls = [...(attack?.rolls ?? []), ...(defended?.rolls ?? [])];
  const more = { rule: 'RS-RES-003', rolls, ...(rolls[0] && { at: rolls[0] }) };
  if (defended !== null) {
    const way = say.text(`with-${defence}` as 'with-block', {});
    if (attack === null) say.line('defence-alone', { with: way, defence: defended.text }, more);
    else say.line('attack-versus', { attack: attack.text, with: way, defence: defended.text, end }, more);
  } else if (attack === null) {
    if (won > 0) say.line('attack-helpless', { at, end }, more);
    else say.line('attack-covered', { at }, more);
  } else say.line(won > 0 ? 'attack-undefended' : 'attack-alone', { attack: attack.text, end }, more);
}

/** Tests of Deception: for a feint that this attack uses, or for one that was won by it. */
function tellFeints(telling: Telling, say: Speaker, winner: Name, loser: Name): void {
  for (const { rolls, text, successes } of allTests(telling, say, DeceptionRoll)) {
    const at = rolls[0].who.id === winner.id ? loser : winner;
    say.line('feint', { at, test: text, passed: successes > 0 ? 'yes' : 'no' }, { rule: DeceptionRoll.rule, at: rolls[0], rolls });
  }
}

/** Where it hit, and the sums of its damage; `points` is null where nothing could do damage. */
function tellHarm(telling: Telling, say: Speaker, at: Name, manoeuvre: string): { readonly where: string; readonly points: number | null } {
  const [located] = telling.changes(Located);
  const place = telling.roll(LocationRoll);
  const where = located === undefined ? '' : ` ${say.text(`in-${String(located.values[1])}` as 'in-torso', {})}`;
  if (place !== null) say.line('location', { dice: say.dice(place), where }, { rule: LocationRoll.rule, at: place, rolls: [place] });
  const { dice, most } = telling.act.with;
  const harms = harmsOf(telling);
  const roll = telling.roll(DamageRoll);
  const blows: Blow[] = [];
  const bonus = bonusIn(telling);
  if (roll !== null) blows.push(blowOf(say, roll, bonus));
  else if (manoeuvre.startsWith('precision') && typeof most === 'number' && most > 0)
    blows.push({
      dice: say.text('at-most', { dice, points: most }),
      points: most,
      // Without a roll it stands behind the roll of the defender, whose numbers may be withheld.
      bonus: bonus === 0 && isShownOnly(telling, at) ? null : bonus,
      rolls: [],
    });
  blows.push(...extraBlows(telling, say));
  return { where, points: blows.length === 0 ? null : tellDamage(telling, say, at, blows, harms) };
}

interface Resisting {
  readonly winner: Name;
  readonly loser: Name;
  /** Who was attacked. */
  readonly at: Name;
  readonly manoeuvre: string;
  readonly isTrick: boolean;
}

const SKILL_AGAINST: { readonly [manoeuvre: string]: string } = { bash: 'athletics', push: 'athletics', trip: 'acrobatics' };

const isPhysical = (manoeuvre: string): boolean => manoeuvre.startsWith('disarm') || manoeuvre in SKILL_AGAINST;

/** Tests against venom, against a bola or net, and against the manoeuvre, in this order. */
function tellResisting(telling: Telling, say: Speaker, resisting: Resisting): void {
  const { loser, at, manoeuvre, isTrick } = resisting;
  const { items, with: given } = telling.act;
  const skill = String(telling.answer(ChooseSkill)?.value ?? SKILL_AGAINST[manoeuvre] ?? 'none');
  const larger = Number(given.larger ?? 0) * (loser.id === at.id ? 1 : -1);
  const isDown = items.some((item) => item.kind === 'change' && item.condition === Down && item.who?.id === loser.id);
  const isTested = isPhysical(manoeuvre) && !isDown;
  const tests = allTests(telling, say, ResistRoll, isTested ? whyEasier(say, larger, manoeuvre, isTrick) : '');
  if (isTested) tellManoeuvre(telling, say, { ...resisting, larger, skill, test: Math.abs(larger) > 1 ? undefined : tests.pop() });
  for (const one of tests) tellPoisonOrTangle(telling, say, one, given.entangles === 'yes' && one === tests.at(-1));
}

/** What gives the loser of a manoeuvre a second die: its size, a firm grip, a manoeuvre without a critical win. */
function whyEasier(say: Speaker, larger: number, manoeuvre: string, isTrick: boolean): string {
  const reasons: ('why-larger' | 'why-smaller' | 'why-trick' | 'why-firm')[] = [];
  if (larger !== 0) reasons.push(larger > 0 ? 'why-larger' : 'why-smaller');
  if (isTrick) reasons.push('why-trick');
  if (manoeuvre.startsWith('disarm') && !isTrick && larger === 0) reasons.push('why-firm');
  return reasons.map((key) => say.text(key, {})).join(', ');
}

interface Tried extends Resisting {
  /** Steps of size that the loser has over the winner. */
  readonly larger: number;
  readonly skill: string;
  readonly test?: TestTold | undefined;
}

/** The loser's test against a manoeuvre, and what the manoeuvre did; two steps of size decide without a test. */
function tellManoeuvre(telling: Telling, say: Speaker, { winner, loser, manoeuvre, larger, skill, test }: Tried): void {
  const name = manoeuvreName(say, manoeuvre);
  if (Math.abs(larger) > 1) return say.line('manoeuvre-sure', { name, who: loser, size: larger > 0 ? 'larger' : 'smaller', winner });
  if (test === undefined) return;
  const { text, rolls, successes } = test;
  const end = successes > 0 ? say.text('manoeuvre-end', { how: 'resisted', who: loser, thing: '', x: 0, y: 0 }) : effectText(telling, say, manoeuvre, loser);
  say.line('manoeuvre', { name, who: loser, skill: say.label(skillTitle(skill)), test: text, end }, { rule: ResistRoll.rule, at: rolls[0], rolls });
}

/** Takes what a manoeuvre did to the loser: "Tor is dazed". */
function effectText(telling: Telling, say: Speaker, manoeuvre: string, who: Name): string {
  const said = { who, thing: '', x: 0, y: 0 };
  switch (manoeuvre) {
    case 'bash':
      telling.given(Dazed, who);
      return say.text('manoeuvre-end', { ...said, how: 'dazed' });
    case 'trip':
      telling.given(Prone, who);
      return say.text('manoeuvre-end', { ...said, how: 'prone' });
    case 'push': {
      const [pushed] = telling.changes(Pushed);
      if (pushed === undefined) return say.text('manoeuvre-end', { ...said, how: 'barred' });
      return say.text('manoeuvre-end', { ...said, how: 'pushed', x: pushed.values[1], y: pushed.values[2] });
    }
    default: {
      const [dropped] = telling.changes(Dropped);
      return say.text('manoeuvre-end', { ...said, how: dropped === undefined ? 'nothing' : 'dropped', thing: dropped?.also?.thing ?? '' });
    }
  }
}

/** A test against the venom of a bite, or against a bola or net. */
function tellPoisonOrTangle(telling: Telling, say: Speaker, { text, rolls, successes }: TestTold, isTangle: boolean): void {
  const { who } = rolls[0];
  const { venom, weapon = '' } = telling.act.with;
  const more = { rule: ResistRoll.rule, at: rolls[0], rolls };
  if (isTangle) {
    const isCaught = telling.given(Restrained, who) !== null;
    if (!isCaught && successes === 0) telling.given(Prone, who);
    say.line('resist-tangle', { who, test: text, weapon, how: successes > 0 ? 'clear' : isCaught ? 'caught' : 'falls' }, more);
  } else if (venom === 'yes') {
    telling.given(Poisoned, who);
    say.line('resist-venom', { who, test: text, passed: successes > 0 ? 'yes' : 'no' }, more);
  } else say.line('resist', { who, test: text }, more);
}

/** "Sleight of hand" as the book writes a skill. */
export const skillTitle = (skill: string): string => `${skill.charAt(0).toUpperCase()}${skill.slice(1)}`;

/** A bite has its own verb. */
const JAWS = ['bite', 'venomous-bite'];

/** A Strike, a shot, a throw, or the blow at an opening. */
export const tellAttack =
  (key: 'strike' | 'throw' | 'opportunity'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const at = isName(given.at) ? given.at : by;
    const weapon = given.weapon ?? 'none';
    if (key === 'throw')
      for (const { who, also } of telling.changes(Dropped)) if (who !== null && who.id !== by.id) say.line('drops', { who, thing: also?.thing ?? '' });
    const ended = tellBlow(telling, say, { by, at }) ?? CALLED_OFF;
    const frame = key === 'opportunity' ? ({ in: 'opportunity' } as const) : undefined;
    // A net or a bola is aimed at no part.
    if (key === 'throw') say.head('throw', { by, at, weapon, ...ended, ...(given.entangles === 'yes' && ended.harm === '' && { where: '' }) });
    else if (given.shoots === 'yes') say.head('shoot', { by, at, weapon, ...ended });
    else if (isName(weapon) && JAWS.includes(weapon.thing ?? '')) say.head('bite', { by, at, ...ended }, frame);
    else
      say.head('strike', { by, at, with: { text: weapon === 'none' ? say.text('with-nothing', {}) : say.text('with-weapon', { weapon }) }, ...ended }, frame);
  };

import type { Name, Teller, Telling } from '@riposte/ruleset';
import { Dropped } from '../actions-in-combat/manipulate.ts';
import { AttackRoll, Resolved } from '../attacking-and-defending/combat-roll.ts';
import { ChooseDefence, DefenceRoll } from '../attacking-and-defending/defence.ts';
import { DeceptionRoll } from '../attacking-and-defending/feint.ts';
import { ChooseManoeuvre, ChooseTrick } from '../attacking-and-defending/manoeuvres.ts';
import { ChooseSkill, ResistRoll } from '../characters/resisting.ts';
import { DamageRoll } from '../damage-and-health/damage.ts';
import { Down } from '../damage-and-health/dying.ts';
import { Located, LocationRoll } from '../damage-and-health/hit-location.ts';
import { Pushed } from '../positioning/places.ts';
import { type Blow, blowOf, bonusIn, extraBlows, harmsOf, tellDamage } from './damage.ts';
import type { Messages } from './messages.gen.ts';
import { allTests, nextTest, type Speaker, type Tested } from './tests.ts';

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

const isName = (arg: unknown): arg is Name => typeof arg === 'object' && arg !== null && !Array.isArray(arg);

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
  const isLost = won === 0 && met > 0;
  tellRolls(say, made, { attack, defended, defence, manoeuvre, won, met });
  tellFeints(telling, say, made, attack);
  const { where, harm } = tellHarm(telling, say, made.at, manoeuvre);
  const [winner, loser] = isLost ? [made.at, made.by] : [made.by, made.at];
  tellResisting(telling, say, { winner, loser, at: made.at, manoeuvre: trick === 'none' ? manoeuvre : trick });
  return { how: howEnded(won, met, defence, attack !== null), defence: defence === 'none' ? '' : say.text(`with-${defence}` as 'with-block', {}), where, harm };
}

function howEnded(won: number, met: number, defence: string, isRolled: boolean): string {
  if (won === 0) return isRolled ? (met > 0 ? defence : 'missed') : 'covered';
  if (!isRolled) return 'helpless';
  if (defence === 'none') return 'hit';
  if (defence === 'block') return met > 0 ? 'block' : 'failed';
  return met >= won ? defence : 'failed';
}

interface Rolled {
  readonly attack: Tested | null;
  readonly defended: Tested | null;
  readonly defence: string;
  readonly manoeuvre: string;
  readonly won: number;
  readonly met: number;
}

/** Both tests on one line, and who won. */
function tellRolls(say: Speaker, { at }: Made, { attack, defended, defence, manoeuvre, won, met }: Rolled): void {
  const rolls = [...(attack?.rolls ?? []), ...(defended?.rolls ?? [])];
  const isCritical = won > 0 !== met > 0;
  const chosen = isCritical && manoeuvre !== 'none' ? `, ${manoeuvreName(say, manoeuvre)}` : '';
  const more = { rule: 'RS-RES-003', rolls, ...(rolls[0] && { at: rolls[0] }) };
  if (defended === null) {
    if (attack === null) return won > 0 ? say.line('attack-helpless', { at, manoeuvre: chosen }, more) : say.line('attack-covered', { at }, more);
    return say.line('attack-alone', { attack: attack.text, won: won > 0 ? 'yes' : 'no', manoeuvre: chosen }, more);
  }
  const end = isCritical ? (won > 0 ? 'attacker' : 'defender') : won > 0 && won === met && defence !== 'block' ? 'tie' : 'open';
  const way = say.text(`with-${defence}` as 'with-block', {});
  if (attack === null) return say.line('defence-alone', { with: way, defence: defended.text }, more);
  say.line('attack-versus', { attack: attack.text, with: way, defence: defended.text, end, at, manoeuvre: chosen }, more);
}

/** Tests of Deception: for a feint that this attack uses, or for one that was won by it. */
function tellFeints(telling: Telling, say: Speaker, { by, at }: Made, attack: Tested | null): void {
  const { items } = telling.act;
  for (const { rolls, text, successes } of allTests(telling, say, DeceptionRoll)) {
    const isUsed = attack !== null && items.indexOf(rolls[0]) < items.indexOf(attack.rolls[0]);
    const more = { rule: DeceptionRoll.rule, at: rolls[0], rolls };
    say.line(isUsed ? 'feint-used' : 'feint', { who: rolls[0].who.id === by.id ? by : at, test: text, passed: successes > 0 ? 'yes' : 'no' }, more);
  }
}

/** Where it hit, and the sums of its damage. */
function tellHarm(telling: Telling, say: Speaker, at: Name, manoeuvre: string): { readonly where: string; readonly harm: string } {
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
    blows.push({ dice: say.text('at-most', { dice, points: most, several: /^\d/.test(String(dice)) ? 'yes' : 'no' }), points: most, bonus, rolls: [] });
  blows.push(...extraBlows(telling, say));
  if (blows.length === 0) return { where, harm: '' };
  return { where, harm: `: ${say.text('harm', { points: tellDamage(telling, say, at, blows, harms) })}` };
}

interface Resisting {
  readonly winner: Name;
  readonly loser: Name;
  readonly at: Name;
  readonly manoeuvre: string;
}

const SKILL_AGAINST: { readonly [manoeuvre: string]: string } = { bash: 'athletics', push: 'athletics', trip: 'acrobatics' };

/** Tests against venom, against a bola or net, and against the manoeuvre, in this order. */
function tellResisting(telling: Telling, say: Speaker, { winner, loser, at, manoeuvre }: Resisting): void {
  const skill = String(telling.answer(ChooseSkill)?.value ?? SKILL_AGAINST[manoeuvre] ?? 'none');
  const tests = allTests(telling, say, ResistRoll);
  const { larger, venom, entangles } = telling.act.with;
  const size = Number(larger ?? 0) * (loser.id === at.id ? 1 : -1);
  const isPhysical = manoeuvre.startsWith('disarm') || manoeuvre in SKILL_AGAINST;
  const isDown = telling.act.items.some((item) => item.kind === 'change' && item.condition === Down && item.who?.id === loser.id);
  const name = isPhysical ? manoeuvreName(say, manoeuvre) : '';
  if (isPhysical && Math.abs(size) > 1 && !isDown) say.line('manoeuvre-sure', { name, who: loser, size: size > 0 ? 'larger' : 'smaller', winner });
  else if (isPhysical && !isDown && tests.length > 0) {
    const { text, rolls, successes } = tests.pop()!;
    say.line('manoeuvre', { name, who: loser, skill: say.label(skillTitle(skill)), test: text }, { rule: ResistRoll.rule, at: rolls[0], rolls });
    const isPushed = telling.act.items.some((item) => item.kind === 'change' && item.change[0] === Pushed.id);
    if (manoeuvre === 'push' && successes === 0 && !isPushed) say.line('push-barred', { who: loser }, { at: rolls[0] });
  }
  for (const one of tests) {
    const { text, rolls } = one;
    const more = { rule: ResistRoll.rule, at: rolls[0], rolls };
    const isTangle = entangles === 'yes' && one === tests.at(-1);
    const said = { who: rolls[0].who, test: text };
    if (isTangle) say.line('resist-tangle', { ...said, weapon: telling.act.with.weapon ?? '' }, more);
    else say.line(venom === 'yes' ? 'resist-venom' : 'resist', said, more);
  }
}

/** "Sleight of hand" as the book writes a skill. */
export const skillTitle = (skill: string): string => `${skill.charAt(0).toUpperCase()}${skill.slice(1)}`;

/** A Strike, a shot, a throw, or the blow at an opening. */
export const tellAttack =
  (key: 'strike' | 'throw' | 'opportunity'): Teller<Messages> =>
  (telling, say) => {
    const { by, with: given } = telling.act;
    const at = isName(given.at) ? given.at : by;
    const weapon = given.weapon ?? 'none';
    if (key === 'throw')
      for (const { who, also } of telling.changes(Dropped)) if (who !== null && who.id !== by.id) say.line('drops', { who, thing: also?.thing ?? '' });
    const ended = tellBlow(telling, say, { by, at }) ?? { how: 'off', defence: '', where: '', harm: '' };
    const said = key === 'strike' && given.shoots === 'yes' ? 'shoot' : key;
    if (weapon === 'none') say.head(key === 'opportunity' ? 'opportunity-bare' : 'strike-bare', { by, at, ...ended });
    else say.head(said, { by, at, weapon, ...ended });
  };

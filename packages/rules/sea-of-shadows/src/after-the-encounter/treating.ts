import { type Condition, defineAsk, defineCondition, defineRoll, end, endAll, give, type Id, oneWord, type Play } from '@riposte/kernel';
import { check, checkDice, successes } from '../characters/checks.ts';
import { SCENE } from '../characters/fighter.ts';
import { rankOf } from '../characters/ladder.ts';
import { hasFeature } from '../characters/traits.ts';
import { ruled } from '../rulings.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Healed } from '../taking-damage/hit-points.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { injureForLife } from '../taking-damage/lasting-injuries.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { wake } from '../taking-damage/survival.ts';
import { wakeIn } from './end-of-encounter.ts';
import { HOUR } from './minutes.ts';
import { rest } from './rest.ts';

/** First aid was tried on this wound; there is no time for a second try. @rule SS-MRT-006 */
export const Tended = defineCondition('tended', { rule: 'SS-MRT-006', title: 'tended' });

/** Busy with its source, the patient, until the minutes are over; its value is the kind of treatment. @rule SS-MRT-005 */
export const Treating = defineCondition('treating', {
  rule: 'SS-MRT-005',
  title: 'treating',
  forbids: [{ tags: ['after'], rule: 'SS-MRT-005', reason: 'treating' }],
});

/** Kinds of treatment, values of `Treating`: first aid by what is at hand, waking, the ritual. */
export const TREATMENTS = ['bandages', 'improvised', 'none', 'waking', 'ritual'] as const;

/** Difficulty die of first aid by supplies. @rule SS-MRT-007 SS-MRT-008 SS-MRT-009 SS-MRT-013 */
const FIRST_AID_DIFFICULTY = { bandages: 'D4', improvised: 'D8', none: 'D12' } as const;
export type Supplies = keyof typeof FIRST_AID_DIFFICULTY;

/** What there is to dress a wound with. @rule SS-MRT-007 SS-MRT-008 SS-MRT-009 */
export const SuppliesAtHand = defineAsk<{ readonly by: Id; readonly patient: Id }, Supplies>('supplies', {
  rule: 'SS-MRT-013',
  answer: oneWord('SS-MRT-013', () => Object.keys(FIRST_AID_DIFFICULTY) as Supplies[]),
  fallback: (view, _who, { by }) => (hasFeature(view, by, 'bandages') ? 'bandages' : 'improvised'),
});

export const AidRoll = defineRoll('first-aid', { rule: 'SS-MRT-007', title: 'first aid' });
export const AidDifficulty = defineRoll('difficulty', { rule: 'SS-MRT-013', title: 'difficulty' });

/** The minutes of a treatment are over. @rule SS-MRT-004 SS-BAD-002 */
export function finishTreatment(play: Play, by: Id, { id, source: patient, value }: Condition): void {
  end(play, by, id);
  const kind = TREATMENTS[value];
  if (kind === 'ritual') return;
  if (kind !== 'waking') return giveFirstAid(play, by, patient, kind);
  if (!alive(play, patient) || !play.has(patient, KnockedOut)) return;
  wake(play, patient);
  rest(play, patient);
}

/** Rolls for first aid. @rule SS-MRT-007 SS-MRT-010 SS-MRT-013 */
function giveFirstAid(play: Play, by: Id, patient: Id, supplies: Supplies): void {
  const roll = play.roll(AidRoll, by, checkDice(play, by, patient, check('first-aid', 'INT')));
  const difficulty = play.roll(AidDifficulty, SCENE, ruled(play).dice(rankOf(FIRST_AID_DIFFICULTY[supplies])!, 0));
  if (successes(play, roll, difficulty) > 0 && play.has(patient, MortallyWounded)) save(play, patient);
}

/** First aid succeeds: a single HP, badly wounded, injured for life. @rule SS-MRT-003 SS-MRT-004 SS-MRT-011 */
function save(play: Play, patient: Id): void {
  endAll(play, patient, MortallyWounded);
  Healed(play, patient, 1);
  give(play, patient, BadlyWounded);
  wakeIn(play, patient, HOUR);
  injureForLife(play, patient);
}

import {
  after,
  carried,
  defineAsk,
  defineCondition,
  defineIntent,
  defineRoll,
  endAll,
  extend,
  GM,
  give,
  type Id,
  type IntentContext,
  oneOf,
  oneWord,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { check, checkDice, successes } from '../characters/checks.ts';
import { fighter, fighters, SCENE } from '../characters/fighter.ts';
import { rankOf } from '../characters/ladder.ts';
import { hasFeature } from '../characters/traits.ts';
import { MagicPoints } from '../magic/magic-points.ts';
import { ruled } from '../rulings.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { Healed } from '../taking-damage/hit-points.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { injureForLife } from '../taking-damage/lasting-injuries.ts';
import { healByMagic } from '../taking-damage/magical-healing.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { wake } from '../taking-damage/survival.ts';
import { AfterEncounter, wakeIn } from './end-of-encounter.ts';
import { HOUR, Minutes } from './minutes.ts';
import { passTime } from './passing-time.ts';
import { rest } from './rest.ts';

/** First aid was tried on this wound; there is no time for a second try. @rule SS-MRT-006 */
export const Tended = defineCondition('tended', { rule: 'SS-MRT-006', title: 'tended' });

/** Difficulty die of first aid by supplies. @rule SS-MRT-007 SS-MRT-008 SS-MRT-009 SS-MRT-013 */
const FIRST_AID_DIFFICULTY = { bandages: 'D4', improvised: 'D8', none: 'D12' } as const;
type Supplies = keyof typeof FIRST_AID_DIFFICULTY;

/** What there is to dress a wound with. @rule SS-MRT-007 SS-MRT-008 SS-MRT-009 */
export const SuppliesAtHand = defineAsk<{ readonly by: Id; readonly patient: Id }, Supplies>('supplies', {
  rule: 'SS-MRT-013',
  because: (view, _who, { by, patient }) => `${fighter(view, by).name} gives ${fighter(view, patient).name} first aid; what is at hand?`,
  answer: oneWord('SS-MRT-013', () => Object.keys(FIRST_AID_DIFFICULTY) as Supplies[]),
  fallback: (view, _who, { by }) => (hasFeature(view, by, 'bandages') ? 'bandages' : 'improvised'),
});

export const AidRoll = defineRoll('first-aid', { rule: 'SS-MRT-007', title: 'first aid' });
export const AidDifficulty = defineRoll('difficulty', { rule: 'SS-MRT-013', title: 'difficulty' });

/** Treatment takes minutes. @rule SS-MRT-005 */
function needsTime(view: View, by: Id, refuse: Refuse): void {
  if (!view.has(by, AfterEncounter)) refuse('SS-MRT-005', 'it takes minutes: after the encounter');
}

type Patient = { readonly patient: Id };

const patients = (rule: string, fits: (view: View, by: Id, patient: Id) => boolean) =>
  oneOf<IntentContext<Patient>, Id>({
    rule,
    candidates: (view, { by }) =>
      fighters(view)
        .map(({ id }) => id)
        .filter((id) => id !== by && alive(view, id) && fits(view, by, id)),
  });

/**
 * First aid for the mortally wounded: anyone can give it, in ten minutes, with one try. Begun in time it keeps the patient
 * alive that long. @rule SS-MRT-002 SS-MRT-004 SS-MRT-006 SS-MRT-010
 */
export const FirstAid = defineIntent<Patient>('first-aid', {
  rule: 'SS-MRT-004',
  title: 'First aid',
  tags: ['after'],
  available: needsTime,
  params: { patient: patients('SS-MRT-006', (view, _by, id) => view.has(id, MortallyWounded) && !view.has(id, Tended)) },
  perform(play, by, { patient }) {
    const supplies = play.ask(SuppliesAtHand, GM, { by, patient });
    give(play, patient, Tended, { source: by });
    for (const { id } of carried(play, patient, MortallyWounded)) extend(play, patient, id, after(play, Minutes, SCENE, 11));
    passTime(play, 10);
    const roll = play.roll(AidRoll, by, checkDice(play, by, patient, check('first-aid', 'INT')));
    const difficulty = play.roll(AidDifficulty, SCENE, ruled(play).dice(rankOf(FIRST_AID_DIFFICULTY[supplies])!, 0));
    if (successes(play, roll, difficulty) > 0) save(play, patient);
    return true;
  },
});

/** First aid succeeds: a single HP, badly wounded, injured for life. @rule SS-MRT-003 SS-MRT-004 SS-MRT-011 */
function save(play: Play, patient: Id): void {
  endAll(play, patient, MortallyWounded);
  Healed(play, patient, 1);
  give(play, patient, BadlyWounded);
  wakeIn(play, patient, HOUR);
  injureForLife(play, patient);
}

/** Wakes a badly wounded patient before the hour is over. @rule SS-BAD-002 */
export const WakeUp = defineIntent<Patient>('wake-up', {
  rule: 'SS-BAD-002',
  title: 'Wake',
  tags: ['after'],
  available: needsTime,
  params: { patient: patients('SS-BAD-002', (view, _by, id) => view.has(id, KnockedOut) && view.has(id, BadlyWounded)) },
  perform(play, _by, { patient }) {
    passTime(play, 5);
    if (!play.has(patient, KnockedOut)) return true;
    wake(play, patient);
    rest(play, patient);
    return true;
  },
});

/** A healing ritual: survival with advantage, full HP, no lasting injury. It costs as much as the spell Heal. @rule SS-HEA-011 SS-HEA-012 SS-HEA-013 SS-BAD-010 */
export const HealingRitual = defineIntent<Patient>('healing-ritual', {
  rule: 'SS-HEA-013',
  title: 'Healing ritual',
  tags: ['after', 'magic'],
  available(view, by, refuse) {
    needsTime(view, by, refuse);
    if (!hasFeature(view, by, 'healing-ritual')) refuse('R-MAGIC', 'does not know the ritual');
    if (MagicPoints.left(view, by) < HEALING_MP) refuse('R-MAGIC', 'not enough MP');
  },
  params: { patient: patients('SS-HEA-013', (view, _by, id) => fighter(view, id).hp < fighter(view, id).maxHp) },
  perform(play, by, { patient }) {
    MagicPoints.spend(play, by, HEALING_MP);
    healByMagic(play, patient, 1, true);
    play.settle();
    rest(play, patient);
    passTime(play, 10);
    return true;
  },
});

/** The price of the spell Heal and of the ritual. */
const HEALING_MP = 2;

/** The spell Heal after the fight: one HP for its MP. @rule SS-BAD-010 */
export const HealAfterwards = defineIntent<Patient>('heal-afterwards', {
  rule: 'SS-BAD-010',
  title: 'Heal',
  tags: ['after', 'magic'],
  available(view, by, refuse) {
    needsTime(view, by, refuse);
    if (!hasFeature(view, by, 'heal')) refuse('R-MAGIC', 'does not know the spell');
    if (MagicPoints.left(view, by) < HEALING_MP) refuse('R-MAGIC', 'not enough MP');
  },
  params: { patient: patients('SS-BAD-010', (view, _by, id) => fighter(view, id).hp < fighter(view, id).maxHp) },
  perform(play, by, { patient }) {
    MagicPoints.spend(play, by, HEALING_MP);
    healByMagic(play, patient, 1, false);
    play.settle();
    rest(play, patient);
    return true;
  },
});

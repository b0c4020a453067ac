import {
  after,
  carried,
  defineIntent,
  defineWindow,
  extend,
  GM,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { fighter, fighters, isPresent, SCENE, scene } from '../characters/fighter.ts';
import { hasFeature } from '../characters/traits.ts';
import { MagicPoints } from '../magic/magic-points.ts';
import { Helpless } from '../problematic-situations/helpless.ts';
import { BadlyWounded } from '../taking-damage/badly-wounded.ts';
import { alive } from '../taking-damage/instant-death.ts';
import { awake, KnockedOut } from '../taking-damage/knocked-out.ts';
import { healByMagic } from '../taking-damage/magical-healing.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { SurvivalOpen } from '../taking-damage/survival.ts';
import { AfterEncounter } from './after-encounter.ts';
import { RITUAL_MP } from './end-of-encounter.ts';
import { Minutes } from './minutes.ts';
import { passTime } from './passing-time.ts';
import { rest, restAnew } from './rest.ts';
import { SuppliesAtHand, Tended, TREATMENTS, Treating } from './treating.ts';

/** Treatment takes minutes. @rule SS-MRT-005 */
function needsTime(view: View, by: Id, refuse: Refuse): void {
  if (!view.has(by, AfterEncounter)) refuse('SS-MRT-005', 'after-the-fight');
}

/** Treatment with the hands. @rule SS-HLP-001 */
function needsHands(view: View, by: Id, refuse: Refuse): void {
  needsTime(view, by, refuse);
  if (view.has(by, AfterEncounter) && view.has(by, Helpless)) refuse('SS-HLP-001', 'helpless');
}

/**
 * Begins a treatment. Others may treat the dying in the same minutes; then the time passes, and each treatment does what it
 * does. @rule SS-MRT-006
 */
function work(play: Play, by: Id, patient: Id, kind: (typeof TREATMENTS)[number], minutes: number): void {
  give(play, by, Treating, { source: patient, value: TREATMENTS.indexOf(kind), until: after(play, Minutes, SCENE, minutes) });
  if (play.offering.some(({ window }) => window === Meanwhile)) return;
  play.offer(Meanwhile, { by, patient });
  const ends = fighters(play).flatMap(({ id }) => carried(play, id, Treating).map(({ at }) => at));
  passTime(play, Math.max(minutes, ...ends.map((at) => at - scene(play).minutes)));
}

/** Whom this helper could keep from dying now. */
const urgentPatients = (view: View, by: Id): Id[] =>
  fighters(view)
    .map(({ id }) => id)
    .filter((patient) => view.legal(FirstAid.of(by, { patient })) || (view.has(patient, SurvivalOpen) && view.legal(HealingRitual.of(by, { patient }))));

/** While one helper works, the others may help those who would not live through these minutes. @rule SS-MRT-006 */
export const Meanwhile = defineWindow<{ readonly by: Id; readonly patient: Id }>('meanwhile', {
  rule: 'SS-MRT-006',
  who: (view) =>
    fighters(view)
      .map(({ id }) => id)
      .filter((id) => awake(view, id) && urgentPatients(view, id).length > 0),
  intents: () => [FirstAid, HealingRitual],
});

type Patient = { readonly patient: Id };

/** A parameter: whom a treatment helps. A spell helps its caster as well. */
const patients = (rule: string, fits: (view: View, by: Id, patient: Id) => boolean, orSelf = false) =>
  oneOf<IntentContext<Patient>, Id>({
    rule,
    candidates: (view, { by }) =>
      fighters(view)
        .map(({ id }) => id)
        .filter((id) => (orSelf || id !== by) && alive(view, id) && isPresent(view, id) === isPresent(view, by) && fits(view, by, id)),
  });

const isHurt = (view: View, _by: Id, id: Id): boolean => fighter(view, id).hp < fighter(view, id).maxHp;

/**
 * First aid for the mortally wounded: anyone can give it, in ten minutes, with one try. Begun in time it keeps the patient
 * alive that long. @rule SS-MRT-002 SS-MRT-004 SS-MRT-006 SS-MRT-010
 */
export const FirstAid = defineIntent<Patient>('first-aid', {
  rule: 'SS-MRT-004',
  title: 'First aid',
  tags: ['after'],
  available: needsHands,
  params: { patient: patients('SS-MRT-006', (view, _by, id) => view.has(id, MortallyWounded) && !view.has(id, Tended)) },
  perform(play, by, { patient }) {
    const supplies = play.ask(SuppliesAtHand, GM, { by, patient });
    for (const { id } of carried(play, patient, MortallyWounded)) {
      give(play, patient, Tended, { source: by, parent: id });
      extend(play, patient, id, after(play, Minutes, SCENE, 11));
    }
    work(play, by, patient, supplies, 10);
    return true;
  },
});

/** Wakes a badly wounded patient before the hour is over. @rule SS-BAD-002 */
export const WakeUp = defineIntent<Patient>('wake-up', {
  rule: 'SS-BAD-002',
  title: 'Wake',
  tags: ['after'],
  available: needsHands,
  params: { patient: patients('SS-BAD-002', (view, _by, id) => view.has(id, KnockedOut) && view.has(id, BadlyWounded)) },
  perform(play, by, { patient }) {
    work(play, by, patient, 'waking', 5);
    return true;
  },
});

/** A healing ritual: survival with advantage, full HP, no lasting injury. It costs as much as the spell Heal. @rule SS-HEA-011 SS-HEA-012 SS-HEA-013 SS-BAD-010 */
export const HealingRitual = defineIntent<Patient>('healing-ritual', {
  rule: 'SS-HEA-013',
  title: 'Healing ritual',
  tags: ['after', 'magic'],
  available(view, by, refuse) {
    if (!hasFeature(view, by, 'healing-ritual')) refuse('R-MAGIC', 'ritual-unknown');
    needsTime(view, by, refuse);
    if (MagicPoints.left(view, by) < RITUAL_MP) refuse('R-MAGIC', 'too-few-mp');
  },
  params: { patient: patients('SS-HEA-013', isHurt, true) },
  perform(play, by, { patient }) {
    MagicPoints.spend(play, by, RITUAL_MP);
    healByMagic(play, patient, 1, true);
    play.settle();
    rest(play, patient);
    restAnew(play, by);
    work(play, by, patient, 'ritual', 10);
    return true;
  },
});

/** The spell Heal after the fight: one HP for its MP. @rule SS-BAD-010 */
export const HealAfterwards = defineIntent<Patient>('heal-afterwards', {
  rule: 'SS-BAD-010',
  title: 'Heal',
  tags: ['after', 'magic'],
  available(view, by, refuse) {
    if (!hasFeature(view, by, 'heal')) refuse('R-MAGIC', 'spell-unknown');
    needsTime(view, by, refuse);
    if (MagicPoints.left(view, by) < RITUAL_MP) refuse('R-MAGIC', 'too-few-mp');
  },
  params: { patient: patients('SS-BAD-010', isHurt, true) },
  perform(play, by, { patient }) {
    MagicPoints.spend(play, by, RITUAL_MP);
    healByMagic(play, patient, 1, false);
    play.settle();
    rest(play, patient);
    restAnew(play, by);
    return true;
  },
});

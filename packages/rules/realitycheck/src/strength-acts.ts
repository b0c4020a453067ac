import {
  type AnyIntent,
  carried,
  defineAsk,
  defineIntent,
  GM,
  give,
  type Id,
  type IntentContext,
  type IntentJson,
  NOBODY,
  oneOf,
  text,
  type View,
} from '@riposte/kernel';
import { lift } from './afflict.ts';
import { foes } from './attack.ts';
import { check, naturalCheck } from './checks.ts';
import { BleedingOut, CONDITIONS, conscious, FROM_SLEEP, Held, Hidden, Ignoring, Restrained, Unconscious, untilEndOfRound } from './conditions.ts';
import { Awakes, sleeps, stabilize } from './death.ts';
import { type Pay, payment, payWhole, priced, spendStamina } from './energy.ts';
import { everybody, fighter, nameOf, scene } from './fighter.ts';
import { facesSomebody, metresBetween } from './grid.ts';
import { ESCAPES, type EscapeBy, escape, heldBy, release } from './manoeuvres.ts';
import { breakChain } from './movement.ts';
import { SkillBonus } from './numbers.ts';
import { staminaOf } from './prices.ts';

type EscapeChoice = { readonly using: EscapeBy; readonly pay: Pay };

/** @rule RC-CMB-022 RC-CMB-023 RC-CMB-024 RC-CND-017 */
export const Escape = defineIntent<EscapeChoice>('escape', {
  rule: 'RC-CMB-022',
  title: 'Break away',
  tags: ['action'],
  available(view, by, refuse) {
    if (!view.has(by, Restrained) && !view.has(by, Held)) refuse('RC-CMB-022', 'nothing holds it');
  },
  params: { using: oneOf<IntentContext<EscapeChoice>, EscapeBy>({ rule: 'RC-CMB-022', candidates: () => ESCAPES }), pay: payment<EscapeChoice>(() => 3) },
  price: (_view, _by, { pay }) => priced(3, pay),
  perform(play, who, { using, pay }) {
    payWhole(play, who, 3, pay);
    return conscious(play, who) && (play.has(who, Restrained) || play.has(who, Held)) && escape(play, who, using);
  },
});

/** Freely at any time. @rule RC-CND-018 */
export const LetGo = defineIntent<{ readonly at: Id }>('let-go', {
  rule: 'RC-CND-018',
  title: 'Let go',
  tags: ['free'],
  params: { at: oneOf<IntentContext<{ readonly at: Id }>, Id>({ rule: 'RC-CND-018', candidates: (view, { by }) => heldBy(view, by) }) },
  perform(play, by, { at }) {
    release(play, by, at);
    return true;
  },
});

/** A climb by its difficulty: what takes the hold even from the strong, then what it takes for a hold, a metre, half of Speed. */
const CLIMBS = {
  easy: { slips: 0, least: [5, 10, 15] },
  medium: { slips: 1, least: [10, 15, 20] },
  difficult: { slips: 2, least: [15, 20, 30] },
  treacherous: { slips: 3, least: [20, 30, 40] },
} as const;
type Climbing = keyof typeof CLIMBS;

type ClimbChoice = { readonly difficulty: Climbing; readonly pay: Pay };

/** Three Energy and 1 to 3 Stamina, which the game master says. Returns 0 no hold, 1 no progress, 2 a metre, 3 half of Speed. @rule RC-STA-009 */
export const Climb = defineIntent<ClimbChoice>('climb', {
  rule: 'RC-STA-009',
  title: 'Climb',
  tags: ['action', 'movement', 'stamina'],
  available(view, by, refuse) {
    if (fighter(view, by).stamina < 1) refuse('RC-STA-009', 'no Stamina left');
  },
  params: {
    difficulty: oneOf<IntentContext<ClimbChoice>, Climbing>({ rule: 'RC-STA-009', candidates: () => Object.keys(CLIMBS) as Climbing[] }),
    pay: payment<ClimbChoice>(() => 3),
  },
  price: (_view, _by, { pay }) => priced(3, pay, 1),
  perform(play, by, { difficulty, pay }) {
    payWhole(play, by, 3, pay);
    spendStamina(play, by, staminaOf(play, by, 'climb', 1));
    play.settle();
    if (!conscious(play, by)) return 0;
    const { slips, least } = CLIMBS[difficulty];
    const roll = naturalCheck(play, by, 'arm-strength');
    const total = roll + SkillBonus(play, by, NOBODY, { skill: 'arm-strength' }) + SkillBonus(play, by, NOBODY, { skill: 'leg-strength' });
    return roll <= slips ? 0 : least.filter((one) => total >= one).length;
  },
});

/** What it takes to break a door or wall. */
const BARRIERS = { rotten: 20, simple: 30, stout: 40, stone: 50 } as const;
type Barrier = keyof typeof BARRIERS;
const CHARGED = 5;
const CHARGE = 3;

type BreakChoice = { readonly barrier: Barrier; readonly using: 'arm-strength' | 'leg-strength'; readonly pay: Pay };

/** Two Energy and a Stamina; a charge of 3 m just before helps. @rule RC-STA-009 */
export const BreakDown = defineIntent<BreakChoice>('break-down', {
  rule: 'RC-STA-009',
  title: 'Break down',
  tags: ['action', 'stamina', 'charge'],
  available(view, by, refuse) {
    if (fighter(view, by).stamina < 1) refuse('RC-STA-009', 'no Stamina left');
  },
  params: {
    barrier: oneOf<IntentContext<BreakChoice>, Barrier>({ rule: 'RC-STA-009', candidates: () => Object.keys(BARRIERS) as Barrier[] }),
    using: oneOf<IntentContext<BreakChoice>, 'arm-strength' | 'leg-strength'>({ rule: 'RC-STA-009', candidates: () => ['arm-strength', 'leg-strength'] }),
    pay: payment<BreakChoice>(() => 2),
  },
  price: (_view, _by, { pay }) => priced(2, pay, 1),
  perform(play, who, { barrier, using, pay }) {
    const { runUp } = fighter(play, who);
    breakChain(play, who);
    payWhole(play, who, 2, pay);
    spendStamina(play, who, 1);
    play.settle();
    return conscious(play, who) && check(play, who, using) + (runUp >= CHARGE ? CHARGED : 0) >= BARRIERS[barrier];
  },
});

/** Something strenuous that is nowhere listed: the game master says what Stamina it takes. @rule RC-STA-010 */
export const Exert = defineIntent<{ readonly pay: Pay }>('exert', {
  rule: 'RC-STA-010',
  title: 'Exert oneself',
  tags: ['action', 'stamina'],
  params: { pay: payment<{ readonly pay: Pay }>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    spendStamina(play, by, staminaOf(play, by, 'exertion', 1));
    play.settle();
    return conscious(play, by);
  },
});

type PatientChoice = { readonly patient: Id; readonly pay: Pay };
const STABILIZED = 15;

/** First aid, R-HEAL: stops the bleeding of somebody within a metre. */
export const TreatWound = defineIntent<PatientChoice>('treat-wound', {
  rule: 'RC-DTH-011',
  title: 'Treat a wound',
  tags: ['action'],
  params: {
    patient: oneOf<IntentContext<PatientChoice>, Id>({
      rule: 'RC-DTH-011',
      candidates: (view, { by }) => everybody(view).filter((who) => who !== by && view.has(who, BleedingOut) && metresBetween(view, by, who) <= 1),
    }),
    pay: payment<PatientChoice>(() => 3),
  },
  price: (_view, _by, { pay }) => priced(3, pay),
  perform(play, by, { patient, pay }) {
    payWhole(play, by, 3, pay);
    if (!conscious(play, by) || check(play, by, 'heal') < STABILIZED) return false;
    stabilize(play, patient);
    return true;
  },
});

const PASSIVE = 10;

/** Whether somebody can be hidden from: where it does not face, or where there is cover. @rule RC-FAC-007 RC-FAC-008 */
const canHideFrom = (view: View, by: Id, from: Id): boolean =>
  !facesSomebody(view, from, by) || scene(view).zones.some((zone) => zone.hides && zone.places.includes(fighter(view, by).place));

/** Stealth against the passive Awareness of each foe that could be hidden from. @rule RC-FAC-007 RC-FAC-008 */
export const Hide = defineIntent<{ readonly pay: Pay }>('hide', {
  rule: 'RC-FAC-007',
  title: 'Hide',
  tags: ['action'],
  available(view, by, refuse) {
    if (!foes(view, by).some((one) => conscious(view, one) && canHideFrom(view, by, one))) refuse('RC-FAC-008', 'in front of who looks it takes cover to hide');
  },
  params: { pay: payment<{ readonly pay: Pay }>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const stealth = check(play, by, 'stealth');
    const fooled = foes(play, by).filter((one) => canHideFrom(play, by, one) && stealth >= PASSIVE + SkillBonus(play, one, NOBODY, { skill: 'awareness' }));
    const hidden = play.rules.codeOf(Hidden);
    for (const one of fooled) {
      if (!play.state.entities[by].conditions.some((borneOne) => borneOne.kind === hidden && borneOne.source === one))
        give(play, by, Hidden, { source: one, until: untilEndOfRound(play, 2) });
    }
    return fooled.length > 0;
  },
});

/** Shakes a sleeper awake; the game master says whether it wakes. @rule RC-UNC-010 */
export const WakeUp = defineIntent<PatientChoice>('wake-up', {
  rule: 'RC-UNC-010',
  title: 'Wake somebody',
  tags: ['action'],
  params: {
    patient: oneOf<IntentContext<PatientChoice>, Id>({
      rule: 'RC-UNC-010',
      candidates: (view, { by }) => everybody(view).filter((who) => who !== by && sleeps(view, who, FROM_SLEEP) && metresBetween(view, by, who) <= 1),
    }),
    pay: payment<PatientChoice>(() => 1),
  },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { patient, pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by) || !play.ask(Awakes, GM, { who: patient })) return false;
    for (const one of carried(play, patient, Unconscious)) if (one.value === FROM_SLEEP) lift(play, patient, Unconscious);
    return true;
  },
});

/** A declaration in plain words; the game master says which act it is, and nothing is paid before. @rule RC-ENE-001 */
export const InWords = defineAsk<{ readonly who: Id; readonly words: string }, IntentJson | null>('in-words', {
  rule: 'RC-ENE-001',
  because: (view, _gm, { who, words }) => `${nameOf(view, who)}: "${words}". Which act is that?`,
  answer: {
    kind: 'one of',
    check(view, { about: { who } }, act, refuse) {
      if (act === null) return;
      const intent = view.rules.intent(act);
      if (intent.by !== who || intent.def.automatic || intent.def.id === 'say') return refuse('RC-ENE-001', 'an act of whoever spoke');
      for (const reason of view.refusals(intent)) refuse(reason.rule, reason.reason);
    },
    candidates: () => [null],
  },
  fallback: () => null,
});

const LONGEST = 200;

/** @rule RC-ENE-001 */
export const Say = defineIntent<{ readonly words: string }>('say', {
  rule: 'RC-ENE-001',
  title: 'Say in words',
  tags: ['free'],
  params: {
    words: text({ rule: 'RC-ENE-001', most: LONGEST, samples: [] }),
  },
  perform(play, by, { words }) {
    const act = play.ask(InWords, GM, { who: by, words });
    return act !== null && play.perform(play.rules.intent(act) as AnyIntent);
  },
});

type Shaken = { readonly condition: number; readonly pay: Pay };

/** With an ability to, ends a condition and ignores it while the round lasts. @rule RC-CND-023 */
export const ShakeOff = defineIntent<Shaken>('shake-off', {
  rule: 'RC-CND-023',
  title: 'Shake off',
  tags: ['action'],
  available(view, by, refuse) {
    if (!fighter(view, by).features.some((code) => 'shakesOff' in view.rules.things[code])) refuse('RC-CND-023', 'no ability to');
  },
  params: {
    condition: oneOf<IntentContext<Shaken>, number>({
      rule: 'RC-CND-023',
      candidates: (view, { by }) => CONDITIONS.flatMap((one) => (SHAKEABLE.includes(one.id) && view.has(by, one) ? [view.rules.codeOf(one)] : [])),
    }),
    pay: payment<Shaken>(() => 1),
  },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { condition, pay }) {
    payWhole(play, by, 1, pay);
    if (!conscious(play, by)) return false;
    const def = CONDITIONS.find((one) => play.rules.codeOf(one) === condition)!;
    lift(play, by, def);
    give(play, by, Ignoring, { value: condition, until: untilEndOfRound(play, 1) });
    return true;
  },
});

const SHAKEABLE: readonly string[] = ['slowed', 'dazed', 'blinded', 'shaken'];

import {
  type AnyIntent,
  defineAsk,
  defineIntent,
  defineRoll,
  die,
  endAll,
  GM,
  give,
  type Id,
  type IntentContext,
  type IntentJson,
  intentJson,
  number,
  oneOf,
  type Play,
  text,
} from '@riposte/kernel';
import { needsAp } from './attack.ts';
import { type CheckName, roll } from './checks.ts';
import { Hurrying } from './conditions.ts';
import { fighter, titleOf } from './fighter.ts';
import { ActionPoints, exert, Initiative, Stamina } from './pools.ts';
import { strains } from './rest.ts';
import { COSTS } from './tables.ts';

const SeizeRoll = defineRoll('seize', { rule: 'HD-MSC-011', title: 'initiative seized' });
const d6 = die(6);

/** Initiative rises by 1d6. @rule HD-MSC-011 */
export const SeizeInitiative = defineIntent('seize-initiative', {
  rule: 'HD-MSC-011',
  title: 'Seize the initiative',
  tags: ['action'],
  available: needsAp,
  price: () => [
    { resource: ActionPoints, amount: COSTS['seize-initiative'].ap },
    { resource: Stamina, amount: COSTS['seize-initiative'].stamina },
  ],
  perform(play, by) {
    Initiative.gain(play, by, play.roll(SeizeRoll, by, d6));
    return true;
  },
});

type Other = { readonly deed: string };

/** Whether something else can be done, and what it costs; null = not. @rule HD-BLK-002 */
export const OtherCost = defineAsk<{ readonly who: Id; readonly what: string }, number>('other-action', {
  rule: 'HD-BLK-002',
  because: (view, _gm, { who, what }) => `${fighter(view, who).name} wants to ${what}; how many AP does that take?`,
  answer: number({ rule: 'HD-BLK-002', least: () => 0, most: () => 400 }),
  fallback: () => 4,
});

/** Anything that no rule describes, at the game master's discretion: what takes next to no time may cost nothing. @rule HD-BLK-002 HD-SEQ-006 */
export const OtherAction = defineIntent<Other>('other-action', {
  rule: 'HD-BLK-002',
  title: 'Something else',
  tags: ['action', 'hurried'],
  params: {
    deed: text({ rule: 'HD-BLK-002', most: 120, samples: ['look for a way out'] }),
  },
  perform: () => true,
});

export const otherCost = (play: Play, who: Id, { deed }: Other): number => play.ask(OtherCost, GM, { who, what: deed });

const HURRY_CHECKS = [
  'acrobatics',
  'athletics',
  'gymnastics',
  'balance',
  'climbing',
  'swimming',
  'running',
  'riding',
  'power',
  'agility',
] as const satisfies readonly CheckName[];
/** Those that menus show. */
const USUAL_CHECKS = ['acrobatics', 'athletics'] as const;
type Hurried = { readonly action: IntentJson; readonly check: (typeof HURRY_CHECKS)[number] };

/** Whether this can be hurried, and what must be reached; null = it cannot. @rule HD-QCK-002 HD-QCK-003 */
export const HurryTn = defineAsk<{ readonly who: Id; readonly action: string; readonly by: string }, number | null>('hurry-tn', {
  rule: 'HD-QCK-003',
  because: (view, _gm, { who, action, by }) => `${fighter(view, who).name} hurries with ${by} (${titleOf(view, action)}); what must be reached?`,
  answer: oneOf<{ readonly who: Id; readonly about: { readonly who: Id; readonly action: string; readonly by: string } }, number | null>({
    rule: 'HD-QCK-003',
    candidates: () => [null, ...Array.from({ length: 61 }, (_, i) => i - 20)],
  }),
  fallback: () => 2,
});

/** Whether a hurry that failed costs time. @rule HD-QCK-005 */
export const HurryLoss = defineAsk<{ readonly who: Id; readonly short: number }, boolean>('hurry-loss', {
  rule: 'HD-QCK-005',
  because: (view, _gm, { who, short }) => `${fighter(view, who).name} failed by ${short} to hurry; does that cost AP?`,
  answer: oneOf({ rule: 'HD-QCK-005', candidates: () => [true, false] }),
  fallback: () => false,
});

const POINTS_A_STEP = 3;

/** Does a movement or a handling faster, at the cost of stamina; attacks and spells cannot be hurried. What is prevented costs no stamina. @rule HD-QCK-001 HD-QCK-002 HD-QCK-003 HD-QCK-004 HD-QCK-005 */
export const Hurry = defineIntent<Hurried>('hurry', {
  rule: 'HD-QCK-002',
  title: 'Hurry an action',
  tags: ['hurry'],
  available: needsAp,
  params: {
    action: {
      kind: 'one of',
      check(view, { by }, json, refuse) {
        const intent = view.rules.intent(json);
        if (!intent.def.tags.includes('hurried'))
          return refuse(intent.def.tags.includes('attack') || intent.def.id === 'cast' ? 'HD-QCK-001' : 'HD-QCK-002', 'that cannot be hurried');
        if (intent.by !== by) refuse('HD-QCK-002', 'hurry yourself');
        for (const one of view.refusals(intent)) refuse(one.rule, one.reason);
      },
      candidates: (view, { by }) =>
        view.rules.def.intents
          .filter((def) => def.tags.includes('hurried'))
          .flatMap((def) => view.candidates(def, by))
          .filter((intent) => view.legal(intent))
          .map(intentJson),
    },
    check: oneOf<IntentContext<Hurried>, Hurried['check']>({
      rule: 'HD-QCK-003',
      candidates: () => USUAL_CHECKS,
      check(_view, _context, check, refuse) {
        if (!HURRY_CHECKS.includes(check)) refuse('HD-QCK-003', `one of ${HURRY_CHECKS.join(', ')}`);
      },
    }),
  },
  perform(play, by, { action, check }) {
    const tn = play.ask(HurryTn, GM, { who: by, action: action.do, by: check });
    if (tn === null) return false;
    const margin = roll(play, by, check) - tn;
    const steps = 1 + Math.floor(Math.abs(margin) / POINTS_A_STEP);
    if (margin < 0) {
      if (play.ask(HurryLoss, GM, { who: by, short: -margin })) ActionPoints.spend(play, by, steps);
      return play.perform(play.rules.intent(action));
    }
    give(play, by, Hurrying, { value: steps });
    const done = play.perform(play.rules.intent(action));
    endAll(play, by, Hurrying);
    if (done === false) return false;
    exert(play, by, 1);
    strains(play, by);
    return done;
  },
});

/** The ways to hurry an action that menus show; none for what cannot be hurried. */
export const waysToHurry = (intent: AnyIntent): readonly AnyIntent[] =>
  intent.def.tags.includes('hurried') ? USUAL_CHECKS.map((check) => Hurry.of(intent.by, { action: intentJson(intent), check })) : [];

export const INTENTS = [SeizeInitiative, OtherAction, Hurry];
export const ASKS = [OtherCost, HurryTn, HurryLoss];
export const ROLLS = [SeizeRoll];

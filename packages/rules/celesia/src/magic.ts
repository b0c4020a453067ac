import { carried, defineIntent, give, type Id, type IntentContext, NOBODY, oneOf, type Refuse, type View } from '@riposte/kernel';
import { ActionPoints, inMinutes, needsAp, needsSimple, paySimple, SPANS } from './actions.ts';
import { feetBetween } from './board.ts';
import { allInjured, isUseless } from './body.ts';
import { alive } from './conditions.ts';
import { bodyPart, fighter, fighters, scene } from './fighter.ts';
import type { Potion, Trinket } from './gear.ts';
import { canDrink, canSpeak } from './injuries.ts';
import { Spent } from './postures.ts';
import { canGoOn, provokeAll } from './reactions.ts';
import { aid, type Spell } from './spells.ts';
import { needsStamina, Stamina } from './stamina.ts';
import { canGesture, grips, HoldsNow } from './weapon.ts';

/** The spell with this code, which must be one. */
export const spellAt = (view: View, code: number): Spell => view.rules.things[code] as Spell;

/** Codes of the spells that somebody can cast as an action. */
export const spellsOf = (view: View, who: Id): number[] =>
  fighter(view, who).features.filter((code) => 'spell' in view.rules.things[code] && spellAt(view, code).ap >= 0);

/** Which injuries, and lack of Stamina, stand in the way of a spell. @rule CE-MTH-002 CE-HND-004 CE-EYE-005 CE-STA-008 */
function checkComponents(view: View, by: Id, { stamina, vocal, somatic, gaze }: Spell, refuse: Refuse): void {
  if (stamina > 0) needsStamina(view, by, stamina, refuse);
  if (vocal && !canSpeak(view, by)) refuse('CE-MTH-002', 'no voice for it');
  if (somatic && !canGesture(view, by)) refuse('CE-HND-004', 'no hand for it');
  if (gaze && allInjured(view, by, 'eye')) refuse('CE-EYE-005', 'no eye for it');
}

/** Whether nothing that happened since stands in the way of a spell. */
function isFit(view: View, by: Id, one: Spell): boolean {
  let fit = true;
  checkComponents(view, by, one, () => {
    fit = false;
  });
  return fit;
}

interface Casting {
  readonly spell: number;
  readonly at: Id;
}

const inRange = (view: View, by: Id, { range, target }: Spell, at: Id): boolean =>
  feetBetween(view, by, at) <= range && (target === 'friend') === (fighter(view, by).side === fighter(view, at).side);

/** Two AP unless the spell says otherwise, nothing after the fight; casting provokes, and what that makes impossible is lost (R-MAGIC). @rule CE-MTH-002 CE-HND-004 CE-STA-008 CE-RCT-001 */
export const Cast = defineIntent<Casting>('cast', {
  rule: 'CE-STA-008',
  title: 'Cast',
  tags: ['casting'],
  params: {
    spell: oneOf<IntentContext<Casting>, number>({ rule: 'CE-STA-008', candidates: (view, { by }) => spellsOf(view, by) }),
    at: oneOf<IntentContext<Casting>, Id>({
      rule: 'CE-STA-008',
      candidates: (view, { by, with: { spell } }) =>
        fighters(view).flatMap(({ id }) => (alive(view, id) && inRange(view, by, spellAt(view, spell), id) ? [id] : [])),
    }),
  },
  check(view, by, { spell }, refuse) {
    const one = spellAt(view, spell);
    if (scene(view).ended && one.target === 'foe') refuse('CE-INJ-012', 'the fight is over');
    if (!scene(view).ended) needsAp(view, by, one.ap, refuse);
    checkComponents(view, by, one, refuse);
  },
  perform(play, by, { spell, at }) {
    const one = spellAt(play, spell);
    if (!scene(play).ended) {
      ActionPoints.spend(play, by, one.ap);
      if (!one.gaze) provokeAll(play, by, 'casts a spell');
      if (!canGoOn(play, by) || !inRange(play, by, one, at) || !isFit(play, by, one)) return false;
    }
    Stamina.spend(play, by, one.stamina);
    return one.cast(play, by, at, spell);
  },
});

const potionIn = (view: View, part: Id): Potion | null => {
  const thing = view.rules.things[bodyPart(view, part).holds];
  return thing !== undefined && 'potion' in thing ? (thing as Potion) : null;
};

/** @rule CE-MTH-004 */
export const Drink = defineIntent<{ readonly hand: Id }>('drink', {
  rule: 'CE-MTH-004',
  title: 'Drink',
  tags: ['action'],
  available(view, by, refuse) {
    needsSimple(view, by, refuse);
    if (!canDrink(view, by)) refuse('CE-MTH-004', 'no mouth to drink with');
  },
  params: {
    hand: oneOf({
      rule: 'CE-MTH-004',
      candidates: (view, { by }) => grips(view, by).filter((hand) => potionIn(view, hand) !== null && !isUseless(view, hand)),
    }),
  },
  perform(play, by, { hand }) {
    paySimple(play, by);
    const { potion } = potionIn(play, hand)!;
    HoldsNow(play, hand, NOBODY);
    return aid(play, by, potion);
  },
});

const trinketsOn = (view: View, part: Id): number[] => bodyPart(view, part).wears.filter((code) => 'trinket' in view.rules.things[code]);
const isSpent = (view: View, part: Id, code: number): boolean => carried(view, part, Spent).some((one) => one.value === code);

interface Activating {
  readonly part: Id;
  readonly item: number;
}

/** Uses a magic item worn on a hand or an arm, once a day (R-MAGIC). @rule CE-HND-005 CE-ARM-006 */
export const Activate = defineIntent<Activating>('activate', {
  rule: 'CE-HND-005',
  title: 'Use a worn item',
  tags: ['action'],
  available: needsSimple,
  params: {
    part: oneOf<IntentContext<Activating>, Id>({
      rule: 'CE-HND-005',
      candidates: (view, { by }) => fighter(view, by).parts.filter((part) => trinketsOn(view, part).length > 0),
      check(view, { by }, part, refuse) {
        if (!fighter(view, by).parts.includes(part) || trinketsOn(view, part).length === 0) return refuse('CE-HND-005', 'nothing is worn there');
        if (isUseless(view, part)) refuse(bodyPart(view, part).part === 'arm' ? 'CE-ARM-006' : 'CE-HND-005', 'too badly hurt to use what is worn there');
      },
    }),
    item: oneOf<IntentContext<Activating>, number>({
      rule: 'CE-HND-005',
      candidates: (view, { with: { part } }) => trinketsOn(view, part).filter((code) => !isSpent(view, part, code)),
    }),
  },
  perform(play, by, { part, item }) {
    paySimple(play, by);
    give(play, part, Spent, { value: item, until: inMinutes(play, SPANS.day) });
    return aid(play, by, (play.rules.things[item] as Trinket).trinket);
  },
});

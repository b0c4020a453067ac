import { defineIntent, endAll, type Id, type IntentContext, oneWhere, type View } from '@riposte/kernel';
import { attackWith } from '../attacks/attack.ts';
import { defends } from '../attacks/defenses.ts';
import { Calmed } from '../conditions/calmed.ts';
import { Kneeling, Prone } from '../conditions/prone.ts';
import { Shaken } from '../conditions/shaken.ts';
import { everybody, fighter } from '../fighters/fighter.ts';
import { conscious } from '../harm/unconscious.ts';
import { metresBetween } from '../movement/board.ts';
import { untilEndOfRound } from '../rounds/clock.ts';
import { areAllies, isPresent } from '../rounds/presence.ts';
import { renew } from '../rounds/renew.ts';
import { check } from './checks.ts';
import { type Pay, payment, payWhole, priced } from './payment.ts';

type AnimalChoice = { readonly animal: Id; readonly pay: Pay };

const ENERGY = 3;
const METRES = 10;
const ANIMAL_MIND = 2;
const STEADIED = [Shaken, Prone, Kneeling];

const isAnimal = (view: View, by: Id, who: Id): boolean =>
  who !== by &&
  !fighter(view, who).inanimate &&
  fighter(view, who).int <= ANIMAL_MIND &&
  isPresent(view, who) &&
  conscious(view, who) &&
  metresBetween(view, by, who) <= METRES;

/** An animal of the own side is steadied only where it is shaken or down. */
const heeds = (view: View, by: Id, who: Id): boolean => isAnimal(view, by, who) && (!areAllies(view, by, who) || STEADIED.some((def) => view.has(who, def)));

/** Calms a strange animal, or steadies one of its own side. R-ANIMAL */
export const HandleAnimal = defineIntent<AnimalChoice>('handle-animal', {
  rule: 'R-ANIMAL',
  title: 'Handle',
  tags: ['action'],
  params: {
    animal: oneWhere<IntentContext<AnimalChoice>, Id>({ rule: 'R-ANIMAL', of: everybody, is: (view, { by }, who) => heeds(view, by, who) }),
    pay: payment<AnimalChoice>(() => ENERGY),
  },
  price: (_view, _by, { pay }) => priced(ENERGY, pay),
  perform(play, by, { animal, pay }) {
    payWhole(play, by, ENERGY, pay);
    if (!conscious(play, by) || !isAnimal(play, by, animal)) return false;
    const said = check(play, by, 'handle-animal');
    if (defends(play, attackWith(play, by, animal, -1), said + 1, 'will')) return false;
    if (areAllies(play, by, animal)) for (const def of STEADIED) endAll(play, animal, def);
    else renew(play, animal, Calmed, untilEndOfRound(play, 2));
    return true;
  },
});

import {
  adds,
  defineAsk,
  defineChange,
  defineCondition,
  defineRoll,
  endAll,
  type Id,
  oneOf,
  type Play,
  type Reason,
  type ReasonFacts,
  type View,
} from '@riposte/kernel';
import { pay } from '../actions-in-combat/action-points.ts';
import { Carrying } from '../actions-in-combat/carrying.ts';
import { ableToDefend } from '../actions-in-combat/reactions.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { type Attribute, type Fighter, fighter } from '../characters/fighter.ts';
import { test } from '../characters/skill-test.ts';
import { Boons, GOVERNING, type Test } from '../characters/target-number.ts';
import { chooseStyle } from '../fighting-style/styles.ts';
import { meleeBy, reachOf, shieldOf, weaponAt } from '../gear/in-hand.ts';
import { ruled } from '../rulings.ts';
import { spellAt } from '../using-magic/spells.ts';
import { type Attack, DEFENCES, type Defence } from './ways.ts';

export const DefenceRoll = defineRoll('defence', { rule: 'RS-DEF-002', title: 'defence' });

/** The next defence test has a boon. @rule RS-MAN-005 */
export const Braced = defineCondition('braced', {
  rule: 'RS-MAN-005',
  title: 'braced',
  contributes: [adds(Boons, 1, { rule: 'RS-MAN-005', label: 'braced', only: 'on defences', when: (_view, _who, _against, { use }) => use === 'defence' })],
});

/** Whether a fighter notices attacks: as the game master says, until it attacks or is attacked (R-AWARE). */
export const AwareSet = defineChange('aware-set', (store, who: Id, aware: boolean): void => {
  (store.edit(who) as Fighter).aware = aware;
});

/** A fighter notices attacks from now on (R-AWARE). */
export function becomeAware(play: Play, who: Id): void {
  if (!fighter(play, who).aware) AwareSet(play, who, true);
}

/** Whether the defender notices the attack; one from hiding is not noticed. @rule RS-DEF-001 */
const notices = (view: View, who: Id, { by }: Attack): boolean => fighter(view, who).aware && !view.has(by, Hidden);

/** Chosen before any die falls; exactly one, or none. @rule RS-DEF-001 RS-DEF-011 RS-DEF-014 RS-ATK-013 RS-REA-001 */
export const ChooseDefence = defineAsk<Attack, Defence>('choose-defence', {
  rule: 'RS-DEF-011',
  open: (view, who, attack) => notices(view, who, attack) && ableToDefend(view, who),
  answer: oneOf({
    rule: 'RS-DEF-002',
    candidates: (view, { who, about }) => DEFENCES.filter((defence) => whyNotDefend(view, who, about, defence) === null),
    words: () => DEFENCES,
    check(view, { who, about }, defence, refuse) {
      const why = whyNotDefend(view, who, about, defence);
      if (why !== null) refuse(...why);
    },
  }),
  fallback: () => 'none',
});

type WhyNot = readonly [rule: string, reason: Reason, facts?: ReasonFacts] | null;

/** Why a defence is not allowed, or null. @rule RS-DEF-002 RS-DEF-013 */
function whyNotDefend(view: View, who: Id, attack: Attack, defence: Defence): WhyNot {
  if (defence === 'none') return null;
  if (!DEFENCES.includes(defence)) return ['RS-DEF-002', 'one-of', { list: DEFENCES }];
  const parries = defence === 'parry with strength' || defence === 'parry with agility';
  if (attack.spell >= 0)
    return againstSpell(spellAt(view, attack.spell).defences, parries ? 'parry' : defence) ?? ownMeans(view, who, attack, defence, parries);
  if (defence === 'withstand') return ['RS-DEF-010', 'no-withstand'];
  return ownMeans(view, who, attack, defence, parries);
}

/** Why a spell does not allow a defence, or null: Block and Dodge only, unless the spell allows others. @rule RS-DEF-007 RS-DEF-010 RS-DEF-012 RS-DEF-013 */
function againstSpell(defences: readonly string[], defence: string): WhyNot {
  if (defences.includes(defence)) return null;
  if (defence === 'parry') return ['RS-DEF-007', 'no-defence-spell', { defence }];
  return defence === 'withstand' ? ['RS-DEF-010', 'no-withstand'] : ['RS-DEF-012', 'no-defence-spell', { defence }];
}

/** Whether an attack is a shot, or a throw where those cannot be parried. @rule RS-DEF-008 RS-DEF-013 */
const isShot = (view: View, { how }: Attack): boolean => how === 'ranged' || (how === 'thrown' && !ruled(view).thrownCanBeParried);

/** What the defender needs: a shield to block, a melee weapon or trained fists to parry. @rule RS-DEF-003 RS-DEF-006 */
function ownMeans(view: View, who: Id, attack: Attack, defence: Defence, parries: boolean): WhyNot {
  if (defence === 'block' && shieldOf(view, who) === null) return ['RS-DEF-003', 'no-shield'];
  if (defence !== 'block' && !parries) return null;
  if (view.has(who, Carrying)) return ['R-CARRY', 'carrying'];
  if (defence === 'block') return null;
  if (isShot(view, attack)) return ['RS-DEF-008', 'no-parry-ranged'];
  const weapon = weaponAt(view, meleeBy(view, who));
  const trained = ruled(view).unarmedAlwaysTrained || fighter(view, who).styles.some((style) => style.gear.includes(weapon.trains));
  if (reachOf(view, who) === 0 || (weapon.id === 'unarmed' && !trained)) return ['RS-DEF-006', 'nothing-to-parry'];
  return null;
}

/** The test of each defence. @rule RS-DEF-004 RS-DEF-005 RS-DEF-006 RS-DEF-009 */
export function testOf(defence: Exclude<Defence, 'none'>, attack: Attack, style: number): Test {
  const skill = defence === 'dodge' ? 'dodge' : defence === 'withstand' ? 'focus' : 'fighting style';
  const attribute: Attribute = defence === 'parry with agility' ? 'agility' : GOVERNING[skill];
  return { skill, attribute, use: 'defence', ranged: attack.ranged, covered: attack.covered, how: attack.how, defence, style, weapon: attack.weapon, boons: 0 };
}

/** The target decides and pays. @rule RS-DEF-011 */
export function chooseDefence(play: Play, attack: Attack): Defence {
  const defence = play.ask(ChooseDefence, attack.at, attack);
  if (defence !== 'none') pay(play, attack.at, 'defend');
  return defence;
}

/** Successes of the defence; none without one. It uses up a brace. @rule RS-DEF-015 RS-RES-002 RS-MAN-005 */
export function defend(play: Play, attack: Attack, defence: Defence): number {
  if (defence === 'none') return 0;
  const noStyle = defence === 'dodge' || defence === 'withstand';
  const style = noStyle ? 0 : chooseStyle(play, attack.at, (place) => testOf(defence, attack, place));
  const successes = test(play, DefenceRoll, attack.at, attack.by, testOf(defence, attack, style));
  endAll(play, attack.at, Braced);
  return successes;
}

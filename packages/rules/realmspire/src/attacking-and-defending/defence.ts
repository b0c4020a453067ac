import { adds, defineAsk, defineChange, defineCondition, defineRoll, endAll, type Id, oneOf, type Play, type View } from '@riposte/kernel';
import { pay } from '../actions-in-combat/action-points.ts';
import { ableToDefend } from '../actions-in-combat/reactions.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { type Attribute, type Fighter, fighter, nameOf } from '../characters/fighter.ts';
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

export const AwareSet = defineChange('aware-set', (store, who: Id, aware: boolean): void => {
  (store.edit(who) as Fighter).aware = aware;
});

/** An attack from hiding is not noticed. @rule RS-DEF-001 */
const notices = (view: View, who: Id, { by }: Attack): boolean => fighter(view, who).aware && !view.has(by, Hidden);

/** Chosen before any die falls; exactly one, or none. @rule RS-DEF-001 RS-DEF-011 RS-DEF-014 RS-ATK-013 RS-REA-001 */
export const ChooseDefence = defineAsk<Attack, Defence>('choose-defence', {
  rule: 'RS-DEF-011',
  because: (view, who, { by }) => `${nameOf(view, by)} attacks ${nameOf(view, who)}; a defence costs AP`,
  open: (view, who, attack) => notices(view, who, attack) && ableToDefend(view, who),
  answer: oneOf({
    rule: 'RS-DEF-002',
    candidates: (view, { who, about }) => DEFENCES.filter((by) => whyNotDefend(view, who, about, by) === null),
    words: () => DEFENCES,
    check(view, { who, about }, by, refuse) {
      const why = whyNotDefend(view, who, about, by);
      if (why !== null) refuse(why[0], why[1]);
    },
  }),
  fallback: () => 'none',
});

type WhyNot = readonly [rule: string, reason: string] | null;

/** Why a defence is closed, or null. @rule RS-DEF-002 RS-DEF-013 */
function whyNotDefend(view: View, who: Id, attack: Attack, by: Defence): WhyNot {
  if (by === 'none') return null;
  if (!DEFENCES.includes(by)) return ['RS-DEF-002', `${String(by)} is no defence`];
  const parries = by === 'parry with strength' || by === 'parry with agility';
  if (attack.spell >= 0) return againstSpell(spellAt(view, attack.spell).defences, parries ? 'parry' : by) ?? ownMeans(view, who, attack, by, parries);
  if (by === 'withstand') return ['RS-DEF-010', 'only what targets the mind can be withstood'];
  return ownMeans(view, who, attack, by, parries);
}

/** Block and Dodge only, unless the spell says otherwise. @rule RS-DEF-007 RS-DEF-010 RS-DEF-012 RS-DEF-013 */
function againstSpell(defences: readonly string[], by: string): WhyNot {
  if (defences.includes(by)) return null;
  if (by === 'parry') return ['RS-DEF-007', 'a spell cannot be parried'];
  return by === 'withstand' ? ['RS-DEF-010', 'only what targets the mind can be withstood'] : ['RS-DEF-012', `no ${by} against this spell`];
}

/** Shots and throws; of spells their own word says whether they can be parried. @rule RS-DEF-008 RS-DEF-013 */
const isShot = (view: View, { how }: Attack): boolean => how === 'ranged' || (how === 'thrown' && !ruled(view).thrownCanBeParried);

/** What one needs oneself: a shield to block, a melee weapon or trained fists to parry. @rule RS-DEF-003 RS-DEF-006 */
function ownMeans(view: View, who: Id, attack: Attack, by: Defence, parries: boolean): WhyNot {
  if (by === 'block') return shieldOf(view, who) === null ? ['RS-DEF-003', 'blocking needs a shield'] : null;
  if (!parries) return null;
  if (isShot(view, attack)) return ['RS-DEF-008', 'a ranged attack cannot be parried'];
  const weapon = weaponAt(view, meleeBy(view, who));
  const trained = ruled(view).unarmedAlwaysTrained || fighter(view, who).styles.some((style) => style.gear.includes(weapon.trains));
  if (reachOf(view, who) === 0 || (weapon.id === 'unarmed' && !trained)) return ['RS-DEF-006', 'nothing to parry with'];
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
  const by = play.ask(ChooseDefence, attack.at, attack);
  if (by !== 'none') pay(play, attack.at, 'defend');
  return by;
}

/** Successes of the defence; none without one. Whoever braced has used it. @rule RS-DEF-015 RS-RES-002 RS-MAN-005 */
export function defend(play: Play, attack: Attack, by: Defence): number {
  if (by === 'none') return 0;
  const style = by === 'dodge' || by === 'withstand' ? 0 : chooseStyle(play, attack.at, (one) => testOf(by, attack, one));
  const successes = test(play, DefenceRoll, attack.at, attack.by, testOf(by, attack, style));
  endAll(play, attack.at, Braced);
  return successes;
}

import { fighterName, promptOf, thingName } from '@riposte/ruleset';
import { costOf } from '../actions-in-combat/action-points.ts';
import { GoOn } from '../actions-in-combat/movement.ts';
import { ChooseDefence } from '../attacking-and-defending/defence.ts';
import { ChooseManoeuvre, ChooseTrick } from '../attacking-and-defending/manoeuvres.ts';
import { TwistFate } from '../characters/luck.ts';
import { ChooseSkill } from '../characters/resisting.ts';
import { ChooseArmour } from '../damage-and-health/armour.ts';
import { ChooseStyle } from '../fighting-style/styles.ts';
import { struckWith, weaponAt } from '../gear/in-hand.ts';
import { Provoked } from '../positioning/opportunity-attack.ts';
import { Attacked } from '../using-magic/answering.ts';

/** What each question is told with. */
export const prompts = [
  promptOf(ChooseDefence, (view, _who, { by, at, how, weapon, spell }) => ({
    by: fighterName(view, by),
    at: fighterName(view, at),
    how,
    weapon: thingName(view, spell < 0 ? struckWith(view, by, weapon) : weapon),
    magic: thingName(view, spell),
    ap: costOf(view, 'defend'),
  })),
  promptOf(Attacked, (view, _who, { by, at }) => ({ by: fighterName(view, by), at: fighterName(view, at) })),
  promptOf(Provoked, (view, _who, { by, foe, why }) => ({
    by: fighterName(view, by),
    foe: fighterName(view, foe),
    why,
    ap: costOf(view, 'opportunity-attack'),
  })),
  promptOf(GoOn, (view, who, { to: [x, y] }) => ({ who: fighterName(view, who), x, y })),
  promptOf(ChooseManoeuvre, (view, _who, { by, at }) => ({ by: fighterName(view, by), at: fighterName(view, at) })),
  promptOf(ChooseTrick, (view, _who, { by, at, weapon }) => ({
    by: fighterName(view, by),
    at: fighterName(view, at),
    weapon: thingName(view, weapon),
    disarms: weaponAt(view, weapon).tricks.includes('disarm') ? 'yes' : 'no',
  })),
  promptOf(ChooseSkill, (view, who, { by, what }) => ({
    by: fighterName(view, by),
    who: fighterName(view, who),
    what: what === 'hold' && by === who ? 'net' : what,
  })),
  promptOf(ChooseStyle, (view, who, { use }) => ({ who: fighterName(view, who), use })),
  promptOf(ChooseArmour, (view, who) => ({ who: fighterName(view, who) })),
  promptOf(TwistFate, (view, who, { skill, successes }) => ({ who: fighterName(view, who), skill, successes })),
];

import { defineRuleset, type Id, type Sees, type View, type Viewer } from '@riposte/kernel';
import { CatchBreath, Defend, KneelUp, StandUp, Wait, Waits } from './actions.ts';
import { Attacked, CombatRoll, DamageRoll, EvasionRoll, MeleeAttack } from './attack.ts';
import { CONDITIONS, Rounds } from './conditions.ts';
import { Aura } from './damage.ts';
import { Collapse, ROLLS as DEATH_ROLLS } from './death.ts';
import { perform } from './declare.ts';
import { Agility, DoneThisRound, Energy, NimbleSet, Stamina } from './energy.ts';
import { copyEntity, fighter, nameOf } from './fighter.ts';
import { GEAR } from './gear.ts';
import { InitiativeRoll, MeetChallenge } from './initiative.ts';
import { AgileMove, Moved, Run, Shift } from './movement.ts';
import {
  ALWAYS,
  ArmourCoverage,
  ArmourRating,
  AttackValue,
  CombatAdvantage,
  EnergyPerRound,
  Evasion,
  EvasionAdvantage,
  MaximumAgility,
  MaximumStamina,
  MeleeAttackBonus,
  MeleeDamageBonus,
  Speed,
} from './numbers.ts';
import { OPTIONS, rulings } from './options.ts';
import { BeginRound, next, Refreshed, RoundBegan } from './rounds.ts';
import { SwiftAttack } from './swift.ts';
import { CarryOn, Challenge, Interrupt, RuleOrder } from './windows.ts';

function sees(view: View, viewer: Viewer, id: Id): Sees {
  if (view.state.entities[id].kind !== 'fighter') return 'all';
  const { side } = fighter(view, id);
  return viewer.controls.some((mine) => fighter(view, mine).side === side) ? 'all' : 'shown';
}

/** Of others: place, gear in sight, conditions, harm in words. */
function shown(view: View, id: Id): { readonly [key: string]: string | number | readonly string[] } {
  const f = fighter(view, id);
  const harm = f.aura === f.maxAura ? 'aura whole' : f.aura > 0 ? 'aura shaken' : 'aura gone';
  return {
    name: f.name,
    side: f.side,
    x: f.x,
    y: f.y,
    harm,
    gear: f.features.map((code) => view.rules.things[code].title),
    conditions: f.conditions.map((one) => view.rules.things[one.kind].title),
  };
}

export const realitycheck = defineRuleset({
  id: 'realitycheck',
  version: '0.1.0',
  title: 'RealityCheck',
  options: OPTIONS,
  rulings,
  intents: [MeleeAttack, SwiftAttack, Run, Shift, AgileMove, Defend, KneelUp, StandUp, CatchBreath, Wait, BeginRound],
  asks: [MeetChallenge, RuleOrder, CarryOn],
  windows: [Challenge, Interrupt],
  rolls: [CombatRoll, EvasionRoll, DamageRoll, InitiativeRoll, ...DEATH_ROLLS],
  changes: [Attacked, Moved, DoneThisRound, NimbleSet, Waits, RoundBegan, Refreshed],
  queries: [
    MeleeAttackBonus,
    MeleeDamageBonus,
    AttackValue,
    CombatAdvantage,
    Evasion,
    EvasionAdvantage,
    ArmourRating,
    ArmourCoverage,
    EnergyPerRound,
    MaximumStamina,
    MaximumAgility,
    Speed,
  ],
  conditions: CONDITIONS,
  features: GEAR,
  resources: [Energy, Stamina, Agility, Aura],
  clocks: [Rounds],
  checkpoints: [Collapse],
  always: ALWAYS,
  copy: copyEntity,
  next,
  perform,
  sees,
  shown,
  name: nameOf,
});

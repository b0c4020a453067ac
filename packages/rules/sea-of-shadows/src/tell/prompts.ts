import { fighterName, promptOf } from '@riposte/ruleset';
import { DirectlyPast } from '../actions/movement.ts';
import { SuppliesAtHand } from '../after-the-encounter/treating.ts';
import { Meanwhile } from '../after-the-encounter/treatment.ts';
import { ChooseDefence } from '../attack-and-defence/defences.ts';
import { Provoked } from '../attack-and-defence/opportunity-attacks.ts';
import { HealHow, IllusionDifficulty, WeakenWhich } from '../magic/spells.ts';
import { WeaponReady } from '../problematic-situations/surprised.ts';
import { Spare } from '../taking-damage/instant-death.ts';
import { LastingInjury } from '../taking-damage/lasting-injuries.ts';
import { WhichHeld } from '../unarmed-combat/grabbed.ts';
import { HardGround } from '../unarmed-combat/grappling.ts';

/** What each question is told with. */
export const prompts = [
  promptOf(ChooseDefence, (view, who, { by, seen }) => ({ by: fighterName(view, by), at: fighterName(view, who), seen })),
  promptOf(Provoked, (view, _who, { by, why }) => ({ by: fighterName(view, by), why })),
  promptOf(DirectlyPast, (view, _who, { by, enemy }) => ({ by: fighterName(view, by), at: fighterName(view, enemy) })),
  promptOf(Meanwhile, (view, who, { by, patient }) => ({ by: fighterName(view, by), at: fighterName(view, patient), who: fighterName(view, who) })),
  promptOf(SuppliesAtHand, (view, _who, { by, patient }) => ({ by: fighterName(view, by), at: fighterName(view, patient) })),
  promptOf(HealHow, (view, _who, { at }) => ({ at: fighterName(view, at) })),
  promptOf(WeakenWhich, (view, _who, { at }) => ({ at: fighterName(view, at) })),
  promptOf(IllusionDifficulty, (view, _who, { by }) => ({ by: fighterName(view, by) })),
  promptOf(WeaponReady, (view, _who, { who }) => ({ who: fighterName(view, who) })),
  promptOf(HardGround, (view, _who, { by, at }) => ({ by: fighterName(view, by), at: fighterName(view, at) })),
  promptOf(WhichHeld, (view, who) => ({ who: fighterName(view, who) })),
  promptOf(Spare, (view, _who, { who }) => ({ who: fighterName(view, who) })),
  promptOf(LastingInjury, (view, _who, { who }) => ({ who: fighterName(view, who) })),
];

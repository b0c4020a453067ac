import { GM, type Id, type View } from '@riposte/kernel';
import { type Args, fighterName, promptOf, thingName } from '@riposte/ruleset';
import { FreeFits } from '../actions/free-actions.ts';
import { ChooseCleave } from '../actions/melee.ts';
import { GoOn } from '../actions/move.ts';
import { ChooseParry } from '../actions/parry.ts';
import { Provoked } from '../actions/reactive-attack.ts';
import { RunBonus } from '../actions/run.ts';
import { Blocks, ChooseNearest, ChooseType } from '../actions/throwing.ts';
import { bodyPart, fighter, owner, titleOf } from '../fighters/fighter.ts';
import { SEVERITIES } from '../injuries/body-parts.ts';
import { consequence } from '../injuries/consequences.ts';
import { ChooseMend, ChooseRegrow } from '../injuries/healing.ts';
import { TryAgain } from '../injuries/treatment.ts';
import { AddInjuries, ChoosePart, openParts, RatePart, type Wounding } from '../injuries/wounds.ts';
import { ChooseWard } from '../magic/ward.ts';
import { ChooseWay } from '../manoeuvres/effects.ts';
import { ActionPoints } from '../rounds/action-points.ts';
import { namedPart } from './parts.ts';

/** What one injury to each open part does: "left eye or right eye: attacks and sees worse; nose: smells worse". */
function effects(view: View, about: Wounding): string {
  const parts = new Map<string, string[]>();
  for (const part of openParts(view, about)) {
    const effect = consequence(view, part, bodyPart(view, part).injuries + 1);
    parts.set(effect, [...(parts.get(effect) ?? []), namedPart(view, part).text]);
  }
  return [...parts].map(([effect, names]) => `${oneOf(names)}: ${effect}`).join('; ');
}

/** "left eye, right eye or nose". */
const oneOf = (names: readonly string[]): string => (names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`);

/** What each number of further injuries does: "1 more: destroyed". */
function further(view: View, part: Id, most: number): string {
  const { injuries } = bodyPart(view, part);
  return Array.from({ length: most }, (_, i) => `${i + 1} more: ${consequence(view, part, injuries + 2 + i)}`).join('; ');
}

/** A part of a body and whose it is. */
const partOf = (view: View, part: Id): Args => ({ owner: fighterName(view, owner(view, part)), part: namedPart(view, part) });

/** What each question is told with. */
export const prompts = [
  promptOf(ChooseWard, (view, _who, { by }) => ({ by: fighterName(view, by) })),
  promptOf(ChooseParry, (view, _who, { by, total, degrees }) => ({ by: fighterName(view, by), total, degrees })),
  promptOf(Provoked, (view, _who, { by, why }) => ({ by: fighterName(view, by), why })),
  promptOf(GoOn, (_view, _who, { to }) => ({ to: `(${to.x},${to.y})` })),
  promptOf(RunBonus, (view, _who, { by }) => ({ by: fighterName(view, by), ap: ActionPoints.left(view, by) })),
  promptOf(ChooseCleave, (view, _who, { at }) => ({ at: fighterName(view, at) })),
  promptOf(FreeFits, (view, _who, { by, name }) => ({
    by: fighterName(view, by),
    act: titleOf(view, name),
    done: fighter(view, by).free.map((act) => titleOf(view, act)),
  })),
  promptOf(ChooseType, (view, _who, { weapon }) => ({ weapon: thingName(view, weapon) })),
  promptOf(Blocks, (view, _who, { by, x, y }) => ({ by: fighterName(view, by), to: `(${x},${y})` })),
  promptOf(ChooseNearest, (view, _who, { at }) => ({ at: fighterName(view, at) })),
  promptOf(ChoosePart, (view, _who, about) => ({
    at: fighterName(view, about.at),
    by: about.by === GM ? 'gm' : 'fighter',
    degrees: about.degrees,
    severity: SEVERITIES[about.reach],
    effects: effects(view, about),
  })),
  promptOf(AddInjuries, (view, _who, { part, degrees }) => ({ ...partOf(view, part), degrees, effects: further(view, part, degrees) })),
  promptOf(RatePart, (view, _who, { part }) => partOf(view, part)),
  promptOf(ChooseMend, (view, _who, { at }) => ({ at: fighterName(view, at) })),
  promptOf(ChooseRegrow, (view, _who, { at }) => ({ at: fighterName(view, at) })),
  promptOf(TryAgain, (view, _who, { by, part }) => ({ by: fighterName(view, by), ...partOf(view, part) })),
  promptOf(ChooseWay, (view, _who, { at, squares }) => ({ at: fighterName(view, at), squares })),
];

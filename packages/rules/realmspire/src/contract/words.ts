import { type Id, type IntentJson, NOBODY, type View } from '@riposte/kernel';
import { defineWords, winners } from '@riposte/ruleset';
import * as z from 'zod';
import { SPANS } from '../adventuring/rest.ts';
import { DEFENCES, type Defence, type Way } from '../attacking-and-defending/ways.ts';
import { ATTRIBUTES, type Attribute, fighter, SKILLS, type Skill } from '../characters/fighter.ts';
import { GOVERNING, type Test } from '../characters/target-number.ts';
import { bestArmour } from '../damage-and-health/armour.ts';
import { DAMAGE_TYPES, type DamageType } from '../damage-and-health/damage-types.ts';
import { ChooseStyle } from '../fighting-style/styles.ts';
import { weaponOf, wieldedBy } from '../gear/in-hand.ts';
import { METRE, SCENE, scene } from '../initiative-structure/scene.ts';
import { CONDITIONS } from '../rules.ts';
import { byHand } from './by-hand.ts';
import { facts } from './facts.ts';
import { impossible, NEEDS } from './impossible.ts';
import { armours, arms, lying, names, people, peopleAndNet, peopleOrNobody, peopleOrOwn, withMark } from './names.ts';
import { begin, givenFighter, givenScene } from './scenario.ts';
import { SETTABLES } from './settables.ts';

/** What a scenario says of a number that it asks for. */
const said = z
  .strictObject({
    skill: z.enum(SKILLS),
    use: z.enum(['attack', 'defence', 'other']),
    attribute: z.enum(ATTRIBUTES),
    how: z.enum(['melee', 'ranged', 'thrown', 'spell']),
    defence: z.enum(DEFENCES),
    style: z.string(),
    armour: z.int(),
    type: z.enum(DAMAGE_TYPES),
  })
  .partial();

type Said = z.infer<typeof said>;

/** What a number depends on. A test is an attack with what is in hand, a defence if one is named, or neither. */
function context(view: View, query: string, who: Id, against: Id, said: Said): Test | number | DamageType | Attribute | undefined {
  if (query === 'armour rating') return said.armour ?? bestArmour(view, who);
  if (query === 'resistance' || query === 'vulnerability') return said.type ?? 'slashing';
  if (query === 'damage bonus') return said.attribute ?? (wayOf(view, who) === 'melee' ? 'strength' : 'agility');
  if (query !== 'target number' && query !== 'boons') return undefined;
  const skill = said.skill ?? (said.defence === undefined ? 'fighting style' : skillOf(said.defence));
  const use = said.use ?? (said.defence !== undefined ? 'defence' : skill === 'fighting style' || skill === 'sorcery' ? 'attack' : 'other');
  const how = use === 'other' ? 'none' : (said.how ?? (skill === 'sorcery' ? 'spell' : wayOf(view, use === 'attack' ? who : against)));
  const ranged = use !== 'other' && how !== 'melee';
  const governed = how !== 'melee' && use === 'attack' && skill === 'fighting style' ? 'agility' : GOVERNING[skill];
  const attribute = said.attribute ?? (said.defence === 'parry with agility' ? 'agility' : governed);
  const test: Test = {
    skill,
    attribute,
    use,
    ranged,
    covered: ranged,
    how,
    defence: said.defence ?? 'none',
    style: 0,
    weapon: wieldedBy(view, use === 'attack' || against < 0 ? who : against),
    boons: 0,
  };
  const style = said.style ?? ChooseStyle.fallback(view, who, test);
  return {
    ...test,
    style: Math.max(
      0,
      fighter(view, who).styles.findIndex((known) => known.name === style),
    ),
  };
}

const skillOf = (defence: Defence): Skill => (defence === 'dodge' ? 'dodge' : defence === 'withstand' ? 'focus' : 'fighting style');

const wayOf = (view: View, who: Id): Way => (who >= 0 && weaponOf(view, who).range > 0 ? 'ranged' : 'melee');

/** "d20 under 14 with a boon"; damage dice as the book writes them. */
export function diceText(pool: string): string {
  const twice = /^2\((\w+) (-?\d+)\(d20\)\)k([hl])$/.exec(pool);
  if (twice !== null) return `d20 ${twice[1]} ${twice[2]} with a ${twice[3] === 'h' ? 'boon' : 'bane'}`;
  const once = /^(\w+) (-?\d+)\(d20\)$/.exec(pool);
  if (once !== null) return `d20 ${once[1]} ${once[2]}`;
  const alike = pool.split('+');
  return alike.length > 1 && alike.every((part) => part === alike[0]) ? `${alike.length}${alike[0]}` : pool;
}

/** The acts by which so many minutes pass, longest spans first; null for what no spans add up to. */
function pass(_view: View, minutes: number): readonly IntentJson[] | null {
  const acts: IntentJson[] = [];
  let left = minutes;
  for (const [span, length] of Object.entries(SPANS).sort((a, b) => b[1] - a[1])) {
    for (; left >= length; left -= length) acts.push({ do: 'rest', by: SCENE, with: { span } });
  }
  return left === 0 ? acts : null;
}

/** The language of the table for scenarios. */
export const words = defineWords({
  fighter: givenFighter,
  scene: givenScene,
  begin,
  names,
  gm: SCENE,
  values: {
    at: people,
    who: people,
    winner: peopleOrNobody,
    side: peopleOrOwn,
    by: people,
    foe: people,
    after: people,
    patient: people,
    from: peopleAndNet,
    spell: withMark('spell', 'holds'),
    thing: arms,
    perk: withMark('free'),
    lying,
    armour: armours,
    'choose-armour': armours,
  },
  changes: {
    'order-set': [names, names],
    dropped: [names, null, null],
    drawn: [names, null, arms],
  },
  facts,
  settables: SETTABLES,
  stand: (view: View, place: number) => {
    const columns = scene(view).ground.width / METRE + 1;
    return { at: [place % columns, Math.floor(place / columns)] };
  },
  /** A blow is by Strength, harm strikes nowhere in particular and meets the armour, and nobody wins, unless more is said. */
  preposition: { prone: null },
  usual: { attribute: 'strength', place: null, cause: 'blow', armourCounts: true, winner: NOBODY },
  byHand: byHand(CONDITIONS),
  said,
  context,
  dice: diceText,
  pass,
  over: winners,
  needs: NEEDS,
  impossible,
});

import { carried, type Id, type IntentJson, type View } from '@riposte/kernel';
import { type Arg, type Args, fighterName, type Name, thingName } from '@riposte/ruleset';
import { ofPower } from '../attack/attack-roll.ts';
import { bodyPart, fighter, fighters, owner, scene } from '../fighters/fighter.ts';
import { wornArmour } from '../gear/armour.ts';
import { weaponAt, weaponCode } from '../gear/in-hand.ts';
import { severityOf } from '../injuries/body.ts';
import { loreDc } from '../injuries/heart.ts';
import { TREATMENT } from '../injuries/treatment.ts';
import { spellAt } from '../magic/cast.ts';
import { Held } from '../magic/held.ts';
import { difficulty } from '../magic/spells.ts';
import type { Square } from '../positioning/board.ts';
import { burden } from '../positioning/carrying.ts';
import { FIRST_AID_DC } from '../stamina/bleeding.ts';
import { Dead } from '../stamina/dead.ts';
import { Unconscious } from '../stamina/unconscious.ts';
import { namedPart } from './parts.ts';

// What the messages of an act must know besides its parameters.

/** Acts with which turns pass. */
const PASSING = ['next-turn', 'end-turn', 'finish-turn', 'finish-round'];

const kindOf = (view: View, id: unknown): string => (typeof id === 'number' && id >= 0 ? (view.state.entities[id]?.kind ?? '') : '');

interface Blow {
  readonly weapon: Id;
  readonly at: Id;
  readonly attribute: string;
}

interface Chosen {
  readonly weapon?: Id;
  readonly hand?: Id;
  readonly part?: Id | null;
  readonly who?: Id | null;
  readonly of?: Id;
  readonly spell?: number;
  readonly lying?: number;
  readonly side?: Id;
  readonly stamina?: number;
  readonly blows?: readonly Blow[];
  readonly along?: readonly Square[];
  readonly to?: Square | null;
}

const spotText = ({ x, y }: Square): string => `(${x},${y})`;

type Told = { [name: string]: Arg };

/** What a part holds, or strikes with. */
const inUse = (view: View, part: Id): number => (bodyPart(view, part).holds >= 0 ? bodyPart(view, part).holds : weaponCode(view, part));

/** The part by its name where its owner has the same in another: "left hand", and "left fist" of what is empty; else "none". */
function limbOf(view: View, part: Id): Arg {
  const { of } = bodyPart(view, part);
  const code = inUse(view, part);
  if (code < 0 || !fighter(view, of).parts.some((other) => other !== part && inUse(view, other) === code)) return 'none';
  const name = namedPart(view, part);
  if (view.rules.things[code].id !== 'fist') return name;
  const text = name.text.replace('hand', 'fist');
  return { ...name, text, thing: `part-${text.replaceAll(' ', '-')}` };
}

const isNatural = (view: View, part: Id): boolean => weaponAt(view, inUse(view, part))?.natural === true;

/** What is held, aimed at, carried or tried for, when an act begins. */
export function also(view: View, { do: act, by, with: chosen }: IntentJson): Args {
  const { weapon, hand, part, who, of, spell, lying, side, stamina, blows, along, to } = chosen as Chosen;
  const told: Told = { 'part-name': 'none', limb: 'none', natural: 'no' };
  // What a hand held before, and has no longer, is not named.
  const holding = (id: Id): void => {
    const { holds } = bodyPart(view, id);
    if (holds >= 0) told.held = thingName(view, holds);
    told.limb = limbOf(view, id);
  };
  if (kindOf(view, weapon) === 'part') {
    told.tool = thingName(view, weaponCode(view, weapon!));
    told.limb = limbOf(view, weapon!);
    if (isNatural(view, weapon!)) told.natural = 'yes';
  }
  if (kindOf(view, hand) === 'part') {
    told['hand-name'] = namedPart(view, hand!);
    holding(hand!);
    if (told.held !== undefined) told.tool = told.held;
  }
  if (kindOf(view, part) === 'part') {
    told['part-name'] = namedPart(view, part!);
    holding(part!);
  }
  if (part === null) told.held = 'none';
  if (kindOf(view, part) === 'fighter') told.held = armourOf(view, part!);
  const harmed = [part, who].find((one) => typeof one === 'number');
  if (harmed !== undefined && kindOf(view, harmed) !== '') told.owner = fighterName(view, owner(view, harmed!));
  if (blows !== undefined && Array.isArray(blows)) tellBlows(view, blows, told);
  if (lying !== undefined && scene(view).ground[lying] !== undefined) tellLying(view, by, lying, told);
  const end = along?.at(-1) ?? to;
  if (end !== undefined && end !== null) told.spot = spotText(end);
  if (stamina !== undefined) told.bonus = ofPower(stamina);
  if (PASSING.includes(act)) told.out = fighters(view).flatMap(({ id }) => (view.has(id, Unconscious) || view.has(id, Dead) ? [fighterName(view, id)] : []));
  if (PASSING.includes(act)) told.round = scene(view).round;
  if (act === 'put-down') told.load = burden(view, by).map((one) => fighterName(view, one));
  if (act === 'cast' && spell !== undefined && view.rules.things[spell] !== undefined) {
    told.dc = difficulty(view, by);
    told.foe = spellAt(view, spell).target === 'foe' ? 'yes' : 'no';
    told.free = spellAt(view, spell).stamina === 0 ? 'yes' : 'no';
  }
  if (act === 'change-side') told.alone = side === who ? 'yes' : 'no';
  if (act === 'locate-heart' && kindOf(view, of) === 'fighter') told.dc = loreDc(view, of!);
  if (act === 'first-aid') told.dc = FIRST_AID_DC;
  if (act === 'treat' && kindOf(view, part) === 'part' && severityOf(view, part!) >= 0) told.dc = TREATMENT[severityOf(view, part!)].dc;
  if (kindOf(view, by) === 'fighter' && view.has(by, Held)) told.dc ??= carried(view, by, Held)[0].value;
  return told;
}

/** The armour that a fighter wears. */
function armourOf(view: View, who: Id): Name {
  const [worn] = wornArmour(view, who);
  return worn === undefined ? { text: 'armour', thing: 'armour' } : { text: worn.title, thing: worn.id };
}

/** With what each blow of several is struck, and at whom. */
function tellBlows(view: View, blows: readonly Blow[], told: Told): void {
  told.tool = blows.map(({ weapon }) => thingName(view, weaponCode(view, weapon)));
  told.limbs = blows.map(({ weapon }): Arg => {
    const limb = limbOf(view, weapon);
    return limb !== 'none' && isNatural(view, weapon) ? limb : thingName(view, weaponCode(view, weapon));
  });
  told.targets = [...new Set(blows.map(({ at }) => at))].map((one) => fighterName(view, one));
}

/** What lies on the ground, where, and which it is of several alike in one place. */
function tellLying(view: View, by: Id, lying: number, told: Told): void {
  const { ground } = scene(view);
  const { gear, x, y, in: body } = ground[lying];
  told.thing = thingName(view, gear);
  told.body = body < 0 ? 'none' : body === by ? 'own' : fighterName(view, body);
  told.spot = spotText({ x, y });
  told.nth = ground.slice(0, lying + 1).filter((one) => one.gear === gear && one.x === x && one.y === y && one.in === body).length;
}

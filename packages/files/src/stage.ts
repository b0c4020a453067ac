import { type ChangeJson, ConditionGiven, Entered, type Entity, type Id, type Json, type Play, type Rules, type View } from '@riposte/kernel';
import type { Brush, Drawing, Path, RuleSet, Stage, ToldOfBoard } from '@riposte/ruleset';
import { expectation } from './json.ts';
import { type BoardData, brushesOn, type Drawn, drawnOver, drawnWith, isSameThing, placeRead, placeWritten, withDrawn } from './map/drawn.ts';
import { writtenOut } from './packed.ts';
import { RESERVED } from './scenario.ts';
import type { Codec } from './vocabulary-codec.ts';

// What the game master changes in a running fight that its set-up made: the board, and who takes part.

const FIGHTER = 'fighter';

/** Where the scene stands among the entities. */
const SCENE: Id = 0;

const stageOf = ({ stage }: RuleSet, speech: Codec, path: Path): Stage =>
  stage ?? speech.complain(path, 'a game whose board can change in play', speech.rules.def.id);

const drawingOf = ({ drawing }: RuleSet, speech: Codec, path: Path): Drawing =>
  drawing ?? speech.complain(path, 'a game with boards to draw on', speech.rules.def.id);

/** The board of a running fight as the file of an encounter would say it, and what can be drawn on it; null where it cannot change. */
export function boardNow({ stage, drawing }: RuleSet, view: View): { readonly drawing: Drawing; readonly board: BoardData } | null {
  return stage === undefined || drawing === undefined ? null : { drawing, board: stage.board(view) };
}

/** The changes that make another board that of a fight: only what differs is said. */
function redrawn(speech: Codec, board: BoardData, told: ToldOfBoard, path: Path): readonly ChangeJson[] {
  const { ruleSet, view, rules } = speech;
  const { facts } = stageOf(ruleSet, speech, path);
  const read = ruleSet.board.safeParse(board);
  if (!read.success) return speech.complain(path, `a board that fits: ${expectation(read.error.issues[0])}`, null);
  const set = ruleSet.setUp(rules, { board: read.data, sides: [], fighters: [] });
  if (!set.ok) return speech.complain(path, set.problems[0].expected, null);
  const [fresh, scene] = [set.value.entities[SCENE], view.state.entities[SCENE]] as unknown as Record<string, unknown>[];
  const now = Object.entries(facts).flatMap(([fact, usual]) => {
    const [value, old] = [fresh[fact] ?? usual, scene[fact] ?? usual];
    return JSON.stringify(value) === JSON.stringify(old) ? [] : [[fact, value]];
  });
  return now.length === 0 ? [] : [['board-redrawn', SCENE, Object.fromEntries(now), ...told]];
}

/** A place, or two places with an edge, a line or a way between them, as the file writes places. */
function thingAt(speech: Codec, drawing: Drawing, board: BoardData, written: Json, path: Path): Drawn {
  const place = placeRead(drawing, board, written);
  if (place !== null) return [place];
  const [a, b] = Array.isArray(written) && written.length === 2 ? written.map((one) => placeRead(drawing, board, one)) : [null, null];
  return a === null || b === null || a === b ? speech.complain(path, 'a place on the board, or two of them', written) : [a, b];
}

const MAX_TOLD = 120;

/** Where it is, in few words. */
function whereText(things: readonly Json[]): string {
  const isBetween = (thing: Json): thing is Json[] => Array.isArray(thing) && !thing.every((part) => typeof part === 'number');
  const text = things.map((thing) => (isBetween(thing) ? thing.map(String).join(' to ') : String(thing))).join('; ');
  return text.length > MAX_TOLD ? `${text.slice(0, MAX_TOLD)} ...` : text;
}

/** Draws with a brush, or erases what lies on places and stands at their edges; of one brush, or of all. */
export function drawing(
  speech: Codec,
  said: { readonly brush?: string | undefined; readonly at: readonly Json[] },
  isErasing: boolean,
  path: Path,
): readonly ChangeJson[] {
  const { ruleSet, view } = speech;
  const drawing = drawingOf(ruleSet, speech, path);
  const board = stageOf(ruleSet, speech, path).board(view);
  const brushes = brushesOn(drawing, board);
  const brush = said.brush === undefined ? null : brushNamed(speech, brushes, said.brush, path);
  const things = said.at.map((written, i) => thingAt(speech, drawing, board, written, [...path, 'at', i]));
  const wiped = (brush === null ? brushes : [brush]).filter((each) => isErasing && without(drawing, board, each, things) !== board);
  const next = isErasing
    ? wiped.reduce((soFar, each) => without(drawing, soFar, each, things), board)
    : drawnOver(
        drawing,
        board,
        brush!,
        things.map((thing, i) => fitting(speech, brush!, thing, said.at[i], [...path, 'at', i])),
      );
  return redrawn(speech, next, [isErasing ? 'erase' : 'draw', brush?.title ?? wiped.map(({ title }) => title).join(', '), whereText(said.at)], path);
}

function brushNamed(speech: Codec, brushes: readonly Brush[], called: string, path: Path): Brush {
  const known = brushes.find(({ id }) => id === called);
  return known ?? speech.complain([...path, 'brush'], `one of ${brushes.map(({ id }) => id).join(', ')}`, called);
}

function fitting(speech: Codec, { on }: Brush, thing: Drawn, written: Json, path: Path): Drawn {
  const isOne = on === 'cell' || on === 'region';
  return (thing.length === 1) === isOne ? thing : speech.complain(path, isOne ? 'one place' : 'two places', written);
}

function without(drawing: Drawing, board: BoardData, brush: Brush, things: readonly Drawn[]): BoardData {
  const old = drawnWith(drawing, board, brush);
  const isGone = (drawn: Drawn): boolean => things.some((thing) => (thing.length === 1 ? drawn.includes(thing[0]) : isSameThing(thing, drawn)));
  const left = old.filter((drawn) => !isGone(drawn));
  return left.length === old.length ? board : withDrawn(drawing, board, brush, left);
}

/** Opens a closed door, or closes an open one. */
export function turningDoor(speech: Codec, written: Json, opens: boolean, path: Path): readonly ChangeJson[] {
  const { ruleSet, view } = speech;
  const drawing = drawingOf(ruleSet, speech, path);
  const board = stageOf(ruleSet, speech, path).board(view);
  const doors = (means: Brush['means']): Brush =>
    drawing.brushes.find((brush) => brush.means === means) ?? speech.complain(path, 'a game with doors', speech.rules.def.id);
  const [from, to] = opens ? [doors('door'), doors('open-door')] : [doors('open-door'), doors('door')];
  const door = thingAt(speech, drawing, board, written, [...path, 'door']);
  const isDoor = drawnWith(drawing, board, from).some((thing) => isSameThing(thing, door));
  if (!isDoor) return speech.complain([...path, 'door'], opens ? 'a closed door' : 'an open door', written);
  return redrawn(speech, drawnOver(drawing, board, to, [door]), [opens ? 'open' : 'close', '', whereText([written])], path);
}

/** Makes it lighter or darker. */
export function lighting(speech: Codec, light: string, path: Path): readonly ChangeJson[] {
  const { ruleSet, view } = speech;
  const { lights } = drawingOf(ruleSet, speech, path);
  if (lights === undefined) return speech.complain(path, 'a game with rules for light; give fighters a condition such as "blinded"', light);
  if (!lights.includes(light)) return speech.complain([...path, 'light'], `one of ${lights.join(', ')}`, light);
  return redrawn(speech, { ...stageOf(ruleSet, speech, path).board(view), light }, ['light', light, ''], path);
}

/** What a table says of those who come in. */
export interface Entering {
  readonly fighters: readonly { readonly [key: string]: Json }[];
  /** Whom the first of them replaces; it leaves, and gives side and place where they are not said. */
  readonly instead?: string | undefined;
}

/** Fighters as encounters say them enter a running fight; `sides` are the names of its sides, in their order. */
export function entering(play: Play, speech: Codec, { fighters, instead }: Entering, sides: readonly string[], path: Path): void {
  const { ruleSet, rules, words, view } = speech;
  const stage = stageOf(ruleSet, speech, path);
  const { drawing } = ruleSet;
  const now = stage.board(view);
  const written = (fighter: Entering['fighters'][number]): Entering['fighters'][number] => {
    const place = drawing === undefined || typeof fighter.at !== 'string' ? null : placeRead(drawing, now, fighter.at);
    return place === null ? fighter : { ...fighter, at: placeWritten(drawing!, now, place) };
  };
  const out = instead === undefined ? null : speech.id(instead, [...path, 'instead']);
  const given = fighters
    .map(written)
    .map((fighter, i) =>
      enteringAs(speech, out === null || i > 0 ? fighter : { ...placeOf(speech, out, instead!), ...fighter }, sides, [...path, 'fighters', i]),
    );
  if (out !== null) takeOut(play, rules, words.gm, out);
  const board = ruleSet.board.parse(now);
  const known = [...new Set(given.map(({ side }) => Number(side)))];
  const set = ruleSet.setUp(rules, { board, sides: Array.from({ length: Math.max(...known) + 1 }, (_, side) => String(side)), fighters: given });
  if (!set.ok) return speech.complain([...path, ...set.problems[0].path], set.problems[0].expected, null);
  const more = play.state.entities.length - 1;
  const fresh = set.value.entities.slice(1);
  const heads = fresh.filter(({ kind }) => kind === FIGHTER);
  const numbered = (entity: Entity): Entity => ({ ...stage.renumbered(play, entity, more), conditions: [] });
  heads.forEach(({ id }, i) => {
    const [head, ...others] = fresh.filter((entity) => entity.id >= id && entity.id < (heads[i + 1]?.id ?? Number.POSITIVE_INFINITY)).map(numbered);
    Entered(play, head.id, head, ...(others.length > 0 ? [others] : []));
  });
  for (const entity of fresh) bearAgain(play, entity, more);
}

/** A fighter of the fight as its schema reads it, with the number of its side for a name. */
function enteringAs(
  speech: Codec,
  fighter: Entering['fighters'][number],
  sides: readonly string[],
  path: Path,
): { readonly name: string; readonly side: string } {
  const { ruleSet } = speech;
  const read = ruleSet.fighter.safeParse(writtenOut(fighter, ruleSet.creatures ?? []));
  if (!read.success) {
    const [issue] = read.error.issues;
    return speech.complain([...path, ...(issue.path as Path)], expectation(issue, Object.keys(ruleSet.fighter.shape)), null);
  }
  const entry = read.data as { readonly name: string; readonly side: string };
  const taken = [...speech.words.names(speech.view).values(), ...RESERVED];
  if (taken.includes(entry.name)) return speech.complain([...path, 'name'], 'a name that nobody in this fight has', entry.name);
  return { ...entry, side: String(sideSaid(speech, entry.side, sides, [...path, 'side'])) };
}

/** A side by its name, or by the name of a fighter on it. */
function sideSaid(speech: Codec, called: string, sides: readonly string[], path: Path): number {
  const named = sides.indexOf(called);
  const [who] = [...speech.words.names(speech.view)].find(([id, name]) => name === called && sideOf(speech.view, id) !== null) ?? [];
  if (named >= 0) return named;
  return (
    (who === undefined ? null : sideOf(speech.view, who)) ??
    speech.complain(path, `a side${sides.length > 0 ? `: ${sides.join(', ')}` : ''}, or a fighter on it`, called)
  );
}

const sideOf = (view: View, who: Id): number | null => {
  const entity = view.state.entities[who] as (Entity & { readonly side?: number }) | undefined;
  return entity?.kind === 'fighter' ? (entity.side ?? null) : null;
};

/** A fighter's place and side, as an encounter writes them. */
function placeOf(speech: Codec, who: Id, name: string): { readonly [key: string]: Json } {
  const { at, region } = speech.words.facts(speech.view, who);
  return { at: at ?? region, side: name };
}

/** A fighter leaves as by the act of the game master; its consequences come with those of the decree. */
function takeOut(play: Play, rules: Rules, gm: Id, who: Id): void {
  const { def, by, with: chosen } = rules.intent({ do: 'take-out', by: gm, with: { who } });
  def.perform(play, by, chosen);
}

/** The conditions of a fresh entity, given to it in the fight. */
function bearAgain(play: Play, { id, conditions }: Entity, more: number): void {
  const renumbered = (whom: Id): Id => (whom > SCENE ? whom + more : whom);
  const given = new Map<number, number>();
  for (const { id: old, kind, source, value, parent, clock, of, at } of conditions) {
    ConditionGiven(play, id + more, kind, renumbered(source), value, given.get(parent) ?? parent, clock, renumbered(of), at);
    given.set(old, play.state.serial);
  }
}

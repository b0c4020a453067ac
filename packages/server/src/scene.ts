import {
  actTitle,
  ending,
  factLines,
  factsOf,
  fightersOf,
  inputText,
  intentText,
  type Lesson,
  languageIn,
  lessonText,
  namedConditions,
  nameOf,
  namesOf,
  nextToAct,
  once,
  poolText,
  type Speech,
  stepsReached,
  still,
  valueText,
  wordIn,
} from '@riposte/files';
import { type Fight, GM, type Id, intentJson, type Json, type Line, type Viewer } from '@riposte/kernel';
import { actLook, badgeOf, type Token, thingLook } from '@riposte/ruleset';
import { type Menu, menuFor, questionFor } from './choices.ts';
import { type DialMemory, passesOf, shownDial } from './dial.ts';
import { commitmentOf } from './dice.ts';
import { badgeInSight, conditionsTitled, gauges, lostBy, shownConditions } from './looks.ts';
import type { Ref, Scene, ShownFighter, ShownSeat, StandingOrder, Waiting } from './protocol.ts';
import type { Refs } from './refs.ts';
import { alike, allCalled, calledBy, factText, isActAboutHidden, type SeatView, seatView } from './seat-view.ts';
import type { Settings } from './settings.ts';
import type { SeatRow } from './store.ts';
import type { MapPicture } from './workshop.ts';

/** What a scene is made of. */
export interface TableState {
  readonly fight: Fight;
  readonly ruleSet: Speech['ruleSet'];
  readonly settings: Settings;
  readonly title: string;
  readonly commitment: string;
  readonly readonly: string | null;
  readonly ended: (view: Fight['view']) => string | null;
  readonly deadline: number | null;
  readonly dial: DialMemory;
  readonly map: MapPicture | null;
  readonly lesson: { readonly file: string; readonly lesson: Lesson } | null;
}

/** A fight that belongs to no stored table and is only looked at. */
export const lookedAt = (fight: Pick<TableState, 'fight' | 'ruleSet' | 'settings' | 'title'> & Partial<TableState>): TableState => ({
  commitment: '',
  readonly: null,
  ended: () => null,
  deadline: null,
  dial: { passes: [], taken: null },
  map: null,
  lesson: null,
  ...fight,
});

/** One seat with what it may see and do. */
export interface Seat {
  readonly row: SeatRow;
  readonly viewer: Viewer;
  readonly refs: Refs;
}

/** The numbers of the seat's menu and question, and whose menu it looks at. */
export interface Numbers {
  readonly menu: number;
  readonly asked: number;
  readonly by?: Ref | null;
}

/** A scene with what its numbers refer to, which stays on the server. */
export interface SceneWithMenu {
  readonly scene: Scene;
  readonly menu: Menu;
  readonly answers: readonly Json[];
  readonly answering: Id | null;
}

export function seatOf(row: SeatRow, refs: Refs): Seat {
  return { row, refs, viewer: { gm: row.kind === 'gm', controls: JSON.parse(row.plays) as Id[] } };
}

/** Whom a seat plays: a player the fighters of the seat, the game master all others. A lone player also decides how time goes on. */
export function playedBy(seat: Seat, seats: readonly Seat[], { settings, fight }: Pick<TableState, 'settings' | 'fight'>): (id: Id) => boolean {
  const isScene = (id: Id): boolean => seat.row.kind === 'solo' && fight.state.entities[id]?.kind === 'scene';
  if (!seat.viewer.gm) return (id) => seat.viewer.controls.includes(id) || isScene(id);
  const others = new Set(seats.filter((other) => other !== seat).flatMap((other) => other.viewer.controls));
  return (id) => id === GM || (!others.has(id) && !settings.autos.includes(id) && fight.state.entities[id] !== undefined);
}

/** Who may declare now, who may act at any time, and whose menu is shown. */
interface Acting {
  readonly offered: readonly Id[];
  readonly anytime: readonly Id[];
  readonly by: Id | null;
}

function actingFor(stage: TableState, seat: Seat, mine: (id: Id) => boolean, fighters: readonly Id[], declarers: readonly Id[], wanted?: Id): Acting {
  if (stage.readonly !== null) return { offered: [], anytime: [], by: null };
  const offered = declarers.filter((id) => mine(id) || (seat.viewer.gm && id !== GM));
  const isWaiting = offered.length === 0 && declarers.length > 0;
  const anytime = isWaiting ? fighters.filter((id) => mine(id) && stage.fight.legal(id).length > 0) : [];
  const by = [...offered, ...anytime].find((id) => id === wanted) ?? offered.find((id) => mine(id) && fighters.includes(id)) ?? offered[0] ?? null;
  return { offered, anytime, by };
}

export function sceneFor(stage: TableState, seat: Seat, seats: readonly Seat[], online: ReadonlySet<string>, numbers: Numbers, speech?: Speech): SceneWithMenu {
  const { fight, ruleSet, settings } = stage;
  const who = seatView(speech ?? still({ ruleSet, view: fight.view }), seat.viewer);
  const mine = playedBy(seat, seats, stage);
  const over = once(who.speech, 'over', () => ending({ fight, ruleSet, sides: settings.sides, ended: stage.ended }));
  const fighters = fightersOf(fight.view).filter((id) => who.sees(id) !== 'hidden');
  // A seat numbers fighters before anything else, in the order of the fight.
  fighters.forEach((id) => seat.refs.of(id));
  const declarers = over === null ? fight.declarers : [];
  const awaited = over === null ? nextToAct(fight, ruleSet) : [];
  const { offered, anytime, by } = actingFor(stage, seat, mine, fighters, declarers, seat.refs.id(numbers.by ?? -1));
  const menu = menuFor(fight, who, seat.refs, [...offered, ...anytime], by);
  const named = (id: Id): Scene['menu']['acting'][number] => ({ ref: seat.refs.of(id), name: calledBy(who, id) });
  const asked = over === null && stage.readonly === null ? questionFor(fight, who, seat.refs, numbers.asked, mine) : null;
  const tokens = once(who.speech, 'tokens', () => ruleSet.look?.tokens(fight.view) ?? []);
  const tokenOf = new Map(tokens.map((token) => [token.id, token]));
  // Facts about fighters, such as conditions that follow from positions, come from the seat's view.
  const seeing: SeatView = { ...who, speech: who.seen() };
  const scene: Scene = {
    table: once(who.speech, 'table', () => shownTable(stage)),
    me: { seat: seat.row.id, kind: seat.row.kind, name: seat.row.name, plays: playsOf(seat, seat) },
    seats: seats.map((shown) => shownSeat(shown, seat, who, online)),
    facts: sceneFacts(who),
    ground: shownGround(who.speech),
    map: stage.map === null ? null : { ...stage.map, path: picturePath(seat.row.id, stage.map.hash) },
    lesson: shownLesson(stage, who.speech),
    fighters: fighters.map((id) => {
      return shownFighter(seeing, seat, id, { token: tokenOf.get(id), settings, mine: mine(id), acting: awaited.includes(id) });
    }),
    order: orderOf(seeing, seat, fighters),
    things: things(who, seat, tokens),
    stack: stackOf(seeing, seat),
    waiting: waiting(stage, who, seat, mine, awaited, over),
    menu: {
      number: numbers.menu,
      acting: offered.map(named),
      anytime: anytime.map(named),
      by: by === null ? null : seat.refs.of(by),
      acts: menu.acts,
    },
    question: asked?.question ?? null,
    typing: typing(stage, who, mine, numbers.asked),
    undo: takenBack(stage, seat, mine, who, lastInput),
    redo: takenBack(stage, seat, mine, who, lastUndone),
    withdraw: over === null && fight.withdrawable && isOpenersOwn(fight, mine),
    orders: ordersOf(stage, who, seat, mine),
    dial: seat.row.kind === 'spectator' ? null : shownDial(stage, seat.refs, mine, (id) => who.sees(id) !== 'hidden'),
    passed: shownPasses(stage, seat, mine),
    givable: seat.viewer.gm ? ruleSet.rules.conditions.flatMap((condition) => (condition.while ? [] : [condition.id])) : [],
    over,
  };
  return { scene, menu, answers: asked?.values ?? [], answering: asked?.id ?? null };
}

function shownSeat(shown: Seat, seat: Seat, who: SeatView, online: ReadonlySet<string>): ShownSeat {
  const { id, kind, name } = shown.row;
  return { id, kind, name, plays: playsOf(shown, seat, who), online: online.has(id) };
}

/** The moments that the seat's fighters let pass without a question; spectators have none. */
function shownPasses({ dial, fight }: TableState, seat: Seat, mine: (id: Id) => boolean): Scene['passed'] {
  if (seat.row.kind === 'spectator') return [];
  return passesOf(dial, fight, mine).map(({ who, nth, name, because, own }) => ({ who: seat.refs.of(who), nth, name, because, own }));
}

/** The progress of a lesson, and what to do next. */
function shownLesson({ lesson: taught, fight, ruleSet, title }: TableState, speech: Speech): Scene['lesson'] {
  if (taught === null) return null;
  const { file, lesson } = taught;
  const { lang } = languageIn(speech);
  const reached = once(speech, lesson, () => stepsReached(lesson, fight, ruleSet));
  const { steps, end } = lesson;
  return { file, title: lessonText(lesson.title ?? title, lang), reached, of: steps.length, say: lessonText(steps[reached]?.say ?? end, lang) };
}

/** What every seat gets about its table. */
function shownTable({ title, ruleSet, settings, readonly, commitment }: TableState): Scene['table'] {
  return {
    title,
    ruleset: ruleSet.rules.id,
    rulesetTitle: ruleSet.rules.title,
    automation: settings.automation,
    seconds: settings.seconds,
    turnSeconds: settings.turnSeconds ?? 0,
    paused: settings.paused,
    locked: settings.locked,
    odds: settings.odds,
    forecast: settings.forecast,
    readonly,
    sides: settings.sides,
    commitment,
    disclosed: settings.secrets.at(-1)?.secret ?? null,
    earlier: settings.secrets.map(({ secret }) => ({ commitment: commitmentOf(secret), secret })),
  };
}

function playsOf({ viewer }: Seat, { refs }: Seat, who?: SeatView): number[] {
  return viewer.controls.filter((id) => who === undefined || who.sees(id) !== 'hidden').map((id) => refs.of(id));
}

/** The board, with what is drawn on it in the seat's language. */
function shownGround(speech: Speech): Scene['ground'] {
  const language = languageIn(speech);
  return once(speech, `ground ${language.lang}`, () => {
    const ground = speech.ruleSet.look?.ground(speech.view) ?? null;
    return ground === null ? null : { ...ground, marks: ground.marks.map((mark) => ({ ...mark, title: language.term('word', mark.title) })) };
  });
}

function sceneFacts(who: SeatView): Scene['facts'] {
  const scene = who.view.state.entities.find((entity) => entity.kind === 'scene');
  const facts = scene === undefined ? {} : factsOf(who.speech, scene.id);
  // Things that lie about are listed on the board, where they can be seen.
  return Object.entries(facts).flatMap(([fact, value]) => (isListOfThings(value) ? [] : [[fact, factText(who, value)] as const]));
}

function isListOfThings(value: Json): boolean {
  return Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);
}

interface FighterState {
  readonly token: Token | undefined;
  readonly settings: Settings;
  readonly mine: boolean;
  readonly acting: boolean;
}

/** A fighter under the seat's numbers, with what the seat may do with it. */
function shownFighter(who: SeatView, { refs, row }: Seat, id: Id, { token, settings, mine, acting }: FighterState): ShownFighter {
  const { side, ...told } = alike(who, id, who.sees(id), () => toldFighter(who, id));
  return {
    ref: refs.of(id),
    side,
    sideName: settings.sides[side] ?? '',
    places: token?.places ?? [],
    facing: token?.facing ?? null,
    ...told,
    mine,
    acting,
    auto: settings.autos.includes(id),
    portrait: portraitOf(settings, row.id, id),
  };
}

/** A fighter as someone sees it who sees this much of it. */
function toldFighter(who: SeatView, id: Id) {
  const { speech, view } = who;
  const all = who.sees(id) === 'all';
  const shown = view.rules.def.shown(view, id);
  const seen = typeof shown === 'object' && shown !== null && !Array.isArray(shown) ? (shown as { readonly [key: string]: Json }) : {};
  const { look } = speech.ruleSet;
  return {
    name: nameOf(speech, id),
    side: typeof seen.side === 'number' ? seen.side : -1,
    gauges: all ? gauges(who, id) : [],
    looks: all ? [] : looks(who, seen),
    conditions: shownConditions(look, all ? namedConditions(speech, id) : conditionsTitled(who, listOf(seen.conditions))),
    facts: all ? factLines(speech, id).map(split) : [],
    running: running(who, id),
    out: look?.out?.(view, id) ?? false,
    lost: Math.round(100 * lostBy(who, id)) / 100,
    badge: all ? badgeOf(look, view, id) : badgeInSight(look, view, id, listOf(seen.gear)),
  };
}

/** Acts that interrupt each other, the newest first; empty where only one act goes on. */
function stackOf(who: SeatView, { refs }: Seat): Scene['stack'] {
  const { ruleSet, view } = who.speech;
  const acts = view.doing.filter(({ by, def }) => !def.automatic && view.state.entities[by]?.kind === 'fighter');
  if (acts.length < 2) return [];
  return acts.toReversed().map((intent) => ({
    who: refs.of(intent.by),
    name: nameOf(who.speech, intent.by),
    title: isActAboutHidden(who, intentJson(intent)) ? actTitle(who.speech, intent.def) : intentText(who.speech, intentJson(intent)),
    icon: actLook(ruleSet.look, intent.def).icon,
  }));
}

/** Where a seat gets the picture of a fighter that it sees. */
function portraitOf({ portraits }: Settings, seat: string, id: Id): string | null {
  const picture = portraits.find((portrait) => portrait.who === id)?.picture;
  return picture === undefined ? null : picturePath(seat, picture);
}

/** Where a seat gets a picture of its table. */
const picturePath = (seat: string, hash: string): string => `/api/seats/${seat}/picture/${hash}`;

/** The order in which fighters act, as far as the seat knows. Fighters whose initiative it does not see come last. */
function orderOf({ speech, sees }: SeatView, { refs }: Seat, fighters: readonly Id[]): Scene['order'] {
  const { ruleSet, view } = speech;
  const order = ruleSet.look?.order?.(view) ?? null;
  if (order !== null) {
    const place = (id: Id): number => (order.includes(id) ? order.lastIndexOf(id) : order.length);
    return [...fighters].sort((a, b) => place(a) - place(b)).map((id) => refs.of(id));
  }
  const ranking = ruleSet.look?.gauges.find((gauge) => gauge.ranks);
  if (ranking === undefined) return null;
  const ranks = new Map(fighters.map((id) => [id, sees(id) === 'all' ? factsOf(speech, id)[ranking.fact] : null]));
  const value = (id: Id): number => (typeof ranks.get(id) === 'number' ? Number(ranks.get(id)) : -1);
  return [...fighters].sort((a, b) => value(b) - value(a)).map((id) => refs.of(id));
}

/** "Blast: 2 of 4 AP paid". */
function running(who: SeatView, id: Id): string | null {
  const { rules, state } = who.view;
  const { payment } = state.entities[id];
  if (payment === null) return null;
  const text = isActAboutHidden(who, payment.intent) ? rules.intent(payment.intent).def.title : intentText(who.speech, payment.intent);
  return `${text}: ${payment.paid} of ${payment.cost} ${rules.resources[payment.resource].title} paid`;
}

/** How a partly seen fighter looks, except what the picture already shows. */
function looks(who: SeatView, seen: { readonly [key: string]: Json }): (readonly [string, string])[] {
  const { features } = who.view.rules.def;
  // Gear is known by its title: "venomous fangs".
  const byId = (value: Json): Json => (Array.isArray(value) ? value.map(byId) : (features.find(({ title }) => title === value)?.id ?? value));
  return Object.entries(seen).flatMap(([key, value]) => {
    const isText =
      typeof value === 'string' || typeof value === 'boolean' || (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'));
    return isText && key !== 'name' && key !== 'conditions' ? [[key, factText(who, byId(value))] as const] : [];
  });
}

const listOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []);

function split(line: string): readonly [string, string] {
  const at = line.indexOf(': ');
  return [line.slice(0, at), line.slice(at + 2)];
}

function things(who: SeatView, { refs }: Seat, tokens: readonly Token[]): Scene['things'] {
  const { speech, view } = who;
  const { look } = speech.ruleSet;
  const isFighter = new Set(fightersOf(view));
  const lying = tokens.filter((token) => !isFighter.has(token.id) && token.places.length > 0 && who.sees(token.id) !== 'hidden');
  const names = namesOf(speech);
  return lying.map(({ id, places }) => {
    const thing = view.rules.things[look?.lying?.(view, id) ?? -1];
    const name = thing === undefined ? (names?.get(id) ?? nameOf(speech, id)) : wordIn(languageIn(speech), thing.id);
    return { ref: refs.of(id), name, icon: thing === undefined ? null : (thingLook(look, thing)?.icon ?? null), places };
  });
}

function waiting(
  { fight, deadline }: TableState,
  who: SeatView,
  { refs }: Seat,
  mine: (id: Id) => boolean,
  declarers: readonly Id[],
  over: string | null,
): Waiting {
  const show = (kind: Waiting['kind'], ids: readonly Id[], text: string): Waiting => ({
    kind,
    text,
    names: allCalled(who, ids),
    who: ids.filter((id) => id >= 0 && who.sees(id) !== 'hidden').map((id) => refs.of(id)),
    mine: ids.some(mine),
    deadline: kind === 'question' || kind === 'turn' ? deadline : null,
  });
  const listed = (ids: readonly Id[]): string => allCalled(who, ids).join(', ');
  if (over !== null) return show('over', [], over);
  const { pending } = fight;
  if (pending === null) return show('turn', declarers, `${listed(declarers)} to act`);
  if (pending.kind === 'roll') return show('dice', [pending.who], `${listed([pending.who])} to roll`);
  return show('question', pending.whos, `${listed(pending.whos)} to decide`);
}

function typing({ fight }: TableState, { speech, viewer }: SeatView, mine: (id: Id) => boolean, asked: number): Scene['typing'] {
  const { pending } = fight;
  // The game master can type for an absent player.
  if (pending?.kind !== 'roll' || !(mine(pending.who) || viewer.gm)) return null;
  return {
    number: asked,
    name: nameOf(speech, pending.who),
    title: languageIn(speech).term('roll', pending.roll.title),
    dice: poolText(speech, pending.pool.id),
  };
}

/** Whether the open command is one that this seat declared. Nobody takes back what comes by itself. */
function isOpenersOwn(fight: Fight, mine: (id: Id) => boolean): boolean {
  const open = fight.path().findLast((n) => fight.lines[n].in === 'command');
  const line = open === undefined ? undefined : fight.lines[open];
  return line?.in === 'command' && line.auto !== true && mine(line.by);
}

/** Whether a person at the table gave this input, not the computer. */
export function isPersons(line: Line, { settings }: Pick<TableState, 'settings'>): boolean {
  const isAuto = (id: Id): boolean => settings.automation === 'referee' && settings.autos.includes(id);
  if (line.in === 'command') return line.auto !== true && !isAuto(line.by);
  if (line.in === 'answer') return line.from !== 'order' && line.from !== 'dial' && !isAuto(line.who);
  return line.in === 'fiat' || line.in === 'order' || line.in === 'force' || (line.in === 'roll' && line.from === 'typed');
}

/** The last input of a person at the table; `counts` says which lines count. */
export function lastInput(stage: Pick<TableState, 'fight' | 'settings'>, counts: (line: Line, n: number) => boolean = () => true): number | null {
  const { fight } = stage;
  return fight.path().findLast((n) => isPersons(fight.lines[n], stage) && counts(fight.lines[n], n)) ?? null;
}

/** Whether a seat saw an input: its undo and redo must not reveal what it did not see. */
function isSeen({ fight }: TableState, mine: (id: Id) => boolean, { sees, viewer }: SeatView): (line: Line, n: number) => boolean {
  return (line, n) => {
    if (line.in === 'fiat') return fight.changesSeen(n, viewer).length > 0;
    return line.in === 'order' ? viewer.gm || mine(line.who) : sees(authorOf(line)) !== 'hidden';
  };
}

/** Who gave an input. */
export function authorOf(line: Line): Id {
  return line.in === 'command' ? line.by : 'who' in line ? line.who : GM;
}

/** The input that was undone last and not redone since. Inputs that do not count, and their undos, are skipped. */
function lastUndone(stage: Pick<TableState, 'fight' | 'settings'>, counts: (line: Line, n: number) => boolean = () => true): number | null {
  const { fight } = stage;
  const isInput = (n: number): boolean => isPersons(fight.lines[n], stage) && counts(fight.lines[n], n);
  const start = fight.lines.findLastIndex((_, n) => isInput(n));
  const undone: number[] = [];
  for (let n = start + 1; n < fight.lines.length; n++) {
    const line = fight.lines[n];
    if (line.in !== 'head') continue;
    const former = fight.lines[n - 1];
    const before = fight.path(former?.in === 'head' ? former.to : n - 1);
    const after = fight.path(line.to);
    const gone = before.find((line) => !after.includes(line) && isInput(line));
    if (line.why === 'undo' && gone !== undefined) undone.push(gone);
    else if (line.why === 'redo' && after.some((line) => !before.includes(line) && isInput(line))) undone.pop();
    else if (gone !== undefined) undone.length = 0;
  }
  return undone[undone.length - 1] ?? null;
}

/** What the seat's undo would take back, or its redo would do again, in words; null if nothing, or if it is another seat's. */
function takenBack(stage: TableState, seat: Seat, mine: (id: Id) => boolean, who: SeatView, find: typeof lastInput): string | null {
  if (seat.row.kind === 'spectator' || stage.readonly !== null) return null;
  const n = find(stage, isSeen(stage, mine, who));
  if (n === null) return null;
  const { speech } = who;
  const line = stage.fight.lines[n];
  const by = authorOf(line);
  if (!seat.viewer.gm && !mine(by)) return null;
  return inputText(speech, by, line);
}

function ordersOf({ fight, settings }: TableState, { speech }: SeatView, { refs }: Seat, mine: (id: Id) => boolean): StandingOrder[] {
  const last = new Map<string, StandingOrder | null>();
  for (const line of fight.orders) {
    if (!mine(line.who)) continue;
    const text = line.value === null ? '' : valueText(speech, line.ask, line.value);
    const order = { who: line.who === GM ? ('gm' as const) : refs.of(line.who), name: nameOf(speech, line.who), ask: line.ask, text };
    last.set(`${line.who}:${line.ask}`, line.do === 'never' || line.do === 'always' ? { ...order, how: line.do } : null);
  }
  const inWords = settings.orders.flatMap(({ who, text }): StandingOrder[] =>
    mine(who) ? [{ who: refs.of(who), name: nameOf(speech, who), ask: '', how: 'when', text }] : [],
  );
  return [...[...last.values()].filter((entry) => entry !== null), ...inWords];
}

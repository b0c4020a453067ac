import {
  decreeInWords,
  FileError,
  fightersOf,
  inputText,
  masterAct,
  masterActTitles,
  nameOf,
  type Speech,
  settableLines,
  shiftInWords,
  still,
  stoppedText,
} from '@riposte/files';
import { type Amendment, asking, type Difference, GM, type Id, type Json } from '@riposte/kernel';
import { type Facts, MOMENT_KINDS, placesOf } from '@riposte/ruleset';
import { askedSince } from './asked.ts';
import { aidsOf } from './board-hints.ts';
import { passesOf, presetOf } from './dial.ts';
import { newSecret } from './dice.ts';
import { fightOdds } from './forecast.ts';
import { BOARD_ACTS, boardHand, decreeOfBoard } from './game-board.ts';
import { isAside, isQuery, type Message, type MessageKind, type Said } from './messages.ts';
import { oddsOfAct, oddsOfAnswer } from './odds.ts';
import { orderedAnswer, readOrder, triedOrder } from './orders.ts';
import { passMoment } from './passing.ts';
import type { AnswerTo } from './protocol.ts';
import { alongPath, reach, type Search } from './reach.ts';
import { refuse } from './refusal.ts';
import { authorOf, isPersons, lastInput, type Seat, sceneFor } from './scene.ts';
import { seatView } from './seat-view.ts';
import { hashOf, newCapability } from './secrets.ts';
import type { OpenTable, SeatRequest } from './server-context.ts';
import { MAX_ORDERS, MAX_STOPS, type Settings } from './settings.ts';
import type { Stream } from './stream.ts';
import { summaryOf } from './summary.ts';
import { chat, dropNote, erase, note, ping, readNote, unsay } from './talk.ts';

const MAX_SECRETS = 100;

/**
 * Does what a seat asks. The result goes to that seat alone; the result of a search when it has ended.
 * @throws Refused and RiposteError; then nothing has been done.
 */
export async function handle(doing: SeatRequest, say: Message): Promise<Json | Search> {
  const done: unknown = await (DO[say.do] as (doing: SeatRequest, say: Message) => unknown)(doing, say);
  // After an undo the computer must not play the same again at once. A new secret is promised before any roll uses it.
  if (!isQuery(say) && !isAside(say) && say.do !== 'undo' && say.do !== 'takeUp' && say.do !== 'disclose') applyOrders(doing.table);
  return (done ?? null) as Json | Search;
}

/** Answers open questions, one after the other, by standing orders in words, and passes moments about which nobody wants to be asked. */
export function applyOrders(table: OpenTable): void {
  for (;;) {
    const found = orderedAnswer(table.stage);
    if (found !== null) table.fight.answer(found.value, { who: found.who, ask: found.ask, from: 'policy' });
    else if (!passMoment(table)) return;
  }
}

/** The answer of a search comes when it has ended. */
type Answering<K extends MessageKind> = AnswerTo<K> | Promise<AnswerTo<K>> | (K extends 'reach' | 'forecast' ? Search<AnswerTo<K>> : never);

const DO: { readonly [K in MessageKind]: (doing: SeatRequest, say: Said<K>) => Answering<K> } = {
  act({ table, seat, stream, mine }, { menu: number, way, path }) {
    const menu = stream.menu(number) ?? refuse('fight-moved-on');
    const intent = menu.ways.get(way) ?? refuse('no-choice');
    if (!mine(intent.by) && !seat.viewer.gm) refuse('others-fighter');
    playing(table);
    const declared = path === undefined ? intent : alongPath({ ruleSet: table.ruleSet, view: table.fight.view }, intent, path);
    table.fight.submit(declared, { version: menu.version, viewer: seat.viewer });
  },

  answer({ table, seat, stream, mine }, { question: number, choice }) {
    playing(table);
    const { scene, answers, answering } = stream.made!;
    if (scene.question === null || answering === null) return refuse('no-question');
    if (scene.question.number !== number) return refuse('question-answered');
    if (choice >= answers.length) return refuse('no-choice');
    const isOwn = mine(answering) || !seat.viewer.gm;
    return table.fight.answer(answers[choice], { who: answering, ask: scene.question.ask, ...(isOwn ? {} : { from: 'gm' as const }) });
  },

  roll({ table, stream }, { typing, faces }) {
    playing(table);
    if (stream.made?.scene.typing?.number !== typing) return refuse('roll-not-awaited');
    return faces === undefined ? table.fight.throwDice() : table.fight.typeIn(faces);
  },

  withdraw: ({ table, seat, stream }) => {
    if (!seat.viewer.gm && stream.made?.scene.withdraw !== true) refuse('already-revealed');
    table.fight.withdraw(seat.viewer.gm ? 'gm' : 'author');
  },

  undo({ table, seat, stream, mine }, { label }) {
    const { undo } = stream.made!.scene;
    if (undo === null) return refuse('nothing-to-undo');
    if (undo !== label) return refuse('undo-changed', { undo });
    const { fight } = table;
    const last = lastInput(table)!;
    if (!seat.viewer.gm && !mine(authorOf(fight.lines[last]))) refuse('fight-moved-on-ask');
    // This also undoes what the computer has done since.
    do fight.undo();
    while (fight.path().includes(last));
    table.held = true;
    return { undone: label };
  },

  redo({ table, mine, seat, stream }) {
    const { redo } = stream.made!.scene;
    if (redo === null) return refuse('nothing-to-redo');
    const { fight } = table;
    const before = lastInput(table);
    const trial = fight.fork();
    // Meanwhile, things that the seat does not see may have happened or been undone.
    if (trial.canRedo) trial.redo();
    const next = lastInput({ ...table, fight: trial });
    if (!fight.canRedo || (!seat.viewer.gm && (next === null || !mine(authorOf(trial.lines[next]))))) return refuse('fight-moved-on-ask');
    do fight.redo();
    while (fight.canRedo && lastInput(table) === before);
    return { redone: redo };
  },

  order({ table, seat, stream }, { question: number, how, choice }) {
    playing(table);
    const { scene, answers, answering } = stream.made!;
    if (scene.question?.number !== number || answering === null) return refuse('question-answered');
    const { pending, view } = table.fight;
    if (pending?.kind !== 'answer') return refuse('question-answered');
    const usual = pending.ask.fallback(asking(view, seat.viewer), answering, pending.about) as Json;
    const value = how === 'never' ? usual : (answers[choice ?? -1] ?? null);
    // In an order, no value means the first choice other than the default; doing nothing is the default.
    table.fight.order({ who: answering, ask: scene.question.ask, do: value === null ? 'never' : how, when: null, value: how === 'always' ? value : null });
    // The order may already have answered the open question; if not, it is answered here.
    const last = table.fight.lines[table.fight.lines.length - 1];
    return last.in === 'order' ? table.fight.answer(value, { who: answering, ask: scene.question.ask }) : null;
  },

  forget({ table, seat, mine }, { who, ask }) {
    const id = who === 'gm' ? GM : (seat.refs.id(who) ?? refuse('not-your-fighter'));
    if (!mine(id)) return refuse('not-your-fighter');
    const orders = table.settings.orders.filter((order) => order.who !== id || order.text !== ask);
    if (orders.length < table.settings.orders.length) {
      table.settings = { ...table.settings, orders };
      return null;
    }
    return table.fight.order({ who: id, ask, do: 'ask', when: null, value: null });
  },

  when({ table, seat, mine }, { who, text }) {
    const id = ownOf(seat, mine, who);
    readOrder(table.stage, seat, id, text);
    const others = table.settings.orders.filter((order) => order.who !== id || order.text !== text);
    if (others.length >= MAX_ORDERS) refuse('orders-full', { most: MAX_ORDERS });
    table.settings = { ...table.settings, orders: [...others, { who: id, text }] };
  },

  /** For all fighters of the seat. Without a kind: all kinds. Without a step: the default of the book. */
  dial({ table, mine }, { kind, to }) {
    const { settings, fight } = table;
    const own = fightersOf(fight.view).filter(mine);
    const others = settings.dials.filter((dial) => !own.includes(dial.who));
    const turned = own.map((who) => {
      const old = kind === null ? {} : (settings.dials.find((dial) => dial.who === who)?.to ?? {});
      const kinds = kind === null ? MOMENT_KINDS : [kind];
      // A setting equal to the default is kept, too.
      const preset = presetOf(table.ruleSet);
      return { who, to: { ...old, ...Object.fromEntries(kinds.map((sort) => [sort, to ?? preset[sort]])) } };
    });
    table.settings = { ...settings, dials: [...others, ...turned] };
  },

  stop({ table, seat, mine }, { of, kind, on }) {
    const id = seat.refs.id(of) ?? refuse('fighter-unseen');
    const { settings, fight } = table;
    const own = fightersOf(fight.view).filter(mine);
    const others = settings.stops.filter((stop) => !(own.includes(stop.who) && stop.of === id && stop.kind === kind));
    const stops = on ? [...others, ...own.map((who) => ({ who, of: id, kind }))] : others;
    if (stops.length > MAX_STOPS) refuse('stops-full', { most: MAX_STOPS });
    table.settings = { ...settings, stops };
  },

  /** Goes back to a moment that passed, and asks. */
  takeUp({ table, seat, mine }, { who, nth }) {
    const { fight, dial } = table;
    const id = seat.refs.id(who);
    const pass = passesOf(dial, fight, mine).find((pass) => pass.who === id && pass.nth === nth) ?? refuse('moment-gone');
    const isOthers = (n: number): boolean => n > pass.line && isPersons(fight.lines[n], table) && !mine(authorOf(fight.lines[n]));
    if (!seat.viewer.gm && fight.path().some(isOthers)) refuse('others-acted');
    do fight.undo();
    while (fight.path().includes(pass.line));
    dial.taken = askedSince(fight, pass.who);
    table.held = true;
  },

  /** While the player holds a key, no moment passes. */
  everything({ stream }, { on }) {
    stream.everything = on;
  },

  tryOrder: ({ table, seat, mine }, { who, text }) => triedOrder(table.stage, seat, ownOf(seat, mine, who), text),

  amend(doing, say) {
    amendment(doing, say).confirm();
  },

  try: (doing, say) => {
    const { carried, stopped, lost, changes } = amendment(doing, say);
    const { fight, ruleSet } = doing.table;
    const speech = { ruleSet, view: fight.view, language: doing.stream.language(doing.table) };
    return {
      carried,
      stopped: stopped === null ? null : stoppedText(null, speech, stopped),
      lost: lost.map((n) => inputText(speech, authorOf(fight.lines[n]), fight.lines[n])),
      changes: changes.slice(0, 60).map((change) => differenceText(speech, change)),
    };
  },

  decree({ table, stream }, { act, given }) {
    const { fight, ruleSet, house, settings } = table;
    const { place, ...rest } = given;
    const speech = { ruleSet, view: fight.view, language: stream.language(table) };
    const filled = masterAct(still(speech), act, given, settings.sides);
    // Values that the form did not offer are read as in files and in the command.
    if (filled !== null && filled.intent !== null && filled.fields.every(({ name, value }) => String(given[name]) === value)) {
      const stopped = fight.interject(filled.intent);
      return { stopped: stopped === null ? null : stoppedText(fight, speech, stopped) };
    }
    const moved = act === 'move' ? { ...rest, ...standing(speech, place as number) } : BOARD_ACTS.includes(act) ? decreeOfBoard(speech, act, given) : given;
    try {
      const stopped = decreeInWords(fight, ruleSet, act === 'move' ? 'set' : act, moved as Json, house.whyNotIgnored, settings.sides);
      return { stopped: stopped === null ? null : stoppedText(fight, { ...speech, view: fight.view }, stopped) };
    } catch (thrown) {
      const impossible = thrown instanceof FileError ? thrown.impossible : null;
      if (impossible?.fact === 'at') refuse('no-room', { who: impossible.who });
      throw thrown;
    }
  },

  settings({ table, seat }, { do: _do, ...changes }) {
    if (seat.row.kind === 'solo' && (changes.automation ?? 'referee') !== 'referee') refuse('computer-plays-others');
    table.settings = { ...table.settings, ...changes };
    const { fight } = table;
    fight.typed = table.settings.automation === 'manual';
    // If typed dice are turned off while a roll waits, the table makes that roll.
    if (!fight.typed && fight.pending?.kind === 'roll') fight.throwDice();
  },

  auto({ table, seat }, { who, on }) {
    const id = seat.refs.id(who) ?? refuse('not-your-fighter');
    const others = table.settings.autos.filter((auto) => auto !== id);
    table.settings = { ...table.settings, autos: on ? [...others, id] : others };
  },

  /** Gives a fighter an uploaded picture, or takes its picture away. */
  async portrait({ table, seat, mine, aside }, { who, picture }) {
    const id = seat.refs.id(who);
    const { settings, row, fight, house } = table;
    if (id === undefined || fight.view.state.entities[id]?.kind !== 'fighter' || !(mine(id) || seat.row.kind !== 'player')) return refuse('not-your-fighter');
    if (picture !== null && (await house.store.picture(row.id, picture)) === undefined) refuse('no-picture');
    const others = settings.portraits.filter((portrait) => portrait.who !== id);
    table.settings = { ...settings, portraits: picture === null ? others : [...others, { who: id, picture }] };
    aside.pictures = [...table.settings.portraits.map((portrait) => portrait.picture), ...(table.stage.map === null ? [] : [table.stage.map.hash])];
  },

  /** Hands a fighter over to a player's seat, or to the game master if no seat is named. */
  hand({ table, seat: own, aside }, { who, seat: id }) {
    const fighter = own.refs.id(who);
    if (fighter === undefined || table.fight.view.state.entities[fighter]?.kind !== 'fighter') return refuse('not-your-fighter');
    const to = id === null ? null : table.seat(id);
    if (to !== null && to.row.kind !== 'player') refuse('hand-to-player');
    aside.plays = table.seats.flatMap(({ row, viewer }) => {
      const others = viewer.controls.filter((other) => other !== fighter);
      const plays = row.id === to?.row.id ? [...others, fighter] : others;
      return plays.length === viewer.controls.length ? [] : [{ seat: row.id, plays }];
    });
  },

  seat({ table, seat: own, aside }, { seat: id, act }) {
    const seat = table.seat(id);
    if (act !== 'rotate' && seat === own) refuse('own-seat');
    const capability = newCapability();
    aside.reseat = { seat: id, hash: act === 'rotate' ? hashOf(capability) : act === 'revoke' ? '' : null };
    return act === 'rotate' ? { path: `/j#${capability}` } : null;
  },

  /** Replaces the secret of the dice: the old one is disclosed, and the promise of the new one is shown with it. */
  disclose({ table, aside }) {
    const { secrets } = table.settings;
    if (secrets.at(-1)?.until === table.fight.lines.length) refuse('no-new-secret');
    if (secrets.length >= MAX_SECRETS) refuse('secrets-full', { most: MAX_SECRETS });
    table.settings = disclosed(table);
    aside.secret = newSecret();
  },

  reach({ table, seat, stream, mine }, { menu: number, by, act }) {
    const id = seat.refs.id(by);
    if (stream.menu(number) === null || id === undefined || !(mine(id) || seat.viewer.gm) || !table.fight.declarers.includes(id)) return [];
    const speech = { ruleSet: table.ruleSet, view: table.fight.view, language: stream.language(table) };
    return reach(table.fight, seatView(speech, seat.viewer), speech, act, id);
  },

  turnTo({ table, seat, stream }, { by }) {
    stream.by = by;
    table.tell(seat.row.id);
  },

  forms({ table, seat, stream }, { menu, by, act }) {
    const id = by === null ? null : seat.refs.id(by);
    return id === undefined ? [] : stream.forms(menu, table.fight.version, id, act);
  },

  settable({ table, seat, stream }, { of }) {
    const id = seat.refs.id(of);
    const speech = { ruleSet: table.ruleSet, view: table.fight.view, language: stream.language(table) };
    return id === undefined ? [] : settableLines(speech, id);
  },

  masterAct({ table, stream }, { act, given }) {
    const speech = still({ ruleSet: table.ruleSet, view: table.fight.view, language: stream.language(table) });
    const filled = act === null ? null : masterAct(speech, act, given, table.settings.sides);
    return { acts: masterActTitles(speech), act, fields: filled?.fields ?? [], why: filled?.why ?? null };
  },

  at({ table, seat, stream }, { entry }) {
    const { fight } = table;
    const past = fight.fork();
    past.branch(entry < 0 ? -1 : lineAfter(stream, entry));
    // The fighters whom the computer plays now, without the hidden ones.
    const { sees } = seatView({ ruleSet: table.ruleSet, view: fight.view }, seat.viewer);
    const settings = { ...table.settings, autos: table.settings.autos.filter((id) => sees(id) !== 'hidden') };
    const stage = { ...table.stage, settings, fight: past, readonly: 'You are looking at the past.', deadline: null };
    return sceneFor(stage, seat, table.seats, new Set(), { menu: 0, asked: 0 }).scene;
  },

  odds({ table, seat, stream }, { menu: number, way }) {
    const { stage, fight } = table;
    const menu = stream.menu(number);
    const intent = menu?.version === fight.version ? menu.ways.get(way) : undefined;
    return intent === undefined ? null : oddsOfAct(stage, seat, fight.rules.intent(intent), undefined, stream.language(table));
  },

  answerOdds({ table, seat, stream }, { question, choice }) {
    const { scene, answers } = stream.made!;
    return scene.question?.number === question && choice < answers.length ? oddsOfAnswer(table.stage, seat, answers[choice], stream.language(table)) : null;
  },

  forecast: ({ table, seat }) => fightOdds(table.stage, seat),

  boardHand: ({ table, stream }) => boardHand({ ruleSet: table.ruleSet, view: table.fight.view, language: stream.language(table) }, table.settings.sides),

  summary: ({ seat, stream }) =>
    summaryOf(
      stream.log,
      seat.refs,
      stream.made!.scene.fighters.map((fighter) => fighter.ref),
    ),

  look({ table, seat, stream }, { of, from }) {
    const id = seat.refs.id(of);
    const speech = { ruleSet: table.ruleSet, view: table.fight.view, language: stream.language(table) };
    return id === undefined ? null : aidsOf(seatView(speech, seat.viewer), id, from === null ? undefined : seat.refs.id(from));
  },

  /** The number of a moment in the log of spectators, who do not see every entry. */
  shared({ stream, table }, { entry }) {
    const spectator = table.seats.find((seat) => seat.row.kind === 'spectator') ?? refuse('no-spectators');
    const path = table.fight.path();
    const until = entry < 0 ? -1 : path.indexOf(lineAfter(stream, entry));
    return table.stream(spectator.row.id).acts.findLastIndex((act) => path.indexOf(act.line) <= until);
  },

  async branch({ stream, table, aside }, { entry }) {
    const { founded, made } = await table.house.branch(table, entry < 0 ? -1 : lineAfter(stream, entry));
    aside.founded = made;
    return founded;
  },

  chat,
  unsay,
  note,
  dropNote,
  readNote,
  ping,
  erase,
};

/** The settings of a table after its secret was disclosed. */
export function disclosed({ settings, row, fight }: OpenTable): Settings {
  return { ...settings, disclosed: true, secrets: [...settings.secrets, { secret: row.secret, until: fight.lines.length }] };
}

function ownOf(seat: Seat, mine: (id: Id) => boolean, ref: number): Id {
  const id = seat.refs.id(ref);
  return id !== undefined && mine(id) ? id : refuse('not-your-fighter');
}

/** The facts that put a fighter on a place of the board. */
function standing({ ruleSet, view }: Speech, place: Json | undefined): Facts {
  const ground = ruleSet.look?.ground(view);
  const isThere = ground !== undefined && typeof place === 'number' && place >= 0 && place < placesOf(ground);
  return (isThere && ruleSet.words?.stand?.(view, place)) || refuse('no-place');
}

function playing({ settings }: OpenTable): void {
  if (settings.paused) refuse('paused');
}

/** The last line of an entry of the log. */
function lineAfter(stream: Stream, entry: number): number {
  const act = stream.acts[entry] ?? refuse('no-entry');
  return act.end >= 0 ? act.end : act.line;
}

function amendment({ table: { fight, ruleSet }, stream }: SeatRequest, { entry, fix }: Said<'try'> | Said<'amend'>): Amendment {
  const act = stream.acts[entry] ?? refuse('no-entry');
  if ('number' in fix) return fight.amend(act.line, shiftInWords(fight, ruleSet, act.line, fix));
  const path = fight.path();
  const rolls = path.slice(path.indexOf(act.line)).filter((n) => fight.lines[n].in === 'roll' && (act.end < 0 || n < act.end));
  return fight.amend(rolls[fix.roll] ?? refuse('no-roll'), { faces: fix.faces });
}

/** A value of the state; texts have no quotes. */
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** "Ann: hp 3 → 1". */
function differenceText(speech: Speech, { path, before, after }: Difference): string {
  const [, id, rest] = /^entities\.?\[?(\d+)\]?\.?(.*)$/.exec(path.replace(/^\$?\.?/, '')) ?? [null, null, path];
  const who = id === null ? '' : `${nameOf(speech, Number(id))}: `;
  return `${who}${rest} ${shown(before)} → ${shown(after)}`;
}

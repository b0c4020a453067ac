import { costOf } from '@riposte/files/testing';
import { type AnyIntent, asking, type Fight, type Id, type Json, judging, NOBODY, RiposteError, type View, type Viewer } from '@riposte/kernel';
import type { RuleSet } from '@riposte/ruleset';
import { placesOf } from '@riposte/ruleset';
import { seen } from './conformance-secrets.ts';
import { anyInput, broken, type Choose, type Hiding, type Input, mustEqual, open, type Subject, type Trial, takeInput } from './conformance-trial.ts';

/** Hiding in a book that has a condition of that name, as a decree of the game master. */
export function hidingIn({ look, words }: RuleSet): Hiding {
  return {
    look: look!,
    hide: ({ rules }, who) => [['condition-given', who, rules.codeNamed('hidden'), NOBODY, 0, NOBODY, NOBODY, NOBODY, 0]],
    stand: (view, who, place) => {
      const facts = Object.entries(words!.stand!(view, place) ?? {}).map(([fact, value]) => words!.settables[fact].changes(view, who, value));
      return facts.length === 0 || facts.includes(null) ? null : facts.flatMap((changes) => changes!);
    },
  };
}

/** Where a fighter hides, while those who do not see it stand and move. */
const PLACES = ['beside', 'on the path', 'across the path', 'in reach', 'behind a wall', 'anywhere'] as const;

/**
 * Two fights that differ only in where a hidden fighter stands look the same to its foes: their menus, reasons,
 * costs, paths, questions, what is told and what the board says. In one of them it also moves alone, which tells nothing.
 * So it goes on until it is met, or is seen by what it does.
 */
export function hidesPlaces(trial: Trial): void {
  const { hiding } = trial.subject;
  if (!hiding) return;
  const choose = trial.choices();
  const [a, b] = [open(trial), open(trial)];
  for (const fight of [a, b]) for (let n = 0; n < 20 && fight.pending !== null; n++) fight.passDeadline();
  const found = parties(a, choose);
  if (found === null) return;
  const { mine, hidden } = found;
  if (isTied(a, hidden)) return;
  const viewer: Viewer = { gm: false, controls: [mine] };
  for (const fight of [a, b]) fight.fiat('hides', hiding.hide(fight.view, hidden));
  if (a.view.rules.def.sees(a.view, viewer, hidden) !== 'hidden') broken(`${hidden} is hidden, and ${mine} sees it`);
  const far = free(a, hiding, hidden);
  const kind = PLACES[choose(PLACES.length)];
  const near = placesFor(kind, a, hiding, mine, hidden).filter((place) => far.includes(place));
  if (far.length === 0 || near.length === 0) return;
  put(a, hiding, hidden, far[choose(far.length)]);
  put(b, hiding, hidden, near[choose(near.length)]);
  const isHidden = (): boolean => [a, b].every((fight) => fight.view.rules.def.sees(fight.view, viewer, hidden) === 'hidden');
  const look = (when: string): void =>
    mustEqual(all(trial.subject, b, viewer), all(trial.subject, a, viewer), `seen by ${mine}, ${hidden} hidden ${kind}, ${when}`);
  // Where the rules end hiding in sight, who was put there is found.
  if (!isHidden()) return;
  look('at the beginning');
  for (let n = 0; n < trial.inputs && a.over === null && b.over === null; n++) {
    const input = common(a, b, viewer, hidden, hiding, choose);
    if (input === null) return;
    const what = JSON.stringify(input);
    const before = thingsOf(a);
    const refused = [a, b].map((fight) => refusal(fight, input));
    if (!isHidden()) return;
    // What it lets fall is seen.
    if ('submit' in input && input.submit.by === hidden && thingsOf(a) !== before) return;
    for (const fight of [a, b]) if (shares(fight, hiding, mine, hidden)) broken(`${mine} stands where ${hidden} does, and has not met it`);
    if (refused[0] !== refused[1]) broken(`${what} is refused in one fight only: ${refused.join(' / ')}`);
    look(`after ${what}`);
    const elsewhere = free(b, hiding, hidden);
    if (b.pending !== null || elsewhere.length === 0 || isTied(b, hidden) || stands(b, hiding, hidden) < 0) continue;
    const written = b.lines.length;
    put(b, hiding, hidden, elsewhere[choose(elsewhere.length)]);
    if (!isHidden()) return;
    if (b.lines.some((line, n) => n >= written && 'events' in line && b.changesSeen(n, viewer).length > 0))
      broken(`${hidden} moves unseen, and ${mine} is told`);
    look('moving alone');
  }
}

/** Whether a fighter's act shows on another: a mount visibly loses its hidden rider by a decree. */
const isTied = ({ state }: Fight, who: Id): boolean =>
  state.entities.some(({ id, conditions }) => id !== who && conditions.some(({ source }) => source === who));

/** A fighter who may declare, and a foe to hide from it. */
function parties(fight: Fight, choose: Choose): { readonly mine: Id; readonly hidden: Id } | null {
  const { view, declarers } = fight;
  const { sees } = view.rules.def;
  const players = declarers.filter((id) => view.state.entities[id]?.kind === 'fighter');
  if (players.length === 0) return null;
  const mine = players[choose(players.length)];
  const foes = view.state.entities.filter((entity) => entity.kind === 'fighter' && sees(view, { gm: false, controls: [mine] }, entity.id) === 'shown');
  return foes.length === 0 ? null : { mine, hidden: foes[choose(foes.length)].id };
}

/** Places where a fighter could stand with nobody and nothing in the way; in a region there is room for all. */
function free({ view }: Fight, { look }: Hiding, who: Id): number[] {
  const ground = look.ground(view);
  if (ground.kind === 'regions') return ground.regions.map((_, place) => place);
  const tokens = look.tokens(view);
  const taken = new Set([...tokens.flatMap((token) => token.places), ...ground.marks.flatMap((mark) => mark.places)]);
  const body = tokens.find((token) => token.id === who)?.places ?? [];
  const width = ground.width + (ground.kind === 'metres' ? 1 : 0);
  const covers = (place: number): number[] => body.map((cell) => ((place % width) + (cell % width) - (body[0] % width) < width ? place + cell - body[0] : -1));
  const count = placesOf(ground);
  const isFree = (place: number): boolean => place >= 0 && place < count && !taken.has(place);
  return Array.from({ length: count }, (_, place) => place).filter((place) => isFree(place) && covers(place).every(isFree));
}

function placesFor(kind: (typeof PLACES)[number], fight: Fight, hiding: Hiding, mine: Id, hidden: Id): number[] {
  const { look } = hiding;
  const { view } = fight;
  const here = stands(fight, hiding, mine);
  const every = free(fight, hiding, hidden);
  const lines = (): number[][] => walks(fight, hiding, mine);
  if (kind === 'beside') return beside(hiding, view, here);
  if (kind === 'on the path') return lines().flatMap((line) => line.slice(0, 1));
  if (kind === 'across the path') return lines().flatMap((line) => line.slice(1));
  if (kind === 'in reach') return [...(look.threatens?.(view, mine) ?? beside(hiding, view, here))];
  if (kind === 'anywhere') return every;
  const walls = look.ground(view).marks.flatMap((mark) => mark.places);
  return walls.flatMap((wall) => beside(hiding, view, wall));
}

/** Places around one on the board as it is drawn. */
function beside({ look }: Hiding, view: View, place: number): number[] {
  const ground = look.ground(view);
  if (ground.kind === 'regions') return [...(ground.regions[place]?.next ?? [])];
  const extra = ground.kind === 'metres' ? 1 : 0;
  const [width, height] = [ground.width + extra, ground.height + extra];
  const [x, y] = [place % width, Math.floor(place / width)];
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [x + dx, y + dy]));
  return around
    .flatMap(([column, row]) => (column >= 0 && row >= 0 && column < width && row < height ? [row * width + column] : []))
    .filter((beside) => beside !== place);
}

/** Straight lines from a fighter's place, three places each. */
function walks(fight: Fight, hiding: Hiding, mine: Id): number[][] {
  const { look } = hiding;
  const ground = look.ground(fight.view);
  const here = stands(fight, hiding, mine);
  if (ground.kind === 'regions') return beside(hiding, fight.view, here).map((first) => [first, ...beside(hiding, fight.view, first)]);
  const width = ground.width + (ground.kind === 'metres' ? 1 : 0);
  return beside(hiding, fight.view, here).map((first) => {
    const step = first - here;
    const line = [first];
    for (let n = 0; n < 2; n++) {
      const next = line[line.length - 1] + step;
      if (!beside(hiding, fight.view, line[line.length - 1]).includes(next) || Math.abs((next % width) - (line[line.length - 1] % width)) > 1) break;
      line.push(next);
    }
    return line;
  });
}

/** Things, which lie where everybody sees them. */
const thingsOf = ({ state }: Fight): string => JSON.stringify(state.entities.filter((entity) => entity.kind !== 'fighter' && entity.kind !== 'scene'));

/** The place from which a fighter's body counts; -1 off the board. */
const stands = ({ view }: Fight, { look }: Hiding, who: Id): number => look.tokens(view).find((token) => token.id === who)?.places[0] ?? -1;

/** Whether two have one place where there is room for one. */
function shares(fight: Fight, hiding: Hiding, a: Id, b: Id): boolean {
  return hiding.look.ground(fight.view).kind !== 'regions' && stands(fight, hiding, a) >= 0 && stands(fight, hiding, a) === stands(fight, hiding, b);
}

function put(fight: Fight, hiding: Hiding, who: Id, place: number): void {
  fight.fiat('stands there', hiding.stand(fight.view, who, place) ?? broken(`${who} cannot be put on place ${place}`));
}

/** The code of a refusal with its words; null when the input was taken. */
function refusal(fight: Fight, input: Input): string | null {
  try {
    takeInput(fight, input);
    return null;
  } catch (thrown) {
    if (thrown instanceof RiposteError) return `${thrown.code}: ${thrown.message}`;
    throw thrown;
  }
}

/** Something that can be put into both fights; walks are made longer, so that they cross places. Null where nothing is found. */
function common(a: Fight, b: Fight, viewer: Viewer, hidden: Id, hiding: Hiding, choose: Choose): Input | null {
  for (let tries = 0; tries < 6; tries++) {
    const input = anyInput(a, choose);
    if (input === null) return null;
    if ('answer' in input) {
      if (b.pending?.kind !== 'answer' || !b.pending.whos.includes(input.who)) return null;
      if (viewer.controls.includes(input.who)) return input;
      // Others may know where it stands, and then choose what they would anyway.
      const { ask, about } = b.pending;
      return { ...input, answer: ask.fallback(asking(b.view, { gm: input.who < 0, controls: [input.who] }), input.who, about) as Json };
    }
    const intent = a.rules.intent(input.submit);
    const isMine = viewer.controls.includes(intent.by);
    // What it handles may be seen: it only goes, or does what is about nothing.
    if (intent.by === hidden && intent.def.params.some((param) => param.kind !== 'path')) continue;
    if (isMine) return { submit: { ...input.submit, with: lengthened(a, b, intent, hiding, choose) as typeof input.submit.with } };
    // Others may know where it stands: what they do must be open to them in both.
    if (judging(b.view, intent.by).legal(intent) && b.declarers.includes(intent.by)) return input;
  }
  return null;
}

/** The parameters of an act with a path that goes on straight as long as that is open, in both fights alike. */
function lengthened(a: Fight, b: Fight, intent: AnyIntent, hiding: Hiding, choose: Choose): Json {
  const { look } = hiding;
  const { def, by } = intent;
  const at = def.params.findIndex((param) => param.kind === 'path');
  let chosen = intent.with as { readonly [name: string]: Json };
  if (at < 0) return chosen;
  const name = def.paramNames[at];
  const of = (value: Json): number | null => (look.places === undefined ? (typeof value === 'number' ? value : null) : look.places.of(a.view, value));
  const value = (place: number): Json => look.places?.value(a.view, place) ?? place;
  for (let most = choose(4); most > 0; most--) {
    const path = chosen[name] as readonly Json[];
    const places = [stands(a, hiding, by), ...path.map(of)];
    const [before, last] = places.slice(-2);
    if (before === null || last === null || before === undefined || last === undefined) return chosen;
    const longer = { ...chosen, [name]: [...path, value(last + (last - before))] };
    const isOpen = [a, b].map((fight) => judging(fight.view, by).legal(def.of(by, longer)));
    if (isOpen[0] !== isOpen[1]) broken(`${def.id} along ${JSON.stringify(longer)} is open in one fight only`);
    if (!isOpen[0]) return chosen;
    chosen = longer;
  }
  return chosen;
}

/** All that a seat sees, with the costs of what it may do and what the board says of those whom it sees. */
function all(subject: Subject, fight: Fight, viewer: Viewer): string {
  const { look } = subject.hiding!;
  const costs: Json[] = [];
  const aids: Json[] = [];
  for (const who of viewer.controls) {
    const view = judging(fight.view, who);
    if (fight.declarers.includes(who))
      for (const intent of fight.legal(who)) costs.push(costOf({ rules: fight.rules, state: view.state, view }, intent) as Json);
    for (const { id, kind } of view.state.entities) {
      if (kind !== 'fighter') continue;
      aids.push([id, (look.threatens?.(view, id) ?? []) as Json, look.line?.(view, who, id) ?? null, look.flank?.(view, who, id) ?? null, given(view, who)]);
    }
  }
  return JSON.stringify([JSON.parse(seen(subject, fight, viewer)), costs, aids]);
}

/** Conditions that follow from where people stand. */
const given = (view: View, who: Id): Json =>
  view.rules.def.conditions.flatMap((condition) => (condition.while !== null && view.has(who, condition) ? [condition.id] : []));

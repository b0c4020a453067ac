import { meantBy, typedWords } from '@riposte/files/typed';
import type { Act, Entry, Goal, Odds, Question, Reply, Scene, ShownFighter } from '@riposte/server/protocol';
import { costText, rangeText } from './cost-text.ts';
import { planOf } from './geometry.ts';
import { learn, text } from './language.ts';
import { LINE } from './messages-line.gen.ts';
import { farFrom, placeText, wayTo } from './near.ts';
import type { Say } from './net.ts';
import { facesOf, inWords, shortly, waitingFor } from './text.ts';

learn(LINE);

/** What a typed line works on. */
export interface LineTable {
  readonly scene: Scene;
  readonly log: readonly Entry[];
  readonly ask: Say;
  readonly rule: (id: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Commands in the order in which the message `line-words` calls them. */
const COMMANDS = ['help', 'now', 'where', 'near', 'look', 'who', 'odds', 'why', 'undo', 'redo', 'end', 'roll', 'refused', 'log', 'rule'] as const;
type Command = (typeof COMMANDS)[number];

/** Things of a kind that one answer lists. */
const MAX_LISTED = 12;
/** Choices that one typed line may mean: they have no other list. */
const MAX_MEANT = 40;
/** Forms of one act that are listed where all acts are: a turn is heard in half a minute. An act alone lists its forms. */
const MAX_FORMS = 4;
/** Entries of the log that one answer tells. */
const MAX_TOLD = 5;

/** The words of the commands in the language of the page. */
const commandWords = (): string[] => text('line-words').split(' ');

/** The command that a word means, in the language of the page or in English as in the terminal. */
const commandOf = (word: string): Command | null => COMMANDS[commandWords().indexOf(word)] ?? COMMANDS.find((one) => one === word) ?? null;

/** One thing that can be done now. */
interface Choice {
  readonly text: string;
  readonly cost: string;
  readonly usual: boolean;
  readonly act: Act | null;
  readonly take: () => Promise<Reply<unknown>>;
  readonly odds: () => Promise<Reply<Odds | null>>;
}

/** Everything that can be done now without a path, in the order of its numbers. */
export function choicesOf({ scene, ask }: Pick<LineTable, 'scene' | 'ask'>): Choice[] {
  const { question, menu } = scene;
  if (question !== null && !question.mirror)
    return question.choices.map((choice) => ({
      text: choice.text,
      cost: costText(choice.cost),
      usual: choice.usual,
      act: null,
      take: () => ask({ do: 'answer', question: question.number, choice: choice.key }),
      odds: () => ask({ do: 'answerOdds', question: question.number, choice: choice.key }),
    }));
  const acts = legalActs(scene);
  const isOne = new Set(acts.map((act) => act.by)).size === 1;
  return acts.flatMap((act) =>
    (act.path ? [] : act.ways).map((way) => ({
      text: `${isOne ? '' : `${act.name}: `}${shortly(way.text)}`,
      cost: costText(way.cost),
      usual: false,
      act,
      take: () => ask({ do: 'act', menu: menu.number, way: way.key }),
      odds: () => ask({ do: 'odds', menu: menu.number, way: way.key }),
    })),
  );
}

function legalActs({ menu, fighters }: Scene): Act[] {
  const isMine = (ref: number): boolean => fighters.some((fighter) => fighter.ref === ref && fighter.mine);
  const legal = menu.acts.filter((act) => act.ways.length > 0);
  const own = legal.filter((act) => isMine(act.by));
  return own.length > 0 ? own : legal;
}

const ownOf = ({ fighters }: Scene): ShownFighter | undefined =>
  fighters.find((fighter) => fighter.acting && fighter.mine) ??
  fighters.find((fighter) => fighter.mine && fighter.places.length > 0) ??
  fighters.find((fighter) => fighter.places.length > 0);

const priced = (what: string, cost: string): string => (cost === '' ? what : `${what}, ${cost}`);
const cut = (lines: readonly string[], most = MAX_LISTED): string[] =>
  lines.length <= most ? [...lines] : [...lines.slice(0, most), text('more-unlisted', { count: lines.length - most })];

/** What is to be decided now, with everything that one can type. */
export function decisionText(table: Pick<LineTable, 'scene' | 'ask'>): string[] {
  const { scene } = table;
  const { question, typing, waiting, over } = scene;
  if (over !== null) return [text('bar-over', { end: over })];
  if (typing !== null) return [text('line-roll', { name: typing.name, title: typing.title, dice: typing.dice })];
  const choices = choicesOf(table);
  const numbered = choices.map(({ text: told, cost, usual }, i) => `${i + 1} ${priced(told, cost)}${usual ? ` (${text('default-choice')})` : ''}`);
  if (question !== null && !question.mirror) {
    return [`${question.name}: ${question.because}`, ...folded(question.choices, numbered)];
  }
  const acts = legalActs(scene);
  if (acts.length === 0) return [waitingFor(waiting, scene.fighters)];
  const own = scene.fighters.find((fighter) => fighter.ref === acts[0].by);
  return [
    [waitingFor(waiting, scene.fighters), ...(own === undefined ? [] : gaugesOf(own))].join('. '),
    ...acts.map((act) => {
      const cost = rangeText(act.ways.map((way) => way.cost));
      const first = choices.findIndex((choice) => choice.act === act) + 1;
      const forms = choices.flatMap((choice, i) => (choice.act === act ? [`${i + 1} ${formOf(choice.text, act.title)}`] : []));
      const many = forms.length > MAX_FORMS ? text('line-range', { first, last: first + forms.length - 1 }) : forms.join('; ');
      const listed = act.path ? text('line-place') : forms.length > 1 ? many : '';
      return `${act.path ? '' : forms.length === 1 ? `${forms[0].split(' ')[0]} ` : ''}${priced(act.title, cost)}${listed === '' ? '' : `: ${listed}`}`;
    }),
  ];
}

/** Answers of which many are forms of one act: these become one line with their numbers. */
function folded(choices: Question['choices'], numbered: readonly string[]): string[] {
  const most = choices.length > MAX_LISTED ? 1 : MAX_FORMS;
  return choices.flatMap(({ act, cost }, i) => {
    const alike = choices.filter((other) => other.act === act);
    if (act === null || alike.length <= most) return [numbered[i]];
    if (alike[0] !== choices[i]) return [];
    return [`${text('line-range', { first: i + 1, last: choices.indexOf(alike.at(-1)!) + 1 })} ${priced(act, costText(cost))}`];
  });
}

const formOf = (form: string, title: string): string =>
  form.startsWith(title) && form.length > title.length ? form.slice(title.length).replace(/^[:\s]+/, '') : form;

const gaugesOf = ({ gauges }: ShownFighter): string[] =>
  gauges.flatMap(({ title, value, most }) => (typeof value === 'number' ? [`${title} ${value}${most === null ? '' : `/${most}`}`] : []));

/** Runs a typed line. Returns the reply to the user; nothing if the log tells it. */
export async function runTyped(table: LineTable, typed: string): Promise<readonly string[]> {
  const line = typed.trim();
  const [first = '', ...others] = typedWords(line);
  if (first === '') return decisionText(table);
  const { scene, ask } = table;
  if (scene.typing !== null && facesOf(line).length === typedWords(line).length)
    return failed(await ask({ do: 'roll', typing: scene.typing.number, faces: facesOf(line) }));
  const choices = choicesOf(table);
  if (/^\d+$/.test(line)) {
    const choice = choices[Number(line) - 1];
    return choice === undefined ? [text('line-no-number', { count: choices.length })] : failed(await choice.take());
  }
  // What is listed comes before a command of the same name.
  const exact = choices.findIndex((choice) => typedWords(choice.text).join(' ') === typedWords(line).join(' '));
  if (exact >= 0) return failed(await choices[exact].take());
  const command = commandOf(first);
  if (command !== null) return DO[command](table, line.slice(line.toLowerCase().indexOf(first) + first.length).trim(), others);
  const walk = scene.question === null || scene.question.mirror ? walkOf(scene, line) : null;
  if (walk !== null) return walkTo(table, walk.act, walk.rest);
  const meant = meantBy(
    line,
    choices.map((choice) => choice.text),
  );
  if (meant.length === 1) return failed(await choices[meant[0]].take());
  if (meant.length > 1)
    return [
      text('line-which', { typed: line }),
      ...cut(
        meant.map((i) => `${i + 1} ${priced(choices[i].text, choices[i].cost)}`),
        MAX_MEANT,
      ),
    ];
  const title = (act: Act): string => typedWords(act.title).join(' ');
  const act = scene.menu.acts.find((act) => typedWords(line).join(' ').startsWith(title(act)));
  if (act !== undefined && act.ways.length === 0) return [refusalText(act)];
  const forms = choices.flatMap((choice, i) => (act !== undefined && choice.act === act ? [`${i + 1} ${priced(choice.text, choice.cost)}`] : []));
  return [text('line-unknown', { typed: line }), ...cut(forms)];
}

const failed = (reply: Reply<unknown>): string[] => (reply.ok ? [] : [reply.text]);

const refusalText = ({ title, refused }: Act): string =>
  text('actions-why', { title, why: [...new Set(refused.flatMap(({ reasons }) => reasons.map((reason) => reason.reason)))].join('; ') });

/** The act with a path that a line begins with, and the rest of the line. */
export function walkOf(scene: Scene, line: string): { readonly act: Act; readonly rest: string } | null {
  const typed = typedWords(line);
  for (const act of legalActs(scene).filter((act) => act.path)) {
    for (const called of [act.title, act.id.replaceAll('-', ' ')]) {
      const title = typedWords(called);
      if (title.every((word, i) => word === typed[i])) return { act, rest: typed.slice(title.length).join(' ') };
    }
  }
  return null;
}

/** Where an act with a path can lead now. */
export async function goalsOf({ scene, ask }: Pick<LineTable, 'scene' | 'ask'>, act: Act): Promise<readonly Goal[]> {
  const reply = await ask({ do: 'reach', menu: scene.menu.number, by: act.by, act: act.id });
  return reply.ok ? reply.data : [];
}

async function walkTo(table: LineTable, act: Act, rest: string): Promise<readonly string[]> {
  const { scene, ask } = table;
  if (scene.ground === null) return [text('board-none')];
  const { called } = planOf(scene.ground);
  const goals = await goalsOf(table, act);
  const names = goals.map((goal) => called(goal.place));
  const meant = rest === '' ? [] : meantBy(rest, names);
  if (meant.length === 1) return failed(await ask({ do: 'act', menu: scene.menu.number, way: act.ways[0].key, path: goals[meant[0]].path }));
  const from = ownOf(scene)?.places[0];
  const told = goals.map((goal, i) =>
    [names[i], ...(from === undefined ? [] : [wayTo(scene.ground!, from, goal.place)]), costText(goal.cost)].filter(Boolean).join(', '),
  );
  return [text('line-places', { title: act.title, count: goals.length }), ...cut(told)];
}

const fighterIn = (scene: Scene, rest: string): ShownFighter | undefined => {
  const typed = typedWords(rest);
  const named = scene.fighters.filter((fighter) => typedWords(fighter.name).every((word) => typed.includes(word)));
  const [meant] =
    named.length > 0
      ? []
      : meantBy(
          rest,
          scene.fighters.map((fighter) => fighter.name),
        );
  return named.sort((a, b) => b.name.length - a.name.length)[0] ?? (meant === undefined ? undefined : scene.fighters[meant]);
};

/** The place that a text names, or the place of the fighter of that name. */
function placeIn(scene: Scene, rest: string): number | undefined {
  if (scene.ground === null) return undefined;
  const plan = planOf(scene.ground);
  const at = Array.from({ length: plan.count }, (_, place) => place).find((place) => typedWords(rest).includes(plan.called(place).toLowerCase()));
  const [region] =
    scene.ground.kind === 'regions'
      ? meantBy(
          rest,
          scene.ground.regions.map((region) => region.name),
        )
      : [];
  return at ?? fighterIn(scene, rest)?.places[0] ?? region;
}

/** Everybody with where they are, the nearest to a place first. */
function everybodyFrom({ fighters, ground }: Scene, from: number | undefined, but: number | null): string[] {
  const shown = fighters.filter((fighter) => fighter.ref !== but);
  if (ground === null) return shown.map((one) => one.name);
  const plan = planOf(ground);
  const far = from === undefined ? () => 0 : farFrom(ground, plan, from);
  const placed = shown.filter((one) => one.places.length > 0).sort((a, b) => far(a.places[0]) - far(b.places[0]));
  return placed.map(({ name, sideName, places: [place], conditions, out }) =>
    [
      `${name}${sideName === '' || sideName === name ? '' : ` (${sideName})`}`,
      plan.called(place),
      ...(from === undefined ? [] : [wayTo(ground, from, place)]),
      ...conditions.map((condition) => condition.title),
      ...(out && conditions.length === 0 ? [text('line-out')] : []),
    ].join(', '),
  );
}

async function whoIsNear({ scene, ask }: LineTable, rest: string): Promise<readonly string[]> {
  const asked = rest === '' ? ownOf(scene) : fighterIn(scene, rest);
  if (asked === undefined) return [text('line-nobody', { typed: rest })];
  const lines: string[] = [];
  const { ground } = scene;
  const far = ground === null || asked.places.length === 0 ? () => 0 : farFrom(ground, planOf(ground), asked.places[0]);
  const others = scene.fighters.filter((fighter) => fighter !== asked && fighter.places.length > 0).sort((a, b) => far(a.places[0]) - far(b.places[0]));
  for (const other of others.slice(0, MAX_LISTED)) {
    // The distance as the book measures it.
    const reply = await ask({ do: 'look', of: other.ref, from: asked.ref, seen: scene.menu.number });
    const between = reply.ok ? reply.data?.line : null;
    const way = ground === null || asked.places.length === 0 ? null : wayTo(ground, asked.places[0], other.places[0]);
    lines.push([other.name, way, between, ...titlesOf(other)].filter(Boolean).join(', '));
  }
  return [text('line-near', { name: asked.name }), ...lines];
}

const DO: { readonly [command in Command]: (table: LineTable, rest: string, words: readonly string[]) => Promise<readonly string[]> | readonly string[] } = {
  help: () => [...HELP.map((one) => text(one)), text('line-help-all', { words: commandWords().join(', ') })],
  now: (table) => decisionText(table),
  where({ scene }, rest) {
    const asked = rest === '' ? ownOf(scene) : fighterIn(scene, rest);
    if (scene.ground === null) return [text('board-none')];
    if (asked === undefined || asked.places.length === 0) return rest === '' ? everybodyFrom(scene, undefined, null) : [text('line-nobody', { typed: rest })];
    const [place] = asked.places;
    return [`${asked.name}: ${planOf(scene.ground).called(place)}`, ...cut(everybodyFrom(scene, place, asked.ref))];
  },
  near({ scene }, rest) {
    if (scene.ground === null) return [text('board-none')];
    const place = rest === '' ? ownOf(scene)?.places[0] : placeIn(scene, rest);
    if (place === undefined) return [text('line-nobody', { typed: rest })];
    const { ground } = scene;
    return [
      placeText(scene, place, NONE, undefined),
      ...besides(ground, place).map((beside) => `${wayTo(ground, place, beside)}: ${placeText(scene, beside, NONE, undefined)}`),
    ];
  },
  look({ scene }, rest) {
    const one = rest === '' ? undefined : fighterIn(scene, rest);
    if (rest !== '' && one === undefined) return [text('line-nobody', { typed: rest })];
    if (one === undefined)
      return scene.fighters.map((other) =>
        [other.name, other.sideName, ...gaugesOf(other), ...other.looks.map((part) => part.join(' ')), ...titlesOf(other)]
          .filter((part) => part !== '')
          .join(', '),
      );
    const { name, facts, looks, running } = one;
    return [
      [name, running ?? '', ...titlesOf(one)].filter((part) => part !== '').join(', '),
      ...(facts.length > 0 ? facts : looks).map(([fact, value]) => `${inWords(fact)}: ${value}`),
    ];
  },
  // "who is near Odo"
  who: (table, _rest, others) => whoIsNear(table, others.filter((word) => !text('line-near-words').split(' ').includes(word)).join(' ')),
  async odds(table, rest) {
    const choices = choicesOf(table);
    const meant = /^\d+$/.test(rest)
      ? choices[Number(rest) - 1] === undefined
        ? []
        : [Number(rest) - 1]
      : meantBy(
          rest,
          choices.map((choice) => choice.text),
        );
    if (meant.length === 0) return [rest === '' ? text('line-help-why') : text('line-unknown', { typed: rest })];
    const told: string[] = [];
    for (const i of meant.slice(0, MAX_TOLD)) {
      const reply = await choices[i].odds();
      told.push(`${choices[i].text}: ${reply.ok ? (reply.data === null ? text('odds-none') : inWords(reply.data.text)) : reply.text}`);
    }
    return told;
  },
  why({ log }, rest) {
    const nth = /^\d+$/.test(rest) ? Number(rest) - 1 : log.findLastIndex((one) => one.parts.some((part) => part.rolls.length > 0));
    const entry = log[nth];
    return entry === undefined
      ? [text('line-unknown', { typed: rest })]
      : entry.parts.flatMap((part) => [part.text, ...part.rolls.flatMap((roll) => roll.numbers.flatMap(sumOf))]);
  },
  undo: (table) => {
    table.undo();
    return [];
  },
  redo: (table) => {
    table.redo();
    return [];
  },
  async end({ scene, ask }) {
    const ending = legalActs(scene).find((act) => act.ends);
    return ending === undefined
      ? [text('line-no-end'), waitingFor(scene.waiting, scene.fighters)]
      : failed(await ask({ do: 'act', menu: scene.menu.number, way: ending.ways[0].key }));
  },
  async roll({ scene, ask }, rest) {
    if (scene.typing === null) return [text('line-no-dice')];
    const faces = facesOf(rest);
    return failed(await ask({ do: 'roll', typing: scene.typing.number, ...(faces.length === 0 ? {} : { faces }) }));
  },
  refused: ({ scene }) => {
    const lines = scene.menu.acts.filter((act) => act.ways.length === 0).map(refusalText);
    return lines.length === 0 ? [text('line-all-open')] : lines;
  },
  log: ({ log }) => log.slice(-MAX_TOLD).map(({ parts }, i, all) => `${log.length - all.length + i + 1}: ${parts.map((part) => part.text).join(' ')}`),
  rule: ({ rule }, rest) => {
    rule(rest.toUpperCase());
    return [];
  },
};

const HELP = ['line-help-act', 'line-help-move', 'line-help-where', 'line-help-who', 'line-help-why', 'line-help-now'] as const;
const NONE: ReadonlySet<number> = new Set();

/** "Attack of Odo: 19 = 13 + 6 skill". */
function sumOf({ title, of, shown, base, parts }: Entry['parts'][number]['rolls'][number]['numbers'][number]): string[] {
  if (shown === '0' && parts.length === 0) return [];
  const added = parts.map(({ amount, label }) => `${amount < 0 ? `− ${-amount}` : `+ ${amount}`} ${label}`);
  return [`${text('number-of', { number: title, name: of })}: ${shown} = ${[`${base.shown} ${base.label}`, ...added].join(' ')}`];
}

/** Completions of the typed text, the likeliest first. `places` belong to the typed act with a path. */
export function completions(table: Pick<LineTable, 'scene' | 'ask'>, typed: string, places: readonly string[]): string[] {
  const { scene } = table;
  if (typed.trim() === '') return [];
  const start = typedWords(typed);
  const isAsked = scene.question !== null && !scene.question.mirror;
  const names = scene.fighters.map((fighter) => fighter.name);
  const [where, near, look] = ['where', 'near', 'look'].map((one) => commandWords()[COMMANDS.indexOf(one as Command)]);
  const acts = choicesOf(table).map((choice) => choice.text);
  const walks = isAsked ? [] : legalActs(scene).flatMap((act) => (act.path ? [act.title] : []));
  const lines = [...acts, ...walks, ...places, ...commandWords(), ...[where, near, look].flatMap((word) => names.map((name) => `${word} ${name}`))];
  const begins = (line: string): boolean => {
    const all = typedWords(line);
    return start.every((word, i) => (i < start.length - 1 ? all.includes(word) : all.some((other) => other.startsWith(word))));
  };
  const isHead = (line: string): boolean => line.toLowerCase().startsWith(typed.trim().toLowerCase());
  const found = [...new Set(lines)].filter((line) => begins(line) && line !== typed);
  return [...found.filter(isHead), ...found.filter((line) => !isHead(line))].slice(0, MAX_SHOWN);
}

const MAX_SHOWN = 8;

const titlesOf = ({ conditions }: ShownFighter): string[] => conditions.map((condition) => condition.title);

/** The places beside one. */
function besides(ground: NonNullable<Scene['ground']>, place: number): number[] {
  if (ground.kind === 'regions') return [...ground.regions[place].next];
  const plan = planOf(ground);
  const far = farFrom(ground, plan, place);
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => plan.beside(place, dx, dy) ?? []));
  return [...new Set(around)].filter((one) => far(one) === 1);
}

import type { Id, Result } from '@riposte/kernel';
import { type Badness, counted } from '@riposte/ruleset';
import { capital, languageIn, nameOf, partCalled, type Speech, wordIn } from '../render.ts';
import { keyOf, type Language, plain, said } from '../story/language.ts';
import { type Change, type Consequence, FIGHT } from './consequence.ts';
import { COUNTED, type Needs } from './needs.ts';
import type { Odds } from './odds.ts';
import { percentIn, rounded } from './percent.ts';

/** What happens to a fighter together, with its probability. */
export interface ChancePart {
  /** "HP -1 and now prone". */
  readonly what: string;
  readonly probability: number;
  /** What of it is named, each once; empty for the cost of an act alone. */
  readonly named: readonly Consequence[];
  /** Whether it is of a part or a thing of a fighter. */
  readonly part: boolean;
  /** Whether it hurts, how much it takes of what hurts, and whether the fighter is out of the fight. */
  readonly harm: boolean;
  readonly loss: number;
  readonly out: boolean;
  /** How bad a partly seen fighter looks after it; null for others. */
  readonly looks: Badness | null;
}

/** What may happen to a fighter: the sum of its outcomes. */
export interface Chance {
  readonly who: Id;
  /** That anything happens to it that is not certain; `atMost` where not every way was counted. */
  readonly probability: number;
  readonly atMost: number;
  readonly parts: readonly ChancePart[];
}

/**
 * The chances of everybody to whom something uncertain may happen: others before the one who acts, the likeliest first.
 * What is only bookkeeping is left out, unless nothing else can happen. Where somebody only moves or gains something, that is told.
 */
export function chancesOf(odds: Odds): Chance[] {
  const chances = chancesBy(odds, isNews);
  return chances.some(({ parts }) => parts.some((part) => part.named.length > 0)) ? chances : chancesBy(odds, (consequence) => !isLoss(consequence));
}

/** Which consequences of a fighter are named: of its own act, beside what else happens to it. */
type Named = (consequence: Consequence, isOwn: boolean, isHurt: boolean) => boolean;

function chancesBy({ outcomes, always, intent, mass, isWhole }: Odds, isNamed: Named): Chance[] {
  const all = new Map<Id, Map<string, ChancePart>>();
  const isEmpty = [always, ...outcomes.map((outcome) => outcome.consequences)].every((list) => list.every((consequence) => consequence.aside));
  for (const { consequences, probability } of outcomes) {
    const told = consequences.filter((consequence) => !consequence.aside || isEmpty);
    for (const who of new Set(told.map((chance) => chance.who))) {
      const part = partOf(
        told.filter((chance) => chance.who === who),
        who === intent.by,
        always.some((consequence) => consequence.who === who && consequence.out),
        isNamed,
      );
      const parts = all.get(who) ?? new Map<string, ChancePart>();
      const same = parts.get(part.what);
      parts.set(part.what, { ...part, looks: worst(same === undefined ? [part] : [same, part]), probability: (same?.probability ?? 0) + probability });
      all.set(who, parts);
    }
  }
  const chances = [...all].map(([who, parts]): Chance => {
    const list = [...parts.values()].sort((a, b) => b.probability - a.probability);
    const probability = list.reduce((sum, outcome) => sum + outcome.probability, 0);
    return { who, probability, atMost: isWhole ? probability : Math.min(1, probability + 1 - mass), parts: list };
  });
  const rank = ({ who }: Chance): number => (who === FIGHT ? 2 : who === intent.by ? 1 : 0);
  return chances.sort((a, b) => rank(a) - rank(b) || b.probability - a.probability);
}

/** For a hurt fighter, and for the cost of its own act, only harm and conditions are news; that a hand is empty after a throw is none for who throws. */
const isNews: Named = (consequence, isOwn, isHurt) => consequence.harm || (!isBare(consequence) && !(isOwn && isOfPart(consequence))) || (!isHurt && !isOwn);

const isBare = ({ change }: Consequence): boolean => change?.kind === 'amount' || change?.kind === 'moves';

const isLoss = ({ change, harm }: Consequence): boolean => !harm && change?.kind === 'amount' && change.by < 0;

function partOf(consequences: readonly Consequence[], isOwn: boolean, isOutAnyway: boolean, isNamed: Named): Omit<ChancePart, 'probability'> {
  const harmful = consequences.filter((consequence) => consequence.harm);
  return {
    what: consequences.map((consequence) => consequence.what).join(' and '),
    named: consequences.filter((consequence) => isNamed(consequence, isOwn, harmful.length > 0)),
    part: consequences.every((consequence) => consequence.part),
    harm: harmful.length > 0,
    loss: harmful.reduce((sum, { loss = 0 }) => sum + loss, 0),
    out: !isOutAnyway && consequences.some((consequence) => consequence.out),
    looks: worst(consequences),
  };
}

const worst = (all: readonly { readonly looks: Badness | null }[]): Badness | null =>
  all.reduce<Badness | null>((most, { looks }) => (looks !== null && looks > (most ?? -1) ? looks : most), null);

const listed = (language: Language, texts: readonly string[]): string => plain(language.list(texts.map((text) => [text])));

/** "HP", "severe wound": what is counted or noted of a fighter, in the form for `amount` of it. */
function titleIn(language: Language, { title, inner }: { readonly title: string; readonly inner: readonly string[] }, amount = 0): string {
  const named = counted(language.term('resource', title), amount);
  return inner.length === 0 ? named : said(language, 'odds-kind', { kind: inner.map((name) => language.term('word', name)).join(' '), title: named });
}

/** "2 AP". */
const amountIn = (language: Language, change: Amount): string => {
  const amount = Math.abs(change.by);
  return said(language, 'odds-lost', { amount, title: titleIn(language, change, amount) });
};

/** What is in hand, with its article. */
const heldIn = (language: Language, value: string): string =>
  listed(
    language,
    value.split(', ').map((thing) => said(language, 'odds-thing', { thing: { text: wordIn(language, thing), thing } })),
  );

/** What a fact says: a thing, or words of the rules. */
const valueIn = (language: Language, value: string): string => (value === 'none' ? language.term('word', 'nothing') : wordIn(language, value));

/** What a part of the odds is in short: "1 HP and prone". */
export function partText(speech: Speech, { named, harm }: Pick<ChancePart, 'named' | 'harm'>): string {
  // What the hurt let go of follows from the wound, which says so.
  const told = withoutCarried(speech, harm ? named.filter((consequence) => !isOfPart(consequence)) : named);
  // Last what ends, so that nothing behind "no longer" seems to end too.
  const ordered = [...told.filter((consequence) => !isEnd(consequence)), ...told.filter(isEnd)];
  return listed(languageIn(speech), [...new Set(ordered.map((consequence) => briefly(speech, consequence)))]);
}

type Conditional = Consequence & { readonly change: Extract<Change, { readonly kind: 'begins' | 'ends' }> };

const isCondition = (one: Consequence): one is Conditional => one.who !== FIGHT && (one.change?.kind === 'begins' || one.change?.kind === 'ends');

/** Without conditions that another brings with it, and without bookkeeping of a part beside what it suffers. */
function withoutCarried({ ruleSet, view }: Speech, all: readonly Consequence[]): readonly Consequence[] {
  const { conditions } = view.rules.def;
  const carried = new Set(
    all.flatMap((one) =>
      one.change?.kind === 'begins' ? (conditions.find(({ id }) => id === idOf(one))?.carries() ?? []).map((child) => `${one.who} ${child.id}`) : [],
    ),
  );
  const quiet = ruleSet.tale?.quiet.conditions ?? [];
  return all.filter((one) => !isCondition(one) || !(carried.has(`${one.who} ${idOf(one)}`) || (one.part && all.length > 1 && quiet.includes(idOf(one)!))));
}

const idOf = ({ change }: Consequence): string | null => (change !== null && 'id' in change ? change.id : null);

const isEnd = ({ change }: Consequence): boolean => change?.kind === 'ends';

/** What is said of a part and is no wound: that a hand is empty. */
const isOfPart = ({ change, harm }: Consequence): boolean => change?.kind === 'fact' && change.title !== 'Body' && change.inner.length > 0 && !harm;

/** "1 HP" is lost by who is hurt or pays, "−1 reaction" by others, "+1 HP" gained; "prone"; "no longer prone". */
function briefly(speech: Speech, consequence: Consequence): string {
  const { change, what } = consequence;
  const language = languageIn(speech);
  if (change === null) return what;
  if (change.kind === 'amount') {
    const amount = Math.abs(change.by);
    return isSuffered(consequence, change)
      ? amountIn(language, change)
      : said(language, change.by < 0 ? 'odds-spent' : 'odds-gained', { amount, title: titleIn(language, change, amount) });
  }
  if (change.kind === 'fact') return factIn(speech, consequence, change, 'none');
  if (change.kind === 'moves') return said(language, 'odds-moved', { place: { text: change.title } });
  if (change.kind === 'looks') return language.term('word', change.title);
  if (change.kind === 'appears') return said(language, 'odds-appears', { what: valueIn(language, change.id) });
  if (change.kind === 'over') return winText(language, change.winners);
  const condition = language.term('condition', change.title, change.id);
  return change.kind === 'begins' ? condition : said(language, 'condition-ends', { condition });
}

/** "left ear injured (hears worse)", "empty-handed", "Posture: prone"; behind a name as a clause, unless that is "none". */
function factIn(speech: Speech, { who }: Consequence, change: Fact, whose: string): string {
  const language = languageIn(speech);
  const { title, inner, value } = change;
  const part = partCalled(speech, who, inner.join(' '));
  if (title === 'Body') {
    const effect = value
      .replace(/^\d+: /, '')
      .split('; ')
      .map((one) => wordIn(language, one))
      .join('; ');
    const how = ['destroyed', 'whole'].includes(effect) ? effect : 'injured';
    return said(language, 'odds-body', { who: whose, part, how, effect });
  }
  if (title === 'In hand') {
    const held = inner.length > 0 ? 'part' : speech.ruleSet.tale?.part?.(speech.view, who) ? 'itself' : 'fighter';
    return said(language, 'odds-hand', { who: whose, part, held, value, thing: value === 'none' ? '' : heldIn(language, value) });
  }
  const own = ownWords(language, title);
  const called = inner.length > 0 && part !== inner.join(' ') ? part : titleIn(language, change);
  const fact = said(language, own ?? 'odds-fact', {
    title: called,
    value: valueIn(language, value),
    thing: value === 'none' ? '' : heldIn(language, value),
  });
  if (whose === 'none') return fact;
  return own === null ? said(language, 'odds-fact', { title: whose, value: fact }) : said(language, 'odds-then', { who: whose, what: fact });
}

/** The key of the words that the rule set has for a change of this title; null = it has none. */
function ownWords(language: Language, title: string): string | null {
  const key = `odds-fact-${keyOf(title)}`;
  return language.has(key) ? key : null;
}

type Amount = Extract<Change, { readonly kind: 'amount' }>;
type Fact = Extract<Change, { readonly kind: 'fact' }>;

const winText = (language: Language, winners: readonly string[]): string =>
  said(language, 'odds-wins', { side: listed(language, winners), number: winners.length });

/** What is certain, as clauses: "Arne is then open after a lunge", "Bea loses 1 HP". Losses of `payer` are costs: "costs 1 Stamina". */
export function certainly(consequences: readonly Consequence[], speech: Speech, payer: Id | null): string[] {
  const language = languageIn(speech);
  const isCost = ({ who, change }: Consequence): boolean => who === payer && change?.kind === 'amount' && change.by < 0;
  const costs = consequences.flatMap((cost) => (isCost(cost) && cost.change?.kind === 'amount' ? [amountIn(language, cost.change)] : []));
  // What a part holds is said of its owner.
  const others = withoutCarried(
    speech,
    consequences.filter((consequence) => !isCost(consequence) && !(consequence.part && consequence.change?.kind === 'fact')),
  );
  // Conditions of one fighter share a clause, and so do its losses and its gains.
  const together = new Map<string, Consequence[]>();
  for (const one of others) {
    const isAmount = one.change?.kind === 'amount' && !isWorded(one, language);
    const key = isCondition(one) ? `${one.who} ${isEnd(one)}` : isAmount ? `${one.who} ${kindOf(one, one.change)}` : `${together.size}`;
    together.set(key, [...(together.get(key) ?? []), one]);
  }
  const clauses = new Set([...together.values()].map((some) => clause(some, speech, payer)));
  // Both coordinates of a place tell the same.
  return [...(costs.length === 0 ? [] : [said(language, 'odds-costs', { what: listed(language, costs) })]), ...clauses];
}

/** Whether an amount is lost, gained, or suffered as wounds are. */
const kindOf = (consequence: Consequence, change: Amount): 'odds-loses' | 'odds-gains' | 'odds-takes' =>
  change.by < 0 ? 'odds-loses' : isSuffered(consequence, change) ? 'odds-takes' : 'odds-gains';

const isSuffered = ({ harm }: Consequence, { by, title }: Amount): boolean => harm || (by > 0 && SUFFERED.includes(title));

/** What a fighter suffers, although no rule set shows it as harm. */
const SUFFERED: readonly string[] = ['injuries', 'Strain'];

function clause(some: readonly Consequence[], speech: Speech, payer: Id | null): string {
  const [consequence] = some;
  const { who, change, what } = consequence;
  const language = languageIn(speech);
  if (change?.kind === 'over') return said(language, 'odds-over', { end: winText(language, change.winners) });
  if (change?.kind === 'appears') return briefly(speech, consequence);
  if (who === FIGHT) return what;
  const name = calledIn(speech, who);
  if (change === null) return `${name}: ${what}`;
  if (change.kind === 'fact')
    return factIn(speech, consequence, change, change.title === 'Body' || change.title === 'In hand' || who !== payer ? name : 'none');
  if (change.kind === 'amount') {
    const own = ownWords(language, change.title);
    if (own !== null) return said(language, own, { value: change.by });
    const amounts = some.flatMap((one) => (one.change?.kind === 'amount' ? [amountIn(language, one.change)] : []));
    return said(language, kindOf(consequence, change), { who: name, what: listed(language, amounts) });
  }
  if (change.kind === 'moves')
    return said(language, speech.view.state.entities[who].kind === 'fighter' ? 'odds-moves' : 'odds-lies', { who: name, place: { text: change.title } });
  if (change.kind === 'looks')
    return said(language, 'odds-then', { who: name, what: said(language, 'odds-is', { condition: language.term('word', change.title) }) });
  // "has surrendered" cannot stand behind "is".
  const own = some.flatMap((one) =>
    change.kind === 'begins' && language.has(`condition-${idOf(one)}.has`) ? [said(language, `condition-${idOf(one)}.has`)] : [],
  );
  const conditions = some.flatMap((one) =>
    isCondition(one) && !(change.kind === 'begins' && language.has(`condition-${idOf(one)}.has`))
      ? [language.term('condition', one.change.title, one.change.id)]
      : [],
  );
  const condition = listed(language, [...new Set(conditions)]);
  if (change.kind === 'ends') return said(language, 'odds-no-longer', { who: name, condition });
  const is = conditions.length === 0 ? [] : [said(language, 'odds-is', { condition })];
  return said(language, 'odds-then', { who: name, what: listed(language, [...is, ...new Set(own)]) });
}

/** "58 %", or "about 55 to 61 %" where time ran out. */
function within(language: Language, { isWhole }: Odds, { probability, atMost }: Chance): string {
  if (isWhole) return percentIn(language, probability);
  const most = percentIn(language, atMost);
  // "under 1 %" and "over 99 %" say by themselves that they are no exact number.
  if (rounded(probability) === rounded(atMost)) return /^\d/.test(rounded(atMost)) ? said(language, 'odds-near', { percent: most }) : most;
  return said(language, 'odds-between', { least: Math.round(probability * 100), most });
}

const MAX_PARTS = 3;
/** Of less than this share of all cases only bounds are known that say nothing: "about 0 to 100 %". */
const LEAST_COUNTED = 0.05;

/**
 * "57 % to hurt Bea: 1 HP 41 %, 2 HP 10 %, worse 5 % (out of the fight 3 %). You need 7 or more on the d20." Where no dice are
 * involved what is certain: "Costs 1 Stamina; Arne is then open after a lunge."
 */
export function oddsSentence(odds: Odds, speech: Speech): string {
  const language = languageIn(speech);
  if (!odds.isWhole && odds.mass < LEAST_COUNTED) return said(language, 'odds-uncounted');
  const chances = chancesOf(odds).flatMap(named);
  const whole = chances.filter(({ parts }) => !parts.every((part) => part.part));
  const sentences = (whole.length > 0 ? whole : chances).map((chance) => chanceText(odds, chance, speech));
  if (odds.needs !== null) sentences.push(needsText(odds.needs, odds.intent.by, speech));
  // The first may follow a colon.
  if (sentences.length > 0) return sentences.map((one, nth) => (nth === 0 ? one : capital(one))).join(' ');
  const told = certain(odds, language);
  const clauses = certainly(told, speech, odds.intent.by);
  if (told.every(isLoss)) clauses.unshift(...resultClauses(odds, language, clauses.length > 0));
  return sentence(odds.isWhole ? clauses : [...clauses, said(language, 'odds-counted', { percent: percentIn(language, odds.mass) })]);
}

/** Whether the rule set has words of its own for what changes. */
const isWorded = ({ change }: Consequence, language: Language): boolean =>
  (change?.kind === 'fact' || change?.kind === 'amount') && ownWords(language, change.title) !== null;

/** Results of an act that are no success. */
const FAILURES: readonly Result[] = [false, 'failed'];

/** The share of successes, where dice decide whether an act succeeds; null where they do not, or not all ways were counted. */
export function successOf({ results, likeliest, isWhole }: Odds): number | null {
  if (!isWhole || !likeliest.some((entry) => entry.in === 'outcome')) return null;
  return [...results.keys()].every((result) => result === true || FAILURES.includes(result)) ? (results.get(true) ?? 0) : null;
}

/** What the act comes to where no state tells it: "62 % to succeed", "nothing changes". */
function resultClauses(odds: Odds, language: Language, hasCosts: boolean): string[] {
  const { results, intent, likeliest, isWhole } = odds;
  if (!isWhole || !likeliest.some((entry) => entry.in === 'outcome')) return hasCosts ? [] : [said(language, 'odds-no-change')];
  const own = `odds-result-${intent.def.id}`;
  const shares = [...results].sort(([, a], [, b]) => b - a);
  const share = (text: string, probability: number): string => said(language, 'odds-share', { text, percent: percentIn(language, probability) });
  if (language.has(own))
    return [
      shares
        .map(([result, probability]) => share(said(language, own, { result: typeof result === 'number' ? result : String(result) }), probability))
        .join(', '),
    ];
  const success = successOf(odds);
  if (success === null) return [said(language, 'odds-in-vain', { costs: hasCosts ? 'yes' : 'no' })];
  const can = success === 0 ? 'no' : shares.length === 1 ? 'surely' : 'yes';
  return [said(language, 'odds-success', { can, percent: percentIn(language, success) })];
}

/**
 * What is certain. Where that is only what the act costs, also the bookkeeping that the rule set has words for; where it is nothing, all bookkeeping
 * of the one who acts.
 */
function certain({ always, intent }: Odds, language: Language): readonly Consequence[] {
  const news = always.filter((consequence) => !consequence.aside);
  if (!news.every((consequence) => consequence.who === intent.by && isLoss(consequence))) return news;
  const own = always.filter(({ who, aside }) => who === intent.by && aside);
  const worded = own.filter((consequence) => isWorded(consequence, language));
  return worded.length > 0 ? [...news, ...worded] : news.length > 0 ? news : own.filter(({ change }) => change?.kind !== 'amount');
}

/** "Odo"; "Odo's left arm" for a part of him. */
function calledIn(speech: Speech, who: Id): string {
  const part = speech.ruleSet.tale?.part?.(speech.view, who);
  return part ? said(languageIn(speech), 'odds-part', { of: nameOf(speech, part.of), part: part.name.text }) : nameOf(speech, who);
}

/** What a fighter's chance is about: "to hurt Odo", "that Alba is affected", "to end the fight". */
export function aboutText(speech: Speech, { who, parts }: Pick<Chance, 'who' | 'parts'>, by: Id): string {
  const isHarm = parts.every(
    (part) => part.harm || part.looks !== null || part.named.some((one) => one.change?.kind === 'amount' && isSuffered(one, one.change)),
  );
  const kind = who === FIGHT ? 'end' : who === by ? (isHarm ? 'self-hurt' : 'self') : isHarm ? 'hurt' : 'affect';
  return said(languageIn(speech), `odds-about-${kind}`, { name: who === FIGHT ? '' : calledIn(speech, who) });
}

/** Clauses as a sentence. */
function sentence(clauses: readonly string[]): string {
  const text = clauses.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The chance without what only the act costs. */
function named(chance: Chance): Chance[] {
  const parts = chance.parts.filter((part) => part.named.length > 0);
  const unnamed = sum(chance.parts) - sum(parts);
  return parts.length === 0 ? [] : [{ ...chance, parts, probability: chance.probability - unnamed, atMost: chance.atMost - unnamed }];
}

function chanceText(odds: Odds, chance: Chance, speech: Speech): string {
  const language = languageIn(speech);
  const { who } = chance;
  const parts = readAlike(speech, chance.parts);
  const only = parts.length === 1;
  const [first] = parts;
  if (only && !first.out && who !== FIGHT && first.named.every(isClause)) {
    const what = listed(language, certainly(first.named, speech, null));
    return said(language, 'odds-chance-of', { percent: within(language, odds, chance), what });
  }
  const shares = (text: string, probability: number): string => said(language, 'odds-share', { text, percent: percentIn(language, probability) });
  const shown = (parts.length === MAX_PARTS + 1 ? parts : parts.slice(0, MAX_PARTS)).map((part) =>
    only ? partText(speech, part) : shares(partText(speech, part), part.probability),
  );
  const rest = parts.slice(shown.length);
  if (rest.length > 0) shown.push(shares(said(language, isWorse(parts.slice(0, MAX_PARTS), rest) ? 'odds-worse' : 'odds-other'), sum(rest)));
  const out = sum(chance.parts.filter((part) => part.out));
  const outOf = only ? said(language, 'odds-out') : shares(said(language, 'odds-out'), out);
  const outText = out === 0 || who === FIGHT ? '' : ` (${outOf})`;
  const what = `${shown.join(', ')}${outText}`;
  if (odds.isWhole && isSure(chance) && who !== FIGHT && !only) return `${said(language, 'odds-fact', { title: calledIn(speech, who), value: what })}.`;
  return said(language, 'odds-chance', { percent: within(language, odds, chance), about: aboutText(speech, chance, odds.intent.by), what });
}

/** Whether it reads best with its fighter: "Bea is prone", "Bea moves to (6,4)". */
const isClause = (consequence: Consequence): boolean =>
  isCondition(consequence) || consequence.change?.kind === 'moves' || (consequence.change?.kind === 'fact' && consequence.change.title === 'In hand');

const isSure = ({ probability }: Chance): boolean => probability > 0.99999;

/** Parts that read alike as one, the likeliest first. */
function readAlike(speech: Speech, parts: readonly ChancePart[]): ChancePart[] {
  const read = new Map<string, ChancePart>();
  for (const part of parts) {
    const key = `${partText(speech, part)} ${part.out}`;
    const same = read.get(key);
    read.set(key, same === undefined ? part : { ...same, probability: same.probability + part.probability, loss: Math.max(same.loss, part.loss) });
  }
  return [...read.values()].sort((a, b) => b.probability - a.probability);
}

/** Whether what is not named is worse than what is, or another thing. */
function isWorse(named: readonly ChancePart[], rest: readonly ChancePart[]): boolean {
  const most = Math.max(...named.map((part) => part.loss));
  return rest.every((part) => part.out || part.loss > most);
}

const sum = (parts: readonly ChancePart[]): number => parts.reduce((all, part) => all + part.probability, 0);

/** "You need 7 or more on the d20", "You need 2 or more on d6 − d6". */
function needsText({ who, pool, text }: Needs, by: Id, speech: Speech): string {
  const language = languageIn(speech);
  const [, bound, plus] = /^(-?\d+)(\+?)/.exec(text)!;
  const number = said(language, plus === '+' ? 'odds-or-more' : 'odds-or-less', { number: bound });
  const shown = pool.id.replace(COUNTED, '$1');
  const [, many, die, kept] = /^(\d+)\((d\d+)\)k([lh])$/.exec(shown) ?? [];
  const several =
    many === undefined ? shown.replace(/(?<=\d)-(?=d)/g, ' − ') : said(language, kept === 'l' ? 'odds-lowest' : 'odds-highest', { many: Number(many), die });
  const dice = /^d\d+$/.test(shown) ? said(language, 'odds-the-die', { die: shown }) : several;
  return said(language, who === by ? 'odds-needs' : 'odds-needs-of', { who: nameOf(speech, who), number, dice });
}

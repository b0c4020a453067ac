import type { Id } from '@riposte/kernel';
import type { Badness } from '@riposte/ruleset';
import { type Consequence, FIGHT } from './consequence.ts';
import type { Needs } from './needs.ts';
import type { Odds } from './odds.ts';
import { bare, rounded } from './percent.ts';

/** What happens to a fighter together, with its probability. */
export interface ChancePart {
  /** "HP -1 and now prone". */
  readonly what: string;
  readonly probability: number;
  /** "1 HP and prone"; empty for the cost of an act alone. */
  readonly text: string;
  /** Whether it is of a part or a thing of a fighter. */
  readonly part: boolean;
  /** Whether it hurts, how much it takes of what hurts, and whether the fighter is out of the fight. */
  readonly harm: boolean;
  readonly loss: number;
  readonly out: boolean;
  /** How bad somebody looks by it who is seen in part, in spite of what is not told; null for all others. */
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
 * What is only bookkeeping is left out, unless nothing else can happen.
 */
export function chancesOf({ outcomes, always, intent, mass, isWhole }: Odds): Chance[] {
  const all = new Map<Id, Map<string, ChancePart>>();
  const isEmpty = [always, ...outcomes.map((outcome) => outcome.consequences)].every((list) => list.every((consequence) => consequence.aside));
  for (const { consequences, probability } of outcomes) {
    const told = consequences.filter((consequence) => !consequence.aside || isEmpty);
    for (const who of new Set(told.map((chance) => chance.who))) {
      const part = partOf(
        told.filter((chance) => chance.who === who),
        who === intent.by,
        always.some((consequence) => consequence.who === who && consequence.out),
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

/** Of what is hurt, and of what its own act costs, only the harm and conditions are named. */
function partOf(consequences: readonly Consequence[], isOwn: boolean, isOutAnyway: boolean): Omit<ChancePart, 'probability'> {
  const harmful = consequences.filter((consequence) => consequence.harm);
  const isBare = ({ change }: Consequence): boolean => change?.kind === 'amount' || change?.kind === 'moves';
  const isNamed = (consequence: Consequence): boolean => consequence.harm || !isBare(consequence) || (harmful.length === 0 && !isOwn);
  return {
    what: consequences.map((consequence) => consequence.what).join(' and '),
    text: listed([...new Set(consequences.filter(isNamed).map(briefly))]),
    part: consequences.every((consequence) => consequence.part),
    harm: harmful.length > 0,
    loss: harmful.reduce((sum, { loss = 0 }) => sum + loss, 0),
    out: !isOutAnyway && consequences.some((consequence) => consequence.out),
    looks: worst(consequences),
  };
}

const worst = (all: readonly { readonly looks: Badness | null }[]): Badness | null =>
  all.reduce<Badness | null>((most, { looks }) => (looks !== null && looks > (most ?? -1) ? looks : most), null);

/** "1 HP" is lost, "+1 HP" gained; "prone"; "no longer prone". */
function briefly({ change, what }: Consequence): string {
  if (change === null) return what.replace(/^Body (.+?): \d+: (.*)/, '$1 ($2)').replace(/^the fight is over: /, 'the fight ends, ');
  if (change.kind === 'amount') return change.by < 0 ? `${-change.by} ${change.title}` : `+${change.by} ${change.title}`;
  if (change.kind === 'moves') return `moved to ${change.title}`;
  if (change.kind === 'looks') return change.title;
  return change.kind === 'begins' ? change.title : `no longer ${change.title}`;
}

const listed = (texts: readonly string[]): string => new Intl.ListFormat('en-GB').format(texts);

/** What is certain, as clauses: "Arne is then open after a lunge", "Bea loses 1 HP". Losses of `payer` are costs: "costs 1 Stamina". */
export function certainly(consequences: readonly Consequence[], name: (who: Id) => string, payer: Id | null): string[] {
  const isCost = ({ who, change }: Consequence): boolean => who === payer && change?.kind === 'amount' && change.by < 0;
  const costs = consequences.filter(isCost).map(briefly);
  const others = consequences.filter((consequence) => !isCost(consequence));
  // Both coordinates of a place tell the same.
  return [...(costs.length === 0 ? [] : [`costs ${listed(costs)}`]), ...new Set(others.map((consequence) => clause(consequence, name, payer)))];
}

function clause({ who, change, what }: Consequence, name: (who: Id) => string, payer: Id | null): string {
  if (who === FIGHT) return what;
  if (change === null && who === payer) return `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  if (change === null) return `${name(who)}: ${what}`;
  if (change.kind === 'amount') return `${name(who)} ${change.by < 0 ? 'loses' : 'gains'} ${Math.abs(change.by)} ${change.title}`;
  if (change.kind === 'moves') return `${name(who)} moves to ${change.title}`;
  if (change.kind === 'looks') return `${name(who)} is then ${change.title}`;
  return `${name(who)} is ${change.kind === 'begins' ? 'then' : 'no longer'} ${change.title}`;
}

/** "58 %", or "about 55 to 61 %" where time ran out. */
function within({ isWhole }: Odds, { probability, atMost }: Chance): string {
  if (isWhole) return rounded(probability);
  const most = rounded(atMost);
  return rounded(probability) === most ? `about ${most}` : `about ${Math.round(Number(bare(probability)))} to ${most}`;
}

const MAX_PARTS = 3;

/**
 * "57 % to hurt Bea: 1 HP 41 %, 2 HP 10 %, worse 5 % (out of the fight 3 %). You need 7 or more on the d20." Where no dice are
 * involved what is certain: "Costs 1 Stamina; Arne is then open after a lunge."
 */
export function oddsSentence(odds: Odds, name: (who: Id) => string): string {
  const chances = chancesOf(odds).flatMap(named);
  const whole = chances.filter(({ parts }) => !parts.every((part) => part.part));
  const sentences = (whole.length > 0 ? whole : chances).map((chance) => `${chanceText(odds, chance, name)}.`);
  if (odds.needs !== null) sentences.push(needsText(odds.needs, odds.intent.by, name));
  if (sentences.length > 0) return sentences.join(' ');
  const told = odds.always.some((consequence) => !consequence.aside)
    ? odds.always.filter((consequence) => !consequence.aside)
    : odds.always.filter(({ who }) => who === odds.intent.by);
  const clauses = told.length === 0 ? ['nothing changes'] : certainly(told, name, odds.intent.by);
  return sentence(odds.isWhole ? clauses : [...clauses, `in the ${rounded(odds.mass)} that could be counted`]);
}

/** Clauses as a sentence. */
function sentence(clauses: readonly string[]): string {
  const text = clauses.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** The chance without what only the act costs. */
function named(chance: Chance): Chance[] {
  const parts = chance.parts.filter((part) => part.text !== '');
  const unnamed = sum(chance.parts) - sum(parts);
  return parts.length === 0 ? [] : [{ ...chance, parts, probability: chance.probability - unnamed, atMost: chance.atMost - unnamed }];
}

function chanceText(odds: Odds, chance: Chance, name: (who: Id) => string): string {
  const { who, parts } = chance;
  const isHarm = parts.every((part) => part.harm);
  const aim =
    who === odds.intent.by ? ` that ${name(who)} is ${isHarm ? 'hurt' : 'affected'}` : who === FIGHT ? '' : ` to ${isHarm ? 'hurt' : 'affect'} ${name(who)}`;
  const only = parts.length === 1;
  const shown = (parts.length === MAX_PARTS + 1 ? parts : parts.slice(0, MAX_PARTS)).map((part) =>
    only ? part.text : `${part.text} ${rounded(part.probability)}`,
  );
  const rest = parts.slice(shown.length);
  if (rest.length > 0) shown.push(`${restText(parts.slice(0, MAX_PARTS), rest)} ${rounded(sum(rest))}`);
  const out = sum(parts.filter((part) => part.out));
  const outText = out === 0 || who === FIGHT ? '' : only ? ' (out of the fight)' : ` (out of the fight ${rounded(out)})`;
  return `${within(odds, chance)}${aim}: ${shown.join(', ')}${outText}`;
}

/** What is not named is worse than what is, or another thing. */
function restText(named: readonly ChancePart[], rest: readonly ChancePart[]): string {
  const most = Math.max(...named.map((part) => part.loss));
  return rest.every((part) => part.out || part.loss > most) ? 'worse' : 'other';
}

const sum = (parts: readonly ChancePart[]): number => parts.reduce((all, part) => all + part.probability, 0);

/** "You need 7 or more on the d20", "You need 2 or more on d6 − d6". */
function needsText({ who, pool, text }: Needs, by: Id, name: (who: Id) => string): string {
  const number = text.replace(/ with .*$/, '').replace(/^(.*)\+$/, '$1 or more');
  const [, many, die, kept] = /^(\d+)\((d\d+)\)k([lh])$/.exec(pool.id) ?? [];
  const several = many === undefined ? pool.id.replace(/(?<=\d)-(?=d)/g, ' − ') : `the ${kept === 'l' ? 'lowest' : 'highest'} of ${many} ${die}`;
  const dice = /^d\d+$/.test(pool.id) ? `the ${pool.id}` : several;
  return who === by ? `You need ${number} on ${dice}.` : `This happens if ${name(who)} rolls ${number} on ${dice}.`;
}

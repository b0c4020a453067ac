import type { AnyIntentDef, Ask, ChangeJson, ConditionDef, Explanation, Id, IntentJson, Json, Pool, Result, Roll, View, Window } from '@riposte/kernel';

// How a fight is told: what a rule set says about its own acts, and what the narrator hands to it. Rule code never imports this.

/** What something was called when it happened. */
export interface Name {
  readonly text: string;
  /** The entity: a fighter, the scene, a thing on the ground. */
  readonly id?: Id;
  /** Id of the weapon, spell or other thing it names, which gives its article. */
  readonly thing?: string;
}

/** What a message may be given. A list is joined as the language joins lists. */
export type Arg = Name | string | number | readonly Arg[];

export type Args = { readonly [name: string]: Arg };

/**
 * A roll as it was made, with the numbers that were asked, each with its parts: `numbers` before it, `after` behind it. What is asked between
 * two rolls stands in the `numbers` of the second one, also where it belongs to the first.
 */
export interface RollItem {
  readonly kind: 'roll';
  readonly roll: Roll;
  readonly who: Name;
  readonly pool: string;
  /** The dice themselves, which know how their totals are distributed. */
  readonly thrown?: Pool;
  /** Null when only the total is known. */
  readonly faces: readonly number[] | null;
  readonly total: number;
  readonly outcome: number;
  readonly numbers: readonly Explanation[];
  readonly after: readonly Explanation[];
  /** Its number among the rolls of the command, from 0. */
  readonly nth: number;
}

/** An answer as it was given. */
export interface AnswerItem {
  readonly kind: 'answer';
  readonly ask: string;
  readonly who: Name;
  readonly value: Json;
  readonly text: Arg;
  readonly from?: string;
}

/** A change as it was made, with its values in words. */
export interface ChangeItem {
  readonly kind: 'change';
  readonly change: ChangeJson;
  /** Whom it is about. */
  readonly who: Name | null;
  /** The body part that it is about; `who` is then whose part it is. Messages know it as `$part`. */
  readonly part?: Name;
  readonly values: readonly Arg[];
  /** What the rule set says of it besides. */
  readonly also?: Args;
  /** A condition that came or went. */
  readonly condition?: ConditionDef;
  /** A condition that another one brings or takes along, or that its bearer still has for another cause: not told by itself. */
  readonly isCarried?: boolean;
  /** Of a condition that ends at a moment: what the message `until` is given. */
  readonly until?: Args;
  /** Id of the resource that rose or fell, or is owed. */
  readonly resource?: string;
  /** A number that it changed: hit points, action points. */
  readonly pool?: { readonly title: string; readonly from: number; readonly to: number };
}

/** An act with all that happened in it, in its order. */
export interface ActItem {
  readonly kind: 'act';
  readonly def: AnyIntentDef;
  readonly by: Name;
  /** Its parameters in words; a path as the place where it leads. */
  readonly with: Args;
  /** Its parameters as the rules hold them. */
  readonly chosen: { readonly [name: string]: Json };
  readonly depth: number;
  /** What came of it; null while it waits. */
  readonly result: Result | null;
  /** It goes on: nobody knows yet what comes of it. An act that was stopped does not. */
  readonly isOpen?: boolean;
  readonly items: readonly Item[];
  /** The name and parameters of the act in words, as a menu has it. */
  readonly text: string;
  /** The time of its actor had run out, and the computer declared it. */
  readonly isLate?: boolean;
  /** The reader may not see the actor, or the target. */
  readonly veil?: 'doer' | 'about';
  /** Fighters of whom the reader sees only what they show: what was added to their dice, and what they have, is not told. */
  readonly shown?: readonly Id[];
}

export type Item = ActItem | RollItem | AnswerItem | ChangeItem;

/** A definition, by its id. */
type Defined = { readonly id: string };

/** An act as its teller sees it. What the teller takes, only the teller tells. */
export interface Telling {
  readonly act: ActItem;
  /** Takes the first roll of this kind that is left; with `before`, the last one made before that. */
  roll(roll: Roll, before?: ChangeItem): RollItem | null;
  /** Takes every roll of this kind that is left. */
  rolls(roll: Roll): readonly RollItem[];
  /** Takes the answer to a question that is left; with `before`, the last one given before that. */
  answer(ask: Defined, before?: ChangeItem): AnswerItem | null;
  /** Takes the changes of this kind, wherever they were made in this act. */
  changes(change: Defined): readonly ChangeItem[];
  /** Takes what rose or fell of a resource, all in one; null when it did not change. */
  resource(resource: Defined, who?: Name): ChangeItem | null;
  /** Takes the condition that an act gave to `who`; null when it did not. */
  given(condition: ConditionDef, who?: Name): ChangeItem | null;
  /** Takes these items: this teller tells them in its own words, or leaves them out. */
  take(items: readonly Item[]): void;
  /** Takes an act inside this one, to tell it as a part of this. */
  inner(def: Defined): Telling | null;
}

/** Whether the reader sees of a fighter only what it shows: a number that is missing is withheld then, and not 0. */
export const isShownOnly = ({ act }: Telling, { id }: Name): boolean => id !== undefined && act.shown?.includes(id) === true;

interface LineOptions {
  readonly rule?: string;
  readonly at?: Item;
  readonly rolls?: readonly RollItem[];
  readonly sums?: readonly number[];
  /** Whether it harms a fighter. */
  readonly harm?: boolean;
}

/** What a teller says. Keys are those of the messages of the rule set. */
export interface Say<M> {
  /** The headline of the act; the last one counts. With `within` it goes into another message, as its `$what`: "Out of turn, …". */
  head<K extends keyof M & string>(key: K, args: M[K], within?: { readonly in: keyof M & string; readonly with?: Args }): void;
  /** What the act cost, in brackets behind its headline: "−1 AP, 2 left". Said again, it is added. */
  paid<K extends keyof M & string>(key: K, args: M[K]): void;
  /** A heading above what follows: a round, a turn. */
  heading<K extends keyof M & string>(key: K, args: M[K]): void;
  /**
   * A line of detail, at the moment of `at`, or at the end. `rolls` are the rolls it tells; `sums` are their totals and targets, if the dice
   * alone do not show them.
   */
  line<K extends keyof M & string>(key: K, args: M[K], more?: LineOptions): void;
  /** A phrase in text, to be put into another message. */
  text<K extends keyof M & string>(key: K, args: M[K]): string;
  /** Dice with what was kept: "d20 13 (best of 13, 4)". */
  dice(roll: RollItem): string;
  /** Dice, then what is added with its name, and the sum: "d20 13 + 6 + 2 flank = 21". Only the total where the rest is not known. */
  sum(roll: RollItem, plus: readonly Explanation[], total?: number): string;
  /** What a rule calls a part of a number or a roll, in the language of the story. */
  label(text: string): string;
  /** The parts of a number that add something: "+ 2 prone − 1 size"; empty without any. */
  parts(number: Explanation): string;
}

/** Tells one kind of act. */
export type Teller<M> = (telling: Telling, say: Say<M>) => void;

/** How to tell a change that no teller takes. */
export interface ToldChange {
  /** Its values in their order, by the names that the message `change-ID` knows them by. */
  readonly fields: readonly string[];
  /** The number of its entity that it changes, told as "HP 12 → 7" where it may be known. */
  readonly pool?: { readonly title: string; readonly of: (view: View, who: Id) => number };
  /** What a teller or the message must know besides, as it stands after the change with these values; `before` is how it stood. */
  readonly also?: (view: View, who: Id, values: readonly Json[], before: View) => Args;
}

/** When a condition ends: as soon as a clock, by its id, reads `at` for `of`. */
export interface Moment {
  readonly clock: string;
  readonly of: Id;
  readonly at: number;
}

/** The end of the open turn or round, or what comes later; `number` counts the turns or rounds from now. */
export type End = readonly [when: 'turn-starts' | 'turn-ends' | 'round-ends', number: number];

/** How a rule set tells its fights. */
export interface Tale {
  /** Messages by language, as Fluent text; English is complete. */
  readonly messages: { readonly en: string; readonly [language: string]: string };
  /** What the message `prompt-ID` of a question is given, by question; one that needs nothing is left out. */
  readonly prompts?: { readonly [ask: string]: (view: View, who: Id, about: never) => Args };
  /** What the message `answer-ID` of a possible answer is given, by question; where the value says enough, it is left out. */
  readonly answers?: { readonly [ask: string]: (view: View, about: never, value: never) => Args };
  /** What a teller must know of an act besides its parameters, as it stands when the act begins: the weapon in hand. */
  readonly also?: (view: View, intent: IntentJson) => Args;
  /** Whose body part an entity is, and what it is called: "left ear"; null for what is no part. */
  readonly part?: (view: View, id: Id) => { readonly of: Id; readonly name: Name } | null;
  /** When a condition ends that a clock ends, as it stands when it is given; null where that is not told. */
  readonly ends?: (view: View, moment: Moment) => End | null;
  /** By act. The message `act-ID` tells the others. */
  readonly tellers: { readonly [act: string]: Teller<never> };
  /** What the message `act-ID` tells already of the one who acts, by act: changes and conditions that are not told again. */
  readonly covered?: { readonly [act: string]: readonly Defined[] };
  /** By change. */
  readonly changes: { readonly [change: string]: ToldChange };
  /** How a fighter ends, the worst first. The headline says it by `fate-ID`, and lesser harm is left out. */
  readonly fates: readonly ConditionDef[];
  /** Only bookkeeping: changes, conditions and resources of these ids are never told by themselves. */
  readonly quiet: { readonly changes?: readonly string[]; readonly conditions?: readonly string[]; readonly resources?: readonly string[] };
}

/** The weapon, spell or other thing of a code by its name in a sentence; "none" for no code. Spells, which are marked `spell`, keep their capitals. */
export function thingName({ rules: { things } }: View, code: number): Arg {
  const thing = things[code];
  return thing === undefined ? 'none' : { text: 'spell' in thing ? thing.title : inSentence(thing.title), thing: thing.id };
}

/** A fighter by its name. */
export const fighterName = (view: View, id: Id): Name => ({ text: view.rules.def.name(view, id), id });

/** A title in the middle of a sentence: "Bolt" is a bolt, "AP" stays. */
export const inSentence = (title: string): string => (/^[A-Z](?![A-Z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title);

/** A number with a true minus sign: "−3". */
export const minus = (amount: number | string): string => String(amount).replace(/^-(?=\d)/, '−');

/** What is counted, as people say it of so many: "1 reaction", but "2 reactions" and "1 AP". */
export const counted = (resource: string, amount: number): string => (amount === 1 ? resource.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})s$/, '') : resource);

/** What a number adds to a sum: " + 3", " − 1"; empty for 0. */
export const added = (amount: number): string => (amount === 0 ? '' : amount < 0 ? ` − ${-amount}` : ` + ${amount}`);

/** What the message `prompt-ID` of a question is given. */
type Prompt = readonly [ask: string, facts: (view: View, who: Id, about: never) => Args];

/** The values of a question's sentence: who asks, what for, how much. */
export const promptOf = <C, A>(asked: Ask<C, A> | Window<C>, facts: (view: View, who: Id, about: C) => Args): Prompt => [
  'ask' in asked ? asked.ask.id : asked.id,
  facts as Prompt[1],
];

/** What the message `answer-ID` of a possible answer is given. */
type Answer = readonly [ask: string, facts: (view: View, about: never, value: never) => Args];

/** The values of an answer's sentence, from what is asked about and the answer. */
export const answerOf = <C, A>(asked: Ask<C, A>, facts: (view: View, about: C, value: A) => Args): Answer => [asked.id, facts as Answer[1]];

/** A tale whose tellers know the messages of their rule set. */
export interface TaleParts<M> extends Omit<Tale, 'tellers' | 'prompts' | 'answers' | 'quiet'> {
  readonly prompts?: readonly Prompt[];
  readonly answers?: readonly Answer[];
  readonly tellers: { readonly [act: string]: Teller<M> };
  readonly quiet: { readonly changes?: readonly Defined[]; readonly conditions?: readonly Defined[]; readonly resources?: readonly Defined[] };
}

/** The tale of a rule set as the contract has it. */
export function defineTale<M>({ tellers, prompts = [], answers = [], quiet, ...rest }: TaleParts<M>): Tale {
  const ids = (list: readonly Defined[] | undefined): readonly string[] => (list ?? []).map((def) => def.id);
  return {
    ...rest,
    tellers: tellers as unknown as Tale['tellers'],
    prompts: Object.fromEntries(prompts),
    answers: Object.fromEntries(answers),
    quiet: { changes: ids(quiet.changes), conditions: ids(quiet.conditions), resources: ids(quiet.resources) },
  };
}

import type { MasterField } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import type { ActGroup, Badness, Dial, DialStep, Gauge, Ground, MomentKind } from '@riposte/ruleset';
import type { Shared } from '@riposte/sim/fights';
import type { Message, MessageKind, Said } from './messages.ts';
import type { Automation, SeatKind } from './seat-kinds.ts';
import type { Entry } from './story-types.ts';
import type { MapPicture } from './workshop.ts';

export { headlines } from './headlines.ts';
export { AUTOMATIONS } from './seat-kinds.ts';
export type * from './story-types.ts';
export type {
  BroughtPicture,
  ImportReport,
  MapPicture,
  ShelfBody,
  ShelfHead,
  ShelfItem,
  ShelfKind,
  ShelfState,
  WorkshopLimits,
  WorkshopState,
  WorkshopTable,
  WrittenKind,
} from './workshop.ts';
export type { Automation, Dial, DialStep, MasterField, Message, MessageKind, MomentKind, Said, SeatKind };

/** Counts with every change that an older page would not understand. */
export const PROTOCOL = 5;

/** How a seat calls an entity: its own numbers, in the order in which it came to see them, so that gaps tell nothing. */
export type Ref = number;

export interface Reason {
  readonly rule: string;
  readonly reason: string;
}

export interface ShownGauge extends Pick<Gauge, 'title' | 'as' | 'nothing'> {
  readonly value: Json;
  readonly most: number | null;
  /** What acts are paid with before all: shown beside the name. */
  readonly main: boolean;
  /** Whether a fighter is hurt who loses some of it. */
  readonly harm: boolean;
  /** It tells in which order fighters act. */
  readonly ranks: boolean;
}

export interface ShownCondition {
  /** Empty where the rules have none of this title. */
  readonly id: string;
  readonly title: string;
  /** Name of a picture; null where it has none. */
  readonly icon: string | null;
  /** It helps its bearer. */
  readonly good: boolean;
}

/** A fighter as this seat sees it. */
export interface ShownFighter {
  readonly ref: Ref;
  readonly name: string;
  /** Number of its side; -1 where sides are unknown. */
  readonly side: number;
  readonly sideName: string;
  readonly places: readonly number[];
  readonly facing: number | null;
  /** Empty where the seat sees it in part only. */
  readonly gauges: readonly ShownGauge[];
  /** What is seen of a fighter that is seen in part: title and text. */
  readonly looks: readonly (readonly [string, string])[];
  readonly conditions: readonly ShownCondition[];
  /** All its facts, for those who see all of it. */
  readonly facts: readonly (readonly [string, string])[];
  readonly mine: boolean;
  /** It is its turn; in a game without turns, it may declare now. */
  readonly acting: boolean;
  /** The computer plays it. */
  readonly auto: boolean;
  /** What it has begun and pays for over several turns, in words. */
  readonly running: string | null;
  /** It is out of the fight: dead, down, fled. */
  readonly out: boolean;
  /** The share of its health that it has lost, from 0 to 1, as far as the seat may know. */
  readonly lost: number;
  /** Name of the picture of what it holds or is; null where it has none. */
  readonly badge: string | null;
  /** The path of its picture; null where it has none. */
  readonly portrait: string | null;
}

/** Something else on the board. */
export interface ShownThing {
  readonly ref: Ref;
  readonly name: string;
  /** Name of its picture; null where it has none. */
  readonly icon: string | null;
  readonly places: readonly number[];
}

/** One form of an act: at whom, where, how. */
export interface Way {
  readonly key: number;
  readonly text: string;
  readonly targets: readonly Ref[];
  readonly places: readonly number[];
  /** The part of a body that it is about. */
  readonly part: string | null;
  /** Resource and amount; below 0 = it gives. */
  readonly cost: readonly (readonly [string, number])[];
}

/** Something that a fighter of this seat could declare. A scene has it in short: with its first form alone, or its first reason; `forms` asks for the rest. */
export interface Act {
  readonly id: string;
  readonly by: Ref;
  /** Whose it is: a fighter, or the scene. */
  readonly name: string;
  readonly title: string;
  readonly rule: string;
  /** Legal forms; none = it is refused. */
  readonly ways: readonly Way[];
  /** Legal forms that are not listed. */
  readonly more: number;
  /** The prices of its forms, each once. */
  readonly costs: readonly Way['cost'][];
  /** Whom its forms are aimed at. */
  readonly targets: readonly Ref[];
  /** It has a form that is one place alone. */
  readonly leads: boolean;
  /** Every reason against it, or against some of its forms. */
  readonly refused: readonly { readonly text: string; readonly reasons: readonly Reason[] }[];
  /** Takes a path; where it can lead is asked for with `reach`. */
  readonly path: boolean;
  readonly group: ActGroup;
  /** Name of its picture; null where it has none. */
  readonly icon: string | null;
  /** It ends the turn, or lets the others go on. */
  readonly ends: boolean;
}

export interface Choice {
  readonly key: number;
  readonly text: string;
  /** The act that it is a form of. */
  readonly act: string | null;
  /** Among which acts that one stands; null where it is none. */
  readonly group: ActGroup | null;
  /** Name of its picture; null where it has none. */
  readonly icon: string | null;
  readonly cost: readonly (readonly [string, number])[];
  /** What is taken when nobody answers. */
  readonly usual: boolean;
  readonly targets: readonly Ref[];
  /** The body part it means. */
  readonly part: string | null;
}

/** A question to a fighter of this seat; the game master sees all of them. */
export interface Question {
  /** Counts questions, so that a late click cannot hit the next one. */
  readonly number: number;
  readonly ask: string;
  /** What is asked for: a ruling of the game master, a defence, an act while others act, any other choice. */
  readonly kind: 'ruling' | 'defence' | 'reaction' | 'choice';
  readonly rule: string;
  readonly who: Ref | 'gm';
  readonly name: string;
  /** All that is asked: `asks`, with `details` in brackets. */
  readonly because: string;
  readonly asks: string;
  /** What each answer means; null where the answers say it. */
  readonly details: string | null;
  readonly choices: readonly Choice[];
  readonly more: number;
  /** Others who are asked the same. */
  readonly others: readonly string[];
  /** Another seat is asked; the game master only looks on, and may take over. */
  readonly mirror: boolean;
  /** It only offers to come in while another acts: the key of the answer that lets the moment pass, whether it touches the fighter, what the matter is, and whose doing. */
  readonly moment: { readonly pass: number; readonly touches: boolean; readonly kind: MomentKind; readonly actors: readonly Ref[] } | null;
}

export interface Waiting {
  readonly kind: 'turn' | 'question' | 'dice' | 'over';
  /** Whom the fight waits for, in one phrase. */
  readonly text: string;
  /** Names of those it waits for; "someone" for all whom the seat does not see. */
  readonly names: readonly string[];
  readonly who: readonly Ref[];
  readonly mine: boolean;
  /** When the default is taken, or the computer acts instead, in milliseconds of the server's clock; null = never. */
  readonly deadline: number | null;
}

export interface StandingOrder {
  readonly who: Ref | 'gm';
  readonly name: string;
  readonly ask: string;
  /** `when`: given in words, which are the text. */
  readonly how: 'never' | 'always' | 'when';
  readonly text: string;
}

export interface ShownSeat {
  readonly id: string;
  readonly kind: SeatKind;
  readonly name: string;
  readonly plays: readonly Ref[];
  readonly online: boolean;
}

/** A moment that passed without a question, by the dial. */
export interface Passed {
  readonly who: Ref;
  /** Counts what passed for this fighter. */
  readonly nth: number;
  readonly name: string;
  readonly because: string;
  /** The seat's own fighters did what it came from. */
  readonly own: boolean;
}

/** Everything that a seat is shown, except the log. */
export interface Scene {
  readonly table: {
    readonly title: string;
    readonly ruleset: string;
    readonly rulesetTitle: string;
    readonly automation: Automation;
    /** Seconds that players have for a question; 0 = no limit. */
    readonly seconds: number;
    /** Time of a turn in seconds; 0 = no limit. */
    readonly turnSeconds: number;
    readonly paused: boolean;
    readonly locked: boolean;
    /** Players see odds. */
    readonly odds: boolean;
    /** Players see the odds of the whole fight. */
    readonly forecast: boolean;
    readonly readonly: string | null;
    readonly sides: readonly string[];
    /** SHA-256 of the secret that the dice come from, published before the first of it was thrown. */
    readonly commitment: string;
    /** The secret that the game master disclosed last; it throws no more dice. */
    readonly disclosed: string | null;
    /** All that were disclosed, each with what was promised of it. */
    readonly earlier: readonly { readonly commitment: string; readonly secret: string }[];
  };
  readonly me: { readonly seat: string; readonly kind: SeatKind; readonly name: string; readonly plays: readonly Ref[] };
  readonly seats: readonly ShownSeat[];
  /** What the scene says of itself: round, turn, order. */
  readonly facts: readonly (readonly [string, string])[];
  readonly ground: Ground | null;
  /** The picture under the ground, with the path at which the seat gets it; null where there is none. */
  readonly map: (MapPicture & { readonly path: string }) | null;
  /** The lesson that is taught here; null = none. */
  readonly lesson: {
    readonly file: string;
    readonly title: string;
    /** Steps that are reached, of so many. */
    readonly reached: number;
    readonly of: number;
    /** What to do now, or what was learnt. */
    readonly say: string;
  } | null;
  readonly fighters: readonly ShownFighter[];
  /** Fighters in the order in which they act; null where the game has no order, or the seat does not know it. */
  readonly order: readonly Ref[] | null;
  readonly things: readonly ShownThing[];
  /** Acts of which each came in the middle of the one behind it, the newest first; empty where at most one goes on. */
  readonly stack: readonly { readonly who: Ref; readonly name: string; readonly title: string; readonly icon: string | null }[];
  readonly waiting: Waiting;
  /** Number of the menu; an act names the one that its author looked at. It is another one as soon as what its page knows of it is not so any more. */
  readonly menu: {
    readonly number: number;
    /** Who may act. */
    readonly acting: readonly { readonly ref: Ref; readonly name: string }[];
    /** While none of the seat's fighters has the turn: those who may do something all the time. */
    readonly anytime: readonly { readonly ref: Ref; readonly name: string }[];
    /** The fighter whose acts are listed: the one the page turned to; null = nobody may act. */
    readonly by: Ref | null;
    /** In short. */
    readonly acts: readonly Act[];
  };
  readonly question: Question | null;
  /** The roll whose dice this seat types in. */
  readonly typing: { readonly number: number; readonly name: string; readonly title: string; readonly dice: string } | null;
  /** What would be undone; null = nothing, or not by this seat. */
  readonly undo: string | null;
  /** What would be done again; null = nothing, or not by this seat. */
  readonly redo: string | null;
  /** This seat may take its open act back: nothing was revealed yet. */
  readonly withdraw: boolean;
  readonly orders: readonly StandingOrder[];
  /** About which moments of others the seat is asked, and those who always stop the fight; null where it plays nobody. */
  readonly dial: {
    readonly to: Dial;
    /** What the book wants at first. */
    readonly preset: Dial;
    readonly isSet: boolean;
    /** Asked whatever this fighter does, or at one kind of moment of its. */
    readonly stops: readonly { readonly of: Ref; readonly kind: MomentKind | null }[];
  } | null;
  /** What passed since the seat acted last. */
  readonly passed: readonly Passed[];
  /** Conditions that the game master can give; empty for other seats. */
  readonly givable: readonly string[];
  readonly over: string | null;
}

/** A line of the chat, as sent to a seat that may read it. */
export interface SaidLine {
  readonly id: string;
  /** Milliseconds of the server's clock. */
  readonly at: number;
  readonly from: string;
  /** `all`, `gm`, or the seat that it was whispered to. */
  readonly to: string;
  readonly text: string;
  /** The entry of the seat's own log behind which it was said; -1 = before the first. */
  readonly after: number;
}

/** What happened since a seat looked. */
export interface Digest {
  /** When it looked last, in milliseconds of the server's clock. */
  readonly since: number;
  /** What happened, by the entries of the seat's own log; `hurt` = someone was harmed. */
  readonly headlines: readonly { readonly entry: number; readonly text: string; readonly hurt: boolean }[];
  /** How many before them are left out. */
  readonly left: number;
  /** Lines of chat since. */
  readonly said: number;
  /** Whom the fight waits for, in one phrase, and whether that is this seat. */
  readonly waiting: string;
  readonly mine: boolean;
}

/** Where to tell another program whose turn it is; null = nowhere. */
export interface HookState {
  /** Whether the owner of the server allows it. */
  readonly isAllowed: boolean;
  readonly url: string | null;
}

/** A note without its text, which `readNote` tells. */
export interface NoteHead {
  readonly id: string;
  readonly from: string;
  readonly to: 'own' | 'gm' | 'all';
  readonly title: string;
  readonly changed: number;
}

/** Where a fighter can go, for an act that takes a path. */
export interface Goal {
  readonly place: number;
  readonly path: readonly number[];
  readonly cost: readonly (readonly [string, number])[];
  /** Who may react on the way, in words. */
  readonly provokes: readonly string[];
}

export interface AmendmentReport {
  readonly carried: number;
  readonly stopped: string | null;
  readonly lost: readonly string[];
  readonly changes: readonly string[];
}

/** Something that an act or an answer may lead to. */
export interface OddsOutcome {
  /** In short: "1 HP and prone"; empty where nothing happens to the one whom the odds are about. */
  readonly text: string;
  readonly share: number;
  readonly badness: Badness;
}

/** What an act or an answer may lead to. */
export interface Odds {
  readonly text: string;
  /** What may happen to the one whom it is about before all; null where no dice are involved. */
  readonly chance: {
    /** Name of whom it is about; empty for the end of the fight. */
    readonly who: string;
    /** What its share is the chance of: "to hurt Odo". */
    readonly about: string;
    /** It is about the one who acts. */
    readonly self: boolean;
    readonly harm: boolean;
    readonly share: number;
    /** The upper bound: `share` where every way was counted. */
    readonly atMost: number;
    /** Nothing first, then by badness, the worst last; what was not counted is missing from the sum. */
    readonly outcomes: readonly OddsOutcome[];
  } | null;
}

/** Who wins from here, by fights that were played on by policy. */
export interface FightOdds {
  readonly fights: number;
  /** By the number of the side: the share of those fights that it won, with the interval that holds the truth 95 times in 100. */
  readonly sides: readonly { readonly share: number; readonly least: number; readonly most: number }[];
}

/** What the board tells of a fighter, as against one of the seat's own. */
export interface Aids {
  readonly threatens: readonly number[];
  readonly line: string | null;
  readonly flank: string | null;
}

/** The summary of a fight, from the log of a seat. */
export interface Summary {
  readonly fighters: readonly {
    readonly ref: Ref;
    /** Shares of health, 1 = all of one fighter's; of those seen in part by the steps in which they look hurt. */
    readonly given: number;
    readonly taken: number;
    /** The sum of the differences between its rolls and their average, in standard deviations; null where the seat knows none of its dice. */
    readonly luck: number | null;
    readonly rolls: number;
  }[];
  /** Numbers of the entries in which most was lost, a fall counting as much as all health; at most three. */
  readonly turning: readonly number[];
}

/** Where an order in words would have fired. */
export interface OrderPreview {
  /** Questions that were put to the fighter. */
  readonly asked: number;
  readonly fired: readonly string[];
}

/** What the server sends. `seq` counts per seat: a seat that sees no change gets nothing. */
export type Frame =
  | { readonly kind: 'welcome'; readonly protocol: number; readonly clock: number }
  | {
      readonly kind: 'snapshot';
      readonly epoch: string;
      readonly seq: number;
      readonly scene: Scene;
      readonly log: readonly Entry[];
      readonly said: readonly SaidLine[];
      readonly notes: readonly NoteHead[];
    }
  | {
      readonly kind: 'step';
      readonly epoch: string;
      readonly seq: number;
      /** The parts of the scene that changed. */
      readonly set: Partial<Scene>;
      /** Entries from number `from` on are replaced by these. */
      readonly log: { readonly from: number; readonly entries: readonly Entry[] } | null;
      /** Lines from number `from` on are replaced by these. */
      readonly said?: { readonly from: number; readonly lines: readonly SaidLine[] };
      readonly notes?: readonly NoteHead[];
    }
  /** A ping on the board: it has no number and is never repeated. */
  | { readonly kind: 'ping'; readonly place: number; readonly from: string }
  | Reply
  | ({ readonly kind: 'bye' } & Refusal);

/** What a game master can do to the board of a running fight. Places are numbered as the ground of the scene numbers them. */
export interface BoardHand {
  readonly brushes: readonly BoardBrush[];
  readonly doors: readonly { readonly places: readonly number[]; readonly isOpen: boolean }[];
  /** How light it can be, and is; none where the game has no rules for it. */
  readonly lights: readonly string[];
  readonly light: string | null;
  /** Who can come in. */
  readonly creatures: readonly { readonly id: string; readonly name: string }[];
  readonly sides: readonly string[];
}

/** What can be drawn on the board of a running fight. */
export interface BoardBrush {
  readonly id: string;
  readonly title: string;
  readonly on: 'cell' | 'edge' | 'line' | 'region';
  /** Between two places. */
  readonly isBetween: boolean;
  /** A wall, a door or a way; else ground. */
  readonly isWall: boolean;
  /** What it has drawn: places, or pairs of them. */
  readonly drawn: readonly (readonly number[])[];
}

/** What a game master may do at any time by the rules: harm, heal, let someone in. */
export interface MasterActs {
  readonly acts: readonly { readonly id: string; readonly title: string }[];
  /** The act that was asked about, and its fields, each open as those before it are filled in. */
  readonly act: string | null;
  readonly fields: readonly MasterField[];
  /** Why it cannot be done now; null = it can. */
  readonly why: string | null;
}

/** What the answer to a message holds, by what it does; that to any other holds nothing for a page. */
export interface Answers {
  readonly undo: { readonly undone: string };
  readonly redo: { readonly redone: string };
  /** Why the open command no longer goes on as before; null = it does. */
  readonly decree: { readonly stopped: string | null };
  readonly seat: { readonly path: string } | null;
  readonly reach: readonly Goal[];
  /** With all forms and reasons; none where the menu is another one now. */
  readonly forms: readonly Act[];
  readonly settable: readonly (readonly [fact: string, range: string])[];
  readonly masterAct: MasterActs;
  readonly at: Scene;
  readonly try: AmendmentReport;
  readonly odds: Odds | null;
  readonly answerOdds: Odds | null;
  readonly tryOrder: OrderPreview;
  readonly look: Aids | null;
  readonly summary: Summary;
  readonly boardHand: BoardHand | null;
  readonly forecast: FightOdds | null;
  readonly shared: number;
  readonly note: { readonly id: string };
  readonly readNote: { readonly text: string };
  /** Null if its links are lost: a server that restarted repeats the answer. */
  readonly branch: Founded | null;
}
export type AnswerTo<K extends MessageKind> = K extends keyof Answers ? Answers[K] : unknown;

/** Why something was not done. */
export interface Refusal {
  readonly code: string;
  /** In English, or in the seat's language where the rules say it. */
  readonly text: string;
  /** The message and its values, for pages in other languages. */
  readonly say?: { readonly key: string; readonly with: { readonly [name: string]: string | number } };
}

/** The one answer to a command or a query. */
export type Reply<T = Json> =
  | { readonly kind: 'reply'; readonly id: string; readonly ok: true; readonly data: T }
  | ({ readonly kind: 'reply'; readonly id: string; readonly ok: false } & Refusal);

/** A game that is played here. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** Name of the picture of the game; null where it has none. */
  readonly emblem: string | null;
  /** What is special about it in a few words, by language, always in English; null where nothing was written. */
  readonly about: { readonly en: string; readonly [language: string]: string } | null;
}

/** A lesson that can be begun. */
export interface ReadyLesson {
  /** What a table is made of, and what the browser remembers it by. */
  readonly file: string;
  readonly ruleset: string;
  readonly rulesetTitle: string;
  readonly title: string;
  readonly about: string;
  readonly steps: number;
}

/** Under which path the server is reached that plays a table; empty if there is only one server, or none has a path. */
export interface Where {
  readonly at: string;
}

/** A ready fight on the first screen. */
export interface ReadyFight {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly rulesetTitle: string;
  /** Name of the picture of its game; null where it has none. */
  readonly emblem: string | null;
  readonly sides: readonly { readonly name: string; readonly fighters: readonly string[] }[];
  readonly ground: Ground | null;
  readonly tokens: readonly { readonly name: string; readonly side: number; readonly places: readonly number[] }[];
}

/** A ready fight as its file says it, with the texts of the packs that it names. */
export interface ReadyFile {
  readonly content: string;
  readonly packs: Readonly<Record<string, string>>;
}

export interface SeatLink {
  readonly seat: string;
  readonly kind: SeatKind;
  readonly name: string;
  /** Path with the secret behind `#`. */
  readonly path: string;
}

/** A log to look at, told to anyone who has its file. */
export interface Replay {
  readonly title: string;
  /** The id of its rule set. */
  readonly game: string;
  readonly log: readonly Entry[];
}

/** A new table: the links are shown once. */
export interface Founded {
  readonly table: string;
  readonly title: string;
  readonly links: readonly SeatLink[];
}

/** A sentence by each word that a table shows, in small letters with hyphens. */
export interface Terms {
  readonly [word: string]: string;
}

/** A rule of a game with all that is known of it. */
export interface RuleInBook {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly text: string;
  /** "tested", "implemented", "text", "ruling" or "missing". */
  readonly status: string;
  readonly reason: string | null;
  /** What the book leaves open, and how it was ruled, in turns. */
  readonly readings: readonly { readonly is: 'open' | 'ruling'; readonly text: string }[];
  /** What a fight may set to another reading. */
  readonly option: { readonly name: string; readonly values: readonly Json[]; readonly usual: Json } | null;
  /** Ids of rules that it builds on. */
  readonly uses: readonly string[];
  /** Where it is in the code, and the scenarios that test it. */
  readonly code: readonly string[];
  readonly scenarios: readonly string[];
}

/** A scenario that names rules, as its fight begins: its text, given to `/api/import`, makes a table of it. */
export interface RuleScenario {
  readonly file: string;
  /** In the keys of `riposte/scenario/1`, without steps. */
  readonly scenario: { readonly title: string; readonly rules: readonly string[]; readonly steps: readonly never[]; readonly [key: string]: unknown };
  /** What happens in its steps, a sentence each, as the log tells it; absent where nobody asked for a language. */
  readonly told?: readonly string[];
}

/** A line of what a farm answers the lab: totals of the first fights so far, something that is in the way, or why it is over. */
export type FarmLine =
  | { readonly shared: Shared /** With the last totals: how many of the fights had been fought before. */; readonly found?: number }
  | { readonly said: string }
  | { readonly failed: string };

export interface RuleText {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly text: string;
  readonly status: string;
  readonly ruling: string | null;
}

import type { Aftermath, BoardData, Carried, CharacterFile, Laying, MapNote } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import type {
  Advice,
  Archetype,
  CatalogueEntry,
  CatalogueSort,
  CharacterBlock,
  CharacterPool,
  Drawing,
  Facts,
  Ground,
  Growth,
  Rest,
  Track,
} from '@riposte/ruleset';
import type {
  ActApart,
  AnswersApart,
  Day,
  DayTally,
  Estimate,
  Fighter,
  Job,
  Nudge,
  Pairing,
  Placed,
  Share,
  Shared,
  Traces,
  Tried,
  TriedAct,
} from '@riposte/sim/fights';

// Requests of the page to its rules, and their answers. All of it is plain data: it goes from thread to thread.

/** What is wrong with a fight: where, as "fighters[2].gear[0]", and what was expected there, in words. */
export interface Problem {
  readonly path: string;
  readonly expected: string;
}

/** A fight as its file says it, with the texts of the packs that it names. */
export interface FightFile {
  readonly content: string;
  readonly packs?: PackTexts;
}

/** A fighter as it stands at the beginning. */
export interface Standing {
  /** Which fighter of the file it is, from 0. */
  readonly nth: number;
  readonly name: string;
  /** The number of its side; -1 = an unknown side. */
  readonly side: number;
  /** Places that it covers; empty = off the board. */
  readonly places: readonly number[];
  /** Degrees clockwise from up; null where facing does not count. */
  readonly facing: number | null;
  /** The name of its picture. */
  readonly icon: string | null;
  /** Numbers of the sides whose players do not see it. */
  readonly hiddenFrom: readonly number[];
  /** Its values at the start, by name; empty where the rules refuse it. */
  readonly facts: Facts;
}

/** New fighters that want a place. */
export interface PlaceWanted extends FightFile {
  /** As the file would say them, without a place. */
  readonly fighters: readonly { readonly [key: string]: Json }[];
  /** The place that they should be near to; null = others of their side. */
  readonly near: number | null;
}

/** A fight made ready, or as much of it as can be drawn beside what is wrong. */
export interface Opened {
  readonly problems: readonly Problem[];
  readonly ground: Ground | null;
  readonly standing: readonly Standing[];
}

/** An entry of the catalogue with the name of its picture, and the own pack that it comes from. */
export type Entry = CatalogueEntry & { readonly icon: string | null; readonly pack?: { readonly name: string; readonly title: string } };

/** Texts of own packs, by the names under which fights name them. */
export type PackTexts = Readonly<Record<string, string>>;

/** An own pack that the rules do not take as it is. */
export interface BrokenPack {
  readonly name: string;
  readonly problems: readonly Problem[];
}

export interface OptionOfBook {
  readonly name: string;
  /** The id of the rule that it settles. */
  readonly rule: string;
  readonly values: readonly Json[];
  readonly usual: Json;
}

/** A JSON Schema, as far as forms read it. */
export interface Shape {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape | boolean;
  readonly prefixItems?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
}

/** A map from elsewhere that is to be laid on a board of a game. */
export interface MapWanted {
  readonly game: string;
  /** The name of its file. */
  readonly file: string;
  readonly content: string;
  readonly laying: Laying;
}

export interface MapRead {
  readonly board: BoardData;
  readonly notes: readonly MapNote[];
  /** How many doors, windows and gaps there are, and how many things that stop sight. */
  readonly portals: number;
  readonly objects: number;
  /** Where the picture would lie; null = there is none. */
  readonly picture: {
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly type: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** What a game has for those who prepare a fight. */
export interface GameBook {
  readonly id: string;
  readonly title: string;
  /** What the book has, then what own packs add to it. */
  readonly entries: readonly Entry[];
  readonly broken: readonly BrokenPack[];
  readonly options: readonly OptionOfBook[];
  readonly board: Shape;
  readonly fighter: Shape;
  /** The choices of who makes a character; null = the game has no builder. */
  readonly choices: Shape | null;
  /** What there is to choose, as people see it; null = the game has no builder. */
  readonly builder: {
    readonly version: string;
    readonly blocks: readonly CharacterBlock[];
    readonly archetypes: readonly Archetype[];
    readonly growth: Growth;
  } | null;
  /** How a place is written: [3, 4], "3,4", or the name of a region. */
  readonly at: 'pair' | 'text' | 'name';
  /** What the scene is called, which knows the round; null = nothing. */
  readonly scene: string | null;
  /** The fact that says where a fighter stands; null = there is none. */
  readonly place: string | null;
  /** What can be drawn on its boards; null = nothing. */
  readonly drawing: Drawing | null;
  /** Computer players by name, and what tells them apart. */
  readonly minds: readonly string[];
  readonly tempers: readonly string[];
}

/** One number of a sheet: what it is made of stands in `parts`. */
export interface SheetNumber {
  readonly label: string;
  /** What it counts: "ft"; empty where that is no measure. */
  readonly unit: string;
  readonly shown: string;
  readonly base: { readonly label: string; readonly shown: string };
  /** Net count of advantages with its sources; null where the number is not rolled with any. */
  readonly advantage: Omit<SheetNumber, 'label' | 'unit' | 'advantage'> | null;
  readonly parts: readonly { readonly label: string; readonly amount: number; readonly rule: string }[];
  readonly rule: string;
}

export interface Built {
  /** The finished fighter without side and place; null for choices that are not valid. */
  readonly fighter: Readonly<Record<string, Json>> | null;
  readonly advice: readonly Advice[];
  readonly problems: readonly Problem[];
  readonly sheet: readonly SheetNumber[];
  readonly icon: string | null;
  readonly pools: readonly CharacterPool[];
  /** What a sheet on paper has boxes for. */
  readonly tracks: readonly Track[];
}

/** A fighter against a foe, both without side and place. */
export interface DuelWanted {
  readonly game: string;
  readonly fighter: Readonly<Record<string, Json>>;
  readonly foe: Readonly<Record<string, Json>>;
}

/** Duels so far: won, and neither won nor lost. */
export interface Duelled {
  readonly fights: number;
  readonly won: number;
  readonly drawn: number;
}

/** What is fought, and by whom. */
export interface FightsWanted extends FightFile {
  /** Default: the file's own. */
  readonly seed?: string;
  /** Names of computer players by side. */
  readonly players?: Readonly<Record<string, string>>;
  /** Standing orders by the name of the fighter. */
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  /** The first fight, 0 at first, and the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** Totals of fights, and whose the numbers in them are. */
export interface Fought extends Shared {
  readonly sides: readonly string[];
  /** By side, how often it wins, with the interval that holds the truth 95 times in 100. */
  readonly shares: readonly Estimate[];
  /** By the id of a fighter in the totals. */
  readonly fighters: readonly { readonly id: number; readonly name: string; readonly side: number }[];
}

export interface SolveWanted extends FightFile {
  readonly players?: Readonly<Record<string, string>>;
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  readonly side: string;
  /** A share, 0 to 1. */
  readonly wanted: number;
  /** Fighters like this one, more or fewer; or a number such as "Ann.level". */
  readonly like?: string;
  readonly number?: string;
  /** Fights of each try. */
  readonly fights: number;
  /** So many suffice for a try that is far off; default: all. */
  readonly few?: number;
  readonly soFar: Solved | null;
}

export interface Solved {
  /** All that was tried, the best first. */
  readonly tried: readonly Tried[];
  /** The fight with the best try in it. */
  readonly content: string;
  /** What the fight of each try came to. */
  readonly fought: readonly (readonly [content: string, Shared])[];
}

/** A fight of the lab: a file with changes to it, and what is fought against it. */
export interface LabWanted extends FightFile {
  readonly seed: string;
  readonly players: Readonly<Record<string, string>>;
}

/** What the lab says of a fight before it is fought. */
export interface LabFight {
  readonly title: string;
  readonly game: string;
  readonly gameTitle: string;
  /** The seed and the players of the file itself. */
  readonly seed: string;
  readonly players: Readonly<Record<string, string>>;
  /** Of a fight that goes on: after how many entries of its log, and in which round; null = it begins. */
  readonly stands: { readonly entries: number; readonly round: number } | null;
  readonly sides: readonly string[];
  readonly fighters: readonly Fighter[];
  /** What the fields of a fighter are called, by their paths. */
  readonly called: Readonly<Record<string, string>>;
  /** What of a fighter can run out. */
  readonly gauges: readonly { readonly fact: string; readonly title: string }[];
  /** The gauge that tells of harm; null = the game has none that is a number. */
  readonly harm: string | null;
  readonly options: readonly { readonly name: string; readonly values: readonly Json[]; readonly now: Json }[];
  /** Names of computer players. */
  readonly minds: readonly string[];
}

/** What can be another of the gear of a fight. */
export interface GearChoice {
  /** By the name of a fighter: what it has, by the fields that the file writes. */
  readonly has: Readonly<Record<string, Facts>>;
  /** What it could have instead; `alone`: in the field of this name, which takes one thing; null = in a list. */
  readonly things: readonly { readonly id: string; readonly title: string; readonly alone: string | null }[];
}

export interface CompareWanted extends LabWanted {
  /** The variant; empty = the fight as it is alone. */
  readonly changes: readonly string[];
  /** What was fought before; null = nothing. */
  readonly soFar: Compared | null;
  readonly fights: number;
}

/** A fight and its variant, as a farm takes them. */
export interface LabJobs {
  readonly job: Job;
  readonly versus: readonly Job[];
}

/** Totals so far, and what was seen of the first fights command by command. */
export interface Compared {
  readonly shared: Shared;
  readonly traces: Traces;
  /** What was seen of the variant. */
  readonly variant: Traces;
  /** Who fights in the variant; nobody = there is none. */
  readonly others: readonly (readonly Fighter[])[];
}

export interface MattersWanted extends LabWanted {
  readonly fights: number;
  readonly soFar: Matters | null;
}

export interface Matters {
  readonly nudges: readonly Nudge[];
  readonly shared: Shared;
}

export interface GridWanted extends LabWanted {
  /** Places such as "Ann.hp", and what stands there. */
  readonly across: string;
  readonly down: string;
  readonly fromAcross: readonly Json[];
  readonly fromDown: readonly Json[];
  readonly fights: number;
  readonly soFar: Grid | null;
}

/** Totals by row and column; null = it cannot be fought. */
export type Grid = readonly (readonly (Shared | null)[])[];

export interface ContestWanted extends LabWanted {
  readonly entrants: readonly string[];
  readonly fights: number;
  readonly soFar: Contest | null;
}

export interface Contest {
  /** What each meeting came to, there and back in turn. */
  readonly fought: readonly Shared[];
  readonly pairings: readonly Pairing[];
  readonly table: readonly Placed[];
}

export interface DayWanted {
  readonly fights: readonly (FightFile & { readonly rests: readonly Rest['id'][] })[];
  readonly seed: string;
  readonly days: number;
  readonly soFar: Lived | null;
}

/** Days so far, and whose the numbers in them are. */
export interface Lived {
  readonly tally: DayTally;
  /** Who goes through all the fights. */
  readonly heroes: readonly string[];
  readonly titles: readonly string[];
  readonly gauges: readonly { readonly fact: string; readonly title: string }[];
}

/** A part of many days, for one thread of several. */
export interface DaysWanted {
  readonly fights: Day['fights'];
  readonly from: number;
  readonly to: number;
}

export interface ApartWanted extends LabWanted {
  /** The variant; empty = the fight as it is alone. */
  readonly changes: readonly string[];
  /** Acts that the computer does first. */
  readonly after: number;
  /** Whose act, and which, as the command takes it; null = the first. */
  readonly who: string | null;
  readonly act: string | null;
}

/** What can be done at a moment of a fight, and one act of it, or the open question, taken apart. */
export interface Apart {
  /** How the fight ended before; null = it goes on. */
  readonly end: string | null;
  /** Everybody, and whether it may act now. */
  readonly fighters: readonly { readonly name: string; readonly may: boolean }[];
  readonly who: string;
  readonly acts: readonly string[];
  readonly act: ActApart | null;
  readonly question: AnswersApart | null;
}

/** The same with what the variant makes of it; null = there is none. */
export interface ApartCompared extends Apart {
  readonly variant: Pick<Apart, 'act' | 'question'> | null;
}

/** The odds of dice: of a sum, of a test that holds or does not, or of two against each other. */
export interface DiceOdds {
  readonly kind: 'sum' | 'test' | 'versus';
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
  /** Each total with its chance, the lowest first. */
  readonly chances: readonly (readonly [total: number, chance: number])[];
  /** Chances of more than 0, of 0, and of less. */
  readonly above: number;
  readonly even: number;
  readonly below: number;
}

/** The numbers of fights: names of columns, and a row for each fight. */
export interface FightNumbers {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (number | null)[])[];
}

/** One sort of thing that packs of a game can hold. */
export interface PackPart {
  /** Its key in the file: "weapons". */
  readonly section: string;
  /** The field that names what it is like; null = it is like nothing. */
  readonly from: 'creature' | 'like' | null;
  /** What it can be like, with what that has where the thing says nothing, and what a copy of it must say. */
  readonly likes: readonly { readonly id: string; readonly name: string; readonly usual: Facts; readonly said: Facts }[];
  readonly shape: Shape;
}

export interface PackBook {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PackPart[];
}

/** A thing for a pack, but for its id. */
export interface Copied {
  readonly section: string;
  readonly thing: { readonly title: string; readonly [key: string]: unknown };
}

export type { Aftermath, Carried, CharacterFile, Estimate, TriedAct };

/** What can be asked: what is sent, what comes back, and what comes on the way. */
export interface Requests {
  /** Opens a fight, or says what is wrong with it. */
  readonly open: { readonly asks: FightFile; readonly gives: Opened; readonly tells: never };
  /** Where new fighters can stand: what each says of its place. */
  readonly place: { readonly asks: PlaceWanted; readonly gives: readonly Json[]; readonly tells: never };
  /** Reads a map from elsewhere. */
  readonly map: { readonly asks: MapWanted; readonly gives: MapRead; readonly tells: never };
  /** Loads the rules of a game before they are needed; null = the thread alone begins. */
  readonly load: { readonly asks: { readonly game: string | null }; readonly gives: null; readonly tells: never };
  /** A game by its id. */
  readonly book: { readonly asks: { readonly game: string; readonly packs?: PackTexts }; readonly gives: GameBook; readonly tells: never };
  /** The file of a fight that has nobody in it yet. */
  readonly fresh: {
    readonly asks: { readonly game: string; readonly title: string; readonly sides: readonly string[]; readonly regions: readonly string[] };
    readonly gives: string;
    readonly tells: never;
  };
  /** A character made of choices. */
  readonly build: { readonly asks: { readonly game: string; readonly choices: Readonly<Record<string, Json>> }; readonly gives: Built; readonly tells: never };
  /** A character as its file has it. */
  readonly character: { readonly asks: { readonly content: string }; readonly gives: CharacterFile; readonly tells: never };
  /** What the log of a fight leaves of everybody; `on` is the day. */
  readonly aftermath: {
    readonly asks: { readonly content: string; readonly on: string; readonly packs?: PackTexts };
    readonly gives: Aftermath;
    readonly tells: never;
  };
  /** The choices of a character by chance; the same seed gives the same. */
  readonly chance: { readonly asks: { readonly game: string; readonly seed: string }; readonly gives: Readonly<Record<string, Json>>; readonly tells: never };
  /** What a fighter can do to a foe, with exact odds. */
  readonly trial: { readonly asks: DuelWanted; readonly gives: readonly TriedAct[]; readonly tells: never };
  /** Duels against a foe; how they went so far comes on the way. */
  readonly duel: { readonly asks: DuelWanted & { readonly fights: number }; readonly gives: Duelled; readonly tells: Duelled };
  /** What packs of a game can hold. */
  readonly packBook: { readonly asks: { readonly game: string }; readonly gives: PackBook; readonly tells: never };
  /** An entry of the book as a pack can hold it; null = none can. */
  readonly copied: {
    readonly asks: { readonly game: string; readonly sort: CatalogueSort; readonly id: string };
    readonly gives: Copied | null;
    readonly tells: never;
  };
  /** What is wrong with a pack. */
  readonly packFaults: { readonly asks: { readonly game: string; readonly content: string }; readonly gives: readonly Problem[]; readonly tells: never };
  /** Duels of what a pack has: a creature against `foe`, or `foe` with a thing against `foe` with what that is like. @throws FileError */
  readonly packTried: {
    readonly asks: {
      readonly game: string;
      readonly content: string;
      readonly section: string;
      readonly nth: number;
      readonly foe: string;
      readonly fights: number;
    };
    readonly gives: Duelled;
    readonly tells: Duelled;
  };
  /** Fights; totals so far come on the way. */
  readonly fights: { readonly asks: FightsWanted; readonly gives: Fought; readonly tells: Fought };
  /** Looks for what makes a side win as often as is wanted. */
  readonly solve: { readonly asks: SolveWanted; readonly gives: Solved; readonly tells: Solved };
  /** A fight as the lab sees it. @throws Error with what is wrong with it */
  readonly lab: { readonly asks: FightFile; readonly gives: LabFight; readonly tells: never };
  /** The gear of its fighters with these changes, and what it could be. @throws Error with what is wrong with them */
  readonly gear: { readonly asks: LabWanted & { readonly changes: readonly string[] }; readonly gives: GearChoice; readonly tells: never };
  /** The numbers of its fighters that can be moved by one. */
  readonly nudges: { readonly asks: LabWanted; readonly gives: readonly Nudge[]; readonly tells: never };
  /** Fights by their numbers, for one thread of several. */
  readonly share: { readonly asks: Share; readonly gives: Shared; readonly tells: never };
  /** Days by their numbers, for one thread of several. */
  readonly days: { readonly asks: DaysWanted; readonly gives: DayTally; readonly tells: never };
  /** A day of fights, lived many times. */
  readonly day: { readonly asks: DayWanted; readonly gives: Lived; readonly tells: Lived };
  /** Fights a fight and a variant with the same dice. */
  readonly compare: { readonly asks: CompareWanted; readonly gives: Compared; readonly tells: Compared };
  /** The same as others are asked for it. @throws Error with what is wrong with the variant */
  readonly jobs: { readonly asks: Omit<CompareWanted, 'soFar' | 'fights'>; readonly gives: LabJobs; readonly tells: never };
  /** Each fight as a row of numbers. */
  readonly rows: { readonly asks: Omit<CompareWanted, 'soFar'>; readonly gives: FightNumbers; readonly tells: number };
  /** Moves every number by one. */
  readonly matters: { readonly asks: MattersWanted; readonly gives: Matters; readonly tells: Matters };
  /** Shares of wins over two numbers. */
  readonly grid: { readonly asks: GridWanted; readonly gives: Grid; readonly tells: Grid };
  /** Players against each other on both sides. */
  readonly contest: { readonly asks: ContestWanted; readonly gives: Contest; readonly tells: Contest };
  /** One of the fights as a log. */
  readonly fightLog: {
    readonly asks: LabWanted & { readonly changes: readonly string[]; readonly trial: number };
    readonly gives: string;
    readonly tells: never;
  };
  /** An act or an answer of a fight, taken apart. @throws Error with what is wrong with the fight or the variant */
  readonly apart: { readonly asks: ApartWanted; readonly gives: ApartCompared; readonly tells: never };
  /** The odds of dice. @throws Error with the place of what is wrong */
  readonly dice: { readonly asks: { readonly text: string }; readonly gives: DiceOdds; readonly tells: never };
  /** Why an order says nothing; null = it says something. */
  readonly order: { readonly asks: FightFile & { readonly who: string; readonly order: string }; readonly gives: string | null; readonly tells: never };
}

export type Request = keyof Requests;

/** From the page to the thread. */
export type ToBench = { readonly id: number; readonly ask: Request; readonly about: unknown } | { readonly id: number; readonly cancel: true };

/** From the thread to the page. */
export type FromBench = { readonly id: number } & (
  | { readonly told: unknown }
  | { readonly done: unknown }
  | { readonly failed: string }
  | { readonly lost: true }
);

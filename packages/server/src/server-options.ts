import type { WhyNotIgnored } from '@riposte/files';
import type { RuleSet } from '@riposte/ruleset';
import type { LeaseTimes } from './leases.ts';
import type { Makers } from './makers.ts';
import type { RuleInBook, RuleScenario, RuleText } from './protocol.ts';
import type { Quota, Store } from './store.ts';
import type { Ready } from './tables.ts';
import type { ThreadOptions } from './threads.ts';
import type { MostConnections } from './visits.ts';
import type { WebhookOptions } from './webhooks.ts';
import type { WorkshopLimits } from './workshop.ts';

/** What comes with Riposte: rule sets, ready fights, rules in our own words. */
export interface Library {
  readonly ruleSets: readonly RuleSet[];
  readonly fights: readonly Ready[];
  /** Lessons of all games, of each in their order; default: none. */
  readonly lessons?: readonly Ready[];
  readonly rule: (ruleset: string, id: string) => RuleText | null;
  /** All rules of a rule set in the order of its book; default: none. */
  readonly rules?: (ruleset: string) => readonly RuleInBook[];
  /** The scenarios of a rule set that can be played, the plainest first; default: none. */
  readonly scenarios?: (ruleset: string) => readonly RuleScenario[];
  /** Tells what happens in a scenario, in a language. Default: no story. */
  readonly told?: (scenario: RuleScenario, language: string) => Promise<readonly string[]>;
  /** Why the game master cannot ignore a rule; null = it can be. Default: each can be. */
  readonly whyNotIgnored?: WhyNotIgnored;
}

/** Where a farm of workers is. */
export interface FarmPlace {
  /** Of its PostgreSQL database. */
  readonly address: string;
  /** Of Riposte: workers of another one do not take its fights. */
  readonly release: string;
}

export interface ServerOptions {
  readonly store: Store;
  readonly library: Library;
  /** Folder of the built pages; without it only the interface for programs is served. */
  readonly pages: string | null;
  /** Addresses at which pages are opened beside those of this machine, as `https://table.example`. */
  readonly publicUrls?: readonly string[];
  /** Names and addresses of this machine; default: those that the operating system knows. */
  readonly names?: () => readonly string[];
  /** Path under which the proxy reaches this very server, such as `/n/a`, if several share a database; default: none. */
  readonly address?: string;
  /** The times of leases, where several share a database. */
  readonly lease?: Partial<LeaseTimes>;
  /** Addresses of proxies, with commas between, whose word on where a request comes from is taken; default: none. */
  readonly trustProxy?: string;
  /** Who may make tables without a token; default: people at this machine. */
  readonly makers?: Makers;
  /** What lets others make tables. */
  readonly makerTokens?: readonly string[];
  /** With it other machines may read the figures, as `Authorization: Bearer TOKEN`; without one only this machine may. */
  readonly metricsToken?: string;
  readonly quota?: Partial<Quota>;
  /** What one workshop may keep. */
  readonly workshop?: Partial<WorkshopLimits>;
  readonly connections?: Partial<MostConnections>;
  /** Tables and workshops that were not opened for so many days are deleted; 0 = never. */
  readonly keepDays?: number;
  /** Tables whose fight was over for so many days are deleted; 0 = never. */
  readonly keepFinishedDays?: number;
  /** Workers on other machines, who fight what the lab of a page wants; default: none. */
  readonly farm?: FarmPlace;
  /** Where to send whose turn it is; default: nowhere. */
  readonly webhooks?: WebhookOptions;
  /** Milliseconds between two looks at which questions have had their time, at tables that nobody plays; default 20,000. */
  readonly look?: number;
  /** Milliseconds in which a request has to be here whole. */
  readonly patience?: number;
  /** Addresses by which other devices reach this server, as origins. */
  readonly near?: () => readonly string[];
  /** Milliseconds between two decisions of the computer. */
  readonly pace?: number;
  /** From how many tables on those are forgotten that nobody has looked at for so many milliseconds. */
  readonly memory?: { readonly tables: number; readonly idle: number };
  /** Milliseconds between two signs of life of a connection. */
  readonly heartbeat?: number;
  readonly log?: (line: string) => void;
  /** Messages of one connection in a burst, and how many a second it regains. */
  readonly burst?: number;
  readonly perSecond?: number;
  /** Requests a minute of one address, and ten times as many parts of pages. */
  readonly perMinute?: number;
  /** Plays tables in threads of their own; without it they are played in the server's own thread, where a long decision holds up all of them. */
  readonly threads?: ThreadOptions;
}

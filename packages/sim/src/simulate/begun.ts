import {
  decreeInWords,
  type Encounter,
  ending,
  endOf,
  FileError,
  fightersOf,
  isLog,
  type LoadText,
  type LogHeader,
  type OpenCommand,
  openCommand,
  openLog,
  readEncounter,
} from '@riposte/files';
import { type Json, writeLog } from '@riposte/kernel';
import { ruleSetsIn } from '@riposte/rule-sets';
import { nearest, type RuleSet } from '@riposte/ruleset';
import { TextError } from '../pointed.ts';
import { valueOf } from './variant.ts';

/** A fight to be simulated: an encounter from its beginning, or a log from where it stands. */
export interface Begun {
  readonly encounter: Encounter;
  /** The command that waits for an answer or dice; null = none does. */
  readonly open: OpenCommand | null;
  /** Commands that the log holds, undone ones aside; null = an encounter, which begins. */
  readonly entries: number | null;
}

/** Simulated dice are never those of the log, whose future would be told by its seed. */
const SEED = '1';

/**
 * Reads an encounter or a log. A log must name its sides, and its fight must not be over.
 * @throws FileError for what cannot be read or simulated.
 */
export function readBegun(content: string, file: string, ruleSets: readonly RuleSet[], load?: LoadText): Begun {
  if (!isLog(content)) return { encounter: readEncounter(content, file, ruleSets, load), open: null, entries: null };
  const { fight, ruleSet, setting } = openLog(content, file, ruleSets, load, { typed: true });
  if (setting === null) throw new FileError(file, 'line 1.encounter', 'a log that names its sides; this one was written without them');
  const open = openCommand(fight);
  const { title, sides, seats, ends } = setting;
  const over = ending({ fight, ruleSet, sides, ended: (view) => endOf({ ends, ruleSet }, view) });
  if (over !== null) throw new FileError(file, '', `a fight that is not over (${over})`);
  return {
    encounter: {
      title,
      note: '',
      rules: fight.rules,
      seed: SEED,
      sides,
      seats,
      ends,
      players: {},
      orders: {},
      state: open?.state ?? fight.state,
      fighters: [],
      picture: null,
      lesson: null,
      policy: ruleSet.policy,
      ruleSet,
      packs: (fight.header as LogHeader).packs ?? [],
    },
    open,
    entries: fight.path().filter((line) => fight.lines[line].in === 'command').length,
  };
}

interface StoredFight {
  readonly content: string;
  readonly file: string;
  readonly packs: Readonly<Record<string, string>>;
}

/**
 * A log with facts of fighters set, as the game master would: `Ann.hp=5`. The consequences under the rules happen, too.
 * @throws TextError for a change that a running fight cannot take, FileError for an unknown fact or value.
 */
export async function decreed({ content, file, packs }: StoredFight, changes: readonly string[]): Promise<string> {
  const { fight, ruleSet } = openLog(content, file, await ruleSetsIn(content), (name) => packs[name], { typed: true });
  const names = fightersOf(fight.view).map((id) => fight.rules.def.name(fight.view, id));
  for (const change of changes) {
    const [, name, fact, value] = /^([^.=]+)\.([^=]+)=(.*)$/s.exec(change) ?? [];
    if (name === undefined) throw new TextError(change, 0, '"FIGHTER.FACT=VALUE": in a fight that has begun, only facts of fighters can be changed');
    if (!names.includes(name)) throw new TextError(change, 0, `a fighter: ${names.join(', ')}`, nearest(names, name));
    decreeInWords(fight, ruleSet, 'set', { of: name, [fact]: valueOf(value) as Json });
  }
  return writeLog(fight.header, fight.lines);
}

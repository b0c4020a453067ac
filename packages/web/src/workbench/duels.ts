import { type Aftermath, aftermathOf, type CharacterFile, duelOf, isFightable, randomCharacter, readCharacterFile } from '@riposte/files';
import type { Json } from '@riposte/kernel';
import { RULE_SET_IDS, ruleSetNamed, ruleSetsIn } from '@riposte/rule-sets';
import type { RuleSet } from '@riposte/ruleset';
import { duelsWon, type TriedAct, trialsOf } from '@riposte/sim/fights';
import { packsByContent } from './packs.ts';
import type { Duelled, DuelWanted, Requests } from './requests.ts';
import type { Way } from './together.ts';

/** The choices of a character by chance; none for a game without a builder. */
export async function chance({ game, seed }: { readonly game: string; readonly seed: string }): Promise<Readonly<Record<string, Json>>> {
  const { character } = await ruleSetNamed(game);
  return character === undefined ? {} : (randomCharacter(character, seed) as Readonly<Record<string, Json>>);
}

/** A character as its file has it. @throws FileError with place and remedy */
export const characterIn = async ({ content }: { readonly content: string }): Promise<CharacterFile> => readCharacterFile(content, 'character', RULE_SET_IDS);

/** What the log of a fight leaves of everybody. @throws FileError for what is no log, or one that needs a pack which is not here */
export async function aftermath({ content, on, packs = {} }: Requests['aftermath']['asks']): Promise<Aftermath> {
  const ruleSets = await ruleSetsIn(content.slice(0, content.indexOf('\n') + 1));
  return aftermathOf(content, 'fight.jsonl', ruleSets, on, packsByContent(packs, ruleSets));
}

/** What a fighter can do to a foe; empty if one of them cannot fight. */
export async function tried({ game, fighter, foe }: DuelWanted): Promise<readonly TriedAct[]> {
  const ruleSet = await ruleSetNamed(game);
  const duel = duelOf(ruleSet, fighter, foe);
  return isFightable(duel) ? trialsOf(ruleSet, duel) : [];
}

/** Duels between two looks at what the page wants. */
const SLICE = 5;

const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Fights duels, half of them from the other end, so that who is named first has no advantage; reports the score on the way. */
export async function duelled(
  { game, fighter, foe, fights }: DuelWanted & { readonly fights: number },
  { signal, tell }: Way<Duelled>,
  withOwn?: RuleSet,
): Promise<Duelled> {
  const ruleSet = withOwn ?? (await ruleSetNamed(game));
  const duel = duelOf(ruleSet, fighter, foe);
  const turned = duelOf(ruleSet, foe, fighter);
  let sum: Duelled = { fights: 0, won: 0, drawn: 0 };
  for (let slice = 0; isFightable(duel) && isFightable(turned) && sum.fights < fights && !signal.aborted; slice++) {
    const to = Math.min(fights, sum.fights + SLICE);
    const isTurned = slice % 2 === 1;
    const { won: first, drawn } = duelsWon(ruleSet, isTurned ? turned : duel, sum.fights, to);
    const won = isTurned ? to - sum.fights - drawn - first : first;
    sum = { fights: to, won: sum.won + won, drawn: sum.drawn + drawn };
    tell(sum);
    await breath();
  }
  return sum;
}

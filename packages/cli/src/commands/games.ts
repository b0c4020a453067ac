import { decimal } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { ConformanceOptions } from '../conformance.ts';
import { isExaminer } from '../examiner.ts';

/** The commands for those who write games. */
export function addGames(add: Add, finish: Finish): void {
  for (const command of [addNewGameCommand, addConformanceCommand]) command(add, finish);
}

function addNewGameCommand(add: Add, finish: Finish): void {
  add(
    'new-game',
    'Write a small, complete game into a new folder, as a starting point for your own',
    'riposte new-game winter-war',
    'riposte new-game winter-war --into ~/games/winter',
  )
    .argument('<name>', 'id of the game: lower-case letters, digits and hyphens')
    .option('--into <folder>', 'Write it into this folder, which must not exist yet (default: named after the game)')
    .action(async (name: string, options: Options & { into?: string }) => {
      const { newGame } = await import('../new-game.ts');
      finish(newGame(name, options.into), options.json);
    });
}

function addConformanceCommand(add: Add, finish: Finish): void {
  add(
    'conformance',
    'Check that a game meets every requirement: scenarios, messages, undo, replay, secrets, odds; fails if it does not',
    'riposte conformance --ruleset ./winter-war',
    'riposte conformance --ruleset ./winter-war --only undo replay --times 10',
  )
    .option('--ruleset <game>', 'Check this game: its folder, its package or its name')
    .option('--only <check...>', 'Run only these checks (--json shows their ids)')
    .option('--times <number>', 'Multiply the number of tries by this (default: 1)', decimal('--times', 0.1, 1000))
    .option('--seed <text>', 'Fight with dice from this seed (default: 1)')
    .action(async (options: Options & ConformanceOptions) => {
      if (isExaminer()) {
        const { examine } = await import('../conformance.ts');
        await examine(options);
        return finish(0, options.json);
      }
      const { supervised } = await import('../supervised.ts');
      finish(await supervised(options), options.json);
    });
}

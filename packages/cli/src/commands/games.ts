import type { Add, Finish, Options } from '../command.ts';

/** The commands for those who write games. */
export function addGames(add: Add, finish: Finish): void {
  for (const command of [addNewGameCommand]) command(add, finish);
}

function addNewGameCommand(add: Add, finish: Finish): void {
  add(
    'new-game',
    'Write a small complete game into a new folder, to be changed into your own',
    'riposte new-game winter-war',
    'riposte new-game winter-war --into ~/games/winter',
  )
    .argument('<name>', 'id of the game: small letters, digits and hyphens')
    .option('--into <folder>', 'Write it into this folder, which must not exist (default: named after the game)')
    .action(async (name: string, options: Options & { into?: string }) => {
      const { newGame } = await import('../new-game.ts');
      finish(newGame(name, options.into), options.json);
    });
}

import { PLAYER, whole } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { StoryOptions } from '../story.ts';

/** The commands that play fights and look into them. */
export function addFights(add: Add, finish: Finish): void {
  for (const command of [addPlayCommand, addFightCommand, addVerifyCommand, addReplayCommand, addLegalCommand, addAdviseCommand, addOrdersCommand])
    command(add, finish);
}

function addPlayCommand(add: Add, finish: Finish): void {
  add('play', 'Play a fight in the terminal, or resume one', 'riposte play', 'riposte play harbour-gate.jsonl', "printf 'auto all\\n' | riposte play")
    .argument('[file]', 'encounter or log (default: a sample fight)')
    .option('--seed <text>', 'Roll the dice from this seed (default: the seed of the encounter)')
    .option('--log <file>', 'Write the log to this file (default: named after the encounter, in the current folder)')
    .option('--force', 'Overwrite files that exist')
    .option('--typed', 'Use real dice: you are asked for the faces at every roll')
    .option('--player <side=name...>', PLAYER)
    .option('--lang <code>', 'Tell the story in this language: en or de (default: en)')
    .option('--no-rules', 'Hide rule ids')
    .option('--no-pin', 'Let the board scroll away with the story (default: it stays at the top if the terminal is tall enough)')
    .action(
      async (
        file: string | undefined,
        options: Options & StoryOptions & { pin?: boolean; seed?: string; log?: string; force?: boolean; typed?: boolean; player?: string[] },
      ) => {
        const { play } = await import('../play.ts');
        finish(await play(file, options), options.json);
      },
    );
}

function addFightCommand(add: Add, finish: Finish): void {
  add(
    'fight',
    'Run a whole fight with computer players and print the story',
    'riposte fight encounters/sea-of-shadows/harbour-gate.json --seed 7 --log gate.jsonl',
  )
    .argument('<encounter>', 'encounter file')
    .option('--seed <text>', 'Roll the dice from this seed (default: the seed of the encounter)')
    .option('--log <file>', 'Write the log to this file')
    .option('--force', 'Overwrite files that exist')
    .option('--player <side=name...>', PLAYER)
    .option('--why', 'Show why computer players chose what they did')
    .option('--lang <code>', 'Tell the story in this language: en or de (default: en)')
    .option('--no-rules', 'Hide rule ids')
    .action(async (file: string, options: Options & StoryOptions & { seed?: string; log?: string; force?: boolean; player?: string[]; why?: boolean }) => {
      const { fight } = await import('../fight.ts');
      finish(await fight(file, options), options.json);
    });
}

function addVerifyCommand(add: Add, finish: Finish): void {
  add('verify', 'Check that a log is intact and replays to the same result', 'riposte verify gate.jsonl')
    .argument('<log>', 'log file')
    .action(async (file: string, options: Options) => {
      const { verify } = await import('../verify.ts');
      finish(await verify(file), options.json);
    });
}

function addReplayCommand(add: Add, finish: Finish): void {
  add('replay', 'Print the story of a log, or the state after one of its lines', 'riposte replay gate.jsonl', 'riposte replay gate.jsonl --at 40')
    .argument('<log>', 'log file')
    .option('--at <line>', 'Show the state after this line of the log (line 1 is the header)', whole('--at', 1))
    .option('--lang <code>', 'Tell the story in this language: en or de (default: en)')
    .option('--no-rules', 'Hide rule ids')
    .action(async (file: string, options: Options & StoryOptions & { at?: number }) => {
      const { replay } = await import('../replay.ts');
      finish(await replay(file, options), options.json);
    });
}

function addLegalCommand(add: Add, finish: Finish): void {
  add('legal', 'List what a fighter can do now, what it costs, and why the rest is not available', 'riposte legal gate.jsonl --as Ann')
    .argument('<file>', 'encounter or log')
    .option('--as <fighter>', 'List the actions of this fighter')
    .option('--odds', 'Show the exact odds of each action')
    .option('--within <ms>', 'Show a range for odds that take longer than this (default: 500; 0 waits for exact odds)', whole('--within'))
    .option('--lang <code>', 'List the actions in this language: en or de (default: en)')
    .action(async (file: string, options: Options & { as?: string; odds?: boolean; within?: number; lang?: string }) => {
      const { legal } = await import('../legal.ts');
      finish(await legal(file, options.as, options), options.json);
    });
}

function addAdviseCommand(add: Add, finish: Finish): void {
  add('advise', 'Ask a computer player what it would do now, and why', 'riposte advise gate.jsonl --as Ann --player tactical:brave')
    .argument('<file>', 'encounter or log')
    .option('--as <fighter>', 'Advise this fighter (default: the one whose turn it is)')
    .option(
      '--player <name>',
      'Ask this computer player: policy, random, careful, tactical or tactical with a style, such as tactical:brave (default: tactical)',
    )
    .action(async (file: string, options: Options & { as?: string; player?: string }) => {
      const { advise } = await import('../players.ts');
      finish(await advise(file, options), options.json);
    });
}

function addOrdersCommand(add: Add, finish: Finish): void {
  add(
    'orders',
    'Show when a standing order would have applied in a fight; fails if it never would have',
    'riposte orders gate.jsonl "parry when the blow would cost 2 hp" --as Ann',
  )
    .argument('<log>', 'log file')
    .argument('<order>', 'standing order (docs/orders.md explains the wording)')
    .option('--as <fighter>', 'Give the order to this fighter')
    .action(async (file: string, text: string, options: Options & { as?: string }) => {
      const { orders } = await import('../orders.ts');
      finish(await orders(file, text, options.as), options.json);
    });
}

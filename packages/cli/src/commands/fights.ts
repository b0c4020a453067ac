import { wholeNumber } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';

/** The commands that play fights and look into them. */
export function addFights(add: Add, finish: Finish): void {
  add('play', 'play a fight in the terminal, or go on with one', 'riposte play', 'riposte play harbour-gate.jsonl', "printf 'auto all\\n' | riposte play")
    .argument('[file]', 'encounter or log; default: the first ready fight')
    .option('--seed <text>', 'seed of the dice; default: the one of the encounter')
    .option('--log <file>', 'log to write; default: named after the encounter, in this folder')
    .option('--force', 'replace a log of that name')
    .option('--typed', 'throw real dice: every roll waits for their faces')
    .option('--player <side=name...>', 'computer players for sides: policy, random, careful, tactical, brave, cautious, focused, protective')
    .action(async (file: string | undefined, options: Options & { seed?: string; log?: string; force?: boolean; typed?: boolean; player?: string[] }) => {
      const { play } = await import('../play.ts');
      finish(await play(file, options), options.json);
    });

  add(
    'fight',
    'run a fight to its end, everybody by policy, and tell it',
    'riposte fight encounters/sea-of-shadows/harbour-gate.json --seed 7 --log gate.jsonl',
  )
    .argument('<encounter>', 'encounter file')
    .option('--seed <text>', 'seed of the dice; default: the one of the encounter')
    .option('--log <file>', 'write the log there')
    .option('--force', 'replace a log of that name')
    .option('--player <side=name...>', 'computer players for sides: policy, random, careful, tactical, brave, cautious, focused, protective')
    .option('--why', 'what computer players expected of what they chose and of the rest')
    .action(async (file: string, options: Options & { seed?: string; log?: string; force?: boolean; player?: string[]; why?: boolean }) => {
      const { fight } = await import('../fight.ts');
      finish(fight(file, options), options.json);
    });

  add('verify', 'check the chain of a log and execute it again; says no with the line that differs', 'riposte verify gate.jsonl')
    .argument('<log>', 'log file')
    .action(async (file: string, options: Options) => {
      const { verify } = await import('../verify.ts');
      finish(verify(file), options.json);
    });

  add('replay', 'tell the fight of a log, or the state at one of its lines', 'riposte replay gate.jsonl', 'riposte replay gate.jsonl --at 40')
    .argument('<log>', 'log file')
    .option('--at <line>', 'line of the log file; 1 is the header', wholeNumber)
    .action(async (file: string, options: Options & { at?: number }) => {
      const { replay } = await import('../replay.ts');
      finish(replay(file, options), options.json);
    });

  add('legal', 'what a fighter may declare, with costs, and why not the rest', 'riposte legal gate.jsonl --as Ann')
    .argument('<file>', 'encounter or log')
    .requiredOption('--as <fighter>', 'name of the fighter')
    .option('--odds', 'what each act can lead to, exactly')
    .option('--within <ms>', 'milliseconds after which bounds of an act are enough, 0 = never; default 500', wholeNumber)
    .action(async (file: string, options: Options & { as: string; odds?: boolean; within?: number }) => {
      const { legal } = await import('../legal.ts');
      finish(legal(file, options.as, options), options.json);
    });

  add('advise', 'what a computer player would do now, with the expectation of everything else', 'riposte advise gate.jsonl --as Ann --player tactical:brave')
    .argument('<file>', 'encounter or log')
    .option('--as <fighter>', 'for whom; default: whose turn it is')
    .option('--player <name>', 'policy, random, careful, tactical, or a temper; default: tactical')
    .action(async (file: string, options: Options & { as?: string; player?: string }) => {
      const { advise } = await import('../players.ts');
      finish(advise(file, options), options.json);
    });

  add(
    'orders',
    'where a standing order would have fired in a fight; says no where it never would',
    'riposte orders gate.jsonl "parry when the blow would cost 2 hp" --as Ann',
  )
    .argument('<log>', 'log file')
    .argument('<order>', 'the order, as docs/orders.md writes it')
    .requiredOption('--as <fighter>', 'whose order it is')
    .action(async (file: string, text: string, options: Options & { as: string }) => {
      const { orders } = await import('../orders.ts');
      finish(orders(file, text, options.as), options.json);
    });
}

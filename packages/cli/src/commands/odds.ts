import { wholeNumber } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { LabOptions } from '../lab.ts';
import type { SimulateCommandOptions } from '../simulate.ts';
import type { TournamentOptions } from '../tournament.ts';

/** The commands of odds, simulation and reports. */
export function addOdds(add: Add, finish: Finish): void {
  add(
    'dice',
    'roll a dice expression and tell its exact odds',
    'riposte dice "4d6kh3"',
    'riposte dice "d20adv1+5 >= 15" --exact',
    'riposte dice "6d6!c5 vs 5d6!c5"',
  )
    .argument('<expression>', 'dice as docs/dice.md writes them')
    .option('--seed <text>', 'seed of the roll; default: another roll each time')
    .option('--rolls <number>', 'how often to roll', wholeNumber)
    .option('--exact', 'chances as fractions')
    .action(async (text: string, options: Options & { seed?: string; rolls?: number; exact?: boolean }) => {
      const { dice } = await import('../dice.ts');
      finish(dice(text, options), options.json);
    });

  add(
    'odds',
    'the exact odds of an act, of the answers to an open question, or of the whole fight',
    'riposte odds gate.jsonl --as Ann --action strike',
    'riposte odds encounters/sea-of-shadows/duel-at-dawn.json',
  )
    .argument('<file>', 'encounter, log or scenario')
    .option('--as <fighter>', 'whose acts; default: the whole fight')
    .option('--action <text>', 'the act, as "riposte legal" says it or the beginning of it; default: every legal one')
    .option('--exact', 'probabilities as fractions')
    .option('--within <ms>', 'milliseconds after which bounds are enough, 0 = never; default 500, for a whole fight 5000', wholeNumber)
    .action(async (file: string, options: Options & { as?: string; action?: string; exact?: boolean; within?: number }) => {
      const { odds } = await import('../odds.ts');
      finish(odds(file, options), options.json);
    });

  add(
    'simulate',
    'fight an encounter many times and report who wins, how, and what matters',
    'riposte simulate encounters/sea-of-shadows/harbour-gate.json --fights 2000 --html report.html',
    'riposte simulate gate.json --vs "Ann.dice.DEF=D8" "+Gork"',
    'riposte simulate gate.json --solve 75% --side Watch --with Gork',
  )
    .argument('<encounter>', 'encounter file')
    .option('--fights <number>', 'how many; default 1000', wholeNumber)
    .option('--precision <points>', 'stop when every share is known so well, in percentage points; instead of --fights', Number)
    .option('--seed <text>', 'seed of the dice; default: the one of the encounter')
    .option('--workers <number>', 'threads; default: one for each core. Totals do not depend on it', wholeNumber)
    .option('--rounds <number>', 'rounds after which a fight counts as endless; default 200', wholeNumber)
    .option(
      '--player <side=name...>',
      'computer players: policy, random, careful, tactical, brave, cautious, focused, protective; tactical@400, tactical@200ms',
    )
    .option('--order <fighter: order...>', 'standing orders, such as "Ann: parry when the blow would cost 2 hp"')
    .option('--vs <change...>', 'compare with a variant: NAME.hp=5, NAME.dice.ATT=D10, options.NAME=VALUE, +NAME*2, -NAME')
    .option('--side <name>', 'whose wins --sensitivity and --solve look at; default: the first side')
    .option('--sensitivity', 'every number of every fighter plus and minus 1')
    .option('--solve <share>', 'find how many fighters like one give a side this share of wins, such as 75%')
    .option('--with <fighter>', 'of --solve: like whom; default: the last foe')
    .option('--number <place>', 'of --solve: move this number of a fighter instead, such as Gork.level or Ann.hp')
    .option('--open <number>', 'write this fight as a log instead', wholeNumber)
    .option('--log <file>', 'of --open: where; default fight-NUMBER.jsonl')
    .option('--html <file>', 'write the report as one HTML file')
    .option('--svg <folder>', 'write its charts as SVG files')
    .option('--png <folder>', 'write its charts as PNG images')
    .option('--csv <file>', 'write its tables as CSV')
    .option('--force', 'replace files of these names')
    .action(async (file: string, options: Options & SimulateCommandOptions) => {
      const { simulateCommand } = await import('../simulate.ts');
      finish(await simulateCommand(file, options), options.json);
    });

  add('tournament', 'computer players against each other, on both sides of every encounter', 'riposte tournament gate.json --players tactical careful random')
    .argument('<encounters...>', 'encounter files')
    .option('--players <name...>', 'who meets; default: tactical careful random')
    .option('--fights <number>', 'on each side of each encounter for each pair; default 50', wholeNumber)
    .option('--seed <text>', 'seed of the dice; default: that of each encounter')
    .option('--workers <number>', 'threads; default 1', wholeNumber)
    .option('--rounds <number>', 'rounds after which a fight counts as endless; default 200', wholeNumber)
    .action(async (files: string[], options: Options & TournamentOptions) => {
      const { tournamentCommand } = await import('../tournament.ts');
      finish(await tournamentCommand(files, options), options.json);
    });

  add('lab', 'compare variants over encounters in one report; says no when a demand is not met', 'riposte lab balance.json --html lab.html')
    .argument('<file>', 'lab file')
    .option('--fights <number>', 'for each comparison; default: as the file says', wholeNumber)
    .option('--workers <number>', 'threads; default: one for each core', wholeNumber)
    .option('--html <file>', 'write the report as one HTML file')
    .option('--png <folder>', 'write its charts as PNG images')
    .option('--csv <file>', 'write its tables as CSV')
    .option('--force', 'replace files of these names')
    .action(async (file: string, options: Options & LabOptions) => {
      const { lab } = await import('../lab.ts');
      finish(await lab(file, options), options.json);
    });

  add('bench', 'measure, as ratios of one run with their spread', 'riposte bench --quick', 'riposte bench --only G9,G10 --json')
    .option('--quick', 'shorter rounds')
    .option('--only <ids>', 'only these, such as G9,G10')
    .action(async (options: Options & { quick?: boolean; only?: string }) => {
      const { bench } = await import('../bench.ts');
      finish(bench(options), options.json);
    });
}

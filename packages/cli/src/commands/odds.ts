import { MAX_FIGHTS } from '@riposte/sim';
import type { Command } from 'commander';
import { PLAYER, whole } from '../argument.ts';
import type { CalibrateCommandOptions } from '../calibrate.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { LabOptions } from '../lab.ts';
import type { OddsCommandOptions } from '../odds.ts';
import { InputError } from '../outcome.ts';
import type { SimulateCommandOptions } from '../simulate.ts';
import type { TournamentOptions } from '../tournament.ts';
import { farmOptions } from './farm.ts';

/** The commands of odds, simulation and reports. */
export function addOdds(add: Add, finish: Finish): void {
  const commands = [addDiceCommand, addOddsCommand, addSimulateCommand, addTournamentCommand, addLabCommand, addCalibrateCommand, addBenchCommand];
  for (const command of commands) command(add, finish);
}

function addDiceCommand(add: Add, finish: Finish): void {
  add('dice', 'Roll dice and show their exact odds', 'riposte dice "4d6kh3"', 'riposte dice "d20adv1+5 >= 15" --exact', 'riposte dice "6d6!c5 vs 5d6!c5"')
    .argument('<expression>', 'dice such as 4d6kh3 (docs/dice.md explains the notation)')
    .option('--seed <text>', 'Roll from this seed (default: a new one each time)')
    .option('--rolls <number>', 'Roll this many times', whole('--rolls', 1))
    .option('--exact', 'Show chances as fractions')
    .action(async (text: string, options: Options & { seed?: string; rolls?: number; exact?: boolean }) => {
      const { dice } = await import('../dice.ts');
      finish(dice(text, options), options.json);
    });
}

function addOddsCommand(add: Add, finish: Finish): void {
  add(
    'odds',
    'Show the exact odds of an action, a reaction or the whole fight',
    'riposte odds gate.jsonl --as Ann --action strike',
    'riposte odds encounters/sea-of-shadows/duel-at-dawn.json',
    'riposte odds encounters/sea-of-shadows/duel-at-dawn.json --as Ilse --action strike --vs Odo.dice.DEF=D6',
  )
    .argument('<file>', 'encounter, log or scenario')
    .option('--as <fighter>', "Show the odds of this fighter's actions (default: of the whole fight)")
    .option('--action <text>', 'Show only this action, as "riposte legal" lists it (its first words are enough)')
    .option('--exact', 'Show probabilities as fractions')
    .option('--vs <change...>', 'Compare with a variant: NAME.hp=5, NAME.dice.ATT=D10, options.NAME=VALUE, +NAME*2, -NAME, packs+=FILE')
    .option('--after <number>', 'Let the computer take this many actions first', whole('--after', 0, 1000))
    .option('--seed <text>', 'Roll the dice up to that moment from this seed (default: the seed of the encounter)')
    .option(
      '--within <ms>',
      'Show a range for odds that take longer than this (default: 500, for a whole fight 5000; 0 waits for exact odds)',
      whole('--within'),
    )
    .option('--lang <code>', 'Show the odds in this language: en or de (default: en)')
    .action(async (file: string, options: Options & OddsCommandOptions) => {
      const { odds } = await import('../odds.ts');
      finish(await odds(file, options), options.json);
    });
}

/** Adds the options of a farm to a command. */
function farmed(command: Command): Command {
  for (const option of farmOptions()) command.addOption(option);
  return command;
}

function addSimulateCommand(add: Add, finish: Finish): void {
  const command = add(
    'simulate',
    'Simulate an encounter many times and report who wins and why',
    'riposte simulate encounters/sea-of-shadows/harbour-gate.json --fights 2000 --html report.html',
    'riposte simulate gate.json --vs "Ann.dice.DEF=D8" "+Gork"',
    'riposte simulate gate.json --solve 75% --side Watch --with Gork',
    'riposte simulate gate.json rest crypt.json long-rest manor.json',
    'riposte simulate gate.json --fights 1000000 --farm',
  )
    .argument('<file>', 'encounter, or the log of a fight to continue from its end')
    .argument(
      '[day...]',
      'a day of fights: "rest" or "long-rest" and further encounter files; the fighters of one side who are in all of them carry their wounds from one to the next',
    )
    .option('--fights <number>', 'Run this many fights (default: 1000)', whole('--fights', 1, MAX_FIGHTS))
    .option('--precision <points>', 'Run until the win chances are known to within this many percentage points (instead of --fights)', Number)
    .option('--seed <text>', 'Roll the dice from this seed (default: the seed of the encounter)')
    .option('--workers <number>', 'Use up to this many threads (default: one for each core); the result is the same', whole('--workers', 1))
    .option('--rounds <number>', 'Stop a fight without a winner after this many rounds (default: 200)', whole('--rounds', 1))
    .option('--player <side=name...>', `${PLAYER}; tactical@400 tries 400 futures, tactical@200ms thinks for 200 ms`)
    .option('--order <fighter: order...>', 'Give standing orders, such as "Ann: parry when the blow would cost 2 hp"')
    .option('--vs <change...>', 'Compare with a variant: NAME.hp=5, NAME.dice.ATT=D10, options.NAME=VALUE, +NAME*2, -NAME, packs+=FILE')
    .option('--side <name>', 'Count the wins of this side for --sensitivity, --grid and --solve (default: the first side)')
    .option('--sensitivity', 'Change every number of every fighter by 1 and show what matters')
    .option('--grid <values...>', 'Show a heat map of wins over two numbers: --grid Ann.hp=3,4,5 Gork.hp=2,3,4')
    .option('--solve <share>', 'Find how many fighters give a side this share of wins, such as 75%')
    .option('--with <fighter>', 'Add or remove copies of this fighter for --solve (default: the last foe)')
    .option('--number <place>', 'Change this number for --solve instead, such as Gork.level or Ann.hp')
    .option('--open <number>', 'Write the log of this simulated fight instead of a report', whole('--open'))
    .option('--log <file>', 'Write the log of --open to this file (default: fight-NUMBER.jsonl)')
    .option('--html <file>', 'Write the report as one HTML file')
    .option('--svg <folder>', 'Write the charts as SVG files')
    .option('--png <folder>', 'Write the charts as PNG images')
    .option('--csv <file>', 'Write the tables as CSV')
    .option('--figures <file>', 'Write every number of the report as CSV, one in each row')
    .option('--rows <file>', 'Write every fight as a row of numbers, as CSV')
    .option('--force', 'Overwrite files that exist');
  farmed(command).action(async (file: string, day: readonly string[], options: Options & SimulateCommandOptions) => {
    if (day.length > 0) {
      const { dayCommand } = await import('../day.ts');
      if (options.farm === true) throw new InputError('A day of fights cannot be shared among machines. Leave out --farm.');
      return finish(await dayCommand([file, ...day], options), options.json);
    }
    const { simulateCommand } = await import('../simulate.ts');
    finish(await simulateCommand(file, options), options.json);
  });
}

function addTournamentCommand(add: Add, finish: Finish): void {
  const command = add(
    'tournament',
    'Let computer players compete on both sides of every encounter',
    'riposte tournament gate.json --players tactical careful random',
  )
    .argument('<encounters...>', 'encounter files')
    .option('--players <name...>', 'Let these players compete (default: tactical careful random)')
    .option('--fights <number>', 'Run this many fights for each pair, encounter and side (default: 50)', whole('--fights', 1))
    .option('--seed <text>', 'Roll the dice from this seed (default: the seed of each encounter)')
    .option('--workers <number>', 'Use up to this many threads (default: 1)', whole('--workers', 1))
    .option('--rounds <number>', 'Stop a fight without a winner after this many rounds (default: 200)', whole('--rounds', 1));
  farmed(command).action(async (files: string[], options: Options & TournamentOptions) => {
    const { tournamentCommand } = await import('../tournament.ts');
    finish(await tournamentCommand(files, options), options.json);
  });
}

function addLabCommand(add: Add, finish: Finish): void {
  const command = add('lab', 'Compare variants of encounters in one report; fails if a target is missed', 'riposte lab balance.json --html lab.html')
    .argument('<file>', 'lab file')
    .option('--fights <number>', 'Run this many fights for each comparison (default: as the file says)', whole('--fights', 1, MAX_FIGHTS))
    .option('--workers <number>', 'Use up to this many threads (default: one for each core)', whole('--workers', 1))
    .option('--html <file>', 'Write the report as one HTML file')
    .option('--png <folder>', 'Write the charts as PNG images')
    .option('--csv <file>', 'Write the tables as CSV')
    .option('--force', 'Overwrite files that exist');
  farmed(command).action(async (file: string, options: Options & LabOptions) => {
    const { lab } = await import('../lab.ts');
    finish(await lab(file, options), options.json);
  });
}

function addCalibrateCommand(add: Add, finish: Finish): void {
  add('calibrate', 'Compare forecasts of whole fights with how those fights end', 'riposte calibrate encounters/*/*.json --fights 20 --svg charts')
    .argument('<encounters...>', 'encounter files')
    .option('--fights <number>', 'Forecast this many fights of each encounter (default: 20)', whole('--fights', 1))
    .option('--futures <number>', 'Run this many fights for each forecast (default: 100)', whole('--futures', 1))
    .option('--seed <text>', 'Roll the dice from this seed (default: the seed of each encounter)')
    .option('--html <file>', 'Write the report as one HTML file')
    .option('--svg <folder>', 'Write the chart as SVG')
    .option('--png <folder>', 'Write the chart as a PNG image')
    .option('--csv <file>', 'Write the table as CSV')
    .option('--force', 'Overwrite files that exist')
    .action(async (files: string[], options: Options & CalibrateCommandOptions) => {
      const { calibrateCommand } = await import('../calibrate.ts');
      finish(await calibrateCommand(files, options), options.json);
    });
}

function addBenchCommand(add: Add, finish: Finish): void {
  add('bench', 'Measure the speed of this build (needs the sources)', 'riposte bench --quick', 'riposte bench --only G9,G10 --json')
    .option('--quick', 'Measure for a shorter time')
    .option('--only <ids>', 'Measure only these figures, such as G9,G10')
    .option('--compare <commit>', 'Also build this commit, and measure the two alternately')
    .action(async (options: Options & { quick?: boolean; only?: string; compare?: string }) => {
      const { bench } = await import('../bench.ts');
      finish(bench(options), options.json);
    });
}

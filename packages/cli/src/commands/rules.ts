import { decimal } from '../argument.ts';
import type { Add, Finish, Options } from '../command.ts';
import type { MapOptions } from '../map-file.ts';

/** The commands about rules and files. */
export function addRules(add: Add, finish: Finish): void {
  for (const command of [
    addRulesCommand,
    addCatalogueCommand,
    addCharacterCommand,
    addCoverageCommand,
    addScenarioCommand,
    addCheckCommand,
    addMapCommand,
    addSchemaCommand,
  ])
    command(add, finish);
}

function addRulesCommand(add: Add, finish: Finish): void {
  add(
    'rules',
    'Look up rules in plain words, with their options and rulings',
    'riposte rules sea-of-shadows',
    'riposte rules SS-ATK-007',
    'riposte rules realmspire firebolt',
    'riposte rules celesia parry',
  )
    .argument('[ruleset]', 'rule set, or an id or name as below')
    .argument('[id]', 'id of a rule or ruling, the name of a creature, weapon, spell or condition, or words of rules')
    .action(async (ruleset: string | undefined, id: string | undefined, options: Options) => {
      const { lookUp } = await import('../catalogue.ts');
      finish(await lookUp(ruleset, id), options.json);
    });
}

function addCatalogueCommand(add: Add, finish: Finish): void {
  add(
    'catalogue',
    'Look up creatures, gear, spells and conditions',
    'riposte catalogue sea-of-shadows',
    'riposte catalogue celesia bow',
    'riposte catalogue realmspire goblin --json',
  )
    .argument('<ruleset>', 'rule set')
    .argument('[search]', 'kind, id, or part of a name or summary')
    .action(async (ruleset: string, search: string | undefined, options: Options) => {
      const { catalogue } = await import('../catalogue.ts');
      finish(await catalogue(ruleset, search), options.json);
    });
}

function addCharacterCommand(add: Add, finish: Finish): void {
  add(
    'character',
    'Build a character from a file of choices and explain every number; fails if the rules forbid it',
    'riposte character sea-of-shadows ann.yaml',
    'riposte character sea-of-shadows ann.yaml --json > ann.json',
  )
    .argument('<ruleset>', 'rule set')
    .argument('<file>', 'choices of the player (YAML or JSON)')
    .action(async (ruleset: string, file: string, options: Options) => {
      const { character } = await import('../character.ts');
      finish(await character(ruleset, file), options.json);
    });
}

function addCoverageCommand(add: Add, finish: Finish): void {
  add(
    'coverage',
    'List which rules are implemented and tested; fails if a rule has neither code nor test, and no reason is given',
    'riposte coverage',
    'riposte coverage --ruleset ./winter-war',
  )
    .option('--ruleset <game>', 'List only this game: its folder, its package or its name')
    .action(async ({ ruleset, json }: Options & { readonly ruleset?: string }) => {
      const { coverage } = await import('../coverage.ts');
      finish(coverage(ruleset), json);
    });
}

function addScenarioCommand(add: Add, finish: Finish): void {
  add('scenario', 'Run scenarios; fails if a scenario fails', 'riposte scenario scenarios/sea-of-shadows', 'riposte scenario --json - < blow.json')
    .argument('<files...>', 'scenarios, folders of scenarios, or - for standard input')
    .action(async (files: string[], options: Options) => {
      const { scenario } = await import('../scenario.ts');
      finish(await scenario(files), options.json);
    });
}

function addCheckCommand(add: Add, finish: Finish): void {
  add('check', 'Check an encounter, pack, scenario or log', 'riposte check encounters/sea-of-shadows/harbour-gate.json')
    .argument('<file>', 'encounter, pack, scenario or log')
    .action(async (file: string, options: Options) => {
      const { check } = await import('../check.ts');
      finish(await check(file), options.json);
    });
}

function addMapCommand(add: Add, finish: Finish): void {
  add(
    'map',
    'Turn a Universal VTT map (.dd2vtt, .uvtt, .df2vtt) into an encounter, or a board into a map',
    'riposte map mill.dd2vtt --ruleset heroes-of-destiny --out mill.json',
    'riposte map mill.dd2vtt --into fight.json --out fight-at-the-mill.json --portals doors --picture mill.png',
    'riposte map mill.json --out mill.dd2vtt --like old-mill.dd2vtt',
  )
    .argument('<file>', 'map or encounter')
    .option('--ruleset <name>', 'Make an encounter of this game (default: the game of --into)')
    .option('--into <encounter>', 'Put the board into this encounter')
    .option('--out <file>', 'Write the result to this file (default: only report what the map holds)')
    .option('--picture <file>', 'Save the picture of the map to this file; when writing a map, use this picture')
    .option('--portals <way>', 'Treat doors and windows as the map says (as-written), all as doors, all as windows, or all as open (default: as-written)')
    .option('--objects', 'Also turn objects that block sight into walls')
    .option('--hexes', 'Give the board hexes instead of squares')
    .option('--scale <number>', 'Make one square of the map this many cells, or metres, of the board (default: 1)', decimal('--scale', 0.1, 10))
    .option('--tolerance <squares>', 'Move walls by at most this much to simplify them (default: 0.1)', decimal('--tolerance', 0, 5))
    .option('--like <map>', 'Copy what only maps hold, such as lights and the picture, from this map')
    .option('--force', 'Overwrite files that exist')
    .action(async (file: string, options: Options & MapOptions) => {
      const { map } = await import('../map-file.ts');
      finish(await map(file, options), options.json);
    });
}

function addSchemaCommand(add: Add, finish: Finish): void {
  add(
    'schema',
    'Print the JSON Schema of a file format, or of what a command prints with --json',
    'riposte schema encounter > encounter.schema.json',
    'riposte schema output simulate',
  )
    .argument('<kind>', 'encounter, pack, scenario, log, lab or output')
    .argument('[command]', 'the command (only for output)')
    .action(async (kind: string, command: string | undefined, options: Options) => {
      const { schema } = await import('../schema.ts');
      finish(await schema(kind, command), options.json);
    });
}

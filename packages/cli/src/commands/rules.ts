import type { Add, Finish, Options } from '../command.ts';

/** The commands about rules and files. */
export function addRules(add: Add, finish: Finish): void {
  add('rules', 'the rules in our own words, with status, options and readings', 'riposte rules sea-of-shadows', 'riposte rules SS-ATK-007')
    .argument('[ruleset]', 'rule set, or the id of a rule')
    .argument('[id]', 'id of a rule')
    .action(async (ruleset: string | undefined, id: string | undefined, options: Options) => {
      const { rules } = await import('../rules.ts');
      finish(rules(ruleset, id), options.json);
    });

  add(
    'catalogue',
    'creatures, gear, spells and conditions: what each is, costs and does',
    'riposte catalogue sea-of-shadows',
    'riposte catalogue celesia bow',
    'riposte catalogue realmspire goblin --json',
  )
    .argument('<ruleset>', 'rule set')
    .argument('[search]', 'a sort, an id, or words of a name or a summary')
    .action(async (ruleset: string, search: string | undefined, options: Options) => {
      const { catalogue } = await import('../catalogue.ts');
      finish(catalogue(ruleset, search), options.json);
    });

  add(
    'character',
    'make a character of choices: advice, the finished fighter, every number with its sources; says no when the rules do not allow it',
    'riposte character sea-of-shadows ann.yaml',
    'riposte character sea-of-shadows ann.yaml --json > ann.json',
  )
    .argument('<ruleset>', 'rule set')
    .argument('<file>', 'choices of the player, YAML or JSON')
    .action(async (ruleset: string, file: string, options: Options) => {
      const { character } = await import('../character.ts');
      finish(character(ruleset, file), options.json);
    });

  add(
    'coverage',
    'which rules are implemented and tested; says no when one is neither that nor marked with a reason',
    'riposte coverage',
    'riposte coverage --json',
  ).action(async (options: Options) => {
    const { coverage } = await import('../coverage.ts');
    finish(coverage(), options.json);
  });

  add('scenario', 'run scenarios; says no when one fails', 'riposte scenario scenarios/sea-of-shadows', 'riposte scenario --json - < blow.json')
    .argument('<files...>', 'scenario files, folders of them, or - for standard input')
    .action(async (files: string[], options: Options) => {
      const { scenario } = await import('../scenario.ts');
      finish(scenario(files), options.json);
    });

  add('check', 'check a file of any format', 'riposte check encounters/sea-of-shadows/harbour-gate.json')
    .argument('<file>', 'encounter, pack, scenario or log')
    .action(async (file: string, options: Options) => {
      const { check } = await import('../check.ts');
      finish(check(file), options.json);
    });

  add('schema', 'print the JSON Schema of a kind of file', 'riposte schema encounter > encounter.schema.json')
    .argument('<kind>', 'encounter, pack, scenario or log')
    .action(async (kind: string, options: Options) => {
      const { schema } = await import('../schema.ts');
      finish(schema(kind), options.json);
    });
}

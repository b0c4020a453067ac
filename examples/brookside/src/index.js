import { defineRuleSet } from '@riposte/ruleset';
import { catalogue } from './contract/catalogue.js';
import { character } from './contract/character.js';
import { look } from './contract/look.js';
import { policy } from './contract/policy.js';
import { boardSchema, CREATURES, fighterSchema, setUp } from './contract/set-up.js';
import { sheet, tracks } from './contract/sheet.js';
import { tale } from './contract/tell.js';
import { words } from './contract/words.js';
import { rules } from './rules.js';

/** The game: what every command and the table need of it. */
export const ruleSet = defineRuleSet({
  rules,
  board: boardSchema,
  fighter: fighterSchema,
  setUp,
  policy,
  words,
  catalogue,
  character,
  sheet,
  tracks,
  tale,
  look,
  creatures: CREATURES,
});

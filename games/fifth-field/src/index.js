import { defineRuleSet } from '@riposte/ruleset';
import { CREATURES } from './bestiary.js';
import { catalogue } from './catalogue.js';
import { character } from './character.js';
import { look } from './look.js';
import { policy } from './policy.js';
import { rules } from './rules.js';
import { boardSchema, fighterSchema, setUp } from './set-up.js';
import { sheet, tracks } from './sheet.js';
import { tale } from './tell.js';
import { words } from './words.js';

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

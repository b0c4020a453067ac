import { defineRuleSet, type RuleSet, TOUCHING } from '@riposte/ruleset';
import { realitycheck } from '../rules.ts';
import { tale } from '../tell/tale.ts';
import { afterwards } from './afterwards.ts';
import { catalogue } from './catalogue.ts';
import { advise, buildCharacter, characterSchema } from './character.ts';
import { ARCHETYPES, BLOCKS, GROWTH, LASTING, pools } from './character-blocks.ts';
import { drawing } from './drawing.ts';
import { setUp } from './encounter.ts';
import { boardSchema, fighterSchema } from './encounter-schema.ts';
import { gear } from './facts.ts';
import type { Realitycheck } from './lexicon.gen.ts';
import { look } from './look.ts';
import { sorts } from './pack.ts';
import { LEFT_TO_POLICY, steady } from './policy.ts';
import { characterSheet } from './sheet.ts';
import { stage } from './stage.ts';
import { tracks } from './tracks.ts';
import { words } from './words.ts';

/** All that files and tables need of this rule set. */
export const ruleSet: RuleSet<Realitycheck> = defineRuleSet({
  catalogue,
  character: { schema: characterSchema, blocks: BLOCKS, archetypes: ARCHETYPES, growth: GROWTH, lasting: LASTING, build: buildCharacter, advise, pools },
  sheet: characterSheet,
  tracks,
  gear,
  rules: realitycheck,
  board: boardSchema,
  fighter: fighterSchema,
  setUp,
  policy: steady,
  leftToPolicy: LEFT_TO_POLICY,
  words,
  sorts,
  look,
  drawing,
  stage,
  afterwards,
  tale,
  moments: { kinds: { interrupt: 'act', challenge: 'act', response: 'act' }, dial: TOUCHING },
});

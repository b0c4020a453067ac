import { existsSync, readdirSync } from 'node:fs';

const rulesets = readdirSync('packages/rules')
  .map((name) => `packages/rules/${name}`)
  .filter((folder) => existsSync(`${folder}/rules.json`));

/** The pages of the whole interface: `npm run docs` writes docs/api. Each function says what it is; a test sees to that. */
export default {
  name: 'Riposte',
  entryPointStrategy: 'packages',
  entryPoints: ['packages/kernel', 'packages/space', 'packages/ruleset', 'packages/files', 'packages/testkit', 'packages/rule-sets', ...rulesets],
  // No links to sources: a copy without a remote has nowhere to link to.
  packageOptions: {
    disableSources: true,
    entryPoints: ['src/index.ts'],
    blockTags: ['@param', '@returns', '@throws', '@rule', '@because'],
    validation: { notExported: false },
  },
  readme: 'docs/library.md',
  out: 'docs/api',
  treatWarningsAsErrors: true,
  validation: { notExported: false },
};

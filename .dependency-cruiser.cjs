/** The architecture's folders: who may import whom. */
module.exports = {
  forbidden: [
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^packages/kernel/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/kernel/src' },
    },
    { name: 'space-stands-alone', severity: 'error', from: { path: '^packages/space/src', pathNot: '\\.test\\.ts$' }, to: { pathNot: '^packages/space/src' } },
    {
      name: 'ruleset-is-a-contract',
      severity: 'error',
      from: { path: '^packages/ruleset/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/(ruleset|kernel)/', 'node_modules/zod'] },
    },
    {
      name: 'rules-import-kernel-space-ruleset-zod',
      severity: 'error',
      from: { path: '^packages/rules/([^/]+)/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/rules/$1/', '^packages/(kernel|space|ruleset)/', 'node_modules/zod'] },
    },
    {
      name: 'games-import-kernel-space-ruleset-zod',
      severity: 'error',
      from: { path: '^games/([^/]+)/src' },
      to: { pathNot: ['^games/$1/', '^packages/(kernel|space|ruleset)/', 'node_modules/zod', '^fs$'] },
    },
    {
      name: 'files-know-no-rule-set',
      severity: 'error',
      from: { path: '^packages/files/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/(rules|rule-sets|testkit|sim|server|web|cli)/' },
    },
    {
      name: 'testkit-knows-no-rule-set',
      severity: 'error',
      from: { path: '^packages/testkit/src' },
      to: { path: '^packages/(rules|rule-sets|sim|server|web|cli)/' },
    },
    {
      // Where there is no server, the house stands in for the command.
      name: 'only-the-command-and-the-house-run-scenarios',
      severity: 'error',
      from: { path: '^packages/(sim|server|web|rule-sets)/src', pathNot: '^packages/web/src/house/' },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'one-package-lists-the-rule-sets',
      severity: 'error',
      from: { path: '^packages/(cli|sim|server|web)/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/rules/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^packages/web/src', pathNot: ['\\.test\\.tsx?$', '^packages/web/src/(workbench|house)/'] },
      // Charts are drawn by one code in the page and in reports; it knows no rules.
      to: { path: '^packages/(cli|sim|rule-sets)', pathNot: '^packages/sim/(src|dist)/charts\\.' },
    },
    {
      name: 'only-the-workbench-knows-rules',
      severity: 'error',
      from: { path: '^packages/web/src/workbench/' },
      to: { path: '^packages/(cli|server|sim/src/index|sim/dist/index)' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};

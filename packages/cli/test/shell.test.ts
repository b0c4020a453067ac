import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder, put, run } from './command.ts';

const folder = ownFolder();

/** Whether a program is on this machine. */
const has = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** What a real bash completes where the cursor stands behind these words. */
async function completed(...words: readonly string[]): Promise<string[]> {
  const script = put(folder, 'riposte.bash', (await run('completions', 'bash')).out);
  const program = `source ${script}; complete -p riposte >/dev/null || exit 9; COMP_WORDS=(riposte "$@"); COMP_CWORD=$#; _riposte; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', program, 'bash', ...words], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter((line) => line !== '');
}

describe.runIf(has('bash'))('completion in bash', () => {
  it('knows the commands, their options and the words that a value may be', async () => {
    expect(await completed('si')).toEqual(['simulate']);
    expect(await completed('fight', '--')).toEqual(expect.arrayContaining(['--seed', '--log', '--force', '--json']));
    expect(await completed('fight', '--lo')).toEqual(['--log']);
    expect(await completed('serve', '--tables', '')).toEqual(['anyone', 'here', 'token']);
    expect(await completed('tournament', '--players', 'ta')).toEqual(['tactical']);
    expect(await completed('schema', 'out')).toEqual(['output']);
    expect(await completed('schema', 'output', 'sim')).toEqual(['simulate']);
    expect(await completed('fight', '--seed', '')).toEqual([]);
    expect(await completed('help', 'simul')).toEqual(['simulate']);
    expect(await completed('conformance', '--only', 'un')).toEqual(['undo']);
  });

  it('knows games by name, and files with spaces in their names where a file is expected', async () => {
    put(folder, 'the old gate.json', '{}');
    expect(await completed('catalogue', 'cel')).toEqual(['celesia']);
    expect(await completed('conformance', '--ruleset', 'realm')).toEqual(['realmspire']);
    expect(await completed('fight', '--ru')).toEqual(['--ruleset']);
    expect(await completed('fight', 'the')).toEqual(['the old gate.json']);
    expect(await completed('fight', '--log', 'the')).toEqual(['the old gate.json']);
  });
});

describe.runIf(has('fish'))('completion in fish', () => {
  it('knows the words that a value may be, and offers files only where a file is expected', async () => {
    const script = put(folder, 'words.fish', (await run('completions', 'fish')).out);
    const words = (line: string): string[] => {
      const { stdout, stderr } = spawnSync('fish', ['-N', '-c', `source ${script}; complete -C '${line}'`], { cwd: folder, encoding: 'utf8' });
      expect(stderr).toBe('');
      return stdout.split('\n').flatMap((row) => (row === '' ? [] : [row.split('\t')[0]]));
    };
    expect(words('riposte rules cel')).toEqual(['celesia']);
    expect(words('riposte fight --player ta')).toEqual(['tactical']);
    expect(words('riposte fight --lang ')).toEqual(['de', 'en']);
    expect(words('riposte fight --seed ')).toEqual([]);
    expect(words('riposte simul')).toEqual(['simulate']);
  });
});

describe.runIf(has('zsh'))('completion in zsh', () => {
  it('knows games by name, and folders', async () => {
    const script = put(folder, '_riposte', (await run('completions', 'zsh')).out);
    // Only a terminal completes: here what zsh asks for is printed.
    const program = `compdef() {}; _alternative() { print -rl -- "$@" }; _arguments() { for asked ("$@") case $asked in --ruleset*:game:*) \${asked##*:}; esac }
      source ${script}; words=(riposte conformance); CURRENT=3; _riposte`;
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', program], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^names:name:\(.*realmspire.*\)\nfolders:folder:_files -\/\n$/);
  });
});

describe('completion in other shells', () => {
  it.each(['zsh', 'fish'])('%s is told each command and option', async (shell) => {
    const { code, out } = await run('completions', shell);
    expect(code).toBe(0);
    for (const word of ['simulate', 'new-game', 'sensitivity', 'public-url']) expect(out).toContain(word);
    if (has(shell)) expect(spawnSync(shell, ['-n', put(folder, `riposte.${shell}`, out)]).status).toBe(0);
  });

  it('a shell that is not known is refused', async () => {
    expect((await run('completions', 'fishh')).err).toContain('Did you mean "fish"?');
  });
});

describe('the manual', () => {
  it('tells each command with its options and examples', async () => {
    const { out } = await run('man');
    for (const part of [
      '.SS "riposte fight',
      String.raw`.B \-\-seed <text>`,
      'riposte new\\-game winter\\-war',
      '.SH EXIT STATUS',
      'default options of commands',
    ])
      expect(out).toContain(part);
  });

  it.runIf(has('groff'))('is set without a complaint', async () => {
    const page = put(folder, 'riposte.1', (await run('man')).out);
    const { status, stdout, stderr } = spawnSync('groff', ['-man', '-Tutf8', '-ww', page], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('riposte');
    expect(join(folder, 'riposte.1')).toBe(page);
  });
});

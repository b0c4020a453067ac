import { KINDS } from '@riposte/files';
import { expect, it } from 'vitest';
import { PORTALS } from '../../files/src/map/onto-board.ts';
import { GENERAL } from '../../files/src/story/messages.gen.ts';
import { SHELLS } from '../src/completions.ts';
import { WORDS } from '../src/described.ts';

it('completions offer the words that commands take', () => {
  expect(WORDS.kind).toEqual([...KINDS, 'output']);
  expect(WORDS.way).toEqual(PORTALS);
  expect(WORDS.shell).toEqual(Object.keys(SHELLS));
  expect([...WORDS.code].sort()).toEqual(Object.keys(GENERAL).sort());
});

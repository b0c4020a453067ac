import { defineAsk, defineChange, defineIntent, GM, type Id, number, type Play, text } from '@riposte/kernel';
import { Stamina } from '../health/stamina.ts';

/** Speaking is free, a few words at a time. @rule HD-SEQ-005 */
export const Speak = defineIntent<{ readonly words: string }>('speak', {
  rule: 'HD-SEQ-005',
  title: 'Say',
  tags: ['free', 'anytime'],
  params: { words: text({ rule: 'HD-SEQ-005', most: 120, samples: ['Look out!'] }) },
  perform(play, by, { words }) {
    Said(play, by, words);
    return true;
  },
});

export const Said = defineChange('said', (_store, _who: Id, _words: string): void => {});

type OtherDeed = { readonly deed: string; readonly stamina?: number };

/** Whether something else can be done, and what it costs; null = not. @rule HD-BLK-002 */
export const OtherCost = defineAsk<{ readonly who: Id; readonly what: string }, number>('other-action', {
  rule: 'HD-BLK-002',
  answer: number({ rule: 'HD-BLK-002', least: () => 0, most: () => 400 }),
  fallback: () => 4,
});

/** Anything that no rule describes, at the game master's discretion, with the stamina that it takes: what takes next to no time may cost nothing. @rule HD-BLK-002 HD-SEQ-006 */
export const OtherAction = defineIntent<OtherDeed>('other-action', {
  rule: 'HD-BLK-002',
  title: 'Something else',
  tags: ['action', 'hurried'],
  params: {
    deed: text({ rule: 'HD-BLK-002', most: 120, samples: ['look for a way out'] }),
    /** Older logs and files do not say it. */
    stamina: {
      kind: 'number',
      check(_view, _context, stamina, refuse) {
        if (stamina !== undefined && (!Number.isInteger(stamina) || stamina < 0 || stamina > 100)) refuse('HD-BLK-002', 'stamina-to-spend');
      },
      candidates: () => [0],
    },
  },
  price: (_view, _by, { stamina = 0 }) => [{ resource: Stamina, amount: stamina }],
  perform: () => true,
});

export const otherCost = (play: Play, who: Id, { deed }: OtherDeed): number => play.ask(OtherCost, GM, { who, what: deed });

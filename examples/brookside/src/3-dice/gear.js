import { adds, defineFeature } from '@riposte/kernel';
import { Dice, MostNerve } from './numbers.js';

export const SLINGS = defineFeature('slings', {
  title: 'slings',
  contributes: [adds(Dice, 1, { rule: 'BS-DIC-1', label: 'slings', only: 'in a volley', when: (_view, _who, _against, how) => how === 'volley' })],
});
export const LONG_POLES = defineFeature('long-poles', {
  title: 'long poles',
  contributes: [adds(Dice, 1, { rule: 'BS-DIC-1', label: 'long poles', only: 'when charged', when: (_view, _who, _against, how) => how === 'stand' })],
});
export const CLUBS = defineFeature('padded-clubs', {
  title: 'padded clubs',
  contributes: [adds(Dice, 1, { rule: 'BS-DIC-1', label: 'padded clubs', only: 'in a charge', when: (_view, _who, _against, how) => how === 'charge' })],
});
export const DRUM = defineFeature('drum', { title: 'drum', contributes: [adds(MostNerve, 1, { rule: 'BS-DIC-3', label: 'drum' })] });

export const GEAR = [SLINGS, LONG_POLES, CLUBS, DRUM];

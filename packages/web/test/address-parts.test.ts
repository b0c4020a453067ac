import { expect, it } from 'vitest';
import { addressOf, partsOf } from '../src/host/address-parts.ts';

it('finds page, search and mark behind the first "#"', () => {
  expect(partsOf('')).toEqual({ path: '/', search: '', mark: '' });
  expect(partsOf(addressOf('/lab?fight=a%23b&n=20'))).toEqual({ path: '/lab', search: '?fight=a%23b&n=20', mark: '' });
  expect(partsOf(addressOf('/settings#workshop'))).toEqual({ path: '/settings', search: '', mark: 'workshop' });
  expect(partsOf(addressOf('/j#secret@-1'))).toEqual({ path: '/j', search: '', mark: 'secret@-1' });
  expect(partsOf('#workshop')).toEqual({ path: '/', search: '', mark: '' });
});

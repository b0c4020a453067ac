import { defineChange, defineRoll, die, type Id, type Play } from '@riposte/kernel';
import { ruled } from '../rulings.ts';

export const LOCATIONS = ['torso', 'legs', 'arms', 'head'] as const;
export type Location = (typeof LOCATIONS)[number];
export const LocationRoll = defineRoll('location', { rule: 'RS-MAN-012', title: 'hit location' });

/** Where a hit went, for the record. @rule RS-MAN-012 */
export const Located = defineChange('located', (_store, _who: Id, _where: Location): void => {});

/** Where a hit goes: as chosen, or rolled if the table plays with locations, or nowhere in particular. @rule RS-MAN-012 */
export function locate(play: Play, by: Id, at: Id, precise: Location | null): Location | null {
  const where = precise ?? (ruled(play).locationMatters ? locationOf(play.roll(LocationRoll, by, D10)) : null);
  if (where !== null) Located(play, at, where);
  return where;
}

/** 1 to 5 torso, 6 and 7 legs, 8 and 9 arms, 10 head (R-LOCATION). @rule RS-MAN-012 */
const locationOf = (face: number): Location => (face <= 5 ? 'torso' : face <= 7 ? 'legs' : face <= 9 ? 'arms' : 'head');
const D10 = die(10);

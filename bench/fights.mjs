// The fights whose tables are measured.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fight of each book, for tables of four seats. */
export const MIXED = [
  'sea-of-shadows/harbour-gate.json',
  'heroes-of-destiny/bridge-fight.json',
  'realmspire/troll-bridge.json',
  'celesia/village-green.json',
  'realitycheck/turnless-brawl.json',
];
const duel = {
  file: 'sea-of-shadows/duel-at-dawn.json',
  seats: [
    { name: 'One', plays: ['Ilse'] },
    { name: 'Two', plays: ['Odo'] },
  ],
};
const brawl = {
  file: 'realitycheck/turnless-brawl.json',
  seats: [
    { name: 'One', plays: ['Bert', 'Cora'] },
    { name: 'Two', plays: ['Egon'] },
    { name: 'Three', plays: ['Gitte'] },
  ],
};

/** Fights by name, with the seats of players and how many pages look on; those behind the last seat look over its shoulder. */
export const FIGHTS = {
  duel: { ...duel, pages: 6 },
  brawl: { ...brawl, pages: 5 },
  'brawl, the game master alone': { ...brawl, pages: 1 },
  ...Object.fromEntries(MIXED.map((file) => [file, { file, seats: null, pages: 4 }])),
};

/** The encounter of a fight with its seats; without any said, two players with a fighter each. */
export function textOf({ file, seats }) {
  const encounter = JSON.parse(readFileSync(join(import.meta.dirname, '../encounters', file), 'utf8'));
  const two = () => encounter.fighters.slice(0, 2).map(({ name }, i) => ({ name: ['One', 'Two'][i], plays: [name] }));
  return JSON.stringify({ ...encounter, seats: seats ?? two() });
}

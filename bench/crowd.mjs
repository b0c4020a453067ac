// Encounters with as many fighters as one likes, for G17 and for the test that counts what a move asks.
const grid = (extra = {}) => ({ board: { width: 60, height: 60, ...extra }, at: ([x, y]) => [x, y] });
const written = { ...grid(), at: ([x, y]) => `${x},${y}` };
const REGIONS = Array.from({ length: 12 }, (_, i) => `yard ${i}`);
const regions = {
  board: { regions: REGIONS, paths: REGIONS.flatMap((from, i) => [1, 3].flatMap((by) => (i + by < 12 ? [[from, REGIONS[i + by]]] : []))) },
  at: (_, pair) => REGIONS[pair % 12],
};
/** The board and the ordinary fighters of each book: blades, bows, shields, magic. */
const GROUND = {
  realitycheck: { ...written, creatures: ['town-guard', 'archer', 'duellist', 'crossbowman', 'brawler', 'knight', 'bandit', 'watchman', 'fire-mage'] },
  celesia: { ...grid(), creatures: ['guard', 'archer', 'veteran', 'duellist', 'arbalester', 'knife-thrower', 'orc', 'mage', 'goblin'] },
  'heroes-of-destiny': {
    ...written,
    creatures: ['soldier', 'archer', 'hero-fighter', 'bandit', 'crossbowman', 'spearman', 'wrestler', 'battle-mage', 'goblin'],
  },
  realmspire: {
    ...grid(),
    creatures: ['town-guard', 'nordling-hunter', 'classical-knight', 'forest-bandit', 'baldrian-noble', 'ork', 'ashlander', 'war-mage', 'wrestler'],
  },
  'sea-of-shadows': { ...regions, creatures: ['guard', 'archer', 'knight', 'bandit', 'pavisier', 'duellist', 'orc', 'mage', 'hunter'] },
};

/** Two sides of together `n` fighters: every second pair in contact, the others far apart. */
export function crowd(ruleset, n) {
  const { board, at, creatures } = GROUND[ruleset];
  const places = (pair) => {
    const x = 3 + 2 * (pair % 27);
    const row = 3 * Math.floor(pair / 27);
    return pair % 2 === 0
      ? [
          [x, 20 + row],
          [x, 21 + row],
        ]
      : [
          [x, 5 + row],
          [x, 45 + row],
        ];
  };
  const fighters = Array.from({ length: n }, (_, i) => {
    const pair = Math.floor(i / 2);
    return {
      name: `Fighter ${i}`,
      side: ['red', 'blue'][i % 2],
      creature: creatures[(pair + (i % 2) * 4) % creatures.length],
      at: at(places(pair)[i % 2], pair),
    };
  });
  const played = (...those) => those.map((i) => `Fighter ${i}`);
  const seats = [
    { name: 'One', plays: played(0, 2, 4) },
    { name: 'Two', plays: played(1, 3, 6) },
  ];
  return JSON.stringify({ format: 'riposte/encounter/1', title: 'A crowd', ruleset, seed: 'crowd', sides: ['red', 'blue'], board, fighters, seats });
}

import { definePool, die, type Pool, sum } from '@riposte/kernel';

const D = (sides: number, count = 1): Pool => (count === 1 ? die(sides) : sum(...Array.from({ length: count }, () => die(sides))));

const PLAIN: { readonly [text: string]: Pool } = {
  '1d4': D(4),
  '1d6': D(6),
  '1d8': D(8),
  '1d10': D(10),
  '1d12': D(12),
  '1d20': D(20),
  '2d4': D(4, 2),
  '2d6': D(6, 2),
  '2d8': D(8, 2),
  '2d10': D(10, 2),
  '3d6': D(6, 3),
};

/** Damage dice as gear writes them. */
export const DAMAGE = Object.keys(PLAIN) as [string, ...string[]];

/** Rolled again while it shows at most so much: Brutal. Where every roll would, the most counts. */
function brutal(pool: Pool, upTo: number): Pool {
  const totals = [...pool.distribution()];
  const good = totals.filter(([total]) => total > upTo);
  const most = Math.max(...totals.map(([total]) => total));
  const mass = good.reduce((all, [, share]) => all + share, 0);
  if (good.length === 0)
    return definePool(
      `most of ${pool.id}`,
      () => most,
      () => new Map([[most, 1]]),
    );
  return definePool(
    `${pool.id} again up to ${upTo}`,
    (source) => {
      let total = pool.total(source);
      for (let i = 0; total <= upTo && i < MAX_AGAIN; i++) total = pool.total(source);
      return total <= upTo ? upTo + 1 : total;
    },
    () => new Map(good.map(([total, share]) => [total, share / mass])),
  );
}

const MAX_AGAIN = 200;

/** By dice and by the value of Brutal, so that a roll makes no pool. */
const TABLE = Object.fromEntries(Object.entries(PLAIN).map(([text, pool]) => [text, [pool, ...[1, 2, 3, 4, 5, 6].map((upTo) => brutal(pool, upTo))]]));

/** The dice of a weapon. @param again Value of Brutal, 0 to 6. */
export const damageDice = (text: string, again = 0): Pool => TABLE[text][again];

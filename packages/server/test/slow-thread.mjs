// A thread whose computer players think: where Snail fights until the file named in SNAIL_GOES is there, where Statue fights for ever, where Giant fights until no memory is left; a Tortoise thinks for 200 ms of processor time.
import { existsSync } from 'node:fs';
import { ruleSet } from '@riposte/sea-of-shadows';
import { playTables } from '../dist/thread.js';

function think(view) {
  const names = view.state.entities.map((entity) => view.rules.def.name(view, entity.id));
  const goes = () => !names.includes('Statue') && (!names.includes('Snail') || existsSync(process.env.SNAIL_GOES));
  const heap = [];
  while (names.includes('Giant')) heap.push(Array.from({ length: 1e6 }, () => heap.length));
  while (!goes());
  const start = process.cpuUsage();
  const hasThought = () => Object.values(process.cpuUsage(start)).reduce((a, b) => a + b) > 200_000;
  while (names.includes('Tortoise') && !hasThought());
}

const { policy } = ruleSet;
playTables([
  {
    ...ruleSet,
    policy: {
      ...policy,
      declare(view, who) {
        think(view);
        return policy.declare(view, who);
      },
    },
  },
]);

// A thread whose computer players think: where Snail fights until the file named in SNAIL_GOES is there, where Statue fights for ever, where Giant fights until no memory is left; a Tortoise thinks for 200 ms of processor time.
import { existsSync } from 'node:fs';
import { RULE_SETS } from '@riposte/rule-sets';
import { playTables } from '@riposte/server';

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

playTables(
  RULE_SETS.map((ruleSet) => ({
    ...ruleSet,
    policy: {
      ...ruleSet.policy,
      declare(view, who) {
        think(view);
        return ruleSet.policy.declare(view, who);
      },
    },
  })),
);

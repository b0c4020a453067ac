// Loaded before a command (node -r): what it has cost in CPU and time until its first line and until its end, into the file that RIPOSTE_COST names.
const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const { RIPOSTE_COST: file, RIPOSTE_COST_UNTIL: until } = process.env;
  const cost = () => {
    const { user, system } = process.cpuUsage();
    return { cpu: (user + system) / 1000, wall: performance.now() };
  };
  const costs = {};
  const { write } = process.stdout;
  process.stdout.write = (...args) => {
    costs.first ??= cost();
    if (until === 'first') process.exit();
    return write.apply(process.stdout, args);
  };
  process.on('exit', () => writeFileSync(file, JSON.stringify({ ...costs, whole: cost() })));
}

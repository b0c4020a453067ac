// The hand loop in a process of its own for two seconds: prints duels a second. Two at once tell what a second core adds.
import { typedDuel } from './anchors.mjs';

const start = performance.now();
let duels = 0;
while (performance.now() - start < 2000) {
  for (let i = 0; i < 10_000; i++) typedDuel();
  duels += 10_000;
}
process.stdout.write(String((duels * 1000) / (performance.now() - start)));

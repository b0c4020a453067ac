import { it } from 'vitest';
import { CHECKS, faultIn } from '../src/index.ts';
import { SUBJECTS } from './subjects.ts';

it('one', { timeout: 100000 }, () => {
  const subject = SUBJECTS.find((one) => one.id === process.env.BOOK)!;
  const c = JSON.parse(process.env.CE!);
  const from = (choices: number[]) => {
    let at = 0;
    return (below: number) => (at < choices.length ? choices[at++] % below : 0);
  };
  console.log(
    faultIn(CHECKS['no viewer learns where somebody hides'], {
      subject,
      state: subject.states[c.state],
      seed: String(c.seed),
      choices: () => from(c.choices),
      inputs: Math.ceil(c.choices.length / 3),
    }),
  );
});

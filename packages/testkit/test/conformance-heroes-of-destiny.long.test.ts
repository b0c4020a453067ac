import { CHECKS, type Choose, faultIn } from '@riposte/testkit';
import { expect, it } from 'vitest';
import { SUBJECTS } from '../../files/test/subjects.ts';
import { conformance } from './conformance-suite.ts';

conformance('heroes-of-destiny', 2, { seed: 20_260_101 });

it('a seat that sees a rider and not its mount is told what acts cost', () => {
  const subject = SUBJECTS.find(({ id }) => id === 'heroes-of-destiny')!;
  const choices = (): Choose => {
    const drawn = [0, 3649];
    return (below) => (drawn.shift() ?? 0) % below;
  };
  expect(faultIn(CHECKS['no viewer learns where someone hides'], { subject, state: subject.states[8], seed: '2386', choices, inputs: 1 })).toBeNull();
});

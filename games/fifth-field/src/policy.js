import { fighter, foes } from './fighter.js';
import { Guard } from './numbers.js';
import { CatchBreath, Swing } from './swing.js';

/** Swings at the foe that is easiest to hit, and ducks while it can. @type {import('@riposte/kernel').Policy} */
export const policy = {
  declare(view, who) {
    const [at] = foes(view, who).sort((a, b) => Guard(view, a, who) - Guard(view, b, who) || fighter(view, a).cheer - fighter(view, b).cheer);
    return at === undefined ? CatchBreath.of(who, {}) : Swing.of(who, { at });
  },
  answer: (view, ask, who, about) => ask.answer.candidates(view, { who, about }).find((answer) => answer !== null) ?? ask.fallback(view, who, about),
};

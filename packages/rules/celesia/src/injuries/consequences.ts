import { type Id, type View } from '@riposte/kernel';
import { bodyPart, fighter } from '../fighters/fighter.ts';
import { maxInjuries } from '../stamina/dead.ts';
import { countInjuries, isSound, partsOf } from './body.ts';
import { PARTS, type PartKind } from './body-parts.ts';
import { hasSeveralHeads } from './heads.ts';

const HAND = 'worse at Athletics, Thievery and crafts';
const DROPS = 'drops what it holds, cannot hold, cast or strike';

/** What the first, second, third injury of each part does, as people say it. */
const EFFECTS_IN_WORDS: { readonly [K in PartKind]: readonly string[] } = {
  ear: ['hears worse'],
  nose: ['smells worse'],
  tail: ['no tail slap, no balance'],
  wing: ['flies slower and worse, cannot strike with it'],
  eye: ['attacks and sees worse'],
  hand: [HAND, DROPS],
  foot: ['worse at Acrobatics and Athletics, needs 1 more AP to stand up', '5 ft slower, cannot strike with it'],
  horn: ['cannot gore with it'],
  mouth: ['cannot speak or cast by voice', 'cannot eat, drink or bite'],
  arm: [`much ${HAND} and Acrobatics`, `${DROPS}, no shield`],
  leg: ['much worse at Acrobatics and Athletics, needs 2 more AP to stand up', '10 ft slower, cannot strike with it'],
  head: ['concussed: every d20 worse', 'stunned or dazed, then confused', 'knocked out and prone'],
  heart: ['sickened, perhaps stunned'],
  other: ['as its description says'],
};

const FALLS = 'falls prone and cannot stand up';

/** What it does when all parts of a kind are injured, or all wings but one. */
const TOGETHER: { readonly [K in PartKind]?: string } = { ear: 'deaf', nose: 'scent lost', eye: 'blind', foot: FALLS, leg: FALLS, wing: 'can no longer fly' };

/** What a first injury does together with those of the other parts of its kind. */
function together(view: View, part: Id): string[] {
  const { of, part: kind, also } = bodyPart(view, part);
  return [kind, also].flatMap((counted) => {
    const effect = counted === '' ? undefined : TOGETHER[counted];
    if (counted === '' || effect === undefined) return [];
    const sound = partsOf(view, of, counted).filter((id) => id !== part && isSound(view, id)).length;
    return sound <= (counted === 'wing' ? 1 : 0) ? [effect] : [];
  });
}

/** The consequence of the n-th injury to a part, in words. */
export function consequence(view: View, part: Id, nth: number): string {
  const { of, injuries } = bodyPart(view, part);
  const more = nth - injuries;
  if (more > 0 && countInjuries(view, of) + more >= maxInjuries(view, of)) return 'one injury too many: death';
  return [effectOf(view, part, nth), ...(nth === 1 ? together(view, part) : [])].join(', ');
}

function effectOf(view: View, part: Id, nth: number): string {
  const { of, part: kind } = bodyPart(view, part);
  const { destroyed } = PARTS[kind];
  if (destroyed > 0 && nth > destroyed) return 'nothing more';
  if (destroyed === 0 && nth > EFFECTS_IN_WORDS[kind].length) return 'no further effect';
  if (nth === destroyed) return isLast(view, of, kind) && (kind === 'head' || kind === 'heart') ? 'destroyed: death' : 'destroyed';
  const effect = EFFECTS_IN_WORDS[kind][nth - 1];
  return kind === 'head' && hasSeveralHeads(view, of) ? `this head: ${effect}` : effect;
}

function isLast(view: View, who: Id, kind: PartKind): boolean {
  const left = fighter(view, who).parts.filter((id) => bodyPart(view, id).part === kind && bodyPart(view, id).injuries < PARTS[kind].destroyed);
  return left.length <= 1;
}

/** What all injuries of a part do now, the latest last. */
export function consequenceNow(view: View, part: Id): string {
  const { injuries } = bodyPart(view, part);
  return [...new Set(Array.from({ length: injuries }, (_, i) => consequence(view, part, i + 1)))].join('; ');
}

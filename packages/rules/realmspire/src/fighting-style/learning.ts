import { defineChange, defineIntent, type Id, oneOf, someOf } from '@riposte/kernel';
import { afterTheFight } from '../adventuring/after-the-fight.ts';
import { type Fighter, fighter, isFighter, type Style } from '../characters/fighter.ts';
import { scene } from '../initiative-structure/scene.ts';
import { FREE_GEAR, GEAR_PRICE, gearTypes, whyNotExpand } from './styles.ts';

/** XP of a first rank (R-CHARACTERS). */
const STYLE_PRICE = 100;

/** A style is learned, at the end of the list, or replaced; its price is paid in XP. */
export const StyleLearned = defineChange('style-learned', (store, who: Id, place: number, style: Style, price: number): void => {
  const f = store.edit(who) as Fighter;
  f.styles = place < f.styles.length ? f.styles.map((known, i) => (i === place ? style : known)) : [...f.styles, style];
  f.xp -= price;
});

/** Trains a new style of the player's own: up to five types of gear come with it. @rule RS-STY-003 RS-STY-007 RS-STY-010 */
export const LearnStyle = defineIntent<{ readonly name: string; readonly gear: readonly string[] }>('learn-style', {
  rule: 'RS-STY-007',
  title: 'Learn a Fighting Style',
  tags: ['afterwards'],
  available(view, by, refuse) {
    afterTheFight(view, by, refuse);
    if (fighter(view, by).xp < STYLE_PRICE) refuse('R-CHARACTERS', 'too-few-xp', { xp: STYLE_PRICE });
  },
  params: {
    name: oneOf({
      rule: 'RS-STY-003',
      candidates: (view) => (scene(view).ended ? ['own style'] : []),
      check(_view, _context, name, refuse) {
        if (typeof name !== 'string' || name.length < 1 || name.length > 80) refuse('RS-STY-003', 'style-name');
      },
    }),
    gear: someOf({ rule: 'RS-STY-007', from: (view) => gearTypes(view.rules), most: FREE_GEAR }),
  },
  perform(play, by, { name, gear }) {
    StyleLearned(play, by, fighter(play, by).styles.length, { name, rank: 1, gear }, STYLE_PRICE);
    return true;
  },
});

/** Adds a type of gear to a style: 25 XP, ten types at most. @rule RS-STY-008 RS-STY-009 */
export const ExpandStyle = defineIntent<{ readonly style: string; readonly gear: string }>('expand-style', {
  rule: 'RS-STY-009',
  title: 'Expand a Fighting Style',
  tags: ['afterwards'],
  available: afterTheFight,
  params: {
    style: oneOf({
      rule: 'RS-STY-010',
      candidates: (view, { by }) => (scene(view).ended && isFighter(view, by) ? fighter(view, by).styles.map((known) => known.name) : []),
    }),
    gear: oneOf({ rule: 'RS-STY-009', candidates: (view) => gearTypes(view.rules) }),
  },
  check(view, by, { style, gear }, refuse) {
    const chosen = isFighter(view, by) ? fighter(view, by).styles.find((known) => known.name === style) : undefined;
    const why = chosen === undefined ? null : whyNotExpand(chosen, gear, fighter(view, by).xp);
    if (why !== null) refuse(...why);
  },
  perform(play, by, { style, gear }) {
    const place = fighter(play, by).styles.findIndex((known) => known.name === style);
    const old = fighter(play, by).styles[place];
    StyleLearned(play, by, place, { name: old.name, rank: old.rank, gear: [...old.gear, gear] }, GEAR_PRICE);
    return true;
  },
});

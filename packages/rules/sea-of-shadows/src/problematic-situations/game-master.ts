import { defineIntent, type Id, type IntentContext, oneOf, type Play, place, type View } from '@riposte/kernel';
import { ANYTIME, sideNumbers } from '../actions/game-master.ts';
import { TurnEnded } from '../actions/turn.ts';
import { type Fighter, fighter, fighters, isPresent, scene } from '../characters/fighter.ts';
import { SideChanged } from '../characters/set-facts.ts';
import { attached, letGoOf } from './attached.ts';
import { comeIn, entrance, goAway, Left } from './leaving.ts';

// Who takes part, and on which side, by the word of the game master.

type OfOne = { readonly who: Id };

/** A parameter: a fighter who fits. */
const aFighter = <P extends OfOne>(rule: string, fits: (view: View, one: Fighter) => boolean) =>
  oneOf<IntentContext<P>, Id>({
    rule,
    candidates: (view) =>
      fighters(view)
        .filter((fighter) => fits(view, fighter))
        .map(({ id }) => id),
  });

type Joining = OfOne & { readonly to: number };

/**
 * Lets in one who is still to come, whatever its round, or who has left, with its mount and whom it carries; without another word
 * where it was to arrive, or where it left. For the game master.
 */
export const Join = defineIntent<Joining>('join', {
  rule: 'R-ARRIVE',
  title: 'Let a fighter in',
  tags: [ANYTIME],
  actor: 'scene',
  params: {
    who: aFighter<Joining>('R-ARRIVE', (view, { id }) => !isPresent(view, id)),
    to: place<IntentContext<Joining>, number>({
      rule: 'R-ARRIVE',
      candidates: (view, { with: { who } }) => [entrance(view, who)],
      check(view, _context, region, refuse) {
        if (scene(view).regions[region] === undefined) refuse('R-ARRIVE', 'no-such-region');
      },
    }),
  },
  perform(play, _by, { who, to }) {
    const all = [who, ...attached(play, who).filter((one) => !isPresent(play, one))];
    for (const one of all) comeIn(play, one, to);
    return true;
  },
});

/** Takes a fighter out of the fight, as one who has left; those it held, rode or carried stay. For the game master. */
export const TakeOut = defineIntent<OfOne>('take-out', {
  rule: 'R-LEAVE',
  title: 'Take a fighter out',
  tags: [ANYTIME],
  actor: 'scene',
  params: { who: aFighter<OfOne>('R-LEAVE', (view, { id }) => !view.has(id, Left)) },
  perform(play, _by, { who }) {
    letGoOf(play, who);
    goAway(play, who);
    TurnEnded(play, who);
    return true;
  },
});

type Changing = OfOne & { readonly side: number };

/** Puts a fighter on another side. For the game master. */
export const ChangeSide = defineIntent<Changing>('change-side', {
  rule: 'R-SIDES',
  title: 'Change sides',
  tags: [ANYTIME],
  actor: 'scene',
  params: {
    who: aFighter<Changing>('R-SIDES', () => true),
    side: oneOf<IntentContext<Changing>, number>({
      rule: 'R-SIDES',
      candidates: (view, { with: { who } }) => (isFighter(view, who) ? sideNumbers(view).filter((side) => side !== fighter(view, who).side) : []),
    }),
  },
  perform(play: Play, _by, { who, side }) {
    SideChanged(play, who, side);
    return true;
  },
});

const isFighter = (view: View, who: Id): boolean => view.state.entities[who]?.kind === 'fighter';

import { defineIntent, endAll, give, type Id, type IntentContext, oneWhere, type Play } from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { everybody, fighter } from '../fighters/fighter.ts';
import { heldWeapons, weaponStats } from '../gear/carried.ts';
import { drop } from '../gear/items.ts';
import { conscious } from '../harm/unconscious.ts';
import { areAllies, offersItself, SURRENDERS, Surrendered } from './presence.ts';

/** Gives itself up, at any time and for nothing. R-SURRENDER */
export const Surrender = defineIntent('surrender', {
  rule: 'R-SURRENDER',
  title: 'Surrender',
  tags: ['free', 'surrender'],
  available(view, by, refuse) {
    if (view.has(by, Surrendered)) refuse('R-SURRENDER', 'surrendered');
    else if (!everybody(view).some((foe) => !areAllies(view, by, foe) && conscious(view, foe) && !fighter(view, foe).inanimate))
      refuse('R-SURRENDER', 'no-foe');
  },
  perform(play, by) {
    endAll(play, by, Defending);
    give(play, by, Surrendered, { value: SURRENDERS.indexOf('offered') });
    return true;
  },
});

type FoeChoice = { readonly at: Id };

const offered = {
  at: oneWhere<IntentContext<FoeChoice>, Id>({
    rule: 'R-SURRENDER',
    of: everybody,
    is: (view, { by }, at) => !areAllies(view, by, at) && conscious(view, at) && offersItself(view, at),
  }),
};

/** Takes a foe prisoner that gave itself up: it lays down its weapons and fights no more. R-SURRENDER */
export const AcceptSurrender = defineIntent<FoeChoice>('accept-surrender', {
  rule: 'R-SURRENDER',
  title: 'Accept the surrender',
  tags: ['free'],
  params: offered,
  perform(play, by, { at }) {
    takePrisoner(play, by, at);
    return true;
  },
});

/** A prisoner lays down its weapons. R-SURRENDER */
export function takePrisoner(play: Play, by: Id, at: Id): void {
  endAll(play, at, Surrendered);
  give(play, at, Surrendered, { source: by, value: SURRENDERS.indexOf('accepted') });
  for (const weapon of heldWeapons(play, at)) if (!weaponStats(weapon).natural) drop(play, weapon.id, fighter(play, at).place);
}

/** Fights on: who gave itself up may defend itself again. R-SURRENDER */
export const RefuseSurrender = defineIntent<FoeChoice>('refuse-surrender', {
  rule: 'R-SURRENDER',
  title: 'Refuse the surrender',
  tags: ['free'],
  params: offered,
  perform(play, _by, { at }) {
    refuseSurrenderOf(play, at);
    return true;
  },
});

/** An attack on who has only offered to surrender refuses it. R-SURRENDER */
export function refuseSurrenderOf(play: Play, at: Id): void {
  if (offersItself(play, at)) endAll(play, at, Surrendered);
}

import { defineAsk, defineIntent, GM, type Id, type IntentJson, intentJson, oneOf, type Play, type View } from '@riposte/kernel';
import { distance, type Reach, reach } from '@riposte/space';
import { Grappling, mountOf } from './company.ts';
import { awake, Immobile } from './conditions.ts';
import { board } from './distance.ts';
import { sweep } from './drift.ts';
import { fighter, fighters, isFighter, type Place, titleOf } from './fighter.ts';
import { moving } from './grid.ts';
import { MovementRate } from './numbers.ts';
import { ActionPoints, spendAp } from './pools.ts';
import { Bolting, isSentient } from './riding.ts';
import { hasTrait } from './weapon.ts';

type Commanded = { readonly action: IntentJson };
const OBEYED = ['attack', 'quick-attack', 'strong-attack', 'defend', 'dash', 'hinder', 'move', 'change-posture'];

/** A sentient mount's own will. @rule HD-MNT-018 */
export const Follow = defineAsk<{ readonly action: string }, boolean>('follow-command', {
  rule: 'HD-MNT-018',
  because: (view, _who, { action }) => `your rider gives a command (${titleOf(view, action)}); obey?`,
  answer: oneOf({ rule: 'HD-MNT-018', candidates: () => [true, false] }),
  fallback: () => true,
});

/** A trained mount attacks or acts on command, with AP of its own; a sentient one does if it likes. @rule HD-MNT-016 HD-MNT-018 */
export const CommandMount = defineIntent<Commanded>('command-mount', {
  rule: 'HD-MNT-016',
  title: 'Command the mount',
  tags: ['command'],
  available(view, by, refuse) {
    const mount = mountOf(view, by);
    if (mount < 0) return refuse('HD-MNT-016', 'not mounted');
    if (hasTrait(view, fighter(view, mount), 'untrained')) refuse('HD-MNT-016', 'not trained for it');
  },
  params: {
    action: {
      kind: 'one of',
      check(view, { by }, json, refuse) {
        const intent = view.rules.intent(json);
        if (intent.by !== mountOf(view, by) || !OBEYED.includes(intent.def.id)) return refuse('HD-MNT-016', 'no command for the mount');
        if (intent.def.id === 'move' && !isSentient(view, intent.by)) return refuse('HD-MNT-009', 'the rider leads');
        for (const one of view.refusals(intent)) refuse(one.rule, one.reason);
      },
      candidates: (view, { by }) =>
        view.rules.def.intents
          .filter((def) => mountOf(view, by) >= 0 && OBEYED.includes(def.id))
          .flatMap((def) => view.candidates(def, mountOf(view, by)))
          .filter((intent) => view.legal(intent) && (intent.def.id !== 'move' || isSentient(view, intent.by)))
          .map(intentJson),
    },
  },
  perform(play, by, { action }) {
    const mount = mountOf(play, by);
    if (isSentient(play, mount) && !play.ask(Follow, mount, { action: action.do })) return 'refuses';
    return play.perform(play.rules.intent(action));
  },
});

/** Where a mount out of control runs: by default as far from the enemy as a full movement takes it. @rule HD-MNT-012 */
export const Flight = defineAsk<{ readonly mount: Id }, Place>('flight', {
  rule: 'HD-MNT-012',
  because: (view, _gm, { mount }) => `${fighter(view, mount).name} bolts; where to?`,
  answer: oneOf<{ readonly who: Id; readonly about: { readonly mount: Id } }, Place>({
    rule: 'HD-MNT-012',
    candidates: (view, { about: { mount } }) => refuges(view, mount),
  }),
  fallback: (view, _gm, { mount }) => {
    const all = refuges(view, mount);
    return all.reduce((a, b) => (safety(view, mount, b) > safety(view, mount, a) ? b : a));
  },
});

const refuges = (view: View, mount: Id): readonly Place[] => (isFighter(view, mount) ? ways(view, mount).places() : []);

/** Where a full movement could take it. */
function ways(view: View, mount: Id): Reach {
  const { at, carry } = fighter(view, mount);
  return reach(board(view), at, { ...moving(view, mount, carry), limit: MovementRate(view, mount) });
}

/** Yards from the nearest foe, in the straight. */
function safety(view: View, mount: Id, at: Place): number {
  const { side } = fighter(view, mount);
  const foes = fighters(view).filter((one) => one.side !== side && awake(view, one.id));
  return Math.min(1000, ...foes.map((one) => distance(board(view), one.at, at)));
}

const FULL_MOVEMENT = 4;

/** A mount out of control flees as the shared turn begins, unless something holds it. @rule HD-MNT-012 */
export function bolts(play: Play, rider: Id): void {
  const mount = mountOf(play, rider);
  if (mount < 0 || !play.has(mount, Bolting) || !awake(play, mount) || play.has(mount, Immobile) || play.has(mount, Grappling)) return;
  const to = play.ask(Flight, GM, { mount });
  spendAp(play, mount, Math.min(FULL_MOVEMENT, ActionPoints.left(play, mount)));
  sweep(play, mount, ways(play, mount).path(to)?.places.slice(1) ?? []);
}

export const INTENTS = [CommandMount];
export const ASKS = [Follow, Flight];

import { type AnyIntent, defineWindow, endAll, give, type Id, intentJson, NO_ONE, type Play, type View } from '@riposte/kernel';
import { Harry, Rebuff, seesApproach, seesShot } from '../actions/harry-and-rebuff.ts';
import { Hidden } from '../rolls/sight.ts';
import { fighter } from '../state/fighter.ts';
import { type Place, scene } from '../state/scene.ts';
import { firstToAct } from './initiative.ts';
import { TakeReadied } from './out-of-turn.ts';
import { type Happening, Reacted } from './triggers.ts';

/** Reactions; only one to each trigger. @rule HD-ACT-007 HD-ACT-009 HD-ACT-010 */
export const Reaction = defineWindow<Happening>('reaction', {
  rule: 'HD-ACT-007',
  who: (_view, { may }) => [may],
  intents: () => [Harry, Rebuff, TakeReadied],
  check(view, about, intent, refuse) {
    if (intent.def === Harry && !seesShot(view, intent.by, about)) refuse('HD-COM-007', 'no-shot-in-reach');
    if (intent.def === Rebuff && !seesApproach(view, intent.by, about)) refuse('HD-OFF-008', 'nobody-approaches');
    if (intent.def !== TakeReadied && intent.with.at !== about.by) refuse('HD-ACT-007', 'only-the-cause');
  },
});

/** Asks each fighter with a reaction to this once. Returns those who reacted. @rule HD-ACT-007 HD-ACT-010 */
export function happens(play: Play, by: Id, what: Happening['what'], declared: AnyIntent | null = null, to: Place | null = null): readonly Id[] {
  if (scene(play).peace) return NO_ONE;
  let reacted: readonly Id[] = NO_ONE;
  let asked: readonly Id[] = NO_ONE;
  const about: Happening = { may: by, by, what, action: declared === null ? null : intentJson(declared), to };
  for (let able = reactors(play, about, asked); able.length > 0; able = reactors(play, about, asked)) {
    const may = firstToAct(play, able);
    asked = [...asked, may];
    if (play.offer(Reaction, { ...about, may }) !== undefined) reacted = [...reacted, may];
  }
  return reacted;
}

function reactors(view: View, about: Happening, asked: readonly Id[]): readonly Id[] {
  let able: Id[] | null = null;
  for (const entity of view.state.entities) {
    if (entity.kind === 'fighter' && entity.id !== about.by && !asked.includes(entity.id) && canReact(view, entity.id, about)) (able ??= []).push(entity.id);
  }
  return able ?? NO_ONE;
}

/** The unseen neither react nor are reacted to (R-HIDDEN). */
function canReact(view: View, who: Id, about: Happening): boolean {
  if (view.has(who, Hidden) || view.has(about.by, Hidden)) return false;
  if (fighter(view, who).readied !== '' && view.candidates(TakeReadied, who).some((intent) => view.legal(intent))) return true;
  if (about.what === 'attempts') return seesShot(view, who, about) && view.legal(Harry.of(who, { at: about.by }));
  return about.what === 'approaches' && seesApproach(view, who, about) && view.legal(Rebuff.of(who, { at: about.by }));
}

/** What others reacted to takes place; those who did neither interpose nor cling. @rule HD-ACT-010 */
export function goesOnFor<T>(play: Play, reacted: readonly Id[], what: () => T): T {
  for (const who of reacted) give(play, who, Reacted);
  const result = what();
  for (const who of reacted) endAll(play, who, Reacted);
  return result;
}

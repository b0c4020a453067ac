import { type AnyIntent, defineWindow, type Id, judging, NO_ONE, type Play, type View } from '@riposte/kernel';
import { canPayPoints } from '../actions-in-combat/action-points.ts';
import { ableToReact } from '../actions-in-combat/reactions.ts';
import { Hidden } from '../actions-in-combat/stealth.ts';
import { fighter, fighters } from '../characters/fighter.ts';
import { isPresent } from '../initiative-structure/out-of-the-fight.ts';
import { isWithin } from '../positioning/distances.ts';
import { ruled } from '../rulings.ts';
import { Activate, ActivateAsReaction, apOf, Cast, CastAsReaction, type Casting, itemSpell, itemsOf, spellsOf } from './casting.ts';
import { Warded } from './effects.ts';
import { Mana } from './mana.ts';
import { type Spell, spellAt } from './spells.ts';

/** Who attacks whom. */
interface Declared {
  readonly by: Id;
  readonly at: Id;
}

/** Who is attacked may first put a ward up, before the attack is paid (R-MAGIC). @rule RS-REA-004 RS-ACT-005 */
export const Attacked = defineWindow<Declared>('attacked', {
  rule: 'RS-REA-004',
  who: (view, { by, at }) => (mayWard(view, by, at) ? [at] : NO_ONE),
  intents: () => [CastAsReaction, ActivateAsReaction],
  check(view, _about, { def, with: chosen }, refuse) {
    if (!isWard(spellOf(view, def, chosen as Casting))) refuse('RS-REA-004', 'no-ward');
  },
});

const isWard = (spell: Spell): boolean => spell.effect === 'ward';

const spellOf = (view: View, def: AnyIntent['def'], { spell }: Casting): Spell =>
  def.index === Cast.index || def.index === CastAsReaction.index ? spellAt(view, spell) : itemSpell(view, spell);

/** It takes a ward with AP and mana for it, and notice of the attack; nobody casts in the middle of a spell. */
function mayWard(view: View, by: Id, at: Id): boolean {
  if (at === by || view.has(at, Warded) || !fighter(view, at).aware || view.has(by, Hidden) || !ableToReact(view, at)) return false;
  if (view.doing.some((act) => act.by === at && act.def.tags.includes('magic'))) return false;
  const spells = spellsOf(view, at).map((code) => spellAt(view, code));
  if (spells.some((spell) => isWard(spell) && canPayPoints(view, at, apOf(view, spell)) && Mana.left(view, at) >= spell.mana)) return true;
  return itemsOf(view, at).some((code) => isWard(itemSpell(view, code)) && canPayPoints(view, at, apOf(view, itemSpell(view, code))));
}

/** Whom an act attacks. */
function attackedBy(view: View, { def, by, with: chosen }: AnyIntent): readonly Id[] {
  if (def.tags.includes('attack')) return [(chosen as Declared).at];
  if (def.index !== Cast.index && def.index !== Activate.index) return NO_ONE;
  const spell = spellOf(view, def, chosen as Casting);
  const { at } = chosen as Casting;
  if (!spell.attack) return NO_ONE;
  if (spell.radius === 0) return [at];
  return fighters(view).flatMap(({ id }) => (id !== by && isPresent(view, id) && isWithin(view, id, at, spell.radius) ? [id] : []));
}

/** Lets those whom an act attacks answer. Returns whether the act goes on: its doer may have spent what it costs. @rule RS-ACT-005 */
export function answered(play: Play, intent: AnyIntent): boolean {
  if (!ruled(play).wardsAnswer) return true;
  let answers = false;
  for (const at of attackedBy(play, intent)) if (play.offer(Attacked, { by: intent.by, at }) !== undefined) answers = true;
  return !answers || judging(play, intent.by).legal(intent);
}

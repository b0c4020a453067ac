import { type AnyAsk, type AnyIntent, type Id, type IntentJson, intentJson, type Json, type View } from '@riposte/kernel';
import { ChooseCleave } from '../../actions/melee.ts';
import { ChooseParry, type Confirmed } from '../../actions/parry.ts';
import { Provoked, ReactiveAttack, ReactiveManeuver } from '../../actions/reactive-attack.ts';
import { bodyPart, fighter } from '../../fighters/fighter.ts';
import { strikers } from '../../gear/ready-weapons.ts';
import { PARTS } from '../../injuries/body-parts.ts';
import { ChoosePart, type Wounding } from '../../injuries/wounds.ts';
import { ChooseWard } from '../../magic/ward.ts';
import { Flying } from '../../positioning/flying.ts';
import { Prone } from '../../positioning/prone.ts';
import { Stamina } from '../../stamina/stamina.ts';
import { isWrestler, meleeBy, weaponFor, worth } from './judgement.ts';

export function answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
  const usual = (): Json => ask.fallback(view, who, about) as Json;
  if (who < 0) return usual();
  if (ask === ChooseWard) return true;
  if (ask === ChooseParry) return parry(view, who, about as unknown as Confirmed);
  if (ask === ChooseCleave) return Stamina.left(view, who) >= 4 ? ((ask.answer.candidates(view, { who, about }) as readonly Id[])[1] ?? null) : null;
  if (ask === Provoked.ask) return strikeBack(view, who, (about as { by: Id }).by) as Json;
  if (ask === ChoosePart) return choosePart(view, ask, who, about as unknown as Wounding) ?? usual();
  return usual();
}

/** What would reach a limb is worth a parry, a scratch only with breath to spare. */
function parry(view: View, who: Id, { degrees }: Confirmed): Json {
  if (degrees < 1 && Stamina.left(view, who) < 4) return null;
  const weapon = strikers(view, who).reduce((best, part) => (best < 0 || worth(view, part) > worth(view, best) ? part : best), -1);
  return weapon < 0 ? null : { weapon, attribute: meleeBy(view, who) };
}

const reacting = (who: Id, maneuver: 'grapple' | 'trip', at: Id): AnyIntent => ReactiveManeuver.of(who, { maneuver, at, part: null, gear: null });

function strikeBack(view: View, who: Id, at: Id): IntentJson | null {
  const hold = reacting(who, 'grapple', at);
  if (isWrestler(view, who) && view.legal(hold)) return intentJson(hold);
  const weapon = weaponFor(view, who, at);
  const blow = ReactiveAttack.of(who, { weapon, at, attribute: meleeBy(view, who) });
  const trip = reacting(who, 'trip', at);
  // A larger fighter, or one with nothing to strike with, trips the enemy that slips past.
  if ((weapon < 0 || fighter(view, who).size > fighter(view, at).size) && !view.has(at, Prone) && view.legal(trip)) return intentJson(trip);
  return weapon >= 0 && view.legal(blow) ? intentJson(blow) : null;
}

/** A flyer's wing before its scales; else the severest. */
function choosePart(view: View, ask: AnyAsk, who: Id, about: Wounding): Id | null {
  if (!view.has(about.at, Flying) || about.reach > PARTS.arm.severity) return null;
  const wings = fighter(view, about.at).parts.filter((part) => bodyPart(view, part).part === 'wing' && bodyPart(view, part).injuries === 0);
  const open = ask.answer.candidates(view, { who, about }) as readonly Id[];
  return wings.find((part) => open.includes(part)) ?? null;
}

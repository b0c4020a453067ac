import { type AnyAsk, type AnyIntent, type AnyIntentDef, carried, type Id, type Json, type Policy, type View } from '@riposte/kernel';
import { ActionPoints, ATTACKS_OF_A_ROUND } from '../../actions-in-combat/action-points.ts';
import { Carry, PutDown } from '../../actions-in-combat/carry.ts';
import { Disengage } from '../../actions-in-combat/disengage.ts';
import { FreeAction } from '../../actions-in-combat/free-actions.ts';
import { Escape, Grapple, Release } from '../../actions-in-combat/grapple.ts';
import { Grappled, Restrained } from '../../actions-in-combat/holds.ts';
import { Draw, Drop, Handle, Stow } from '../../actions-in-combat/manipulate.ts';
import { Dash, Move, moveOf, restOfMove } from '../../actions-in-combat/movement.ts';
import { isUnloaded, Reload } from '../../actions-in-combat/reload.ts';
import { StandUp } from '../../actions-in-combat/stand-up.ts';
import { Hidden, Search } from '../../actions-in-combat/stealth.ts';
import { CloseScene, TendAfterwards } from '../../adventuring/after-the-fight.ts';
import { Dazed } from '../../attacking-and-defending/dazed.ts';
import { Braced, ChooseDefence, testOf } from '../../attacking-and-defending/defence.ts';
import { ChooseManoeuvre, ChooseTrick, type CriticalWin, type Manoeuvre } from '../../attacking-and-defending/manoeuvres.ts';
import { Strike, Throw } from '../../attacking-and-defending/strike.ts';
import type { Attack, Defence } from '../../attacking-and-defending/ways.ts';
import { fighter, fighters, isFighter, opponents } from '../../characters/fighter.ts';
import { type Tested, TwistFate } from '../../characters/luck.ts';
import { chance } from '../../characters/skill-test.ts';
import { skillTest, TargetNumber } from '../../characters/target-number.ts';
import { Burning } from '../../damage-and-health/afflictions.ts';
import { PutOut } from '../../damage-and-health/put-out.ts';
import { Tend } from '../../damage-and-health/tending.ts';
import { Dying, takesTurns } from '../../damage-and-health/unconscious.ts';
import { reachOf, shieldOf, weaponAt, weaponOf } from '../../gear/in-hand.ts';
import { Leave } from '../../initiative-structure/leaving.ts';
import { Surrendered } from '../../initiative-structure/out-of-the-fight.ts';
import { METRE, SCENE, scene } from '../../initiative-structure/scene.ts';
import { AcceptSurrender, Surrender } from '../../initiative-structure/surrender.ts';
import { EndTurn } from '../../initiative-structure/turns.ts';
import { coverFrom } from '../../positioning/cover.ts';
import { distanceSquared, isInReach, isWithin } from '../../positioning/distances.ts';
import { Provoked } from '../../positioning/opportunity-attack.ts';
import { pointOf } from '../../positioning/places.ts';
import { Prone } from '../../positioning/prone.ts';
import { Attacked } from '../../using-magic/answering.ts';
import { Activate, Cast, CastAsReaction, itemsOf, spellsOf } from '../../using-magic/casting.ts';
import { FlameBlade, Frightened, Warded } from '../../using-magic/effects.ts';
import { Mana } from '../../using-magic/mana.ts';
import { type Spell, spellAt } from '../../using-magic/spells.ts';
import { goals, wayFrom, wayToAny } from './approach.ts';

/** Attacks twice a round and keeps an AP to defend; mages keep their distance. After the fight it tends the dying. */
export const steady: Policy = {
  declare(view, who) {
    if (scene(view).ended) return who === SCENE ? CloseScene.of(SCENE, {}) : care(view, who);
    if (scene(view).acting !== who) return null;
    return plans(view, who).find((intent) => view.legal(intent)) ?? EndTurn.of(who, {});
  },
  answer,
};

/** None of these wins a fight; where the policy itself wants one, computer players do it. */
export const LEFT_TO_POLICY: readonly AnyIntentDef[] = [Drop, Stow, Throw, Handle, Release, Carry, PutDown, Surrender, Leave];

/** After the fight it tends the dying of its own side, then puts out its flames. */
function care(view: View, who: Id): AnyIntent | null {
  const { side } = fighter(view, who);
  const patient = fighters(view).find((friend) => friend.side === side && view.has(friend.id, Dying));
  const tend = patient === undefined ? null : TendAfterwards.of(who, { patient: patient.id });
  if (tend !== null && view.legal(tend)) return tend;
  return view.has(who, Burning) && view.legal(PutOut.of(who, {})) ? PutOut.of(who, {}) : null;
}

/** What to try, best first. */
function plans(view: View, who: Id): AnyIntent[] {
  const foes = opponents(view, who)
    .filter((foe) => takesTurns(view, foe) && !view.has(foe, Hidden))
    .sort((a, b) => distanceSquared(view, who, a) - distanceSquared(view, who, b) || fighter(view, a).health - fighter(view, b).health || a - b);
  const yielding = opponents(view, who).filter((foe) => view.has(foe, Surrendered));
  const [foe] = foes;
  if (foe === undefined) return [...yielding.map((at) => AcceptSurrender.of(who, { at })), Search.of(who, {})];
  const threatened = foes.some((foe) => isWithin(view, foe, who, Math.max(1, reachOf(view, foe))));
  return [
    ...yielding.map((at) => AcceptSurrender.of(who, { at })),
    ...fighter(view, who).features.flatMap((code) => ('free' in view.rules.things[code] && !view.has(who, Braced) ? [FreeAction.of(who, { perk: code })] : [])),
    ...(view.has(who, Burning) ? [PutOut.of(who, {})] : []),
    ...(view.has(who, Prone) && ActionPoints.left(view, who) > 1 ? [StandUp.of(who, {})] : []),
    ...(threatened
      ? []
      : fighters(view).flatMap(({ id, side }) => (side === fighter(view, who).side && view.has(id, Dying) ? [Tend.of(who, { patient: id })] : []))),
    ...byMagic(view, who, foes, threatened),
    ...byArms(view, who, foes, threatened),
    ...breakFree(view, who),
  ];
}

/** Out of a net or a hold, when there is nothing better to do. */
function breakFree(view: View, who: Id): AnyIntent[] {
  const holds = carried(view, who, Grappled).map((hold) => hold.source);
  return [...holds, ...(view.has(who, Restrained) ? [-1] : [])].map((from) => Escape.of(who, { from }));
}

/** The grade of full cover. */
const FULL_COVER = 3;

const attacksLeft = (view: View, who: Id): number => ATTACKS_OF_A_ROUND - fighter(view, who).attacks;

/** Spells against one foe, best first. */
const BOLTS = ['firebolt', 'shock-arc', 'mind-spike', 'frost-lance', 'burning-touch'];

function byMagic(view: View, who: Id, foes: readonly Id[], threatened: boolean): AnyIntent[] {
  const known = spellsOf(view, who);
  const items = itemsOf(view, who);
  if (known.length + items.length === 0) return [];
  const ap = ActionPoints.left(view, who);
  const code = (id: string): number => known.find((spell) => view.rules.things[spell].id === id) ?? -1;
  const cast = (id: string, at: Id): AnyIntent[] => (code(id) < 0 ? [] : [Cast.of(who, { spell: code(id), at, to: null })]);
  const friends = fighters(view).filter((friend) => friend.side === fighter(view, who).side);
  const hurt = friends.filter((friend) => friend.health * 2 < friend.maxHealth && view.state.entities[friend.id].kind === 'fighter');
  const crowd = foes.filter((foe) =>
    crowdAround(
      view,
      foe,
      foes,
      friends.map((friend) => friend.id),
    ),
  );
  const seen = foes.filter((foe) => coverFrom(view, foe, pointOf(view, who)) < FULL_COVER);
  const calm = seen.filter((foe) => !view.has(foe, Frightened));
  const near = isWithin(view, who, foes[0], 10);
  const melee = known.some((spell) => (spellAt(view, spell) as Spell).melee);
  return [
    ...(near && ap > 1 && !view.has(who, Warded) && Mana.left(view, who) >= 8 && code('arcane-ward') >= 0
      ? [CastAsReaction.of(who, { spell: code('arcane-ward'), at: who, to: null })]
      : []),
    ...(melee && !keepsAway(view, who) && !view.has(who, FlameBlade) && ap > 2 ? cast('flame-blade', who) : []),
    ...(threatened && !melee && ap > 1 && keepsAway(view, who) ? keepOff(view, who, foes[0]) : []),
    ...(ap > 1 ? hurt.flatMap((friend) => cast('mend', friend.id)) : []),
    ...crowd.flatMap((foe) => cast('winter-storm', foe)),
    ...(attacksLeft(view, who) > 0 ? seen.flatMap((foe) => BOLTS.flatMap((id) => cast(id, foe))) : []),
    ...(ap > 1 ? calm.flatMap((foe) => cast('dread', foe)) : []),
    ...items.flatMap((spell) => [...foes, ...hurt.map((friend) => friend.id)].map((at) => Activate.of(who, { spell, at, to: null }))),
  ];
}

/** Whether a storm there strikes at least two foes and no friend. */
function crowdAround(view: View, centre: Id, foes: readonly Id[], friends: readonly Id[]): boolean {
  return foes.filter((foe) => isWithin(view, foe, centre, 4)).length > 1 && !friends.some((friend) => isWithin(view, friend, centre, 4));
}

/** Breaks away from a foe before casting or shooting, unless it is held. */
function keepOff(view: View, who: Id, foe: Id): AnyIntent[] {
  const rest = view.has(who, Grappled) || view.has(who, Restrained) ? 0 : restOfMove(view, who);
  const along = rest >= 100 ? wayFrom(view, who, foe, rest) : [];
  return along.length < 3 ? [] : [Disengage.of(who, {}), Move.of(who, { along })];
}

function byArms(view: View, who: Id, foes: readonly Id[], threatened: boolean): AnyIntent[] {
  const ap = ActionPoints.left(view, who);
  const weapon = weaponOf(view, who);
  const attribute = strongerBy(view, who);
  const inReach = foes.filter((foe) => isInReach(view, who, foe, reachOf(view, who)));
  const open = foes.filter((foe) => coverFrom(view, foe, pointOf(view, who)) < FULL_COVER);
  const thrown = (at: Id): AnyIntent => Throw.of(who, { at, attribute: 'agility' });
  const strikes = attacksLeft(view, who) > 0 && (ap > 1 || attacksLeft(view, who) > 1);
  if (weapon.range > 0 && !threatened)
    return strikes
      ? [
          ...(isUnloaded(view, who) ? [Reload.of(who, {})] : []),
          ...open.map((at) => Strike.of(who, { at, attribute: 'agility' })),
          ...(open.length === 0 ? closer(view, who, foes, 1) : []),
        ]
      : [];
  return [
    ...(strikes && weapon.reach === 0 && weapon.thrown > 0 ? [...open.map(thrown), ...closer(view, who, foes, weapon.thrown)] : []),
    ...(strikes && weapon.thrown > 0 && inReach.length === 0 && hasMelee(view, who) ? open.map(thrown) : []),
    ...((weapon.range > 0 || isUseless(view, who)) && hasMelee(view, who) && ap > 1 && !view.has(who, Dazed) ? [Drop.of(who, { item: 'weapon' })] : []),
    ...(fighter(view, who).weapon < 0 || weapon.natural
      ? fighter(view, who).carried.flatMap((thing) => ('hands' in view.rules.things[thing] ? [] : [Draw.of(who, { thing })]))
      : []),
    ...(strikes && fighter(view, who).weapon < 0 ? inReach.filter((foe) => worthHolding(view, who, foe)).map((at) => Grapple.of(who, { at })) : []),
    ...(strikes ? inReach.map((at) => Strike.of(who, { at, attribute })) : []),
    ...(inReach.length === 0 && weapon.reach > 0 && (strikes || !(threatened || keepsAway(view, who)))
      ? closer(view, who, foes, Math.max(1, weapon.reach))
      : []),
    ...(weapon.range > 0 && strikes ? open.map((at) => Strike.of(who, { at, attribute: 'agility' })) : []),
  ];
}

/** Whether a fighter has a spell to throw from afar: with no attack left it goes near nobody. */
const keepsAway = (view: View, who: Id): boolean =>
  spellsOf(view, who).some((code) => {
    const { attack, melee, mana } = spellAt(view, code);
    return attack && !melee && mana <= Mana.left(view, who);
  });

/** Whether the weapon in hand serves for nothing now, such as a lance on foot. */
const isUseless = (view: View, who: Id): boolean => {
  const { range, thrown, natural } = weaponOf(view, who);
  return fighter(view, who).weapon >= 0 && !natural && range === 0 && thrown === 0 && reachOf(view, who) === 0;
};

const hasMelee = (view: View, who: Id): boolean =>
  fighter(view, who).carried.some((code) => 'weapon' in view.rules.things[code] && weaponAt(view, code).reach > 0);

/** The higher attribute: it strikes better, or with a printed target number harder. */
function strongerBy(view: View, who: Id): 'strength' | 'agility' {
  const { strength, agility } = fighter(view, who);
  return agility > strength ? 'agility' : 'strength';
}

const worthHolding = (view: View, who: Id, foe: Id): boolean =>
  !view.has(foe, Grappled) && TargetNumber(view, who, foe, skillTest('athletics')) > TargetNumber(view, foe, who, skillTest('athletics')) + 1;

/** By the free move, then by a dash if an AP to strike is left. */
function closer(view: View, who: Id, foes: readonly Id[], reach: number): AnyIntent[] {
  const rest = restOfMove(view, who);
  const dash = ActionPoints.left(view, who) < 2 ? 0 : moveOf(view, who);
  if (Math.max(rest, dash) < METRE) return [];
  const spots = foes.slice(0, 3).flatMap((foe) => goals(view, who, foe, reach));
  const along = rest < METRE ? [] : wayToAny(view, who, spots, rest);
  if (along.length > 0) return [Move.of(who, { along })];
  // What is left of the move may be too short for the next step, which may be a diagonal.
  const farther = dash < METRE ? [] : wayToAny(view, who, spots, dash);
  return farther.length === 0 ? [] : [Dash.of(who, { along: farther })];
}

function answer(view: View, ask: AnyAsk, who: Id, about: Json): Json {
  if (ask === ChooseDefence) return defenceAgainst(view, who, about as unknown as Attack);
  if (ask === Provoked.ask) return (ask.answer.candidates(view, { who, about }) as readonly Json[])[1] ?? null;
  if (ask === ChooseManoeuvre) return manoeuvre(view, about as unknown as CriticalWin);
  if (ask === ChooseTrick) return (ask.answer.candidates(view, { who, about }) as readonly Json[])[1] ?? 'none';
  if (ask === Attacked.ask)
    return wardAgainst(view, who, about as unknown as { readonly by: Id }, ask.answer.candidates(view, { who, about }) as readonly Json[]);
  if (ask === TwistFate) return (about as unknown as Tested).successes === 0;
  return ask.fallback(view, who, about) as Json;
}

/** A ward in answer to an attack where nobody can strike at who casts it, and an AP to defend is left. */
function wardAgainst(view: View, who: Id, { by }: { readonly by: Id }, open: readonly Json[]): Json {
  const isSafe = !opponents(view, who).some((foe) => takesTurns(view, foe) && isInReach(view, foe, who, reachOf(view, foe)));
  return isSafe && by !== who && ActionPoints.left(view, who) > 1 ? (open[1] ?? null) : null;
}

/** AP that are kept for attacks while the own turn is still to come. */
const KEPT = 2;

/** Defends with what is left over for it, or with all when badly hurt. */
function defenceAgainst(view: View, who: Id, attack: Attack): Defence {
  const { health, maxHealth } = fighter(view, who);
  const kept = scene(view).queue.includes(who) && health * 2 > maxHealth ? KEPT : 0;
  if (ActionPoints.left(view, who) <= kept) return 'none';
  const favoured: { readonly [by in Defence]?: number } = { block: BLOCKS, [`parry with ${strongerBy(view, who)}`]: 1 };
  const worth = (by: Defence): number => (by === 'none' ? -100 : chance(view, who, attack.by, testOf(by, attack, 0)) + (favoured[by] ?? 0));
  const open = ChooseDefence.answer.candidates(view, { who, about: attack });
  return open.reduce((most, by) => (worth(by) > worth(most) ? by : most), 'none' as Defence);
}

/** How much better a block is than a dodge: it holds against better attacks. */
const BLOCKS = 5;

/** Dazes, feints, fells, disarms or braces, the first that is open; a Strike that can end the fight is precise. */
function manoeuvre(view: View, win: CriticalWin): Manoeuvre {
  const { by: winner, at: loser, struck } = win;
  const open = ChooseManoeuvre.answer.candidates(view, { who: winner, about: win });
  const damage = weaponOf(view, winner).damage?.most ?? 0;
  const dazes: Manoeuvre[] = view.has(loser, Dazed) ? [] : ['bash'];
  const fells: Manoeuvre[] = view.has(loser, Prone) ? [] : ['trip'];
  const hard: Manoeuvre[] = struck && fighter(view, loser).health <= damage + 6 ? ['precision torso', ...dazes] : [...dazes, 'precision torso'];
  const feints: Manoeuvre[] = isFighter(view, winner) && TargetNumber(view, winner, loser, skillTest('deception')) > 12 ? ['feint'] : [];
  const disarms: Manoeuvre[] = shieldOf(view, loser) === null ? ['disarm weapon'] : ['disarm shield'];
  return [...hard, ...feints, ...fells, ...disarms, 'brace' as const].find((choice) => open.includes(choice)) ?? 'none';
}

import {
  carried,
  defineAsk,
  defineChange,
  defineIntent,
  end,
  endAll,
  GM,
  type Id,
  type IntentContext,
  number,
  oneOf,
  type Play,
  type Refuse,
  someOf,
  type View,
} from '@riposte/kernel';
import { Defending } from '../actions/defend.ts';
import { MaximumStamina, Stamina } from '../actions/stamina.ts';
import { Exhausted } from '../conditions/exhausted.ts';
import { Shaken } from '../conditions/shaken.ts';
import { everybody, type Fighter, fighter, type Item, itemOf, SCENE, type Scene, scene } from '../fighters/fighter.ts';
import { type Trait, UsedUp } from '../fighters/trait.ts';
import { ItemBroken } from '../gear/items.ts';
import { heldBy, release } from '../maneuvers/hold.ts';
import { Rounds } from '../rounds/clock.ts';
import { isPeaceful } from '../rounds/last-side.ts';
import { Gone } from '../rounds/presence.ts';
import { Refreshed } from '../rounds/refreshed.ts';
import { ruled } from '../rulings.ts';
import { Aura, AuraStrength, MaximumSurges, Surges, surge } from './aura.ts';
import { BleedingOut, deathSave } from './death.ts';
import { alive, FROM_BLOW, FROM_SLEEP, FROM_STAMINA, Unconscious } from './unconscious.ts';

const BLOCK = 5;
const REPAIR = 15;

/** Minutes of rest that stand open for an activity, and surges that rest allows. */
export const RestSet = defineChange('rest-set', (store, who: Id, rested: number, surgesOpen: number): boolean => {
  const was = store.state.entities[who] as Fighter;
  if (was.rested === rested && was.surgesOpen === surgesOpen) return false;
  const f = store.edit(who) as Fighter;
  f.rested = rested;
  f.surgesOpen = surgesOpen;
  return true;
});

export const SceneClosed = defineChange('scene-closed', (store, _scene: Id): void => {
  (store.edit(SCENE) as Scene).closed = true;
});

/** What lasts until the next Short Rest ends. @rule RC-RST-003 */
function recover(play: Play, who: Id): void {
  for (const condition of [Exhausted, Shaken]) for (const lasting of carried(play, who, condition)) if (lasting.clock < 0) end(play, who, lasting.id);
}

const rechargesBy = (view: View, code: number, rest: 'short-rest' | 'long-rest'): boolean => (view.rules.things[code] as Trait).recharge === rest;

function renew(play: Play, who: Id, long: boolean): void {
  const { used } = fighter(play, who);
  const left = used.filter((code) => !(rechargesBy(play, code, 'short-rest') || (long && rechargesBy(play, code, 'long-rest'))));
  if (left.length < used.length) UsedUp(play, who, left);
}

/** Five minutes of rest, long enough for the collapsed to come round, R-REST. @rule RC-RST-004 RC-RST-005 RC-RST-006 RC-STA-004 */
function restBlock(play: Play, who: Id): void {
  const { rested, surgesOpen } = fighter(play, who);
  Stamina.refill(play, who, MaximumStamina(play, who));
  for (const condition of carried(play, who, Unconscious)) if (condition.value === FROM_STAMINA || condition.value === FROM_BLOW) end(play, who, condition.id);
  renew(play, who, false);
  RestSet(play, who, rested + BLOCK, surgesOpen + 1);
}

const resting = (view: View): Id[] => everybody(view).filter((who) => alive(view, who) && !fighter(view, who).inanimate);

const SECONDS = 60;
/** Of a round, where nothing else is said. @rule RC-RND-002 */
const ROUND = 5;

/** Rest alone stops no bleeding: the bleeding make a Death Save for every round of it until it is over. @rule RC-DTH-007 RC-RND-002 */
function bleed(play: Play, minutes: number): void {
  const rounds = Math.floor((minutes * SECONDS) / (scene(play).secondsOfRound ?? ROUND));
  for (const who of resting(play)) for (let i = rounds; i > 0 && alive(play, who) && play.has(who, BleedingOut); i--) deathSave(play, who);
}

/** Whatever lasts for rounds is long over. @rule RC-RND-002 */
function endRounds(play: Play): void {
  const rounds = play.rules.codeOfClock(Rounds);
  for (const who of everybody(play)) {
    for (const { id, clock } of play.state.entities[who].conditions) if (clock === rounds) end(play, who, id);
    endAll(play, who, Defending);
    Refreshed(play, who);
  }
}

const PARTIAL = ['stamina', 'abilities'] as const;

/** What the minutes of a block that was interrupted still gave. @rule RC-RST-008 */
export const PartOfRest = defineAsk<{ readonly minutes: number }, readonly (typeof PARTIAL)[number][]>('part-of-rest', {
  rule: 'RC-RST-008',
  answer: someOf({ rule: 'RC-RST-008', from: () => PARTIAL, words: () => PARTIAL }),
  fallback: () => [],
});

const LONGEST = 30;

/**
 * A Short Rest of everybody, in blocks of five minutes; what is over is a block broken off.
 * @rule RC-RST-001 RC-RST-003 RC-RST-008
 */
export const ShortRest = defineIntent<{ readonly minutes: number }>('short-rest', {
  rule: 'RC-RST-001',
  title: 'Short Rest',
  tags: ['rest'],
  actor: 'scene',
  available(view, _by, refuse) {
    if (!isPeaceful(view)) refuse('RC-RST-002', 'fight-goes-on');
  },
  params: {
    minutes: number<IntentContext<{ readonly minutes: number }>>({ rule: 'RC-RST-001', least: () => 1, most: () => LONGEST }),
  },
  perform(play, _by, { minutes }) {
    const blocks = Math.floor(minutes / BLOCK);
    endRounds(play);
    bleed(play, minutes);
    for (const who of resting(play)) {
      if (blocks > 0 && ruled(play).restEndsAtFirstBlock) recover(play, who);
      for (let i = 0; i < blocks; i++) restBlock(play, who);
      if (blocks > 0) recover(play, who);
    }
    const over = minutes % BLOCK;
    if (over > 0) giveParts(play, play.ask(PartOfRest, GM, { minutes: over }));
    return true;
  },
});

function giveParts(play: Play, parts: readonly (typeof PARTIAL)[number][]): void {
  for (const who of resting(play)) {
    if (parts.includes('stamina')) Stamina.refill(play, who, MaximumStamina(play, who));
    if (parts.includes('abilities')) renew(play, who, false);
  }
}

const brokenGear = (view: View, who: Id): Id[] =>
  view.state.entities.flatMap((entity) => (entity.kind === 'item' && (entity as Item).holder === who && itemOf(view, entity.id).broken ? [entity.id] : []));

/** The fallen make no use of a rest. @rule RC-UNC-004 RC-DTH-001 */
function refuseTheFallen(view: View, by: Id, refuse: Refuse): void {
  if (view.has(by, Unconscious)) refuse('RC-UNC-004', 'unconscious');
  if (!alive(view, by)) refuse('RC-DTH-001', 'dead');
}

/** Whether a rest stands open to who is awake, and has left the fight: a Recovery Surge to spend, gear to mend. R-LEAVE @rule RC-RST-006 RC-RST-007 */
export function recovers(view: View, who: Id): boolean {
  const { rested, surgesOpen } = fighter(view, who);
  if (!view.has(who, Gone) || !alive(view, who) || view.has(who, Unconscious) || !isPeaceful(view)) return false;
  return (surgesOpen > 0 && Surges.left(view, who) > 0) || (rested >= REPAIR && brokenGear(view, who).length > 0);
}

/** One for each five minutes of rest. @rule RC-AUR-013 RC-AUR-014 RC-AUR-016 RC-RST-006 */
export const SpendSurge = defineIntent('spend-surge', {
  rule: 'RC-RST-006',
  title: 'Spend a Recovery Surge',
  tags: ['rest'],
  available(view, by, refuse) {
    refuseTheFallen(view, by, refuse);
    if (!isPeaceful(view)) return refuse('RC-RST-006', 'fight-goes-on');
    if (fighter(view, by).surgesOpen < 1) return refuse('RC-RST-006', 'rest-first', { minutes: BLOCK });
    if (Surges.left(view, by) < 1) refuse('RC-AUR-013', 'no-surge');
  },
  perform(play, by) {
    const { rested, surgesOpen } = fighter(play, by);
    RestSet(play, by, rested, surgesOpen - 1);
    surge(play, by);
    play.settle();
    return true;
  },
});

/** Fifteen minutes of rest mend broken armour or a shield. @rule RC-RST-007 */
export const Repair = defineIntent<{ readonly item: Id }>('repair', {
  rule: 'RC-RST-007',
  title: 'Repair',
  tags: ['rest'],
  available(view, by, refuse) {
    refuseTheFallen(view, by, refuse);
    if (!isPeaceful(view)) return refuse('RC-RST-007', 'fight-goes-on');
    if (fighter(view, by).rested < REPAIR) refuse('RC-RST-007', 'rest-first', { minutes: REPAIR });
  },
  params: {
    item: oneOf<IntentContext<{ readonly item: Id }>, Id>({ rule: 'RC-RST-007', candidates: (view, { by }) => brokenGear(view, by) }),
  },
  perform(play, by, { item }) {
    const { rested, surgesOpen } = fighter(play, by);
    RestSet(play, by, rested - REPAIR, surgesOpen);
    ItemBroken(play, item, false);
    return true;
  },
});

const WHOLE = { hours: 8, sleep: 6 } as const;
const REGAINED = ['aura', 'surges', 'stamina', 'abilities'] as const;

/** What a Long Rest that was broken off gave: nothing by itself. @rule RC-RST-016 */
export const PartOfNight = defineAsk<{ readonly hours: number }, readonly (typeof REGAINED)[number][]>('part-of-night', {
  rule: 'RC-RST-016',
  answer: someOf({ rule: 'RC-RST-016', from: () => REGAINED, words: () => REGAINED }),
  fallback: () => [],
});

const MAX_HOURS = 24;
type Night = { readonly hours: number; readonly sleep: number };

/**
 * Whole after 8 hours with 6 of sleep; until then it is as good as a Short Rest of that length. The sleeping let go (R-HOLDS).
 * @rule RC-RST-009 RC-RST-010 RC-RST-015 RC-RST-016
 */
export const LongRest = defineIntent<Night>('long-rest', {
  rule: 'RC-RST-009',
  title: 'Long Rest',
  tags: ['rest'],
  actor: 'scene',
  available(view, _by, refuse) {
    if (!isPeaceful(view)) refuse('RC-RST-010', 'fight-goes-on');
  },
  params: {
    hours: number<IntentContext<Night>>({ rule: 'RC-RST-009', least: () => 1, most: () => MAX_HOURS }),
    sleep: number<IntentContext<Night>>({ rule: 'RC-RST-010', least: () => 0, most: (_view, { with: { hours } }) => hours }),
  },
  perform(play, _by, { hours, sleep }) {
    const whole = hours >= WHOLE.hours && sleep >= WHOLE.sleep;
    endRounds(play);
    bleed(play, hours * 60);
    if (sleep > 0) for (const who of resting(play)) for (const held of heldBy(play, who)) release(play, who, held);
    const parts = whole ? REGAINED : play.ask(PartOfNight, GM, { hours });
    for (const who of resting(play)) {
      for (let i = 0; i < hours * (60 / BLOCK); i++) restBlock(play, who);
      recover(play, who);
      regain(play, who, parts);
    }
    return true;
  },
});

/** @rule RC-RST-011 RC-RST-012 RC-RST-013 RC-RST-014 */
function regain(play: Play, who: Id, parts: readonly (typeof REGAINED)[number][]): void {
  if (parts.includes('aura')) Aura.refill(play, who, AuraStrength(play, who));
  if (parts.includes('surges')) Surges.refill(play, who, MaximumSurges(play, who));
  if (parts.includes('stamina')) Stamina.refill(play, who, MaximumStamina(play, who));
  if (parts.includes('abilities')) renew(play, who, true);
  for (const condition of carried(play, who, Unconscious)) if (condition.value === FROM_SLEEP) end(play, who, condition.id);
}

/** Ends the scene after the fight. */
export const CloseScene = defineIntent('close-scene', {
  rule: 'RC-RST-002',
  title: 'Close the scene',
  tags: ['rest'],
  actor: 'scene',
  available(view, _by, refuse) {
    if (!isPeaceful(view)) refuse('RC-RST-002', 'fight-goes-on');
  },
  perform(play) {
    SceneClosed(play, SCENE);
    return true;
  },
});

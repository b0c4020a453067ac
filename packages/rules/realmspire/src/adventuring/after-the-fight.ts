import {
  declare,
  defineChange,
  defineClock,
  defineIntent,
  defineResource,
  endAll,
  type Id,
  type Next,
  oneOf,
  type Play,
  type Refuse,
  someOf,
  type View,
} from '@riposte/kernel';
import { heal } from '../damage-and-health/afflictions.ts';
import { awake, Fatigued } from '../damage-and-health/unconscious.ts';
import { Bleeding, Dead, Dying, die, tend } from '../damage-and-health/dying.ts';
import { bonus, type Fighter, fighter, fighters, isFighter, SCENE, type Scene, type Style, scene } from '../characters/fighter.ts';
import { Mana } from '../using-magic/casting.ts';
import { MostHealth, MostLuck, MostMana, MostStamina } from '../characters/target-number.ts';
import { Luck } from '../characters/skill-test.ts';
import { isWithin } from '../positioning/distances.ts';
import { FREE_GEAR, GEAR_PRICE, gearTypes, whyNotExpand } from '../fighting-style/styles.ts';

/** Minutes since the encounter ended. */
export const Minutes = defineClock('minutes', (view) => scene(view).minutes);

/** Demanding tasks before fatigue (R-REST). */
export const Stamina = defineResource('stamina', {
  title: 'Stamina',
  read: (entity) => (entity as Fighter).stamina,
  write: (entity, value) => {
    (entity as Fighter).stamina = value;
  },
  cap: MostStamina,
});

/** Spans of time that may pass at once, in minutes; a day holds one long rest (R-REST). */
export const SPANS = { 'short rest': 60, 'long rest': 480, day: 1440 } as const;
export type Span = keyof typeof SPANS;

export const TimePassed = defineChange('time-passed', (store, _scene: Id, minutes: number): void => {
  (store.edit(SCENE) as Scene).minutes += minutes;
});

export const AftermathSet = defineChange('aftermath', (store, _scene: Id, on: boolean): boolean => {
  if ((store.state.entities[SCENE] as Scene).aftermath === on) return false;
  (store.edit(SCENE) as Scene).aftermath = on;
  return true;
});

export const StyleLearned = defineChange('style-learned', (store, who: Id, place: number, style: Style, price: number): void => {
  const f = store.edit(who) as Fighter;
  f.styles = place < f.styles.length ? f.styles.map((one, i) => (i === place ? style : one)) : [...f.styles, style];
  f.xp -= price;
});

export const CHANGES = [TimePassed, AftermathSet, StyleLearned];

function afterTheFight(view: View, _by: Id, refuse: Refuse): void {
  if (!scene(view).ended) refuse('R-REST', 'only after the fight');
}

/** A rest: the dying who were not tended die; a short one gives INT mana and END health, a long one everything (R-REST). */
export const Rest = defineIntent<{ readonly span: Span }>('rest', {
  rule: 'R-REST',
  title: 'Rest',
  tags: ['referee'],
  actor: 'scene',
  available: afterTheFight,
  params: { span: oneOf({ rule: 'R-REST', candidates: () => Object.keys(SPANS) as Span[] }) },
  perform(play, _by, { span }) {
    TimePassed(play, SCENE, SPANS[span]);
    for (const { id } of fighters(play)) rest(play, id, span !== 'short rest');
    return true;
  },
});

function rest(play: Play, who: Id, long: boolean): void {
  if (play.has(who, Dying)) die(play, who);
  if (play.has(who, Dead)) return;
  endAll(play, who, Bleeding);
  if (long) endAll(play, who, Fatigued);
  const { endurance, intellect } = fighter(play, who);
  heal(play, who, long ? MostHealth(play, who) - fighter(play, who).health : bonus(endurance));
  Mana.gain(play, who, long ? MostMana(play, who) : bonus(intellect));
  if (!long) return;
  Luck.gain(play, who, MostLuck(play, who));
  Stamina.gain(play, who, MostStamina(play, who));
}

function dyingNear(view: View, by: Id): Id[] {
  return fighters(view).flatMap(({ id }) => (view.has(id, Dying) && isWithin(view, by, id, NEARBY) ? [id] : []));
}

/** Metres that do not matter after the fight. */
const NEARBY = 1000;

/** Tends a dying one, friend or foe, when nobody is in the way any more (R-DYING). */
export const TendAfterwards = defineIntent<{ readonly patient: Id }>('tend-afterwards', {
  rule: 'R-DYING',
  title: 'Tend after the fight',
  tags: ['afterwards'],
  available: afterTheFight,
  params: { patient: oneOf({ rule: 'R-DYING', candidates: (view, { by }) => dyingNear(view, by) }) },
  perform: (play, by, { patient }) => tend(play, by, patient),
});

/** Points a first rank costs (R-CHARACTERS). */
const STYLE_PRICE = 100;

/** Trains a new style of one's own make: up to five types of gear come with it. @rule RS-STY-003 RS-STY-007 RS-STY-010 */
export const LearnStyle = defineIntent<{ readonly name: string; readonly gear: readonly string[] }>('learn-style', {
  rule: 'RS-STY-007',
  title: 'Learn a Fighting Style',
  tags: ['afterwards'],
  available(view, by, refuse) {
    afterTheFight(view, by, refuse);
    if (fighter(view, by).xp < STYLE_PRICE) refuse('R-CHARACTERS', `a first rank costs ${STYLE_PRICE} XP`);
  },
  params: {
    name: oneOf({
      rule: 'RS-STY-003',
      candidates: (view) => (scene(view).ended ? ['own style'] : []),
      check(_view, _context, name, refuse) {
        if (typeof name !== 'string' || name.length < 1 || name.length > 80) refuse('RS-STY-003', 'a name of up to 80 letters');
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
      candidates: (view, { by }) => (scene(view).ended && isFighter(view, by) ? fighter(view, by).styles.map((one) => one.name) : []),
    }),
    gear: oneOf({ rule: 'RS-STY-009', candidates: (view) => gearTypes(view.rules) }),
  },
  check(view, by, { style, gear }, refuse) {
    const chosen = isFighter(view, by) ? fighter(view, by).styles.find((one) => one.name === style) : undefined;
    const why = chosen === undefined ? null : whyNotExpand(chosen, gear, fighter(view, by).xp);
    if (why !== null) refuse(why[0], why[1]);
  },
  perform(play, by, { style, gear }) {
    const place = fighter(play, by).styles.findIndex((one) => one.name === style);
    const old = fighter(play, by).styles[place];
    StyleLearned(play, by, place, { name: old.name, rank: old.rank, gear: [...old.gear, gear] }, GEAR_PRICE);
    return true;
  },
});

/** Ends the game after the fight. For the game master. */
export const CloseScene = defineIntent('close-scene', {
  rule: 'RS-OVW-016',
  title: 'Close the scene',
  tags: ['referee'],
  actor: 'scene',
  available: afterTheFight,
  perform(play) {
    AftermathSet(play, SCENE, false);
    return true;
  },
});

/** After the fight: tending, learning and rests, until the game master closes the scene. */
export const afterwards = (view: View): Next => declare([...fighters(view).flatMap(({ id }) => (awake(view, id) ? [id] : [])), SCENE]);

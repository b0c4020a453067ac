import {
  carried,
  defineAsk,
  defineChange,
  defineIntent,
  end,
  endAll,
  expire,
  GM,
  give,
  type Id,
  type IntentContext,
  oneOf,
  type Play,
  type Refuse,
  type View,
} from '@riposte/kernel';
import { inMinutes, Minutes, SPANS, type Span, TurnsBegun, TurnsEnded } from './actions.ts';
import { isBeyond, isDestroyed, SEVERITIES } from './body.ts';
import { healCheck } from './checks.ts';
import { alive, awake } from './conditions.ts';
import { bodyPart, fighter, fighters, nameOf, owner, SCENE, type Scene, scene } from './fighter.ts';
import type { Prosthetic } from './gear.ts';
import { easeStrain, Fitted, heal, lessen, refresh } from './healing.ts';
import { cannotStand } from './injuries.ts';
import { Bleeding, Prone, Recovering, Tried, Untreated } from './postures.ts';
import { ruled } from './rulings.ts';
import { Held } from './spells.ts';
import { constitutionCheck } from './stamina.ts';
import { unstow } from './weapon.ts';
import { injure, rate } from './wounds.ts';

export const EncounterEnded = defineChange(
  'encounter-ended',
  (store): void => {
    (store.edit(SCENE) as Scene).ended = true;
  },
  { names: [], say: () => 'the fight is over' },
);

export const SceneClosed = defineChange(
  'scene-closed',
  (store): void => {
    (store.edit(SCENE) as Scene).aftermath = false;
  },
  { names: [] },
);

export const TimePassed = defineChange(
  'time-passed',
  (store, _scene: Id, minutes: number): void => {
    (store.edit(SCENE) as Scene).minutes += minutes;
  },
  { say: (_name, _scene, minutes) => `${minutes} minutes pass` },
);

/** The fight is over, but not the day: what lasted a turn ends, those who bleed are bandaged (R-REST). */
export const EndEncounter = defineIntent('end-encounter', {
  rule: 'CE-INJ-012',
  title: 'End of the fight',
  automatic: true,
  perform(play) {
    EncounterEnded(play);
    for (const { id } of fighters(play)) for (const def of [Bleeding, Held]) endAll(play, id, def);
    turnsAreOver(play);
    return true;
  },
});

/** What lasts for turns does not outlast the fight, nor the next minutes after it. @rule CE-HED-003 CE-HED-005 */
function turnsAreOver(play: Play): void {
  const clocks = [TurnsBegun, TurnsEnded].map((clock) => play.rules.codeOfClock(clock));
  for (const { id, conditions } of play.state.entities) for (const one of conditions) if (clocks.includes(one.clock)) end(play, id, one.id);
}

const afterTheFight = (view: View, _by: Id, refuse: Refuse): void => {
  if (!scene(view).ended) refuse('CE-INJ-010', 'only after the fight');
};

export const CloseScene = defineIntent('close-scene', {
  rule: 'CE-INJ-012',
  title: 'Close the scene',
  tags: ['time'],
  actor: 'scene',
  available: afterTheFight,
  perform(play) {
    SceneClosed(play);
    return true;
  },
});

const HOURS_OF_REST: { readonly [S in Span]: number } = { rest: 0, hour: 1, night: 8, day: 0, week: 0 };

/** Time passes: rest first, then what falls due day by day (R-REST). @rule CE-HED-002 CE-INJ-010 CE-INJ-014 */
export const PassTime = defineIntent<{ readonly span: Span }>('pass-time', {
  rule: 'CE-INJ-010',
  title: 'Let time pass',
  tags: ['time'],
  actor: 'scene',
  available: afterTheFight,
  params: { span: oneOf({ rule: 'CE-INJ-010', candidates: () => Object.keys(SPANS) as Span[] }) },
  perform(play, _by, { span }) {
    let left: number = SPANS[span];
    while (left > 0) {
      const now = Math.min(left, SPANS.day);
      TimePassed(play, SCENE, now);
      left -= now;
      fallDue(play);
    }
    for (const { id } of fighters(play)) if (alive(play, id)) rest(play, id, span);
    turnsAreOver(play);
    return true;
  },
});

/** Untreated injuries may worsen, treated ones are healed, failed treatments may be tried again. @rule CE-INJ-010 CE-INJ-014 CE-INJ-015 */
function fallDue(play: Play): void {
  const { minutes } = scene(play);
  for (const { id } of fighters(play)) {
    for (const part of fighter(play, id).parts) {
      for (const one of carried(play, part, Recovering)) if (one.at <= minutes) recover(play, part, one.id);
      worsen(play, id, part, minutes);
    }
  }
  expire(play, Minutes, SCENE);
}

function recover(play: Play, part: Id, condition: number): void {
  end(play, part, condition);
  if (!isDestroyed(play, part)) lessen(play, part);
}

const WORSENING_DC = 20;

/** One check a day for each untreated injury, or for each part; a failure adds an injury that is untreated, too. @rule CE-INJ-010 CE-INJ-011 CE-INJ-017 */
function worsen(play: Play, who: Id, part: Id, minutes: number): void {
  const due = carried(play, part, Untreated).filter((one) => one.at <= minutes);
  if (due.length === 0) return;
  for (const one of due) {
    end(play, part, one.id);
    give(play, part, Untreated, { until: inMinutes(play, SPANS.day) });
  }
  for (let i = 0; i < ruled(play).worseningChecks(due.length) && alive(play, who) && !isDestroyed(play, part); i++) {
    if (!constitutionCheck(play, who, WORSENING_DC)) injure(play, part, 1);
  }
}

/** What rest gives back: half the strain after ten minutes, all of it after a night; a concussion may pass in an hour (R-REST). @rule CE-HED-002 CE-STN-001 */
function rest(play: Play, who: Id, span: Span): void {
  if (SPANS[span] >= SPANS.night) refresh(play, who);
  else easeStrain(play, who, Math.floor(fighter(play, who).strain / 2));
  for (let hour = 0; hour < HOURS_OF_REST[span]; hour++) {
    for (const part of fighter(play, who).parts) {
      const { part: kind, injuries } = bodyPart(play, part);
      if (kind === 'head' && injuries === 1 && constitutionCheck(play, who, CONCUSSION_DC)) heal(play, part);
    }
  }
}

const CONCUSSION_DC = 25;

/** Difficulties of treatment and weeks of recovery by severity. @rule CE-INJ-013 CE-INJ-014 */
export const TREATMENT = SEVERITIES.map((severity, i) => ({ severity, dc: 15 + 5 * i, weeks: 1 + i }));

/** Whether the healer may try again on the same day. @rule CE-INJ-012 */
export const TryAgain = defineAsk<{ readonly by: Id; readonly part: Id }, boolean>('try-again', {
  rule: 'CE-INJ-012',
  because: (view, _who, { by, part }) => `${nameOf(view, by)} has failed to treat ${nameOf(view, part)} today; may it be tried again?`,
  open: (view, _who, { by, part }) => carried(view, part, Tried).some((one) => one.source === by),
  answer: oneOf({ rule: 'CE-INJ-012', candidates: () => [false, true] }),
  fallback: () => false,
});

const onlyAfterwards = (view: View, refuse: Refuse): void => {
  if (!scene(view).ended) refuse('CE-INJ-012', 'there is no time for it in a fight');
};

/** One injury is treated by a Heal check; recovery begins. @rule CE-INJ-012 CE-INJ-013 CE-INJ-014 CE-INJ-017 */
export const Treat = defineIntent<{ readonly part: Id }>('treat', {
  rule: 'CE-INJ-012',
  title: 'Treat an injury',
  tags: ['care'],
  available: (view, _by, refuse) => onlyAfterwards(view, refuse),
  params: {
    part: oneOf({
      rule: 'CE-INJ-012',
      candidates: (view) => fighters(view).flatMap(({ parts }) => parts.filter((part) => view.has(part, Untreated))),
      check(view, _context, part, refuse) {
        if (view.state.entities[part]?.kind !== 'part') return refuse('CE-INJ-012', 'no part of a body');
        if (isDestroyed(view, part)) refuse('CE-INJ-017', 'destroyed parts cannot be treated');
        else if (!view.has(part, Untreated)) refuse('CE-INJ-012', 'no untreated injury');
      },
    }),
  },
  perform(play, by, { part }) {
    if (!play.ask(TryAgain, GM, { by, part })) {
      if (carried(play, part, Tried).some((one) => one.source === by)) return false;
    }
    const { dc, weeks } = TREATMENT[rate(play, part)];
    const treated = healCheck(play, by, part, dc);
    if (treated) {
      end(play, part, carried(play, part, Untreated)[0].id);
      give(play, part, Recovering, { until: inMinutes(play, weeks * SPANS.week) });
    } else give(play, part, Tried, { source: by, until: inMinutes(play, SPANS.day) });
    return treated;
  },
});

interface Fitting {
  readonly part: Id;
  readonly gear: number;
}

const replaces = (view: View, gear: number, part: Id): boolean =>
  'replaces' in view.rules.things[gear] && (view.rules.things[gear] as Prosthetic).replaces.includes(bodyPart(view, part).part);

/** Something takes the place of a destroyed part; whoever can stand now stands up. @rule CE-INJ-019 CE-FOT-008 CE-LEG-008 */
export const Fit = defineIntent<Fitting>('fit', {
  rule: 'CE-INJ-019',
  title: 'Fit a prosthetic',
  tags: ['care'],
  available: (view, _by, refuse) => onlyAfterwards(view, refuse),
  params: {
    part: oneOf<IntentContext<Fitting>, Id>({
      rule: 'CE-INJ-019',
      candidates: (view) => fighters(view).flatMap(({ parts }) => parts.filter((part) => isBeyond(view, part) && bodyPart(view, part).prosthetic < 0)),
    }),
    gear: oneOf<IntentContext<Fitting>, number>({
      rule: 'CE-INJ-019',
      candidates: (view, { by, with: { part } }) => [...new Set(fighter(view, by).belt)].filter((gear) => replaces(view, gear, part)),
    }),
  },
  perform(play, by, { part, gear }) {
    unstow(play, by, gear);
    Fitted(play, part, gear);
    const who = owner(play, part);
    if (awake(play, who) && !cannotStand(play, who)) endAll(play, who, Prone);
    return true;
  },
});

const hurtable = (view: View): Id[] => fighters(view).flatMap(({ id, parts }) => (alive(view, id) ? parts.filter((part) => !isDestroyed(view, part)) : []));

interface Harming {
  readonly part: Id;
  readonly injuries: number;
}

/** A fall, a trap, a hazard: the game master inflicts injuries, with all that they set off (R-HARM). @rule CE-INJ-001 */
export const Harm = defineIntent<Harming>('harm', {
  rule: 'CE-INJ-002',
  title: 'Inflict injuries',
  tags: ['time'],
  actor: 'scene',
  available: afterTheFight,
  params: {
    part: oneOf<IntentContext<Harming>, Id>({
      rule: 'CE-INJ-002',
      candidates: hurtable,
    }),
    injuries: oneOf<IntentContext<Harming>, number>({ rule: 'CE-INJ-002', candidates: () => [1, 2, 3, 4] }),
  },
  perform(play, _by, { part, injuries }) {
    injure(play, part, injuries);
    return true;
  },
});

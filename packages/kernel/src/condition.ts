import { defineChange } from './change.ts';
import { isOff } from './gm.ts';
import { nextIndex } from './index-of.ts';
import { asksItself, MAX_ASKING } from './query.ts';
import { type Condition, type Id, NOBODY } from './state.ts';
import { HIDDEN } from './visibility.ts';
import type { AnyContribution, Clock, ConditionDef, FeatureDef, FeatureOptions, Forbids, Play, View } from './vocabulary.ts';

const clockCounter = nextIndex();

/** A clock: what an entity counts, turns or rounds, so that conditions can end at a tick. `reads` gives the count now. */
export function defineClock(id: string, reads: (view: View, of: Id) => number): Clock {
  return { index: clockCounter(), id, reads };
}

/** When a condition ends: as soon as `clock` of `of` reads at least `at`. */
export interface Until {
  readonly clock: Clock;
  readonly of: Id;
  readonly at: number;
}

/** `steps` ticks of a clock from now. */
export function after(view: View, clock: Clock, of: Id, steps: number): Until {
  return { clock, of, at: clock.reads(view, of) + steps };
}

export interface ConditionOptions {
  readonly rule: string;
  readonly title: string;
  readonly contributes?: readonly AnyContribution[];
  readonly forbids?: readonly Forbids[];
  /** Conditions that come and go with it and cannot be ended alone. */
  readonly carries?: () => readonly ConditionDef[];
  /** A fighter may have it several times at once, from different sources. */
  readonly stacks?: boolean;
  /** A condition that follows from facts: it is never given or stored. */
  readonly while?: (view: View, on: Id) => boolean;
  /** What it does each time its moment comes, such as the bearer's turn. The rule set says when, and in which order. */
  readonly each?: (play: Play, on: Id, condition: Condition) => void;
}

const counter = nextIndex();

/** A condition that fighters, items or regions can be in: one definition for each kind. */
export function defineCondition(id: string, options: ConditionOptions): ConditionDef {
  return {
    index: counter(),
    id,
    rule: options.rule,
    title: options.title,
    contributes: options.contributes ?? [],
    forbids: options.forbids ?? [],
    carries: options.carries ?? (() => []),
    stacks: options.stacks ?? false,
    while: options.while ?? null,
    each: options.each,
  };
}

/** Something that only adds to its bearer's numbers: gear, a trait, a spell. */
export function defineFeature(id: string, options: FeatureOptions): FeatureDef {
  return { id, ...options };
}

export const ConditionGiven = defineChange(
  'condition-given',
  (store, on: Id, kind: number, source: Id, value: number, parent: number, clock: number, of: Id, at: number): void => {
    const id = ++store.state.serial;
    const entity = store.edit(on);
    entity.conditions = [...entity.conditions, { id, kind, source, value, since: id, parent, clock, of, at }];
  },
  { names: [0, 2, 6] },
);

export const ConditionEnded = defineChange('condition-ended', (store, on: Id, id: number): boolean => {
  if (!store.state.entities[on].conditions.some((condition) => condition.id === id)) return false;
  const entity = store.edit(on);
  entity.conditions = entity.conditions.filter((condition) => condition.id !== id);
  return true;
});

/** It lasts until another moment, or as long as another condition that carries it, too. */
export const ConditionExtended = defineChange('condition-extended', (store, on: Id, id: number, clock: number, of: Id, at: number, by?: number): boolean => {
  const held = store.state.entities[on].conditions.find((condition) => condition.id === id);
  const parent = by ?? held?.parent ?? NOBODY;
  if (!held || (held.clock === clock && held.of === of && held.at === at && held.parent === parent)) return false;
  const entity = store.edit(on);
  entity.conditions = entity.conditions.map((condition) => (condition.id === id ? { ...condition, parent, clock, of, at } : condition));
  return true;
});

/** Lets a condition last until another moment. */
export function extend(play: Play, on: Id, id: number, until: Until): void {
  ConditionExtended(play, on, id, play.rules.codeOfClock(until.clock), until.of, until.at);
}

/** Gives a condition with all that it carries; one that does not stack is not given twice. Returns its id. */
export function give(
  play: Play,
  on: Id,
  def: ConditionDef,
  more: { readonly source?: Id; readonly value?: number; readonly until?: Until; readonly parent?: number } = {},
): number {
  const kind = play.rules.codeOf(def);
  const held = play.state.entities[on].conditions.find((condition) => condition.kind === kind);
  const { until, parent = NOBODY } = more;
  const clock = until ? play.rules.codeOfClock(until.clock) : -1;
  if (held && !def.stacks) {
    // Given by itself now, it outlasts what carried it.
    if (held.parent >= 0 && parent < 0) ConditionExtended(play, on, held.id, clock, until?.of ?? NOBODY, until?.at ?? 0, NOBODY);
    return held.id;
  }
  ConditionGiven(play, on, kind, more.source ?? NOBODY, more.value ?? 0, parent, clock, until?.of ?? NOBODY, until?.at ?? 0);
  const id = play.state.serial;
  for (const child of def.carries()) give(play, on, child, { source: more.source ?? NOBODY, parent: id });
  return id;
}

/** Ends a condition and what it carries. Returns false for one that another carries: it lasts as long as that. */
export function end(play: Play, on: Id, id: number): boolean {
  const condition = play.state.entities[on].conditions.find((held) => held.id === id);
  return condition !== undefined && condition.parent < 0 && endUnlessCarried(play, on, condition);
}

function endUnlessCarried(play: Play, on: Id, condition: Condition): boolean {
  const { id, kind, clock, of, at } = condition;
  const carrier = play.state.entities[on].conditions.find((held) => held.id !== id && carries(play, held.kind, kind));
  if (carrier) {
    ConditionExtended(play, on, id, clock, of, at, carrier.id);
    return false;
  }
  ConditionEnded(play, on, id);
  for (const child of play.state.entities[on].conditions.filter((held) => held.parent === id)) endUnlessCarried(play, on, child);
  return true;
}

/** Whether a kind of condition carries another that it shares with other carriers. Conditions that stack are kept once for each. */
function carries({ rules }: View, kind: number, child: number): boolean {
  const carried = rules.things[child] as ConditionDef;
  return !carried.stacks && (rules.things[kind] as ConditionDef).carries().includes(carried);
}

/** Ends every condition of this kind on the bearer that nothing carries. */
export function endAll(play: Play, on: Id, def: ConditionDef): void {
  for (const one of given(play, on, def)) end(play, on, one.id);
}

function given(view: View, on: Id, def: ConditionDef): readonly Condition[] {
  const { conditions } = view.state.entities[on];
  if (conditions.length === 0) return conditions;
  const kind = view.rules.codeOf(def);
  return conditions.filter((condition) => condition.kind === kind);
}

const NONE: readonly Condition[] = [];

/** The given conditions of a kind on a bearer, oldest first; none while the rule of the condition is ignored. */
export function carried(view: View, on: Id, def: ConditionDef): readonly Condition[] {
  return isOff(view, def.rule, on) ? NONE : given(view, on, def);
}

/** The source of the oldest given condition of a kind; NOBODY without one, or where this view does not show its source. */
export function sourceSeen(view: View, on: Id, def: ConditionDef): Id {
  const { entities } = view.state;
  const kind = view.rules.codeOf(def);
  const source = entities[on].conditions.find((condition) => condition.kind === kind)?.source ?? NOBODY;
  return source >= 0 && entities[source].kind === HIDDEN ? NOBODY : source;
}

/** The definition of a condition of an entity. */
export const definitionOf = ({ rules }: View, { kind }: Condition): ConditionDef => rules.things[kind] as ConditionDef;

/** Whether an entity has the condition, given or following. False while the condition's rule is ignored. */
export function bears(view: View, on: Id, def: ConditionDef): boolean {
  if (on < 0 || isOff(view, def.rule, on)) return false;
  if (def.while !== null) return follows(view, on, def);
  const conditions = view.state.entities[on].conditions;
  return conditions.length > 0 && isAmong(conditions, view.rules.codeOf(def));
}

function follows(view: View, on: Id, def: ConditionDef): boolean {
  if (++view.asking > MAX_ASKING) asksItself(view, def.id, on);
  const holds = def.while!(view, on);
  view.asking--;
  return holds;
}

function isAmong(conditions: readonly Condition[], kind: number): boolean {
  for (let i = 0; i < conditions.length; i++) if (conditions[i].kind === kind) return true;
  return false;
}

/** Ends what this clock makes due, the longest active first. Call it where the book lets the clock tick. */
export function expire(play: Play, clock: Clock, of: Id): void {
  const entities = play.state.entities;
  let due: { on: Id; id: number; since: number }[] | null = null;
  for (let on = 0; on < entities.length; on++) {
    const conditions = entities[on].conditions;
    for (let i = 0; i < conditions.length; i++) {
      const one = conditions[i];
      if (one.clock < 0 || one.parent >= 0 || one.of !== of || one.clock !== play.rules.codeOfClock(clock)) continue;
      if (clock.reads(play, of) >= one.at) (due ??= []).push({ on, id: one.id, since: one.since });
    }
  }
  if (due === null) return;
  due.sort((a, b) => a.since - b.since);
  for (const one of due) end(play, one.on, one.id);
}

import { settableFacts } from '@riposte/files';
import { isWithin, rangeText } from '@riposte/files/testing';
import { type Entity, Fight, type Id, type Json, type Policy, type Rules, type State, type View } from '@riposte/kernel';
import { project } from '@riposte/kernel/testing';
import type { RuleSet } from '@riposte/ruleset';
import { hidingIn } from './conformance-hidden.ts';
import type { Subject } from './conformance-trial.ts';

/** A ready fight of a game. An encounter is one. */
export interface ReadyFight {
  readonly ruleSet: RuleSet;
  readonly rules: Rules;
  readonly state: State;
  readonly policy: Policy;
}

/** A game as the kit looks at it, and what it held to be secret. */
export interface GameSubject extends Subject {
  /** Facts of fighters that their foes are not shown. */
  readonly secrets: readonly string[];
}

/**
 * What the kit needs to know of a game, from a ready fight of it: numbers keep within what the game master can set them to; what can be set and
 * changes nothing that foes are shown is a secret; a fighter hides if the book has a condition of that name.
 */
export function subjectOf({ ruleSet, rules, state, policy }: ReadyFight): GameSubject {
  const secrets = secretsIn(ruleSet, rules, state);
  const disguises = disguisesOf(ruleSet, rules, state, secrets);
  const hides = !rules.def.hidesNobody && rules.def.conditions.some(({ id }) => id === 'hidden') && ruleSet.look !== undefined && ruleSet.words?.stand;
  return {
    ruleSet,
    rules,
    states: [state],
    policy,
    unsound: (view) => outOfBounds(ruleSet, view),
    ...(disguises.size > 0 && { disguise: (entity: Entity) => disguises.get(entity.id) ?? entity, comesToBear: true }),
    ...(hides && { hiding: hidingIn(ruleSet) }),
    secrets,
  };
}

const fightersIn = (state: State): Id[] => state.entities.flatMap(({ id, kind }) => (kind === 'fighter' ? [id] : []));

/** Facts that can be set and that foes are not shown: of nobody, and not all together either. */
function secretsIn(ruleSet: RuleSet, rules: Rules, state: State): string[] {
  const tried = fightersIn(state).map((who) => disguised(ruleSet, rules, state, who, null));
  // What shows of one is no secret of another.
  const hidden = [...new Set(tried.flatMap(({ kept }) => kept))].filter((fact) => tried.every(({ shows }) => !shows.includes(fact)));
  const kept: string[] = [];
  for (const fact of hidden) if (!showsTogether(rules, state, disguisesOf(ruleSet, rules, state, [...kept, fact]))) kept.push(fact);
  return kept;
}

const disguisesOf = (ruleSet: RuleSet, rules: Rules, state: State, facts: readonly string[]): ReadonlyMap<Id, Entity> =>
  new Map(facts.length === 0 ? [] : fightersIn(state).map((who) => [who, disguised(ruleSet, rules, state, who, facts).entity] as const));

/** Whether a fighter is shown that its foes are disguised. */
function showsTogether(rules: Rules, state: State, disguises: ReadonlyMap<Id, Entity>): boolean {
  const { view, declarers } = Fight.open(rules, state, { seed: 'disguise' });
  const next = JSON.stringify(declarers);
  return fightersIn(state).some((mine) => {
    const viewer = { gm: false, controls: [mine] };
    const entities = state.entities.map((entity) => (rules.def.sees(view, viewer, entity.id) === 'all' ? entity : (disguises.get(entity.id) ?? entity)));
    const other = Fight.open(rules, { ...state, entities }, { seed: 'disguise' });
    return JSON.stringify(other.declarers) !== next || JSON.stringify(project(other.view, viewer)) !== JSON.stringify(project(view, viewer));
  });
}

/** The first number of a fighter that is none to which it can be set; null where all are. */
function outOfBounds({ words }: RuleSet, view: View): string | null {
  if (words === undefined) return null;
  for (const { id, kind } of view.state.entities) {
    if (kind !== 'fighter') continue;
    const facts = words.facts(view, id);
    for (const [fact, range] of Object.entries(settableFacts({ words, view }, id))) {
      const value = facts[fact] as Json | undefined;
      if (range.kind !== 'number' || typeof value !== 'number' || isWithin(range, value, true)) continue;
      return `${fact} of ${words.names(view).get(id) ?? id} is ${value}, not ${rangeText(range)}`;
    }
  }
  return null;
}

/** A fighter with other numbers where foes are shown nothing of them: which these are, and which show. `only`: no others are tried. */
function disguised(
  { words }: RuleSet,
  rules: Rules,
  state: State,
  who: Id,
  only: readonly string[] | null,
): { readonly entity: Entity; readonly kept: readonly string[]; readonly shows: readonly string[] } {
  const fight = Fight.open(rules, state, { seed: 'disguise' });
  const [kept, shows]: [string[], string[]] = [[], []];
  for (const [fact, range] of words === undefined ? [] : Object.entries(settableFacts({ words, view: fight.view }, who))) {
    const value = words!.facts(fight.view, who)[fact];
    if (range.kind !== 'number' || typeof value !== 'number' || only?.includes(fact) === false) continue;
    const other = isWithin(range, value + 1, false) ? value + 1 : value - 1;
    const changes = isWithin(range, other, false) ? words!.settables[fact].changes(fight.view, who, other) : null;
    if (changes === null) continue;
    const before = shownOf(fight, who);
    fight.fiat('disguise', changes);
    // What shows, or leads to something else, is no secret that could be kept.
    const isKept = shownOf(fight, who) === before;
    (isKept ? kept : shows).push(fact);
    if (!isKept) fight.undo();
  }
  return { entity: fight.state.entities[who], kept, shows };
}

/** What the board shows to a viewer who does not see all of a fighter, all else that there is, and who is next. */
function shownOf({ view, state, declarers, over, pending }: Fight, who: Id): string {
  const others = state.entities.filter(({ id }) => id !== who);
  const viewers = others.map(({ id }) => ({ gm: false, controls: [id] }));
  // Foes of one side are shown the same.
  const foe = viewers.find((viewer) => view.rules.def.sees(view, viewer, who) !== 'all');
  const boards = foe === undefined ? null : project(view, foe);
  // A fight may begin with a question, which is the same as before.
  const asked = pending?.kind === 'answer' ? [pending.ask.id, pending.whos] : (pending?.kind ?? null);
  return JSON.stringify([boards, view.rules.def.shown(view, who), others, state.entities[who].conditions, declarers, over, asked]);
}

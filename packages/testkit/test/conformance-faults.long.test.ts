import {
  adds,
  ConditionGiven,
  declare,
  defineAsk,
  defineChange,
  defineCheckpoint,
  defineFeature,
  defineIntent,
  type Entity,
  type Id,
  makeRules,
  oneOf,
  oneWord,
  type Play,
  type RulesDef,
  type State,
  type View,
} from '@riposte/kernel';
import { type AskOptions, type IntentOptions } from '@riposte/kernel/testing';
import { CHECKS, type Hiding, type Subject } from '@riposte/testkit';
import { describe, expect, it } from 'vitest';
import { openGame } from '../../files/src/index.ts';
import { inTurn } from '../../files/test/tenth.ts';
import { TOY } from '../../files/test/toy-rule-set.ts';
import { Axe, ChooseGuard, Coins, type Duellist, duellist, Hit, Strength, toyDef, toyState } from '../../kernel/test/toy.ts';
import { LANTERNS, YARD } from '../../server/test/toy.ts';
import { AT_EVERY_DECISION, assertFinishes, assertHolds, type CheckName } from './conformance-suite.ts';

/** The toy with an act that asks for a number, and what a fault changes in it. */
function toySubject(more: Partial<RulesDef> = {}, rest: Partial<Subject> = {}): Subject {
  const usual = toyDef();
  const Flex = act('flex', (play, by) => Coins.gain(play, by, Strength(play, by) > 3 ? 1 : 0) === 0);
  const rules = makeRules(toyDef({ ...more, intents: [...usual.intents, Flex, ...(more.intents ?? [])] }));
  const state: State = toyState(2, { features: [rules.codeOf(more.features?.[0] ?? Axe)] });
  const states = [{ ...state, entities: state.entities.map((entity) => ({ ...entity, marks: [] })) }];
  const unsound: Subject['unsound'] = (view) => (view.state.entities.some((entity) => duellist(view, entity.id).points > 9) ? 'too many points' : null);
  return { rules, ruleSet: TOY, states, unsound, disguise: (one) => ({ ...one, secret: (one as Duellist).secret + 1 }) as Entity, ...rest };
}

const hurt = (view: View): Id[] => view.state.entities.flatMap((entity) => (duellist(view, entity.id).points === 8 ? [entity.id] : []));

function act(id: string, perform: IntentOptions<Record<string, never>>['perform'], more: Partial<IntentOptions<Record<string, never>>> = {}) {
  return defineIntent(id, { rule: 'T-99', title: id, perform, ...more });
}

/** The toy with an act that asks for a pose. */
function posing(answer: AskOptions<null, string>['answer'], usual: string): Subject {
  const Pose = defineAsk<null, string>('pose', { rule: 'T-99', answer, fallback: () => usual });
  return toySubject({ asks: [...toyDef().asks, Pose], intents: [act('pose', (play, by) => play.ask(Pose, by, null))] });
}

/** Every other time. */
function fickle(): () => number {
  let times = 0;
  return () => times++ % 2;
}

/** A change that depends on how often it was made, instead of on its values. */
function drifting(): Partial<RulesDef> {
  const times = fickle();
  const Drift = defineChange('drift', (store, who: number): void => {
    (store.edit(who) as Duellist).hits += times();
  });
  return { changes: [...toyDef().changes, Drift], intents: [act('drift', (play, by) => (Drift(play, by), true))] };
}

/** Entities that share a list which is changed in place. */
function sharing(): Partial<RulesDef> {
  type Marked = Entity & { marks: number[] };
  const Marks = defineChange('marks', (store, who: number): void => {
    (store.edit(who) as Marked).marks.push(1);
  });
  const usual = toyDef();
  return {
    copy: (one) => ({ ...usual.copy(one), marks: (one as Marked).marks }) as Entity,
    changes: [...usual.changes, Marks],
    intents: [act('mark', (play, by) => (Marks(play, by), true))],
  };
}

/** The lanterns of the table's tests, which go dark, and what a fault changes in them. */
function lanterns(more: Partial<RulesDef> = {}): Subject {
  const usual = LANTERNS.rules;
  const intents = usual.intents.map((intent) => more.intents?.find((other) => other.id === intent.id) ?? intent);
  const rules = makeRules({ ...usual, ...more, intents: [...intents, ...(more.intents ?? []).filter((one) => !intents.includes(one))] });
  const { state } = openGame(YARD, 'yard.json', [LANTERNS]).fight;
  const hide: Hiding['hide'] = (_view, who) => [['darkened', who, true]];
  const stand: Hiding['stand'] = (_view, who, place) => [['went', who, place]];
  return { rules, states: [state], hiding: { look: LANTERNS.look!, hide, stand } };
}

/** Whether somebody dark stands beside, on a board of six columns. */
const isNear = (view: View, by: number): boolean => {
  const at = (id: number): readonly number[] => {
    const { place } = view.state.entities[id] as unknown as { readonly place: number };
    return [place % 6, Math.floor(place / 6)];
  };
  const isBeside = (id: number): boolean => Math.abs(at(id)[0] - at(by)[0]) + Math.abs(at(id)[1] - at(by)[1]) === 1;
  return view.state.entities.some((entity) => (entity as unknown as { readonly dark?: boolean }).dark === true && isBeside(entity.id));
};

const Rattled = defineChange('rattled', (store, who: number): void => void store.edit(who));
const Listen = defineAsk<null, boolean>('listen', {
  rule: 'L-9',
  answer: oneOf({ rule: 'L-9', candidates: () => [true, false] }),
  fallback: () => true,
});

/** The lanterns, walking in another way. */
function walking(more: Partial<RulesDef>, walk: (play: Play, by: number, along: readonly number[], usual: () => boolean) => boolean): Subject {
  const usual = LANTERNS.rules.intents.find((intent) => intent.id === 'walk')!;
  const Walk = defineIntent<{ along: readonly number[] }>('walk', {
    rule: 'L-5',
    title: 'Walk',
    params: { along: usual.params[0] as never },
    perform: (play, by, chosen) => walk(play, by, chosen.along, () => usual.perform(play, by, chosen) as boolean),
  });
  return lanterns({ ...more, intents: [Walk] });
}

const stray = fickle();

const FAULTS: readonly (readonly [CheckName, fault: string, subject: () => Subject, says: RegExp])[] = [
  [
    'in process as suspended at every decision',
    'a rule changes a fact past its changes',
    () =>
      toySubject({
        intents: [
          act('sneak', (play, by) => {
            duellist(play, by).hits++;
            return play.ask(ChooseGuard, by, { by });
          }),
        ],
      }),
    /without a pause: .*hits/,
  ],
  [
    'executed again as before',
    'a rule remembers something outside the state',
    () => toySubject({ intents: [act('fickle', (play, by) => (Hit(play, by, stray()), true))] }),
    /executed again, is/,
  ],
  ['loaded at every decision as it was', 'a reducer does not only depend on its values', () => toySubject(drifting()), /saved and loaded after/],
  [
    'undo takes back, redo gives back',
    'a rule changes a fact without an event',
    () =>
      toySubject({
        intents: [
          act('silent', (play, by) => {
            (play.store.edit(by) as Duellist).hits++;
            return true;
          }),
        ],
      }),
    /after (undo|redo) of/,
  ],
  ['a fork leaves the original alone', 'entities share a list that is changed in place', () => toySubject(sharing()), /in a copy of the fight.*marks/],
  [
    'what is listed is accepted',
    'the default is no answer',
    () =>
      posing(
        oneWord('T-99', () => ['high', 'low']),
        'none',
      ),
    /is listed, but/,
  ],
  [
    'what is listed is accepted',
    'an answer is a word that its question does not know',
    () => posing(oneOf({ rule: 'T-99', candidates: () => ['high', 'low'], words: () => ['high'] }), 'high'),
    /pose lists "low", which is none of its words/,
  ],
  [
    'what is not is refused and changes nothing',
    'a parameter may be anything',
    () => {
      const at = oneOf<{ readonly by: number; readonly with: { at: string } }, string>({ rule: 'T-99', candidates: () => ['left'], check: () => {} });
      return toySubject({ intents: [defineIntent<{ at: string }>('wave', { rule: 'T-99', title: 'wave', params: { at }, perform: () => true })] });
    },
    /"wave".* is accepted/,
  ],
  [
    'what is not is refused and changes nothing',
    'a check changes something',
    () =>
      toySubject({
        intents: [
          act('nag', () => true, {
            available(view, by, refuse) {
              duellist(view, by).hits++;
              refuse('T-99', 'no');
            },
          }),
        ],
      }),
    /is refused, but changes something/,
  ],
  [
    'what is not is refused and changes nothing',
    'no reason is given',
    () => toySubject({ intents: [act('mute', () => true, { available: (_view, _by, refuse) => refuse('T-99', '' as 'no') })] }),
    /is refused without a reason/,
  ],
  [
    'what is not is refused and changes nothing',
    'a check crashes',
    () => {
      const at = oneOf<{ readonly by: number; readonly with: { at: number } }, number>({
        rule: 'T-99',
        candidates: () => [1],
        check: (view, _context, value, refuse) => {
          if (duellist(view, value).points < 100) refuse('T-99', 'too-few');
        },
      });
      return toySubject({ intents: [defineIntent<{ at: number }>('poke', { rule: 'T-99', title: 'poke', params: { at }, perform: () => true })] });
    },
    /makes rule code crash: TypeError/,
  ],
  [
    'no viewer learns what is hidden',
    'the board shows a secret',
    () => toySubject({ shown: (view, id) => ({ secret: duellist(view, id).secret }) }),
    /seen by . at the beginning: .*shown\.secret is 1, not 0/,
  ],
  [
    'no viewer learns what is hidden',
    'somebody hides in a book that says nobody does',
    () => toySubject({ hidesNobody: true, sees: (_view, viewer, id) => (viewer.controls.includes(id) || id === 0 ? 'all' : 'hidden') }),
    /someone is hidden where the book hides nobody/,
  ],
  [
    'no viewer learns what is hidden',
    'the facts of a question tell a secret, in the middle of a command',
    () => {
      const Warn = defineAsk<{ by: number }, string>('warn', {
        rule: 'T-99',
        answer: oneWord('T-99', () => ['oh']),
        fallback: () => 'oh',
      });
      const tells = (view: View, _who: Id, { by }: { by: number }) => ({ secret: duellist(view, by).secret });
      return toySubject(
        { asks: [...toyDef().asks, Warn], intents: [act('warn', (play, by) => play.ask(Warn, 3 - by, { by }))] },
        { ruleSet: { ...TOY, tale: { ...TOY.tale!, prompts: { warn: tells } } } },
      );
    },
    /seen by . after .*secret/,
  ],
  [
    'no viewer learns where someone hides',
    'the scene keeps a list of who stands where, and acts ask it',
    () => {
      const Crept = defineChange('went', (store, who: number, place: number): void => {
        (store.edit(who) as unknown as { place: number }).place = place;
        (store.edit(0) as unknown as { last: number }).last = place;
      });
      const Peer = act('peer', () => true, {
        available: (view, _by, refuse) => {
          if ((view.state.entities[0] as unknown as { last?: number }).last! < 12) refuse('L-9', 'nothing-to-see');
        },
      });
      const { changes } = LANTERNS.rules;
      return lanterns({ changes: changes.map((change) => (change.id === 'went' ? Object.assign(Crept, { index: change.index }) : change)), intents: [Peer] });
    },
    /seen by \d, \d hidden .*, (at the beginning|moving alone|after .*)/,
  ],
  [
    'no viewer learns where someone hides',
    'a step past somebody hidden makes a noise',
    () =>
      walking({ changes: [...LANTERNS.rules.changes, Rattled] }, (play, by, _along, usual) => {
        if (isNear(play, by)) Rattled(play, by);
        return usual();
      }),
    /seen by \d, \d hidden .*, after .*walk/,
  ],
  [
    'no viewer learns where someone hides',
    'who walks is asked only where somebody hidden is near',
    () =>
      walking({ asks: [...LANTERNS.rules.asks, Listen] }, (play, by, _along, usual) => {
        if (isNear(play, by)) play.ask(Listen, by, null);
        return usual();
      }),
    /seen by \d, \d hidden .*, after .*walk/,
  ],
  [
    'no viewer learns where someone hides',
    'one walks onto the place of somebody hidden',
    () =>
      walking({}, (play, by, along, usual) => {
        for (const place of along) (play.store.edit(by) as unknown as { place: number }).place = place;
        return along.length > 9 && usual();
      }),
    /stands where \d does, and has not met it/,
  ],
  [
    'default answers finish the fight',
    'the fight has no end',
    () => toySubject({ next: (view) => declare(view.state.entities.flatMap((entity) => (entity.kind === 'fighter' ? [entity.id] : []))) }),
    /not over after \d+ inputs/,
  ],
  [
    'resources stay within bounds',
    'healing has no cap',
    () => toySubject({ intents: [act('heal', (play, by) => (Hit(play, by, -5), true))] }),
    /too many points/,
  ],
  [
    'someone can always do something',
    'nobody is to declare, and it is not over',
    () => toySubject({ next: () => declare([]) }),
    /nobody can do anything after 0 inputs/,
  ],
  [
    'someone can always do something',
    'a question has no answer',
    () => {
      const Riddle = defineAsk<null, string>('riddle', {
        rule: 'T-99',
        answer: oneOf({ rule: 'T-99', candidates: () => [] as string[] }),
        fallback: () => '',
      });
      return toySubject({ asks: [...toyDef().asks, Riddle], intents: [act('riddle', (play, by) => play.ask(Riddle, by, null))] });
    },
    /nobody can do anything after/,
  ],
  [
    'numbers are what their explanations say',
    'a contribution is not the same twice',
    () => toySubject({ features: [defineFeature('axe', { title: 'axe', contributes: [adds(Strength, fickle(), { rule: 'T-99', label: 'mood' })] })] }),
    /its explanation comes to/,
  ],
  [
    'after each decree all is as the rules allow, and undo takes it back',
    'whoever is out of the fight goes on',
    () => ({
      ...toySubject(),
      ruleSet: {
        ...TOY,
        look: { gauges: [], ground: () => ({ kind: 'square', width: 1, height: 1, unit: '1 step', marks: [] }), tokens: () => [], out: () => true },
      },
    }),
    /is out of the fight and next/,
  ],
  [
    'after each decree all is as the rules allow, and undo takes it back',
    'what follows from a decree is nothing that the rules allow',
    () => ({
      ...toySubject({ checkpoints: [defineCheckpoint('counts', { rule: 'T-99', watches: [ConditionGiven], settle: (play, who) => Hit(play, who, 1) })] }),
      ruleSet: { ...TOY, words: { ...TOY.words!, impossible: (view) => hurt(view).map((who) => ({ who, fact: ['points'], expected: 'nine' })) } },
    }),
    /points of .* should be nine/,
  ],
];

describe('a sound rule set passes', () => {
  it.each(AT_EVERY_DECISION)('%s', (name) => assertHolds(name, toySubject(), { runs: 40, inputs: 30, seed: 1 }));
  it('no viewer learns where someone hides in it', () => assertHolds('no viewer learns where someone hides', lanterns(), { runs: 200, inputs: 30, seed: 1 }));
  it('default answers finish the fight', () => assertFinishes(toySubject(), 10));
});

describe('a faulty one does not', () => {
  it.each(inTurn(FAULTS, 5))('%s: %s', (name, _fault, subject, says) => {
    expect(() => assertHolds(name, subject(), { runs: 60, inputs: 30, seed: 1 })).toThrow(says);
  });

  it('every check can fail', () => {
    expect(new Set(FAULTS.map(([name]) => name))).toEqual(new Set(Object.keys(CHECKS)));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as celesia from '@riposte/celesia';
import {
  BaseToughness,
  fighter as hero,
  heroesOfDestiny,
  words as heroWords,
  MaxAp,
  MaxMana,
  MaxStamina,
  unsettled as unsettledHeroes,
  WeaponCheck,
  WoundSlots,
} from '@riposte/heroes-of-destiny';
import { type ConditionDef, carried, type Entity, Fight, type Json, makeRules, Runner, type State, type View } from '@riposte/kernel';
import {
  AuraModifier,
  AuraStrength,
  CastNumber,
  fighter as creature,
  DrawWeight,
  MaximumSurges,
  RecoveryValue,
  words as realityWords,
  SaveNumber,
  SpellBonus,
  spellAt,
  unsettled as unsettledCreatures,
  Will,
} from '@riposte/realitycheck';
import * as realmspire from '@riposte/realmspire';
import { valueOf } from '@riposte/ruleset';
import * as sea from '@riposte/sea-of-shadows';
import { hidingIn, type Subject } from '@riposte/testkit';
import { decreeInWords, type Encounter, readEncounter, ruleSetOf } from '../src/index.ts';
import { boundsOf, disagreeing } from './celesia-sound.ts';
import { RULE_SETS } from './rule-sets.ts';

/** A rule set with fights of the kinds that its own tests play. */
export type Named = Subject & { readonly id: string };

const root = join(import.meta.dirname, '../../..');

/** The first fact about any fighter that is out of bounds. */
function soundness<F extends Entity>(
  of: (view: View, id: number) => F,
  facts: (view: View, fighter: F) => readonly (readonly [fact: string, least: number, is: number, most: number])[],
) {
  return (view: View): string | null => {
    for (const one of view.state.entities) {
      if (one.kind !== 'fighter') continue;
      const wrong = facts(view, of(view, one.id)).find(([, least, is, most]) => is < least || is > most);
      if (wrong) return `${wrong[0]} of ${one.id} is ${wrong[2]}, not ${wrong[1]} to ${wrong[3]}`;
    }
    return null;
  };
}

/** Another amount in a pool that others do not see. */
export const disguised =
  (...fields: readonly string[]) =>
  (one: Entity): Entity =>
    one.kind === 'fighter' ? { ...one, ...Object.fromEntries(fields.map((field) => [field, (one as unknown as Record<string, number>)[field] + 1])) } : one;

/** The ready fights of a rule set. */
function ready(id: string): Encounter[] {
  const folder = join(root, 'encounters', id);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readEncounter(readFileSync(join(folder, name), 'utf8'), name, RULE_SETS));
}

const encounters = ready('sea-of-shadows');

const boundsOfRogue = soundness(sea.fighter, (_view, f) => [
  ['HP', 0, f.hp, f.maxHp],
  ['MP', 0, f.mp, f.maxMp],
  ['AP', 0, f.ap, 1000],
  ['borrowed AP', 0, f.borrowed, 10],
]);

/** A fight of Sea of Shadows with an aftermath in which some hold each other, one rides, one carries, one hides, and some are down. */
function boarding(): Fight {
  const { rules } = encounters[0];
  const board = sea.boardSchema.parse({ regions: ['deck', 'hold'], paths: [['deck', 'hold']], aftermath: true });
  const fighters = [
    { name: 'Ann', side: 'red', at: 'deck', creature: 'wrestler' },
    { name: 'Bea', side: 'red', at: 'deck', creature: 'lancer', rides: 'Mab' },
    { name: 'Mab', side: 'red', at: 'deck', creature: 'warhorse' },
    { name: 'Cid', side: 'red', at: 'hold', creature: 'mage' },
    { name: 'Dan', side: 'red', at: 'hold', creature: 'guard' },
    { name: 'Eve', side: 'red', at: 'deck', creature: 'wrestler' },
    { name: 'Orc', side: 'blue', at: 'deck', creature: 'orc' },
    { name: 'Goblin', side: 'blue', at: 'hold', creature: 'goblin' },
    { name: 'Guard', side: 'blue', at: 'deck', creature: 'guard' },
  ];
  const sides = ['red', 'blue'];
  const state = valueOf(sea.ruleSet.setUp(rules, { board, sides, fighters: fighters.map((one) => sea.fighterSchema.parse(one)) }));
  const fight = Fight.open(rules, state, { seed: 'boarding' });
  const decree = (act: string, given: Json) => decreeInWords(fight, sea.ruleSet, act, given);
  for (const by of ['Ann', 'Eve']) {
    decree('give', { to: 'Orc', condition: 'grabbed', by });
    decree('give', { to: 'Orc', condition: 'grappling', by });
  }
  decree('set', { of: 'Dan', hp: 0 });
  decree('give', { to: 'Cid', condition: 'carrying', by: 'Dan' });
  decree('give', { to: 'Goblin', condition: 'hidden' });
  decree('wound', { who: 'Guard', kind: 'mortally-wounded' });
  return fight;
}

/** The same when the fight is over: one dies of a wound, and most wait for a ritual. */
function afterBoarding(): State {
  const fight = boarding();
  decreeInWords(fight, sea.ruleSet, 'set', { of: 'Cid', traits: ['healing-ritual'] });
  for (const of of ['Ann', 'Bea', 'Eve']) decreeInWords(fight, sea.ruleSet, 'set', { of, hp: 0 });
  decreeInWords(fight, sea.ruleSet, 'finish-fight', {});
  return fight.state;
}

const seaOfShadows: Named = {
  id: 'sea-of-shadows',
  ruleSet: ruleSetOf(RULE_SETS, 'sea-of-shadows', 'subjects'),
  rules: encounters[0].rules,
  states: [afterBoarding(), boarding().state, ...encounters.map((encounter) => encounter.state)],
  policy: encounters[0].policy,
  unsound: (view) => boundsOfRogue(view) ?? sea.unsettled(view),
  disguise: disguised('mp', 'maxMp'),
  hiding: hidingIn(ruleSetOf(RULE_SETS, 'sea-of-shadows', 'subjects')),
};

const heroes = { id: 'heroes-of-destiny', ruleSet: ruleSetOf(RULE_SETS, 'heroes-of-destiny', 'subjects') };
const adventures = ready(heroes.id);

/** A field in which two hold each other, one rides, one is carried, one hides and one is down from the start. */
function wrestling(): State {
  const { ruleSet } = heroes;
  const fighters = [
    { name: 'Ann', side: 'red', at: '1,1' },
    { name: 'Bea', side: 'red', at: '4,4', rides: 'Bay' },
    { name: 'Bay', side: 'red', at: '4,4', creature: 'warhorse' },
    { name: 'Cid', side: 'red', at: '0,4' },
    { name: 'Dan', side: 'red', at: '0,5' },
    { name: 'Eve', side: 'blue', at: '2,1' },
    { name: 'Fay', side: 'blue', at: '7,2' },
  ];
  const content = {
    format: 'riposte/encounter/1',
    title: 'Wrestling',
    ruleset: heroes.id,
    seed: 'wrestling',
    sides: ['red', 'blue'],
    board: { width: 8, height: 8 },
    fighters,
  };
  const { rules, state } = readEncounter(JSON.stringify(content), 'wrestling.json', RULE_SETS);
  const fight = Fight.open(rules, state, { seed: 'wrestling' });
  const decree = (act: string, given: Json) => decreeInWords(fight, ruleSet, act, given);
  decree('give', { to: 'Eve', condition: 'grappling', by: 'Ann' });
  decree('give', { to: 'Dan', condition: 'unconscious' });
  decree('give', { to: 'Cid', condition: 'carrying', by: 'Dan' });
  decree('give', { to: 'Fay', condition: 'hidden' });
  return fight.state;
}

/** Asks it of fighters only; out of a fight the scene declares, too. */
const ofFighters =
  (query: (view: View, who: number) => number) =>
  (view: View, who: number): number =>
    view.state.entities[who].kind === 'fighter' ? query(view, who) : 0;

const heroesOfDestinySubject: Named = {
  id: 'heroes-of-destiny',
  ruleSet: ruleSetOf(RULE_SETS, 'heroes-of-destiny', 'subjects'),
  rules: adventures[0].rules,
  states: [...adventures.map((adventure) => adventure.state), wrestling()],
  policy: adventures[0].policy,
  unsound: (view) =>
    (view.doing.length === 0 ? unsettledHeroes(view) : null) ??
    soundness(hero, (_view, f) => [
      ['AP', 0, f.ap, MaxAp(view, f.id)],
      ['initiative', 0, f.initiative, 1000],
      ['stamina', 0, f.stamina, f.maxStamina],
      ['mana', 0, f.mana, f.maxMana],
      ...f.wounds.map((count, i) => [`wounds of level ${i + 1}`, 0, count, WoundSlots(view, f.id, f.id, i + 1)] as const),
    ])(view),
  disguise: disguised('mana', 'maxMana'),
  hiding: hidingIn(ruleSetOf(RULE_SETS, 'heroes-of-destiny', 'subjects')),
  unasked: [
    ...[MaxStamina, MaxMana, BaseToughness, WeaponCheck].map(ofFighters),
    // Random fights end by leaving and surrender before many blows have hit.
    ...heroesOfDestiny.queries.flatMap((query) =>
      ['damage', 'wound steps', 'wound slots'].includes(query.id)
        ? [ofFighters((view, who) => query(view, who, who, valueOf(heroWords.context!(view, query.id, who, who, {}))))]
        : [],
    ),
  ],
};

const realm = makeRules(realmspire.realmspire);

/** Fighters of the catalogue on a stage of 4 m, so that few steps are open. */
function yard(...fighters: readonly object[]): State {
  const board = realmspire.boardSchema.parse({ width: 4, height: 4 });
  const sides = ['red', 'blue'];
  return valueOf(realmspire.ruleSet.setUp(realm, { board, sides, fighters: fighters.map((fighter) => realmspire.fighterSchema.parse(fighter)) }));
}

/** A yard in which one is held, one is carried and one hides from the start. */
function entangled(): State {
  const state = yard(
    { name: 'Ann', side: 'red', at: [0, 0], creature: 'wrestler', player: true },
    { name: 'Bea', side: 'red', at: [4, 3], creature: 'nordling-hunter', player: true },
    { name: 'Cid', side: 'red', at: [4, 4], creature: 'wrestler', player: true },
    { name: 'Ork', side: 'blue', at: [1, 0], creature: 'ork' },
    { name: 'Goblin', side: 'blue', at: [0, 4], creature: 'goblin' },
  );
  const fight = Fight.open(realm, state, { seed: 'entangled' });
  const decree = (act: string, given: Json) => decreeInWords(fight, realmspire.ruleSet, act, given);
  decree('set', { of: 'Bea', health: 0 });
  decree('give', { to: 'Cid', condition: 'carrying', by: 'Bea' });
  decree('give', { to: 'Ork', condition: 'grappled', by: 'Ann' });
  decree('give', { to: 'Goblin', condition: 'hidden' });
  return fight.state;
}

/** A brawl of people whom any blow fells: two are held by those who are held themselves, one is carried, one rides in a hold, one hides. */
function brawl(): State {
  const state = yard(
    { name: 'Ann', side: 'red', at: [0, 0], creature: 'wrestler', health: 2, player: true },
    { name: 'Bea', side: 'red', at: [4, 3], creature: 'nordling-hunter', player: true },
    { name: 'Cid', side: 'red', at: [4, 4], creature: 'wrestler', health: 2, player: true },
    { name: 'Dan', side: 'red', at: [2, 0], creature: 'wrestler', health: 2, player: true },
    { name: 'Ork', side: 'blue', at: [1, 0], creature: 'wrestler', health: 2 },
    { name: 'Rider', side: 'blue', at: [1, 1], creature: 'wrestler', health: 2, mounted: true },
    { name: 'Goblin', side: 'blue', at: [0, 4], creature: 'goblin', health: 2 },
  );
  const fight = Fight.open(realm, state, { seed: 'brawl' });
  const give = (to: string, condition: string, by?: string) =>
    decreeInWords(fight, realmspire.ruleSet, 'give', { to, condition, ...(by === undefined ? {} : { by }) });
  decreeInWords(fight, realmspire.ruleSet, 'set', { of: 'Bea', health: 0 });
  give('Cid', 'carrying', 'Bea');
  give('Ork', 'grappled', 'Ann');
  give('Dan', 'grappled', 'Ork');
  give('Rider', 'grappled', 'Dan');
  give('Ann', 'grappled', 'Rider');
  give('Goblin', 'hidden');
  return fight.state;
}

/** What of a fighter of Realmspire does not go together once all that follows has followed. */
function wrongTogether(view: View): string | null {
  const { awake, Braced, Carrying, Dead, Down, Dying, fighter, Gone, Grappled, Grappling, Hidden, Mounted, Prisoner, Prone, Surrendered, Unconscious } =
    realmspire;
  for (const { id, kind } of view.state.entities) {
    if (kind !== 'fighter') continue;
    const has = (...conditions: readonly ConditionDef[]): boolean => conditions.some((condition) => view.has(id, condition));
    const { name, side, weapon, shield, x, y, luckPoints, stamina, grip } = fighter(view, id);
    const wrong = [
      has(Unconscious) !== has(Down) && 'is down and not unconscious, or unconscious and not down',
      has(Unconscious) && !has(Prone) && 'is unconscious and stands',
      has(Dead) && has(Dying) && 'is dead and dying',
      !awake(view, id) && !has(Gone) && has(Grappled, Grappling, Carrying) && 'is not awake and holds, is held or carries',
      has(Unconscious, Gone) && has(Hidden, Braced) && 'is out and hides or is braced',
      has(Surrendered, Prisoner) && has(Grappling, Carrying, Hidden) && 'has surrendered and holds, carries or hides',
      has(Surrendered, Prisoner) &&
        (realmspire.weaponAt(view, weapon).id !== 'unarmed' || shield >= 0) &&
        !realmspire.weaponAt(view, weapon).natural &&
        'has surrendered with arms in hand',
      has(Hidden) && has(Grappled, Grappling) && 'hides in a hold',
      has(Mounted) && has(Prone) && 'rides and lies',
      has(Gone) && realmspire.scene(view).acting === id && 'has left and has the turn',
      grip === 2 && weapon < 0 && 'holds nothing with both hands',
      (luckPoints < 0 || stamina < 0) && 'has less than nothing',
      carried(view, id, Grappling).some(({ source }) => realmspire.distanceSquared(view, id, source) > 4) && 'holds from afar',
      carried(view, id, Grappling).some(({ source }) => !awake(view, source)) && 'holds one who has left or is not awake',
      carried(view, id, Grappled).some(({ source }) => !realmspire.takesTurns(view, source)) && 'is held by one who has left, has yielded or is not awake',
      carried(view, id, Carrying).some(({ source }) => view.has(source, Gone) !== has(Gone)) && 'carries and is parted from whom it carries',
      carried(view, id, Prisoner).some(({ source }) => source >= 0 && fighter(view, source).side === side) && 'is the prisoner of its own side',
      carried(view, id, Carrying).some(({ source }) => fighter(view, source).x !== x || fighter(view, source).y !== y) && 'carries from afar',
    ].find((one) => one !== false);
    if (wrong !== undefined) return `${name} ${wrong}`;
  }
  return null;
}

const realmBounds = soundness(realmspire.fighter, (view, f) => [
  // What goes below 0 is kept.
  ['health', -3000, f.health, realmspire.MostHealth(view, f.id)],
  ['mana', 0, f.mana, realmspire.MostMana(view, f.id)],
  ['AP', 0, f.ap, 3],
  ['attacks', 0, f.attacks, 2],
  ['free actions', 0, f.freeActions, 1],
]);

const realmspireSubject: Named = {
  id: 'realmspire',
  ruleSet: realmspire.ruleSet,
  rules: realm,
  states: [
    yard(
      { name: 'Ann', side: 'red', at: [0, 0], creature: 'town-guard', player: true, gear: ['longsword', 'bone-shield', 'partial-iron'] },
      { name: 'Bea', side: 'red', at: [0, 2], creature: 'nordling-hunter', player: true },
      { name: 'Ork', side: 'blue', at: [2, 0], creature: 'ork' },
    ),
    yard(
      { name: 'Ann', side: 'red', at: [0, 0], creature: 'town-guard', player: true },
      { name: 'Cid', side: 'red', at: [1, 0], creature: 'wrestler', player: true, luckPoints: 1 },
      { name: 'Goblin', side: 'blue', at: [2, 0], creature: 'goblin', sneaking: true },
      { name: 'Troll', side: 'blue', at: [2, 1], creature: 'troll' },
    ),
    yard(
      { name: 'Eve', side: 'red', at: [0, 0], creature: 'apprentice-mage', player: true },
      { name: 'Noble', side: 'blue', at: [3, 3], creature: 'baldrian-noble', naturalArmour: 1 },
    ),
    entangled(),
    brawl(),
  ],
  policy: realmspire.steady,
  unsound: (view) => wrongTogether(view) ?? realmBounds(view),
  disguise: disguised('mana', 'xp'),
  hiding: hidingIn(ruleSetOf(RULE_SETS, 'realmspire', 'subjects')),
  unasked: [realmspire.MostHealth, realmspire.MostMana, realmspire.MostStamina, realmspire.MostLuck, realmspire.BlockRating, realmspire.RepairPrice],
};

const dice20 = makeRules(celesia.celesia);

/** A fight of Celesia on a stage of few squares, as a scenario gives it. */
function stage(given: object, ...fighters: readonly object[]): State {
  const { scene, fighter, begin } = celesia.words;
  const said = {
    ...scene.parse({ board: { width: 6, height: 5 }, order: 'rolled', ...given }),
    fighters: fighters.map((one) => fighter.parse({ turns: 0, ...one })),
  };
  return valueOf(begin(dice20, said));
}

const red = { side: 'red' };
const blue = { side: 'blue' };

/** A stage on which one holds and is held, one carries, one is hidden, one is a prisoner and two are down. */
function entwined(): State {
  const state = stage(
    { order: ['Ann', 'Ork', 'Cid', 'Goblin', 'Bea', 'Bones', 'Gus'] },
    { ...red, name: 'Ann', at: [1, 1], creature: 'duellist', injuries: { hand: [1, 0] } },
    { ...red, name: 'Cid', at: [3, 3], creature: 'orc' },
    { ...red, name: 'Bea', at: [4, 3], stamina: 0, exhaustion: 0, injuries: { heart: [1], head: [1] } },
    { ...blue, name: 'Ork', at: [2, 1], creature: 'orc' },
    { ...blue, name: 'Goblin', at: [0, 0], creature: 'duellist' },
    { ...blue, name: 'Bones', at: [5, 0], con: null, mb: 2, injuries: { arm: [1], hand: [1], leg: [1] } },
    { ...blue, name: 'Gus', at: [5, 4] },
  );
  const fight = Fight.open(dice20, state, { seed: 'entwined' });
  const give = (given: Json) => decreeInWords(fight, celesia.ruleSet, 'give', given);
  give({ to: 'Bea', condition: 'unconscious' });
  give({ to: 'Bea', condition: 'bleeding', value: 3 });
  give({ to: 'Bea', condition: 'carried', by: 'Cid' });
  give({ to: 'Ork', condition: 'pinned', by: 'Ann' });
  give({ to: 'Goblin', condition: 'hidden' });
  give({ to: 'Gus', condition: 'prisoner', by: 'Cid' });
  return fight.state;
}

const celesiaSubject: Named = {
  id: 'celesia',
  ruleSet: ruleSetOf(RULE_SETS, 'celesia', 'subjects'),
  rules: dice20,
  states: [
    stage(
      {},
      { ...red, name: 'Ann', at: [1, 1], creature: 'duellist', holds: ['longsword', 'heavy-shield'] },
      { ...blue, name: 'Bea', at: [2, 1], creature: 'duellist' },
      { ...blue, name: 'Bones', at: [3, 3], con: null, mb: 2 },
    ),
    // After a fight: wounds, a faint, a concussion and a healer.
    stage(
      { board: { width: 6, height: 5, aftermath: true }, order: ['Ann', 'Cid'] },
      { ...red, name: 'Ann', at: [1, 1], injuries: { head: [1], hand: [1, 0], ear: [2, 0] }, strain: 3, stamina: 0, exhaustion: 2 },
      { ...red, name: 'Cid', at: [2, 1], creature: 'mage', belt: ['brass-ear'] },
    ),
    stage(
      { board: { width: 5, height: 5, opening: 'plain' } },
      { ...red, name: 'Ann', at: [0, 1], creature: 'veteran', mb: 8 },
      { ...red, name: 'Cid', at: [0, 3], creature: 'orc', mb: 8 },
      { ...blue, name: 'Hydra', at: [2, 2], creature: 'hydra' },
    ),
    entwined(),
  ],
  policy: celesia.steady,
  unsound: (view) => soundness(celesia.fighter, boundsOf)(view) ?? disagreeing(view),
  disguise: disguised('ammo'),
  hiding: hidingIn(ruleSetOf(RULE_SETS, 'celesia', 'subjects')),
  // Initiative is rolled for while a fight opens, before the kit listens; few fights come to a save. The scene, which declares too, has none.
  unasked: [
    (view, who) => (who === celesia.SCENE ? 0 : celesia.InitiativeBonus(view, who)),
    (view, who) => (who === celesia.SCENE ? 0 : celesia.InitiativeAdvantage(view, who)),
    (view, who) => (who === celesia.SCENE ? 0 : celesia.SaveBonus(view, who, who, { save: 'wisdom' })),
    (view, who) => (who === celesia.SCENE ? 0 : celesia.SaveAdvantage(view, who, who, { save: 'wisdom' })),
    (view, who) => (who === celesia.SCENE ? 0 : celesia.CheckAdvantage(view, who)),
  ],
};

const turnless = ready('realitycheck');
const firstItem = (view: View): number => view.state.entities.find((entity) => entity.kind === 'item')!.id;
const firstSpell = (view: View): number => view.rules.things.findIndex((_, code) => spellAt(view, code) !== null);
const ability = 'int';

const boundsOfCreature = soundness(creature, (view, f) => [
  ['aura', 0, f.aura, AuraStrength(view, f.id)],
  ['stamina', 0, f.stamina, 1000],
  ['energy', 0, f.energy, 1000],
  ['agility', 0, f.agility, 10],
  // Nothing of an act is left over when none is open.
  ...(view.doing.length > 0
    ? []
    : ([
        ['step under way', -1, f.cameFrom, -1],
        ['ended meanwhile', 0, f.endedMeanwhile?.length ?? 0, 0],
      ] as const)),
]);

/** A scrum: one holds a foe and is held by two, one carries a fallen friend, one sleeps. */
function scrum(): State {
  const { scene, fighter, begin, byHand } = realityWords;
  const said = {
    ...scene.parse({ board: { width: 5, height: 4, aftermath: true } }),
    fighters: [
      { name: 'Ann', side: 'red', at: '2,2', creature: 'brawler' },
      { name: 'Bea', side: 'blue', at: '3,2', creature: 'brawler' },
      { name: 'Cem', side: 'blue', at: '2,3', creature: 'brawler' },
      { name: 'Dan', side: 'red', at: '5,4', abilities: { str: 14 } },
      { name: 'Eve', side: 'red', at: '4,4', aura: 0, maxAura: 20 },
      { name: 'Gus', side: 'blue', at: '1,1', creature: 'bandit' },
    ].map((one) => fighter.parse(one)),
  };
  const runner = Runner.still(turnless[0].rules, valueOf(begin(turnless[0].rules, said)));
  const [, ann, bea, cem, dan, eve, gus] = runner.state.entities;
  byHand!.unconscious.give(runner, gus.id, { value: 3 });
  byHand!.prone.give(runner, gus.id, {});
  byHand!.unconscious.give(runner, eve.id, { value: 1 });
  byHand!.prone.give(runner, eve.id, {});
  byHand!.carrying.give(runner, dan.id, { source: eve.id });
  byHand!.restraining.give(runner, ann.id, { source: bea.id });
  for (const by of [bea, cem]) byHand!.restraining.give(runner, by.id, { source: ann.id });
  return runner.state;
}

/** A narrow place with a pit, where one rides, one holds another, one lies without Stamina and one waits to be called. */
function narrows(): State {
  const { scene, fighter, begin, byHand } = realityWords;
  const said = {
    ...scene.parse({ board: { width: 5, height: 4, aftermath: true, zones: [{ title: 'pit', places: ['5,4'], fall: 5 }], solid: ['3,1'] } }),
    fighters: [
      { name: 'Ann', side: 'red', at: '1,1', creature: 'duellist', rides: 'Dob' },
      { name: 'Dob', side: 'red', at: '1,1', creature: 'horse' },
      { name: 'Bea', side: 'blue', at: '3,3', creature: 'orc' },
      { name: 'Cem', side: 'blue', at: '4,3', creature: 'brawler' },
      { name: 'Eve', side: 'red', at: '4,4', creature: 'town-guard' },
      { name: 'Fay', side: 'blue', at: '1,4', creature: 'fire-mage', arrives: 'when-called' },
      { name: 'Gus', side: 'blue', at: '4,1', creature: 'bandit', stamina: 0, maxStamina: 10 },
    ].map((one) => fighter.parse(one)),
  };
  const runner = Runner.still(turnless[0].rules, valueOf(begin(turnless[0].rules, said)));
  const [, , , , cem, eve, , gus] = runner.state.entities;
  byHand!.unconscious.give(runner, gus.id, {});
  byHand!.prone.give(runner, gus.id, {});
  byHand!.restrained.give(runner, eve.id, { source: cem.id });
  return runner.state;
}

const realitycheckSubject: Named = {
  id: 'realitycheck',
  ruleSet: ruleSetOf(RULE_SETS, 'realitycheck', 'subjects'),
  rules: turnless[0].rules,
  states: [...turnless.map((one) => one.state), narrows(), scrum()],
  policy: turnless[0].policy,
  unsound(view) {
    // In the middle of an act, between its questions, what follows from it has not all followed.
    const [wrong] = view.doing.length > 0 ? [] : unsettledCreatures(view);
    return wrong === undefined ? boundsOfCreature(view) : `${wrong.fact.join('.')} of ${wrong.who} should be ${wrong.expected}`;
  },
  disguise: disguised('surges'),
  hiding: hidingIn(ruleSetOf(RULE_SETS, 'realitycheck', 'subjects')),
  unasked: [
    Will,
    AuraModifier,
    AuraStrength,
    MaximumSurges,
    RecoveryValue,
    (view: View, who: number) => DrawWeight(view, who, who, { item: firstItem(view) }),
    (view: View, who: number) => SpellBonus(view, who, who, { ability }),
    (view: View, who: number) => SaveNumber(view, who, who, { ability }),
    (view: View, who: number) => CastNumber(view, who, who, { ability, spell: firstSpell(view) }),
  ].map(ofFighters),
};

/** All five rule sets. */
export const SUBJECTS: readonly Named[] = [seaOfShadows, heroesOfDestinySubject, realmspireSubject, celesiaSubject, realitycheckSubject];

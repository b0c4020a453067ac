import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';

const healer = { side: 0, spells: ['heal'], mp: 6, traits: ['healing-ritual'], gear: ['bandages'] };
const sure = [['Ann', 'heal-how', 'sure']] as const;
const down = (lethal: number, more: object = {}) => ({ side: 0, hp: 4, has: [['knocked-out', lethal] as const], ...more });

/** Bea lies at zero; Eve keeps the fight going. */
function fight(bea: object, options: object = {}) {
  const t = table({ Ann: healer, Bea: bea, Eve: { side: 1, ap: 1 } }, { options: { ...options } });
  t.fight.fiat('already down', [['hurt', t.id('Bea'), 99, true]]);
  return t;
}
const heal = (t: ReturnType<typeof fight>, roll: number | null, more: readonly (readonly [string, string, string])[] = []) =>
  t.when('Ann', 'cast', { spell: 'heal', at: 'Bea' }, { choose: [...sure, ...more], dice: roll === null ? [] : [['Bea', 'survival', roll]] });
/** The turns of the others pass. */
const round = (t: ReturnType<typeof fight>) => {
  do t.endTurn();
  while (t.acting() !== 'Ann');
  return t;
};

describe('healing in the fight', () => {
  it('makes the knocked out roll FOR at once: 1 is too late', () => {
    const t = heal(fight(down(1)), 1);
    expect([t.is('Bea', 'dead'), t.hp('Bea'), t.rolled('survival')]).toEqual([true, 0, ['d6']]);
  });
  it('revives on 4 and more, stunned for a turn', () => {
    const t = heal(fight(down(1)), 4);
    expect([t.hp('Bea'), t.is('Bea', 'knocked-out'), t.is('Bea', 'stunned'), t.is('Bea', 'badly-wounded')]).toEqual([1, false, true, false]);
    expect([t.acting(), t.endTurn().is('Bea', 'stunned')]).toEqual(['Bea', false]);
  });
  it('revives badly wounded on 3, until HP are full', () => {
    const t = heal(fight(down(1)), 3);
    expect([t.is('Bea', 'badly-wounded'), t.is('Bea', 'stunned')]).toEqual([true, true]);
    for (let i = 0; i < 3; i++) {
      expect(t.is('Bea', 'badly-wounded')).toBe(true);
      t.fight.fiat('rest', [['resource-set', t.id('Ann'), t.rules.codes.resources.indexOf('mp'), 6]]);
      round(t).when('Ann', 'cast', { spell: 'heal', at: 'Bea' }, { choose: sure });
    }
    expect([t.hp('Bea'), t.is('Bea', 'badly-wounded')]).toEqual([4, false]);
  });
  it('stuns the mortally wounded for the rest of the fight and leaves an injury', () => {
    const t = heal(fight(down(1)), 2, [['GM', 'lasting-injury', 'cannot-run']]);
    expect([t.is('Bea', 'stunned'), t.is('Bea', 'cannot-run'), t.refusals('Bea', 'run', { along: ['here'] })]).toEqual([
      true,
      true,
      expect.arrayContaining(['SS-MRT-012']),
    ]);
    round(t);
    expect(round(t).is('Bea', 'stunned')).toBe(true);
  });
  it('ends that stun with full HP, though not before a turn has passed, and keeps the injury', () => {
    const t = heal(fight(down(1, { hp: 1 })), 2);
    expect([t.hp('Bea'), t.is('Bea', 'stunned'), t.is('Bea', 'scar')]).toEqual([1, true, true]);
    expect([round(t).is('Bea', 'stunned'), t.is('Bea', 'badly-wounded')]).toEqual([false, false]);
    const slow = heal(fight(down(1, { hp: 2 })), 2);
    round(slow);
    expect(slow.is('Bea', 'stunned')).toBe(true);
    slow.when('Ann', 'cast', { spell: 'heal', at: 'Bea' }, { choose: sure });
    expect([slow.hp('Bea'), slow.is('Bea', 'stunned')]).toEqual([2, false]);
  });
  it('leaves poor endurance, which shows in every FOR roll', () => {
    const t = table({ Ann: { spells: ['weaken'] }, Bea: { has: ['poor-endurance'] } }).when('Ann', 'cast', { spell: 'weaken', at: 'Bea' });
    expect(t.rolled('defence')).toEqual(['2(d6)kl']);
    expect(heal(fight(down(1, { has: [['knocked-out', 1], 'poor-endurance'] })), 4).rolled('survival')).toEqual(['2(d6)kl']);
  });
  it('prevents the injury under that option', () => {
    const t = heal(fight(down(1), { combatHealingPreventsInjury: true }), 2);
    expect([t.is('Bea', 'scar'), t.asked('lasting-injury')]).toEqual([false, []]);
  });
  it('asks no survival roll after a nonlethal knockout', () => {
    const t = heal(fight(down(0)), null);
    expect([t.rolled('survival'), t.hp('Bea'), t.is('Bea', 'stunned')]).toEqual([[], 1, true]);
  });
  it('gives a point for sure, or as many as INT has successes against a D4', () => {
    const t = table({ Ann: healer, Bea: { side: 0, hp: 6 }, Eve: { side: 1 } });
    t.fight.fiat('hurt', [['hurt', t.id('Bea'), 5, true]]);
    t.when(
      'Ann',
      'cast',
      { spell: 'heal', at: 'Bea' },
      {
        choose: [['Ann', 'heal-how', 'roll']],
        dice: [
          ['Ann', 'heal', 6],
          ['Ann', 'spell-difficulty', 2],
        ],
      },
    );
    expect([t.hp('Bea'), t.rolled('heal'), t.rolled('spell-difficulty')]).toEqual([4, ['d6'], ['d4']]);
  });
});

/** The last foe dies by decree, so that the encounter ends; no ritual comes, and the roll falls as told. */
function ended(roll: number | null, bea: object = {}, lethal = 1) {
  const t = table({ Ann: healer, Bea: down(lethal, bea), Eve: { side: 1 } }, { aftermath: true });
  t.fight.fiat('already down', [['hurt', t.id('Bea'), 99, true]]);
  t.fight.fiat('Eve dies', [['condition-given', t.id('Eve'), t.rules.codeNamed('dead'), -1, 0, -1, -1, -1, 0]]);
  if (roll !== null) t.when('scene', 'roll-survival', { patient: 'Bea' }, { dice: [['Bea', 'survival', roll]] });
  return t;
}
const pass = (t: ReturnType<typeof ended>, span: string) => t.when('scene', 'pass-time', { span });
const state = (t: ReturnType<typeof ended>) => ['dead', 'mortally-wounded', 'badly-wounded', 'knocked-out', 'stunned'].filter((one) => t.is('Bea', one));

describe('the survival roll at the end of the encounter', () => {
  it.each([
    [1, ['dead', 'knocked-out']],
    [2, ['mortally-wounded', 'knocked-out']],
    [3, ['badly-wounded', 'knocked-out']],
    [4, ['knocked-out']],
    [6, ['knocked-out']],
  ])('of %i: %j', (roll, then) => expect(state(ended(roll))).toEqual(then));
  it('is not made after nonlethal damage', () => expect([ended(null, {}, 0).rolled('survival'), state(ended(null, {}, 0))]).toEqual([[], ['knocked-out']]));
  it('is not made again for one who was revived in the fight', () => {
    const t = heal(fight(down(1)), 4);
    t.fight.fiat('go on', [
      ['aftermath', 0, true],
      ['condition-given', t.id('Eve'), t.rules.codeNamed('dead'), -1, 0, -1, -1, -1, 0],
    ]);
    expect(t.rolled('survival').length).toBe(1);
  });
  it('turns the long stun into bad wounds', () => {
    const t = heal(fight(down(1)), 2);
    t.fight.fiat('go on', [
      ['aftermath', 0, true],
      ['condition-given', t.id('Eve'), t.rules.codeNamed('dead'), -1, 0, -1, -1, -1, 0],
    ]);
    expect(state(t)).toEqual(['badly-wounded']);
  });
  it('follows an end that was final until the game master goes on', () => {
    const t = table({ Ann: { hp: 4 }, Bea: { hp: 1 } }).when(
      'Ann',
      'strike',
      { at: 'Bea' },
      {
        dice: [
          ['Ann', 'attack', 1],
          ['Bea', 'defence', 1],
        ],
      },
    );
    expect([t.fight.over, t.rolled('survival')]).toEqual([{ winner: 0 }, []]);
    t.fight.fiat('let us see who lives', [['aftermath', 0, true]]);
    expect([t.fight.over, t.rolled('survival'), t.fight.declarers]).toEqual([null, ['d6'], [1, 0]]);
    t.when('scene', 'close-scene');
    expect(t.fight.over).toEqual({ winner: 0 });
  });
});

describe('after the encounter', () => {
  it('nobody fights on', () => expect(ended(4).refusals('Ann', 'strike', { at: 'Bea' })).toContain('SS-KNO-005'));
  it('and nobody treats wounds before', () => {
    const t = table({ Ann: healer, Bea: { side: 0, has: ['mortally-wounded'] }, Eve: { side: 1 } });
    const before = ['first-aid', 'healing-ritual', 'heal-afterwards', 'wake-up'].map((act) => t.refusals('Ann', act, { patient: 'Bea' })[0]);
    expect(before).toEqual(['SS-MRT-005', 'SS-MRT-005', 'SS-MRT-005', 'SS-MRT-005']);
    expect([t.refusals('scene', 'pass-time', { span: '1 hour' }), t.refusals('scene', 'close-scene')]).toEqual([['SS-WND-002'], ['SS-KNO-005']]);
    expect(ended(2).refusals('Ann', 'pass-time', { span: '1 hour' })).toEqual(['SS-WND-002']);
    const poor = ended(2);
    poor.fight.fiat('spent', [['resource-set', poor.id('Ann'), poor.rules.codes.resources.indexOf('mp'), 1]]);
    expect([poor.refusals('Ann', 'healing-ritual', { patient: 'Bea' }), poor.refusals('Ann', 'heal-afterwards', { patient: 'Bea' })]).toEqual([
      ['R-MAGIC'],
      ['R-MAGIC'],
    ]);
    const ignorant = table({ Ann: { side: 0 }, Bea: { side: 0, has: ['mortally-wounded'] }, Eve: { side: 1 } }, { aftermath: true });
    ignorant.fight.fiat('over', [['condition-given', ignorant.id('Eve'), ignorant.rules.codeNamed('dead'), -1, 0, -1, -1, -1, 0]]);
    expect([ignorant.refusals('Ann', 'healing-ritual', { patient: 'Bea' }), ignorant.refusals('Ann', 'heal-afterwards', { patient: 'Bea' })]).toEqual([
      ['R-MAGIC', 'SS-HEA-013'],
      ['R-MAGIC', 'SS-BAD-010'],
    ]);
  });
  it('the lucky wake after five minutes with one HP, stunned', () => {
    const t = pass(ended(4), '5 minutes');
    expect([state(t), t.hp('Bea')]).toEqual([['stunned'], 1]);
  });
  it('the badly wounded wake after an hour, or sooner with help', () => {
    expect(state(pass(pass(ended(3), '10 minutes'), '10 minutes'))).toEqual(['badly-wounded', 'knocked-out']);
    expect([state(pass(ended(3), '1 hour')), pass(ended(3), '1 hour').hp('Bea')]).toEqual([['badly-wounded'], 1]);
    const woken = ended(3).when('Ann', 'wake-up', { patient: 'Bea' });
    expect([state(woken), woken.fighter('Bea').hp]).toEqual([['badly-wounded'], 1]);
  });
  it('who wakes, is woken or healed recovers by rest', () => {
    expect([pass(pass(ended(4), '5 minutes'), '1 hour').hp('Bea'), pass(ended(3).when('Ann', 'wake-up', { patient: 'Bea' }), '1 month').hp('Bea')]).toEqual([
      4, 4,
    ]);
    expect(pass(ended(2).when('Ann', 'heal-afterwards', { patient: 'Bea' }), '1 month').hp('Bea')).toBe(4);
    const ritual = ended(2, { mp: 3 });
    expect(pass(ritual.when('Ann', 'healing-ritual', { patient: 'Bea' }), '1 hour').fighter('Bea').mp).toBe(3);
  });
  it('bad wounds that magic closes leave an hour of rest', () => {
    const t = table({ Ann: { ...healer, mp: 6 }, Bea: { side: 0, hp: 3, mp: 3, has: ['badly-wounded'] }, Eve: { side: 1 } }, { aftermath: true });
    t.fight.fiat('hurt', [
      ['hurt', t.id('Bea'), 1, true],
      ['resource-set', t.id('Bea'), t.rules.codes.resources.indexOf('mp'), 0],
    ]);
    t.fight.fiat('over', [['condition-given', t.id('Eve'), t.rules.codeNamed('dead'), -1, 0, -1, -1, -1, 0]]);
    t.when('Ann', 'heal-afterwards', { patient: 'Bea' });
    expect([t.is('Bea', 'badly-wounded'), pass(t, '1 hour').fighter('Bea').mp]).toEqual([false, 3]);
  });
  it('the mortally wounded die within ten minutes and do not wake', () => {
    expect(state(pass(ended(2), '5 minutes'))).toEqual(['mortally-wounded', 'knocked-out']);
    expect(state(pass(ended(2), '10 minutes'))).toEqual(['dead']);
    expect(ended(2).refusals('Ann', 'wake-up', { patient: 'Bea' })).toContain('SS-BAD-002');
  });
  it('first aid takes ten minutes and saves them with one HP, badly wounded, injured', () => {
    const t = ended(2).when(
      'Ann',
      'first-aid',
      { patient: 'Bea' },
      {
        dice: [
          ['Ann', 'first-aid', 6],
          ['scene', 'difficulty', 3],
        ],
        choose: [['GM', 'lasting-injury', 'lost-eye']],
      },
    );
    expect([state(t), t.hp('Bea'), t.is('Bea', 'lost-eye'), (t.entity(0) as unknown as { minutes: number }).minutes]).toEqual([
      ['badly-wounded', 'knocked-out'],
      1,
      true,
      10,
    ]);
  });
  it.each([
    ['bandages', 'd4'],
    ['improvised', 'd8'],
    ['none', 'd12'],
  ])('first aid with %s is against %s', (supplies, pool) => {
    const t = ended(2).when('Ann', 'first-aid', { patient: 'Bea' }, { choose: [['GM', 'supplies', supplies]] });
    expect([t.rolled('first-aid'), t.rolled('difficulty')]).toEqual([['d6'], [pool]]);
  });
  it('first aid that fails leaves the wound, and nobody else has the time', () => {
    const t = ended(2).when(
      'Ann',
      'first-aid',
      { patient: 'Bea' },
      {
        dice: [
          ['Ann', 'first-aid', 2],
          ['scene', 'difficulty', 3],
        ],
      },
    );
    expect([state(t), t.refusals('Ann', 'first-aid', { patient: 'Bea' })]).toEqual([['mortally-wounded', 'knocked-out'], ['SS-MRT-006']]);
    expect(state(pass(t, '5 minutes'))).toEqual(['dead']);
  });
  it('a spell makes the mortally wounded badly wounded', () => {
    const t = ended(2).when('Ann', 'heal-afterwards', { patient: 'Bea' });
    expect([state(t), t.hp('Bea'), t.is('Bea', 'scar'), t.fighter('Ann').mp]).toEqual([['badly-wounded', 'stunned'], 1, true, 4]);
  });
  it('a ritual heals in full, without injury, and its survival roll has advantage', () => {
    const t = ended(2).when('Ann', 'healing-ritual', { patient: 'Bea' });
    expect([state(t), t.hp('Bea'), t.is('Bea', 'scar')]).toEqual([[], 4, false]);
    const bare = table({ Ann: healer, Bea: { side: 0 }, Eve: { side: 1 } }, { aftermath: true });
    bare.fight.fiat('over', [['condition-given', bare.id('Eve'), bare.rules.codeNamed('dead'), -1, 0, -1, -1, -1, 0]]);
    bare.fight.fiat('falls off a ladder', [
      ['hurt', bare.id('Bea'), 99, true],
      ['condition-given', bare.id('Bea'), bare.rules.codeNamed('knocked-out'), -1, 1, -1, -1, -1, 0],
    ]);
    expect(bare.when('Ann', 'healing-ritual', { patient: 'Bea' }).rolled('survival')).toEqual(['2(d6)kh']);
  });
  it('rest heals wounds in an hour, MP too; bad wounds in a week for heroes, else in a month', () => {
    const hurt = (has: string[], traits: string[]) => {
      const t = table({ Ann: healer, Bea: { side: 0, has, traits, mp: 3 }, Eve: { side: 1 } }, { aftermath: true });
      t.fight.fiat('hurt', [
        ['hurt', t.id('Bea'), 2, true],
        ['resource-set', t.id('Bea'), t.rules.codes.resources.indexOf('mp'), 1],
      ]);
      t.fight.fiat('over', [['condition-given', t.id('Eve'), t.rules.codeNamed('dead'), -1, 0, -1, -1, -1, 0]]);
      return t;
    };
    const wounded = pass(hurt([], []), '1 hour');
    expect([wounded.hp('Bea'), wounded.fighter('Bea').mp]).toEqual([4, 3]);
    expect([pass(hurt(['badly-wounded'], ['hero']), '1 day').hp('Bea'), pass(hurt(['badly-wounded'], ['hero']), '1 week').hp('Bea')]).toEqual([2, 4]);
    expect([pass(hurt(['badly-wounded'], []), '1 week').hp('Bea'), pass(hurt(['badly-wounded'], []), '1 month').hp('Bea')]).toEqual([2, 4]);
    expect(pass(hurt(['badly-wounded'], ['hero']), '1 week').is('Bea', 'badly-wounded')).toBe(false);
  });
});

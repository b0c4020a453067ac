import { after, type ConditionDef, defineIntent, give, type Id, type IntentContext, oneOf, type Play, type View } from '@riposte/kernel';
import { attackRoll, foe, needsAp, resolve } from './attack.ts';
import { Dazed } from './conditions.ts';
import { SCENE } from './fighter.ts';
import { distance } from './grid.ts';
import type { Attack, DefenceKind } from './numbers.ts';
import { ActionPoints, Mana } from './pools.ts';
import { RoundsEnded } from './rounds.ts';

export interface Spell {
  readonly id: string;
  readonly school: string;
  readonly ap: number;
  readonly mana: number;
  /** Yards. */
  readonly range: number;
  readonly targets: DefenceKind;
  /** Damage value; null = the spell does not wound. */
  readonly damage: number | null;
  readonly piercing: number;
  /** What a hit brings, for so many rounds. */
  readonly brings: { readonly condition: ConditionDef; readonly rounds: number } | null;
}

const ALL_ARMOUR = 100;

/** The notes' own spells; the book's are lost. @rule HD-COM-002 HD-MAN-003 HD-TGH-004 */
export const SPELLS: readonly Spell[] = [
  { id: 'fire-dart', school: 'fire', ap: 5, mana: 2, range: 20, targets: 'ranged', damage: 3, piercing: 0, brings: null },
  { id: 'spark-lance', school: 'lightning', ap: 6, mana: 3, range: 20, targets: 'ranged', damage: 4, piercing: ALL_ARMOUR, brings: null },
  { id: 'daze', school: 'mind', ap: 5, mana: 2, range: 20, targets: 'willpower', damage: null, piercing: 0, brings: { condition: Dazed, rounds: 2 } },
];

const spellNamed = (id: string): Spell | undefined => SPELLS.find((spell) => spell.id === id);

type Casting = { readonly spell: string; readonly at: Id };

/** Activates a spell against one target. @rule HD-COM-001 HD-ATK-012 */
export const Cast = defineIntent<Casting>('cast', {
  rule: 'HD-COM-001',
  title: 'Cast a spell',
  tags: ['action'],
  available: needsAp,
  params: {
    spell: oneOf<IntentContext<Casting>, string>({
      rule: 'HD-COM-001',
      candidates: (view, { by }) => SPELLS.flatMap(({ id, mana }) => (Mana.left(view, by) < mana ? [] : [id])),
    }),
    at: foe((_view, _by, { spell }) => spellNamed(spell)?.range ?? -1),
  },
  price(_view, _by, { spell }) {
    const { ap, mana } = spellNamed(spell)!;
    return [
      { resource: ActionPoints, amount: ap },
      { resource: Mana, amount: mana },
    ];
  },
  perform(play, by, { spell: id, at }) {
    const spell = spellNamed(id)!;
    const attack = spellAttack(play, by, at, spell);
    if (spell.damage !== null) resolve(play, attack);
    else if (attackRoll(play, attack) >= 0 && spell.brings !== null) befall(play, by, at, spell.brings);
    return true;
  },
});

function spellAttack(view: View, by: Id, at: Id, spell: Spell): Attack {
  const { school, targets, piercing } = spell;
  return { by, at, way: 'spell', weapon: -1, school, targets, distance: distance(view, by, at), damage: spell.damage ?? 0, piercing, steps: 0 };
}

/** The round of casting counts as the first. @rule HD-DUR-001 HD-DUR-002 */
function befall(play: Play, by: Id, at: Id, { condition, rounds }: NonNullable<Spell['brings']>): void {
  give(play, at, condition, { source: by, until: after(play, RoundsEnded, SCENE, rounds) });
}

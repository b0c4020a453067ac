/** What a condition on a number says. */
export type Relation = '<' | '<=' | '=' | '>=' | '>';

export interface Test {
  readonly relation: Relation;
  readonly value: number;
}

/** Dice of one kind thrown together, and what is made of their faces: reroll, explode, keep, count, in this order. */
export interface Dice {
  readonly kind: 'dice';
  readonly count: number;
  readonly sides: number;
  /** Faces that are thrown again: once, or until another face shows. */
  readonly reroll: { readonly on: Test; readonly always: boolean } | null;
  /** Faces after which another die is thrown and added, at most so many for each die. */
  readonly explode: { readonly on: Test; readonly most: number } | null;
  /** How many of the highest or lowest dice count. */
  readonly keep: { readonly which: 'highest' | 'lowest'; readonly count: number } | null;
  /** Each face of this sort counts one, instead of its number. */
  readonly success: Test | null;
}

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | Dice
  | { readonly kind: 'labelled'; readonly label: string; readonly of: Expression }
  | { readonly kind: 'negative'; readonly of: Expression }
  | { readonly kind: 'sum' | 'difference' | 'product' | 'quotient'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'highest' | 'lowest'; readonly of: readonly Expression[] }
  /** One where it holds, else nought. */
  | { readonly kind: 'test'; readonly relation: Relation; readonly left: Expression; readonly right: Expression }
  /** How far the left side is above the right one: above 0 it wins, 0 is a tie. */
  | { readonly kind: 'versus'; readonly left: Expression; readonly right: Expression };

export function holds({ relation, value }: Test, number: number): boolean {
  return related(relation, number, value);
}

export function related(relation: Relation, left: number, right: number): boolean {
  switch (relation) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
}

/** What a fight waits for: an act, an answer, or dice. */
export type TurnKind = 'turn' | 'question' | 'dice';

/** A seat that is awaited and looks at nothing. */
export interface Turn {
  readonly table: string;
  readonly title: string;
  readonly seat: string;
  readonly name: string;
  readonly kind: TurnKind;
}

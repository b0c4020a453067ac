/** Severities in rising order; the degrees needed are their places. @rule CE-INJ-006 CE-INJ-005 */
export const SEVERITIES = ['minor', 'major', 'severe', 'deadly', 'fatal'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const PART_KINDS = ['ear', 'nose', 'tail', 'wing', 'eye', 'hand', 'foot', 'horn', 'mouth', 'arm', 'leg', 'head', 'heart', 'other'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface PartTraits {
  /** Place in SEVERITIES; -1 where only the game master can say. */
  readonly severity: number;
  /** Injuries at which it no longer holds, strikes or carries what does; 0 = never. */
  readonly useless: number;
  /** Injuries that destroy it; 0 = never. */
  readonly destroyed: number;
  /** Feet of speed lost from the second injury on. */
  readonly slows: number;
  /** AP that standing up costs more from the first injury on. */
  readonly standUp: number;
}

const traits = (severity: number, useless: number, destroyed: number, slows = 0, standUp = 0): PartTraits => ({ severity, useless, destroyed, slows, standUp });

/** The table of body parts. @because the book spreads it over five headings @rule CE-BDY-001 CE-SEV-001 CE-SEV-002 CE-SEV-003 CE-SEV-004 CE-SEV-005 */
export const PARTS: { readonly [K in PartKind]: PartTraits } = {
  ear: traits(0, 0, 2),
  nose: traits(0, 0, 0),
  tail: traits(0, 1, 2),
  wing: traits(0, 1, 2),
  eye: traits(1, 0, 2),
  hand: traits(1, 2, 3),
  foot: traits(1, 2, 3, 5, 1),
  horn: traits(1, 1, 2),
  mouth: traits(1, 2, 3),
  arm: traits(2, 2, 3),
  leg: traits(2, 2, 3, 10, 2),
  head: traits(3, 0, 4),
  heart: traits(4, 0, 2),
  other: traits(-1, 0, 2),
};

/** The most fights that can be asked for. */
export const MAX_FIGHTS = 10_000_000;

/** A fault in fighting that would come again, with its code. */
export class SimulationError extends Error {
  readonly code: string;
  /** The number of the fight that stops; absent where no fight does, or where it is not known. */
  readonly fight?: number;

  constructor(code: string, message: string, fight?: number) {
    super(message);
    this.code = code;
    if (fight !== undefined) this.fight = fight;
  }
}

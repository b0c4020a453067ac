/** The most fights that can be asked for. */
export const MAX_FIGHTS = 10_000_000;

/** A fault in fighting that would come again, with its code. */
export class SimulationError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

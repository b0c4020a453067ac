/** The steady clock of the machine in whole milliseconds, which all threads share; nobody sets it. */
export const steady = (): number => Number(process.hrtime.bigint() / 1_000_000n);

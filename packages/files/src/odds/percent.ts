/** "58.3 %". What is not quite certain is never shown as 0 or 100. */
export function percent(probability: number): string {
  if (probability > 0 && probability < 0.0005) return 'under 0.1 %';
  if (probability < CERTAIN && probability > 0.9995) return 'over 99.9 %';
  return `${bare(probability)} %`;
}

/** A sum of floating parts may fall just short of 1. */
const CERTAIN = 1 - 1e-12;

/** "58 %", for sentences. What is possible is never shown as 0, what is not quite certain never as 100. */
export function rounded(probability: number): string {
  if (probability > 0 && probability < 0.005) return 'under 1 %';
  if (probability < CERTAIN && probability > 0.995) return 'over 99 %';
  return `${Math.round(probability * 100 + 1e-9)} %`;
}

/** `percent` without the sign: "58.3". */
export function bare(probability: number): string {
  // A sum of floating parts may fall just short of a half.
  const rounded = Math.round(Math.abs(probability) * 1000 + 1e-6) / 10;
  return String(probability < 0 && rounded > 0 ? -rounded : rounded);
}

import { type Language, PSEUDO, plain } from '../story/language.ts';

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

/** "58 %" as a language has it, or "58.3 %" with one decimal. What is possible is never shown as 0, what is not quite certain never as 100. */
export function percentIn(language: Language, probability: number, decimals: 0 | 1 = 0): string {
  const least = 10 ** -(2 + decimals);
  const isUnder = probability > 0 && probability < least / 2;
  const isOver = probability < CERTAIN && probability > 1 - least / 2;
  const number = isUnder ? least : isOver ? 1 - least : Number(decimals === 0 ? Math.round(probability * 100 + 1e-9) / 100 : Number(bare(probability)) / 100);
  const text = new Intl.NumberFormat(language.lang === PSEUDO ? 'en' : language.lang, { maximumFractionDigits: decimals }).format(number * 100);
  return plain(language.say('odds-percent', { bound: isUnder ? 'under' : isOver ? 'over' : 'none', number: text }) ?? [`${text} %`]);
}

import type { Founded } from '@riposte/server/protocol';

/** What this browser remembers: links of tables made here, and seats taken here. */
export interface Kept {
  readonly seat: string;
  readonly title: string;
  readonly name: string;
  readonly at: number;
}

const SEATS = 'riposte-seats';
const linksOf = (table: string): string => `riposte-links-${table}`;

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // This browser stores nothing; the table works anyway.
  }
}

export const seatsTaken = (): Kept[] => read<Kept[]>(SEATS, []);

export function keepSeat(seat: Kept): void {
  write(SEATS, [seat, ...seatsTaken().filter((one) => one.seat !== seat.seat)].slice(0, 8));
}

/** Forgets a table that no longer exists. */
export function forgetTable(seat: string): void {
  const table = seat.split('.')[0];
  write(
    SEATS,
    seatsTaken().filter((one) => one.seat.split('.')[0] !== table),
  );
  write(linksOf(table), null);
}

export const keepLinks = (founded: Founded): void => write(linksOf(founded.table), founded);
export const linksKept = (seat: string): Founded | null => read<Founded | null>(linksOf(seat.split('.')[0]), null);

/** Copies a text; false if the browser does not allow it, for example without TLS in a local network. */
export async function toClipboard(text: string): Promise<boolean> {
  if (!window.isSecureContext) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The digest that this browser showed last: its seat and where it begins. */
export const isDigestShown = (seat: string, since: number): boolean => read<string>('riposte-digest', '') === `${seat} ${since}`;
export const keepDigest = (seat: string, since: number): void => write('riposte-digest', `${seat} ${since}`);

const DIALS = ['all', 'touching', 'none'] as const;

/** How often this browser wants to be asked while others act. */
export const dialKept = (): (typeof DIALS)[number] | null => DIALS.find((one) => one === read<string>('riposte-reactions', '')) ?? null;
export const keepDial = (to: (typeof DIALS)[number]): void => write('riposte-reactions', to);

/** Whether the odds of the whole fight are open in this browser. */
export const forecastShown = (): boolean => read<boolean>('riposte-forecast', true);
export const keepForecast = (isShown: boolean): void => write('riposte-forecast', isShown);

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';
export const themeKept = (): Theme => read<Theme>('riposte-theme', 'auto');

export const writeTheme = (theme: Theme): void => write('riposte-theme', theme);

/** Whether things move in this browser: as the system says, or never. */
export type Motion = 'auto' | 'off';
export const motionKept = (): Motion => (read<string>('riposte-motion', 'auto') === 'off' ? 'off' : 'auto');
export const writeMotion = (motion: Motion): void => write('riposte-motion', motion);

/** Letters that are easier to tell apart. */
export const areLettersEasy = (): boolean => read<boolean>('riposte-letters', false);
export const writeLetters = (isEasy: boolean): void => write('riposte-letters', isEasy);

/** How this browser signals your turn, a roll, a wound and the end. */
export const SIGNALS = ['sound', 'vibration'] as const;
export type Signal = (typeof SIGNALS)[number];
export const signalsKept = (): readonly Signal[] => SIGNALS.filter((one) => read<readonly string[]>('riposte-signals', []).includes(one));
export const writeSignals = (signals: readonly Signal[]): void => write('riposte-signals', signals);

/** Whether single letters and numbers are commands. */
export const areKeysOn = (): boolean => read<boolean>('riposte-keys', true) !== false;
export const writeKeys = (on: boolean): void => write('riposte-keys', on);

/** Lessons finished in this browser, by file. */
export const lessonsLearnt = (): readonly string[] => read<readonly string[]>('riposte-lessons', []);
export const keepLearnt = (file: string): void => write('riposte-lessons', [...lessonsLearnt().filter((known) => known !== file), file]);

/** Whether this browser still offers the lessons. */
export const isLearningOffered = (): boolean => read<boolean>('riposte-learn', true) !== false;
export const writeLearningOffered = (isOffered: boolean): void => write('riposte-learn', isOffered);

/** Runs of the lab, the newest first. */
export interface LabRun {
  readonly link: string;
  readonly title: string;
  readonly fight: string;
  readonly result: string;
}
export const labRunsKept = (): readonly LabRun[] => read<readonly LabRun[]>('riposte-lab', []);
export const writeLabRuns = (runs: readonly LabRun[]): void => write('riposte-lab', runs);

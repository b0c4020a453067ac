import { fightersOf } from '@riposte/files';
import type { Fight, Id } from '@riposte/kernel';
import { type Dial, type RuleSet, TOUCHING } from '@riposte/ruleset';
import type { Passed, Question, Scene } from './protocol.ts';
import type { Refs } from './refs.ts';
import type { Settings } from './settings.ts';

/** The most passes that a seat is shown. */
const MAX_SHOWN = 20;

/** A moment that passed, worded for the seat whose fighter was asked. */
export interface Pass extends Pick<Passed, 'name' | 'because' | 'own'> {
  readonly nth: number;
  readonly line: number;
  readonly who: Id;
}

/** What a table knows about its dials beyond what is stored. */
export interface DialMemory {
  passes: readonly Pass[];
  /** The question to which the player went back, counted as in `askedSince`; it does not pass again. */
  taken: number | null;
}

interface Dialled {
  readonly settings: Settings;
  readonly ruleSet: RuleSet;
}

/** The default of the book. */
export const presetOf = ({ moments }: RuleSet): Dial => moments?.dial ?? TOUCHING;

/** How often a fighter's player is asked about each kind of moment. */
export function dialOf({ settings, ruleSet }: Dialled, who: Id): Dial {
  return { ...presetOf(ruleSet), ...settings.dials.find((dial) => dial.who === who)?.to };
}

/** Whether a dial lets a moment pass. */
export function isPassed(dial: Dial, { kind, touches }: NonNullable<Question['moment']>): boolean {
  return dial[kind] === 'none' || (dial[kind] === 'touching' && !touches);
}

/** What has passed since a seat's own last act and has not been undone. */
export function passesOf({ passes }: DialMemory, fight: Fight, mine: (id: Id) => boolean): readonly Pass[] {
  const own = passes.filter((pass) => mine(pass.who));
  if (own.length === 0) return own;
  const path = fight.path();
  const since = path.findLast((n) => {
    const line = fight.lines[n];
    return line.in === 'command' && line.auto !== true && mine(line.by);
  });
  const shown: Pass[] = [];
  // Begins with the latest, because a long fight has many.
  for (let i = own.length - 1; i >= 0 && shown.length < MAX_SHOWN; i--) {
    if (own[i].line > (since ?? -1) && path.includes(own[i].line)) shown.push(own[i]);
  }
  return shown.reverse();
}

/** The dials and stops of a seat, in its own numbers. */
export function shownDial(stage: Dialled & { readonly fight: Fight }, refs: Refs, mine: (id: Id) => boolean, sees: (id: Id) => boolean): Scene['dial'] {
  const { settings, ruleSet, fight } = stage;
  const [first] = fightersOf(fight.view).filter(mine);
  if (first === undefined) return null;
  return {
    to: dialOf(stage, first),
    preset: presetOf(ruleSet),
    isSet: settings.dials.some((dial) => mine(dial.who)),
    stops: settings.stops.flatMap(({ who, of, kind }) => (who === first && sees(of) ? [{ of: refs.of(of), kind }] : [])),
  };
}

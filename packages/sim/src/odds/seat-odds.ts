import { type Language, type Odds, type OddsOptions, oddsOf, oddsSentence, type Situation } from '@riposte/files';
import { type AnyIntent, sight, type Viewer } from '@riposte/kernel';
import { still } from '../situation.ts';

/** The odds of an act for those who may not know everything. */
export interface SeenOdds {
  /** One sentence or more; "about" where time ran out. */
  readonly text: string;
  readonly odds: Odds;
}

export interface SeenOptions extends Pick<OddsOptions, 'within' | 'given'> {
  /** Of the text; default English. */
  readonly language?: Language;
}

/**
 * The odds of an intent as a seat may know them. Whoever is hidden from the seat is not there at all; of those seen in part
 * only looks and conditions are told, no numbers; of all, only what is shown beside them.
 * @returns null where the act is not to be followed without those who are hidden.
 */
export function oddsSeen(standing: Situation, viewer: Viewer, intent: AnyIntent, options: SeenOptions = {}): SeenOdds | null {
  const whole = still(standing);
  const seen = sight(whole, viewer);
  const { ruleSet } = standing;
  const { language, ...more } = options;
  const count = (): SeenOdds => {
    const odds = oddsOf({ ...standing, state: seen.state }, intent, {
      ...more,
      eyes: (view, id) => (viewer.gm ? 'all' : seen.state.entities[id]?.kind === 'hidden' ? 'hidden' : view.rules.def.sees(view, viewer, id)),
    });
    return { text: oddsSentence(odds, { ruleSet, view: seen, ...(language && { language }) }), odds };
  };
  if (seen === whole) return count();
  // Rules may fail on a fighter who exists but is hidden.
  try {
    return seen.legal(intent) ? count() : null;
  } catch {
    return null;
  }
}

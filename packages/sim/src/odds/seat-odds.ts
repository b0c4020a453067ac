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
 * The odds of an intent as a seat may know them. Fighters hidden from the seat do not exist in them. Fighters seen in part give only looks and
 * conditions, no numbers.
 * @returns null if the act cannot be worked out without the hidden fighters.
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

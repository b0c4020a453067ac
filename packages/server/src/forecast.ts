import { openCommand } from '@riposte/files';
import { type Forecast, forecast, wilson } from '@riposte/sim';
import type { FightOdds } from './protocol.ts';
import type { Search } from './reach.ts';
import type { Seat, TableState } from './scene.ts';

/** The most fights of a forecast, and the most milliseconds of work. */
const FIGHTS = 200;
const WITHIN = 500;

/** The last forecast of each fight, because several seats ask for the same one. */
const known = new WeakMap<TableState['fight'], { readonly version: number; readonly told: FightOdds | null }>();

/**
 * Who wins from here if policies play on. It uses everything, hidden things too, so only the game master and solo players
 * see it, and others if the game master shows it.
 */
export function* fightOdds(stage: TableState, { row }: Seat): Search<FightOdds | null> {
  const { fight, ruleSet, settings, ended } = stage;
  const isTold = row.kind === 'gm' || row.kind === 'solo' || (settings.odds && settings.forecast);
  if (!isTold || fight.over !== null || ended(fight.view) !== null) return null;
  const { version } = fight;
  const last = known.get(fight);
  if (last?.version === version) return last.told;
  const situation = { ruleSet, rules: fight.rules, state: fight.state, policy: ruleSet.policy, ended };
  const playing = forecast(situation, openCommand(fight), { seed: `forecast ${version}`, sides: settings.sides.length, fights: FIGHTS, within: WITHIN });
  for (let step = playing.next(); ; step = playing.next()) {
    if (step.done) {
      const told = toldOf(step.value);
      known.set(fight, { version, told });
      return told;
    }
    yield;
    if (fight.version !== version) return null;
  }
}

const toldOf = ({ fights, wins }: Forecast): FightOdds => ({
  fights,
  sides: wins.map((won) => wilson(won, fights)),
});

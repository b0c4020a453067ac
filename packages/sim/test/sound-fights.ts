import { copyState, declaredBySight, type Id, playOn, Random, seedFrom, trialRandom } from '@riposte/kernel';
import { roundOf, sided } from '../src/fighters.ts';
import { playerNamed } from '../src/players/player.ts';
import { stageOf } from '../src/simulate/stage.ts';
import { still } from '../src/situation.ts';
import { encounter, standing } from './encounters.ts';

/** More than any fight needs whose players mean nothing by what they do. */
const MAX_COMMANDS = 20_000;
const MAX_ROUNDS = 1000;

/** Whether a ready fight comes to its end, each side played by one of the players, without a fault; `null` = it does. */
export type FaultIn = (trial: number) => string | null;

/**
 * @param minds Names of players, the first for the first side and so on, over again.
 * @param ignored Rules that the game master ignores in all of the fight.
 */
export function soundFights(file: string, minds: readonly string[], seed: string, ignored: readonly string[] = []): FaultIn {
  const ready = encounter(file);
  const at = standing(ready, { ...ready.state, ignored });
  const { rules, state, ruleSet, ended = () => null } = at;
  const players = minds.map((name) => playerNamed(name, { standing: at, sides: ready.sides }));
  const byId = sided(still(at)).reduce<(typeof players)[number][]>((all, { id, side }) => ((all[id] = players[side % players.length]), all), []);
  const playerOf = (who: Id) => byId[who] ?? at.policy;
  const random = new Random(0, 0, 0, 0);
  const { runner, perform } = stageOf(at, random, playerOf, players);

  return (trial) => {
    trialRandom(seedFrom(seed), trial, random);
    runner.restart(copyState(rules, state));
    for (const player of players) player.begin?.(trial);
    let last = 'the beginning';
    let fault: string | null = null;
    let isEnded = false;
    try {
      const next = playOn(runner, {
        stops(performed) {
          const wrong = ruleSet.words?.impossible?.(runner)[0];
          if (wrong !== undefined) fault = `${wrong.fact.join('.')} of ${rules.def.name(runner, wrong.who)} should be ${wrong.expected}`;
          else if (performed > MAX_COMMANDS) fault = `no end after ${performed} commands`;
          isEnded = ended(runner) !== null || (performed % 64 === 0 && roundOf(at, runner) > MAX_ROUNDS);
          // Where nobody falls, because no rule fells them, it is the game master's to end it.
          if (isEnded && ended(runner) === null && ignored.length === 0) fault = `no end in ${MAX_ROUNDS} rounds`;
          return fault !== null || isEnded;
        },
        declare: (may) => declaredBySight(runner, may, playerOf),
        perform(intent) {
          last = `${intent.def.id} of ${rules.def.name(runner, intent.by)}`;
          perform(intent);
          return true;
        },
      });
      if (next?.declare) fault = `nobody of ${next.declare.join(', ')} declares anything`;
    } catch (thrown) {
      fault = String((thrown as Error).stack);
    }
    return fault === null
      ? null
      : `${file}, ${minds.join(' against ')}${ignored.map((rule) => ` without ${rule}`).join('')}, seed ${seed}, fight ${trial}, after ${last}: ${fault}`;
  };
}

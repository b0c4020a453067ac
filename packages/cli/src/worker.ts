// What a thread of simulations runs.
import answerShare from '@riposte/sim/worker';
import { gamesOfStarter } from './games.ts';

await gamesOfStarter();
export default answerShare;

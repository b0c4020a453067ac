// The limits of inlining under which simulation is fast; first, before anything is compiled.
import '@riposte/kernel/node';
import { answerShare } from './share.ts';

export default answerShare;

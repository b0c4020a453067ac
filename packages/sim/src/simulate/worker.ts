import { answerShare } from './share.ts';

export default answerShare;

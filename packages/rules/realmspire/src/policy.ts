import type { AnyAsk, Id, Json, Policy, View } from '@riposte/kernel';
import { EndTurn } from './turns.ts';

export const steady: Policy = {
  declare: (_view, who) => EndTurn.of(who, {}),
  answer: (view: View, ask: AnyAsk, who: Id, about: Json): Json => ask.otherwise(view, who, about) as Json,
};

import type { Act, Choice, Odds, Scene, Way } from '@riposte/server/protocol';
import { useState } from 'react';
import type { Aim } from './aim.ts';
import { useAsked } from './asked.ts';
import { useWhole } from './goals.ts';
import type { Say } from './net.ts';
import { chanceText } from './odds.tsx';
import type { Planned } from './tracker.tsx';

/** What the player considers: a form of an act that is pointed or aimed at, or an answer. */
export interface Considered {
  /** The way that is looked at, else the one that is aimed at. */
  readonly subject: Way | null;
  /** The act whose odds are shown at first: the first one at a foe; null if there is none, or if the player points at something. */
  readonly likely: Way | null;
  /** The odds of either; undefined while they are counted, null where there are none to tell. */
  readonly odds: Odds | null | undefined;
  /** Whom it is aimed at, with the chance to show there. */
  readonly target: { readonly ref: number; readonly chance: string; readonly isHarm: boolean } | null;
  /** What it would cost, and whom. */
  readonly planned: Planned | null;
  /** Looks at a way, or no longer. */
  readonly look: (way: Way | null) => void;
  /** Looks at an answer, or no longer. */
  readonly weigh: (choice: Choice | null) => void;
}

export function useConsidered(now: Scene, aim: Aim, isPast: boolean, ask: Say): Considered {
  const { menu, question } = now;
  const [looked, setLooked] = useState<{ readonly menu: number; readonly way: Way } | null>(null);
  const [weighed, weigh] = useState<Choice | null>(null);
  // A form of an older menu is no longer there.
  const subject = looked !== null && looked.menu === menu.number ? looked.way : aim.aimed;
  const blow = subject === null && aim.chosen === null && !isPast ? likelyOf(now, aim) : null;
  const whole = useWhole(ask, menu.number, blow === null || blow.ways.some((way) => isAtFoe(now, way, blow.by)) ? null : blow);
  const likely = (whole ?? blow)?.ways.find((way) => isAtFoe(now, way, blow!.by)) ?? null;
  const mayKnow = now.table.odds || now.me.kind === 'gm';
  const shown = subject ?? likely;
  const odds = useAsked<'odds'>(ask, mayKnow && shown !== null ? { do: 'odds', menu: menu.number, way: shown.key } : null);
  const ref = (subject?.targets ?? []).find((aimed) => aimed !== aim.by);
  const ofAct = aim.by === null || isPast ? null : { by: aim.by, cost: aim.planned };
  const ofAnswer = question !== null && weighed !== null && question.choices.includes(weighed) ? { by: question.who, cost: weighed.cost } : null;
  return {
    subject,
    likely,
    odds,
    target:
      ref === undefined ? null : { ref, chance: odds?.chance == null || odds.chance.self ? '' : chanceText(odds.chance), isHarm: odds?.chance?.harm ?? false },
    planned: question === null ? ofAct : ofAnswer,
    look: (way) => setLooked(way === null ? null : { menu: menu.number, way }),
    weigh,
  };
}

/** The first attack or spell at a foe among the acts of the first groups. */
function likelyOf(scene: Scene, { shown, legal }: Aim): Act | null {
  const blows = [...shown, ...legal].filter((act) => !act.path && (act.group === 'attack' || act.group === 'magic'));
  return blows.find((act) => isAtFoe(scene, act, act.by)) ?? null;
}

/** Whether one of its targets is a foe. */
function isAtFoe({ fighters }: Scene, { targets }: Pick<Act, 'targets'>, by: number): boolean {
  const side = fighters.find((fighter) => fighter.ref === by)?.side;
  return targets.some((ref) => fighters.some((fighter) => fighter.ref === ref && fighter.side !== side));
}

import { ConditionEnded, ConditionGiven, carried, defineCheckpoint, endAll, give, type Id, ResourceSet, type View } from '@riposte/kernel';
import { SCENE } from '../characters/fighter.ts';
import { FactSet } from '../characters/set-facts.ts';
import { Healed, Hurt } from '../taking-damage/hit-points.ts';
import { alive, Dead } from '../taking-damage/instant-death.ts';
import { KnockedOut } from '../taking-damage/knocked-out.ts';
import { MortallyWounded } from '../taking-damage/mortally-wounded.ts';
import { SurvivalOpen } from '../taking-damage/survival.ts';
import { AfterEncounter } from './after-encounter.ts';
import { awaitsRitual, settleKnockout } from './end-of-encounter.ts';
import { Recovering, rest } from './rest.ts';
import { Treating } from './treating.ts';

// What happens to those who are harmed or healed when the encounter is over already.

const isOver = (view: View, who: Id): boolean => view.has(SCENE, AfterEncounter) && who !== SCENE && view.has(who, AfterEncounter);

/** Who is knocked out after the encounter rolls for survival at once, unless a ritual may come. */
export const FelledAfterwards = defineCheckpoint('felled-afterwards', {
  rule: 'SS-KNO-005',
  watches: [ConditionGiven],
  settle(play, who) {
    if (!isOver(play, who) || !alive(play, who) || play.has(who, SurvivalOpen) || play.has(who, MortallyWounded)) return;
    const [knockout] = carried(play, who, KnockedOut);
    if (knockout === undefined || knockout.clock >= 0) return;
    if (awaitsRitual(play, who)) give(play, who, SurvivalOpen);
    else settleKnockout(play, who);
  },
});

/** New harm ends a rest. */
export const RestBroken = defineCheckpoint('rest-broken', {
  rule: 'SS-WND-002',
  watches: [Hurt],
  settle(play, who) {
    if (isOver(play, who)) endAll(play, who, Recovering);
  },
});

/** Everyone awake who lacks HP or MP rests, whatever took them. A fight that is taken up again ends all rest. */
export const Rests = defineCheckpoint('rests', {
  rule: 'SS-WND-002',
  watches: [Hurt, Healed, FactSet, ResourceSet, ConditionGiven, ConditionEnded],
  settle(play, who) {
    if (isOver(play, who)) rest(play, who);
    else endAll(play, who, Recovering);
  },
});

/** The dead neither die, rest nor treat. */
export const AtPeace = defineCheckpoint('at-peace', {
  rule: 'SS-IDT-001',
  watches: [ConditionGiven],
  settle(play, who) {
    if (play.has(who, Dead)) for (const condition of [MortallyWounded, SurvivalOpen, Recovering, Treating]) endAll(play, who, condition);
  },
});

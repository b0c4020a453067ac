import type { ChangeItem, Name, RollItem, Teller, Telling } from '@riposte/ruleset';
import { BreathDamage } from '../attacks/breath.ts';
import { EvasionRoll, FortitudeRoll } from '../attacks/defenses.ts';
import { Attacked } from '../attacks/outcome.ts';
import { Exposed } from '../conditions/exposed.ts';
import { LeapTo, StrayTo } from '../magic/cast.ts';
import { CastRoll, CRITICAL_CAST, STRAYS, SUCCEEDS } from '../magic/casting.ts';
import { Moved } from '../movement/steps.ts';
import { tellBlow } from './attacks.ts';
import { interruption, tellContest } from './contest.ts';
import { dice, numberOf, onTopOf, type Speaker } from './dice.ts';
import { tellHarm, UNHURT } from './harm.ts';
import type { Messages } from './messages.gen.ts';

/** The Cast roll, and what it meant; a 1 may be rolled again. Returns the roll that counts. */
function tellCastRoll(telling: Telling, say: Speaker): RollItem | null {
  const first = telling.roll(CastRoll);
  const again = first === null ? null : telling.roll(CastRoll);
  const number = first === null ? undefined : numberOf(first, 'spell cast number');
  const isAstray = telling.act.items.some((item) => item.kind === 'answer' && item.ask === StrayTo.id);
  for (const roll of [first, again]) {
    if (roll === null) continue;
    const more = { rule: CastRoll.rule, at: roll, rolls: [roll] };
    const { by } = telling.act;
    const plainly = roll === first && again !== null ? 'again' : meaning(roll.outcome, isAstray);
    const how = plainly === 'fails' && telling.given(Exposed, by) !== null ? 'exposes' : plainly;
    if (number === undefined) say.line('cast-roll-only', { dice: dice(say, roll) }, more);
    else say.line('cast-roll', { dice: dice(say, roll), needed: number.value, how, who: by }, more);
  }
  return again ?? first;
}

function meaning(band: number, isAstray: boolean): string {
  if (isAstray && (band & STRAYS) !== 0) return 'astray';
  return (band & SUCCEEDS) === 0 ? 'fails' : (band & CRITICAL_CAST) === 0 ? 'works' : 'critical';
}

/** The Fortitude of who is chilled, and where a spell drives its target. */
function tellMore(telling: Telling, say: Speaker, at: Name): void {
  const roll = telling.roll(FortitudeRoll);
  if (roll !== null) {
    const base = numberOf(roll, 'fortitude');
    const bar = numberOf(roll, 'spell save number');
    if (base !== undefined && bar !== undefined) {
      const said = { who: roll.who, roll: onTopOf(say, base.value, roll), bar: bar.value, how: roll.outcome === 1 ? 'resists' : 'fails' };
      say.line('fortitude-spell', said, { rule: FortitudeRoll.rule, at: roll, rolls: [roll] });
    }
  }
  const last = telling.changes(Moved).findLast(({ who }) => who?.id === at.id);
  if (last !== undefined) say.line('moves-on', { at, to: last.values[1] }, { at: last });
}

/** A spell: the Cast roll, the Hit roll, the damage; a bolt may leap on or go astray. */
export const tellCast: Teller<Messages> = (telling, say) => {
  tellContest(telling, say);
  const { by, with: given } = telling.act;
  const at = (given.at ?? { text: 'none' }) as Name;
  const spell = given.spell;
  const roll = tellCastRoll(telling, say);
  const [attacked, leapt] = telling.changes(Attacked);
  const stray = telling.answer(StrayTo);
  const more = typeof given.bonus === 'number' ? given.bonus : 0;
  const head = (how: string, harm = UNHURT, other: Name = by): void => say.head('cast', { by, at, spell, how, other, ...harm });
  if (stray !== null) {
    const other = stray.text as Name;
    tellHarm(telling, say, other, { isArmoured: false, last: null, more });
    return head('astray', UNHURT, other);
  }
  if (attacked === undefined) {
    const how = roll !== null && (roll.outcome & SUCCEEDS) === 0 ? 'failed' : interruption(telling);
    return head(how);
  }
  const isHome = roll !== null && (roll.outcome & CRITICAL_CAST) !== 0;
  const ending = tellBlow(telling, say, at, attacked, 'shoot', more);
  tellMore(telling, say, at);
  if (leapt !== undefined) tellLeap(telling, say, leapt, more);
  head(isHome ? 'critical' : ending.how, ending);
};

/** The bolt leaps on to a second target. */
function tellLeap(telling: Telling, say: Speaker, leapt: ChangeItem, more: number): void {
  telling.answer(LeapTo);
  const at = leapt.values[1] as Name;
  say.line('leap', { at, ...tellBlow(telling, say, at, leapt, 'shoot', more) }, { at: leapt });
}

/** A cone of breath: whom it hits, and who evades. */
export const tellBreath: Teller<Messages> = (telling, say) => {
  tellContest(telling, say);
  const { by } = telling.act;
  telling.answer(BreathDamage);
  const all = telling.changes(Attacked);
  const of = (isHit: boolean): Name[] => all.filter(({ values }) => (values[2] === 'yes') === isHit).map(({ values }) => values[1] as Name);
  const [hit, evaded] = [of(true), of(false)];
  for (const roll of telling.rolls(EvasionRoll)) {
    const base = numberOf(roll, 'evasion') ?? numberOf(roll, 'unarmed evasion');
    const evasion = base === undefined ? dice(say, roll) : onTopOf(say, base.value, roll);
    const result = hit.some(({ id }) => id === roll.who.id) ? 'hit' : 'evaded';
    say.line('evasion-of', { who: roll.who, evasion, result }, { rule: EvasionRoll.rule, at: roll, rolls: [roll] });
  }
  for (const who of hit) tellHarm(telling, say, who, { isArmoured: false, last: null, isNamed: true });
  const isOver = telling.act.result !== false;
  const how = !isOver ? 'stopped' : hit.length === 0 ? (evaded.length === 0 ? 'nobody' : 'none') : evaded.length === 0 ? 'some-all' : 'some';
  say.head('breathe', { by, hit, evaded, how });
};

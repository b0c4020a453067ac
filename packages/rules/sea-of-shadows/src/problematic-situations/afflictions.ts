import { adds, after, type Condition, carried, defineCondition, defineIntent, defineRoll, end, endAll, give, type Id, type Play } from '@riposte/kernel';
import { needsAp, payMinor, TurnsEnding } from '../actions/action-points.ts';
import { successes } from '../attack-and-defence/attack.ts';
import { awake } from './helpless.ts';
import { takeHit } from '../taking-damage/damage.ts';
import { DICE, type Die, fighter } from '../characters/fighter.ts';
import { AttackAdvantage, AttackRank, attackDie, CheckAdvantage, CheckRank, check, DefenceRank, toDefences } from '../characters/checks.ts';
import { ruled } from '../rulings.ts';
import { isImmune } from '../characters/traits.ts';

/** Each turn FOR against the poison's die, its value, or a point of damage; two successes overcome it. */
export const Poisoned = defineCondition('poisoned', { rule: 'R-AFFLICTIONS', title: 'poisoned' });

/** Each turn PRE against that of its source, or the bearer must flee; success ends it. */
export const Frightened = defineCondition('frightened', { rule: 'R-AFFLICTIONS', title: 'frightened' });

/** Must leave: neither attacks nor spells this turn. */
export const Fleeing = defineCondition('fleeing', {
  rule: 'R-AFFLICTIONS',
  title: 'fleeing',
  forbids: [{ tags: ['attack', 'magic'], rule: 'R-AFFLICTIONS', reason: 'must get away' }],
});

const SIGHT: readonly Die[] = ['ATT', 'REF', 'DEF'];

/** ATT, REF and DEF are disadvantaged. */
export const Blinded = defineCondition('blinded', {
  rule: 'R-AFFLICTIONS',
  title: 'blinded',
  contributes: [
    adds(AttackAdvantage, -1, {
      rule: 'R-AFFLICTIONS',
      label: 'blinded',
      only: 'where sight helps',
      when: (view, _who, _against, attack) => SIGHT.includes(attackDie(view, attack)),
    }),
    ...toDefences(-1, {
      rule: 'R-AFFLICTIONS',
      label: 'blinded',
      only: 'where sight helps',
      when: (_view, _who, _against, defence) => SIGHT.includes(defence.die),
    }),
    adds(CheckAdvantage, -1, {
      rule: 'R-AFFLICTIONS',
      label: 'blinded',
      only: 'where sight helps',
      when: (_view, _who, _against, { die }) => SIGHT.includes(die),
    }),
  ],
});

/** Each turn the fire, a D4, attacks DEF; a minor action puts it out. */
export const Burning = defineCondition('burning', { rule: 'R-AFFLICTIONS', title: 'burning' });

/** Moving one region is a major action, and nobody runs. */
export const Slowed = defineCondition('slowed', {
  rule: 'R-AFFLICTIONS',
  title: 'slowed',
  forbids: [{ tags: ['run'], rule: 'R-AFFLICTIONS', reason: 'slowed' }],
});

/** Each turn STR against the die that is its value, or no physical act this turn; two successes tear it. */
export const Entangled = defineCondition('entangled', { rule: 'R-AFFLICTIONS', title: 'entangled' });

/** Caught in what entangles, for this turn. */
export const Stuck = defineCondition('stuck', {
  rule: 'R-AFFLICTIONS',
  title: 'stuck',
  forbids: [{ tags: ['physical'], rule: 'R-AFFLICTIONS', reason: 'stuck' }],
});

/** One statistic, the value counted along ATT DEF STR REF INT PRE FOR, is a rank lower. */
export const Weakened = defineCondition('weakened', {
  rule: 'R-MAGIC',
  title: 'weakened',
  stacks: true,
  contributes: [
    adds(AttackRank, -1, {
      rule: 'R-MAGIC',
      label: 'weakened',
      only: 'with the weakened die',
      when: (view, _who, _against, attack, weak) => attackDie(view, attack) === DICE[weak!.value],
    }),
    adds(DefenceRank, -1, {
      rule: 'R-MAGIC',
      label: 'weakened',
      only: 'with the weakened die',
      when: (_view, _who, _against, defence, weak) => defence.die === DICE[weak!.value],
    }),
    adds(CheckRank, -1, {
      rule: 'R-MAGIC',
      label: 'weakened',
      only: 'with the weakened die',
      when: (_view, _who, _against, { die }, weak) => die === DICE[weak!.value],
    }),
  ],
});

/** Not trained with the weapon whose code is its value: ATT a rank lower. */
export const Unproficient = defineCondition('unproficient', {
  rule: 'R-GEAR',
  title: 'unproficient',
  stacks: true,
  contributes: [
    adds(AttackRank, -1, {
      rule: 'R-GEAR',
      label: 'unproficient',
      only: 'with the unfamiliar weapon',
      when: (_view, _who, _against, attack, lack) => attack.weapon === lack!.value,
    }),
    adds(DefenceRank, -1, {
      rule: 'R-GEAR',
      label: 'unproficient',
      only: 'for a parry with the unfamiliar weapon',
      when: (view, who, _against, { by }, lack) => by === 'parry' && fighter(view, who).weapon === lack!.value,
    }),
  ],
});

export const Resist = defineRoll('resist', { rule: 'R-AFFLICTIONS', title: 'resistance' });
export const Strength = defineRoll('affliction', { rule: 'R-AFFLICTIONS', title: 'affliction' });
const FIRE = 2;

/** Successes of a statistic against the die of what afflicts. */
function resists(play: Play, who: Id, die: Die, against: number): number {
  const asked = check('affliction', die);
  const roll = play.roll(Resist, who, ruled(play).dice(CheckRank(play, who, who, asked), CheckAdvantage(play, who, who, asked)));
  return successes(play, roll, play.roll(Strength, who, ruled(play).dice(against, 0)));
}

const thisTurn = (play: Play, who: Id) => ({ until: after(play, TurnsEnding, who, 0) });

/** What a fighter suffers at the start of its turn, the oldest affliction first. */
export function suffer(play: Play, who: Id): void {
  for (const one of play.state.entities[who].conditions) {
    if (!awake(play, who)) return;
    sufferFrom(play, who, one);
  }
}

function sufferFrom(play: Play, who: Id, one: Condition): void {
  const { codeOf } = play.rules;
  if (one.kind === codeOf(Poisoned)) {
    const won = resists(play, who, 'FOR', one.value);
    if (won === 0) takeHit(play, who, 1, true, one.source);
    else if (won >= 2) end(play, who, one.id);
  } else if (one.kind === codeOf(Burning)) {
    const asked = check('affliction', 'DEF');
    const fire = play.roll(Strength, who, ruled(play).dice(FIRE, 0));
    const won = successes(play, fire, play.roll(Resist, who, ruled(play).dice(CheckRank(play, who, who, asked), CheckAdvantage(play, who, who, asked))));
    if (won > 0) takeHit(play, who, won, true, one.source);
  } else if (one.kind === codeOf(Frightened)) {
    if (resists(play, who, 'PRE', one.value) > 0) end(play, who, one.id);
    else give(play, who, Fleeing, thisTurn(play, who));
  } else if (one.kind === codeOf(Entangled)) {
    const won = resists(play, who, 'STR', one.value);
    if (won === 0) give(play, who, Stuck, thisTurn(play, who));
    else if (won >= 2) end(play, who, one.id);
  }
}

/** Poisons somebody who can be poisoned, with a die of this rank. */
export function poison(play: Play, by: Id, at: Id, rank: number): void {
  if (!isImmune(play, at, 'poison')) give(play, at, Poisoned, { source: by, value: rank });
}

/** Puts out the flames: a minor action. */
export const PutOut = defineIntent('put-out', {
  rule: 'R-AFFLICTIONS',
  title: 'Put out the flames',
  tags: ['action', 'physical'],
  available(view, by, refuse) {
    needsAp(view, by, refuse);
    if (carried(view, by, Burning).length === 0) refuse('R-AFFLICTIONS', 'not burning');
  },
  perform(play, by) {
    payMinor(play, by);
    endAll(play, by, Burning);
    return true;
  },
});

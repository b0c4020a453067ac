import { defineIntent, type Id, type IntentContext, NOBODY, oneOf, type View } from '@riposte/kernel';
import { fighter } from '../fighters/fighter.ts';
import { SkillBonus } from '../fighters/skills.ts';
import { conscious } from '../harm/unconscious.ts';
import { breakChain } from '../movement/steps.ts';
import { check, naturalCheck } from './checks.ts';
import { type Pay, payment, payWhole, priced } from './payment.ts';
import { staminaOf } from './prices.ts';
import { spendStamina } from './stamina.ts';

/** A climb by its difficulty: what takes the hold even from the strong, then what it takes for a hold, a metre, half of Speed. */
const CLIMBS = {
  easy: { slips: 0, least: [5, 10, 15] },
  medium: { slips: 1, least: [10, 15, 20] },
  difficult: { slips: 2, least: [15, 20, 30] },
  treacherous: { slips: 3, least: [20, 30, 40] },
} as const;
type Climbing = keyof typeof CLIMBS;

type ClimbChoice = { readonly difficulty: Climbing; readonly pay: Pay };

/** Three Energy and 1 to 3 Stamina, which the game master says. Returns 0 no hold, 1 no progress, 2 a metre, 3 half of Speed. @rule RC-STA-009 */
export const Climb = defineIntent<ClimbChoice>('climb', {
  rule: 'RC-STA-009',
  title: 'Climb',
  tags: ['action', 'movement', 'stamina'],
  available(view, by, refuse) {
    if (fighter(view, by).stamina < 1) refuse('RC-STA-009', 'no-stamina');
  },
  params: {
    difficulty: oneOf<IntentContext<ClimbChoice>, Climbing>({ rule: 'RC-STA-009', candidates: () => Object.keys(CLIMBS) as Climbing[] }),
    pay: payment<ClimbChoice>(() => 3),
  },
  price: (_view, _by, { pay }) => priced(3, pay, 1),
  perform(play, by, { difficulty, pay }) {
    payWhole(play, by, 3, pay);
    spendStamina(play, by, staminaOf(play, by, 'climb', 1));
    play.settle();
    if (!conscious(play, by)) return 0;
    const { slips, least } = CLIMBS[difficulty];
    const roll = naturalCheck(play, by, 'arm-strength');
    const total = roll + SkillBonus(play, by, NOBODY, { skill: 'arm-strength' }) + SkillBonus(play, by, NOBODY, { skill: 'leg-strength' });
    return roll <= slips ? 0 : least.filter((needed) => total >= needed).length;
  },
});

/** What it takes to break a door or wall. */
const BARRIERS = { rotten: 20, simple: 30, stout: 40, stone: 50 } as const;
type Barrier = keyof typeof BARRIERS;
const CHARGED = 5;
const CHARGE = 3;

/** What a run-up adds to breaking something down. */
export const chargeBonus = (view: View, who: Id): number => (fighter(view, who).runUp >= CHARGE ? CHARGED : 0);

type BreakChoice = { readonly barrier: Barrier; readonly using: 'arm-strength' | 'leg-strength'; readonly pay: Pay };

/** Two Energy and a Stamina; a charge of 3 m just before helps. @rule RC-STA-009 */
export const BreakDown = defineIntent<BreakChoice>('break-down', {
  rule: 'RC-STA-009',
  title: 'Break down',
  tags: ['action', 'stamina', 'charge'],
  available(view, by, refuse) {
    if (fighter(view, by).stamina < 1) refuse('RC-STA-009', 'no-stamina');
  },
  params: {
    barrier: oneOf<IntentContext<BreakChoice>, Barrier>({ rule: 'RC-STA-009', candidates: () => Object.keys(BARRIERS) as Barrier[] }),
    using: oneOf<IntentContext<BreakChoice>, 'arm-strength' | 'leg-strength'>({ rule: 'RC-STA-009', candidates: () => ['arm-strength', 'leg-strength'] }),
    pay: payment<BreakChoice>(() => 2),
  },
  price: (_view, _by, { pay }) => priced(2, pay, 1),
  perform(play, who, { barrier, using, pay }) {
    const charge = chargeBonus(play, who);
    breakChain(play, who);
    payWhole(play, who, 2, pay);
    spendStamina(play, who, 1);
    play.settle();
    return conscious(play, who) && check(play, who, using) + charge >= BARRIERS[barrier];
  },
});

/** Something strenuous that is nowhere listed: the game master says what Stamina it takes. @rule RC-STA-010 */
export const Exert = defineIntent<{ readonly pay: Pay }>('exert', {
  rule: 'RC-STA-010',
  title: 'Exert yourself',
  tags: ['action', 'stamina'],
  params: { pay: payment<{ readonly pay: Pay }>(() => 1) },
  price: (_view, _by, { pay }) => priced(1, pay),
  perform(play, by, { pay }) {
    payWhole(play, by, 1, pay);
    spendStamina(play, by, staminaOf(play, by, 'exertion', 1));
    play.settle();
    return conscious(play, by);
  },
});

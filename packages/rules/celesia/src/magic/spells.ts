import { endAll, type FeatureDef, give, type Id, type Play, type Until, type View } from '@riposte/kernel';
import { spellTitle } from '@riposte/ruleset';
import { Aiming } from '../actions/aim.ts';
import { commit, STRUCK } from '../actions/declared.ts';
import { AttackMade, resolveAttack } from '../attack/attack.ts';
import { type Attack, attackOf } from '../attack/attack-roll.ts';
import { type Attribute, fighter } from '../fighters/fighter.ts';
import { savesAgainst } from '../fighters/saves.ts';
import { severityOf } from '../injuries/body.ts';
import { SEVERITIES } from '../injuries/body-parts.ts';
import { ChooseMend, ChooseRegrow, heal, regrow } from '../injuries/healing.ts';
import { Dazzled } from '../injuries/senses.ts';
import { stun } from '../injuries/stunned.ts';
import { endOfNextTurn, giveUntil } from '../rounds/clocks.ts';
import { Bleeding } from '../stamina/bleeding.ts';
import { payStamina, Stamina } from '../stamina/stamina.ts';
import { easeStrain } from '../stamina/strain.ts';
import { hold } from './held.ts';

/** How long a spell works: turns of the target that end, until saved against, until its bleeding is stopped, until the caster's next turn. */
export type Lasting = number | 'instant' | 'saved' | 'bleeding' | 'next-turn';

/** What a spell is; range in feet. `cast` says whether it took effect (R-MAGIC). */
export interface Spell extends FeatureDef {
  readonly spell: true;
  readonly stamina: number;
  /** AP; -1 = only as a reaction. */
  readonly ap: number;
  readonly range: number;
  readonly target: 'foe' | 'friend';
  readonly vocal: boolean;
  readonly somatic: boolean;
  readonly gaze: boolean;
  /** It makes an attack: by touch in melee, or from afar. */
  readonly strikes: 'melee' | 'ranged' | null;
  /** A degree more against metal armour. */
  readonly conducts: boolean;
  /** Spells have no increments. */
  readonly increment: number;
  /** The save against it; null = none. */
  readonly save: Attribute | null;
  readonly lasts: Lasting;
  readonly cast: (play: Play, by: Id, at: Id, code: number) => boolean;
}

/** What the DC of every spell begins with (R-MAGIC). */
export const BASE_DC = 10;

/** The DC of saves against the spells of a caster. */
export const difficulty = (view: View, by: Id): number => BASE_DC + Math.floor(fighter(view, by).level / 2) + fighter(view, by).wisdom;

const better = (view: View, by: Id, ...of: readonly ('strength' | 'dexterity' | 'wisdom')[]): Attribute =>
  of.reduce((best, attribute) => (fighter(view, by)[attribute] > fighter(view, by)[best] ? attribute : best));

/** A spell that strikes is an attack of its turn, and uses up what was declared for one (R-MAGIC). @rule CE-ACT-004 CE-PWR-001 CE-AIM-001 */
function strikeBySpell(play: Play, by: Id, at: Id, code: number, more: Partial<Attack>, used: Parameters<typeof commit>[2]): boolean {
  const attack = attackOf(by, at, -1, code, { earlier: fighter(play, by).attacks, touch: true, ...more });
  AttackMade(play, by, 1);
  commit(play, by, used);
  return resolveAttack(play, attack).hit;
}

const MAJOR = SEVERITIES.indexOf('major');
const TURNS_BLIND = 3;

/** When one who was blinded by the spell now would see again. */
export function untilSightReturns(view: View, who: Id): Until {
  const { clock, of, at } = endOfNextTurn(view, who);
  return { clock, of, at: at + TURNS_BLIND - 1 };
}

/** Strain that a spell or potion eases (R-MAGIC). */
export const EASED = 3;

/** Stamina that a curse takes each turn (R-MAGIC). */
export const CURSE = 2;

/** Removes one injury: minor or major, and severe for a Stamina more. @rule CE-INJ-016 */
function mend(play: Play, by: Id, at: Id, free: boolean): boolean {
  const upTo = !free && Stamina.left(play, by) >= 1 ? MAJOR + 1 : MAJOR;
  const part = play.ask(ChooseMend, by, { at, upTo });
  if (part < 0) return false;
  if (severityOf(play, part) > MAJOR) payStamina(play, by, 1);
  heal(play, part);
  return true;
}

/** What potions and magic items do, by the spell that they hold. */
export function aid(play: Play, by: Id, at: Id, spell: string): boolean {
  if (spell === 'mend') return mend(play, by, at, true);
  easeStrain(play, at, EASED);
  return true;
}

/** Works on its target unless that saves. */
const unlessSaved = (save: Attribute, work: (play: Play, at: Id, by: Id, dc: number) => void): Pick<Spell, 'save' | 'cast'> => ({
  save,
  cast(play, by, at) {
    const dc = difficulty(play, by);
    if (savesAgainst(play, at, save, dc)) return false;
    work(play, at, by, dc);
    return true;
  },
});

const CURSED = unlessSaved('constitution', (play, at, by) => give(play, at, Bleeding, { source: by, value: CURSE }));

const spell = (id: string, traits: Partial<Spell> & Pick<Spell, 'stamina' | 'range' | 'cast'>): Spell => ({
  id,
  title: spellTitle(id),
  spell: true,
  ap: 2,
  target: 'foe',
  vocal: true,
  somatic: true,
  gaze: false,
  strikes: null,
  conducts: false,
  save: null,
  lasts: 'instant',
  increment: 100_000,
  ...traits,
});

/** @rule CE-DEF-007 CE-INJ-016 CE-INJ-018 CE-EYE-005 */
export const SPELLS: readonly Spell[] = [
  spell('force-bolt', {
    stamina: 1,
    range: 60,
    strikes: 'ranged',
    cast(play, by, at, code) {
      const { aimed } = fighter(play, by);
      const hit = strikeBySpell(play, by, at, code, { attribute: better(play, by, 'dexterity', 'wisdom'), form: 'ranged', power: aimed }, { aimed: 0 });
      endAll(play, by, Aiming);
      return hit;
    },
  }),
  spell('shock-grasp', {
    stamina: 1,
    range: 5,
    strikes: 'melee',
    conducts: true,
    cast(play, by, at, code) {
      const { power, reckless } = fighter(play, by);
      return strikeBySpell(play, by, at, code, { attribute: better(play, by, 'strength', 'dexterity'), power, reckless }, STRUCK);
    },
  }),
  spell('hold', {
    stamina: 2,
    range: 60,
    lasts: 'saved',
    ...unlessSaved('wisdom', (play, at, by, dc) => {
      hold(play, at, by, dc);
      stun(play, at);
    }),
  }),
  spell('bleed-curse', {
    stamina: 2,
    range: 60,
    lasts: 'bleeding',
    ...CURSED,
    cast: (play, by, at, code) => fighter(play, at).con !== null && CURSED.cast(play, by, at, code),
  }),
  spell('mend', { stamina: 2, range: 5, target: 'friend', cast: (play, by, at) => mend(play, by, at, false) }),
  spell('regrow', {
    stamina: 3,
    ap: 3,
    range: 5,
    target: 'friend',
    cast(play, by, at) {
      const part = play.ask(ChooseRegrow, by, { at });
      if (part >= 0) regrow(play, part);
      return part >= 0;
    },
  }),
  spell('invigorate', { stamina: 1, range: 5, target: 'friend', cast: (play, _by, at) => (easeStrain(play, at, EASED), true) }),
  spell('shield-ward', { stamina: 1, ap: -1, range: 0, target: 'friend', lasts: 'next-turn', cast: () => false }),
  spell('blindness', {
    stamina: 2,
    range: 60,
    lasts: TURNS_BLIND,
    ...unlessSaved('constitution', (play, at, by) => {
      giveUntil(play, at, Dazzled, untilSightReturns(play, at), { source: by });
    }),
  }),
  spell('withering-gaze', {
    stamina: 0,
    ap: 1,
    range: 30,
    vocal: false,
    somatic: false,
    gaze: true,
    lasts: 1,
    ...unlessSaved('constitution', (play, at) => stun(play, at)),
  }),
];

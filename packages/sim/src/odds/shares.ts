import {
  aboutText,
  type Chance,
  type ChancePart,
  chancesOf,
  FIGHT,
  languageIn,
  nameOf,
  type Odds,
  partText,
  plain,
  type Speech,
  successOf,
} from '@riposte/files';
import type { Id } from '@riposte/kernel';
import type { Badness } from '@riposte/ruleset';

/** Something that an act or an answer may lead to. */
export interface SharedOutcome {
  /** In short: "1 HP and prone"; empty where nothing happens to the one whom the odds are about. */
  readonly text: string;
  readonly share: number;
  readonly badness: Badness;
}

/** What may happen to the one whom an act is about before all, as a bar shows it. */
export interface Shares {
  /** Name of whom it is about; empty for the end of the fight. */
  readonly who: string;
  /** What its share is the chance of: "to hurt Odo". */
  readonly about: string;
  /** It is about the one who acts. */
  readonly self: boolean;
  readonly harm: boolean;
  readonly share: number;
  /** The upper bound: `share` where every way was counted. */
  readonly atMost: number;
  /** Nothing first, then by badness and loss, the worst last; what was not counted is missing from the sum. */
  readonly outcomes: readonly SharedOutcome[];
}

/** An outcome with how much it takes, by which those of the same badness stand in order. */
interface RankedOutcome extends SharedOutcome {
  readonly loss: number;
}

/** Outcomes shown separately; the rest is one. */
const MAX_OUTCOMES = 5;

/** The chances of whom an act is about before all; null where no dice are involved. */
export function sharesOf(odds: Odds, by: Id, speech: Speech): Shares | null {
  const named = chancesOf(odds).map(({ parts, ...chance }): Chance => ({ ...chance, parts: parts.filter((part) => part.named.length > 0) }));
  const told = named.filter(({ parts }) => parts.length > 0);
  const ofFighter = told.find(({ parts }) => !parts.every((part) => part.part));
  // Not yet that the hand which throws is empty: what the throw does to others comes with the rest.
  const about = ofFighter ?? told.find(({ parts }) => odds.isWhole || parts.some((part) => part.harm));
  return about === undefined ? sharesOfSuccess(odds, speech) : sharesAbout(about, odds, by, speech);
}

/** The chance that an act succeeds of which no state tells it, such as a climb; null where dice do not decide it. */
function sharesOfSuccess(odds: Odds, speech: Speech): Shares | null {
  const share = successOf(odds);
  if (share === null || share === 0 || share > 0.9999) return null;
  const text = (key: string): string => plain(languageIn(speech).say(key)!);
  const outcomes: SharedOutcome[] = [
    { text: '', share: 1 - share, badness: 0 },
    { text: text('odds-succeeds'), share, badness: 1 },
  ];
  return { who: '', about: text('odds-about-succeed'), self: true, harm: false, share, atMost: share, outcomes };
}

/** The chance that an act hurts a fighter, 0 to 1. */
export const hurtShare = (odds: Odds, who: Id): number =>
  sum(chancesOf(odds).flatMap((chance) => (chance.who === who ? chance.parts.flatMap((part) => (part.harm || part.out ? [part.probability] : [])) : [])));

function sharesAbout({ who, parts }: Chance, { mass, isWhole }: Pick<Odds, 'mass' | 'isWhole'>, by: Id, speech: Speech): Shares {
  const language = languageIn(speech);
  const share = sum(parts.map((part) => part.probability));
  const worst = Math.max(...parts.map((part) => part.loss));
  const ranked = merged(
    parts.map(
      (part): RankedOutcome => ({
        text: partText(speech, part),
        share: part.probability,
        badness: part.looks ?? badness(part, worst),
        loss: part.loss,
      }),
    ),
  );
  const likeliest = ranked.sort((a, b) => b.share - a.share).slice(0, ranked.length === MAX_OUTCOMES + 1 ? undefined : MAX_OUTCOMES);
  const rest = ranked.slice(likeliest.length);
  const other: RankedOutcome[] =
    rest.length === 0
      ? []
      : [
          {
            text: plain(language.say('odds-other')!),
            share: sum(rest.map((outcome) => outcome.share)),
            badness: rest.reduce<Badness>((most, outcome) => (outcome.badness > most ? outcome.badness : most), 1),
            loss: Math.max(...rest.map((outcome) => outcome.loss)),
          },
        ];
  const outcomes = [...likeliest, ...other]
    .sort((a, b) => a.badness - b.badness || a.loss - b.loss || b.share - a.share)
    .map(({ text, share: one, badness: looks }): SharedOutcome => ({ text, share: one, badness: looks }));
  const nothing = Math.max(0, mass - share);
  return {
    who: who === FIGHT ? '' : nameOf(speech, who),
    about: aboutText(speech, { who, parts }, by),
    self: who === by,
    harm: parts.every((part) => part.harm || part.looks !== null),
    share,
    atMost: isWhole ? share : Math.min(1, share + 1 - mass),
    outcomes: nothing < 0.0005 ? outcomes : [{ text: '', share: nothing, badness: 0 }, ...outcomes],
  };
}

/** Outcomes that read alike and are as bad are one. */
export function merged<T extends Pick<SharedOutcome, 'text' | 'share' | 'badness'>>(outcomes: readonly T[]): T[] {
  const found = new Map<string, T>();
  for (const outcome of outcomes) {
    const key = `${outcome.badness} ${outcome.text}`;
    found.set(key, { ...outcome, share: outcome.share + (found.get(key)?.share ?? 0) });
  }
  return [...found.values()];
}

/** Out of the fight is the worst; of what hurts, the more it takes. */
function badness({ out, harm, loss }: Pick<ChancePart, 'out' | 'harm' | 'loss'>, worst: number): Badness {
  if (out) return 4;
  if (!harm) return 1;
  return worst > 0 && loss >= worst * 0.67 ? 3 : 2;
}

const sum = (shares: readonly number[]): number => shares.reduce((all, share) => all + share, 0);

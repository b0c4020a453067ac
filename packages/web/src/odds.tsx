import type { Odds } from '@riposte/server/protocol';
import { text } from './language.ts';
import { inWords } from './text.ts';

/** What looking at a choice does: its odds are asked for, by mouse, finger and keyboard alike. */
export function previewOdds(
  preview: () => void,
  leave: () => void,
): { readonly onPointerEnter: () => void; readonly onPointerLeave: () => void; readonly onFocus: () => void; readonly onBlur: () => void } {
  return { onPointerEnter: preview, onPointerLeave: leave, onFocus: preview, onBlur: leave };
}

/** A share in whole percents, which may be rounded together with others; neither never nor always is said of what is only almost so. */
const hundredths = (share: number, percent = Math.round(share * 100)): string =>
  share > 0 && share < 0.01 ? '<1' : String(share > 0.99 && share < 1 ? 99 : percent);

/** Shares of a whole in whole percents that add up: those that lose most by rounding down are rounded up. */
export function percentsOf(shares: readonly number[]): number[] {
  const lost = shares.map((share) => (100 * share) % 1);
  const ups = Math.round(lost.reduce((sum, one) => sum + one, 0));
  const first = new Set([...lost.keys()].sort((a, b) => lost[b] - lost[a]).slice(0, ups));
  return shares.map((share, i) => Math.floor(100 * share) + (first.has(i) ? 1 : 0));
}

/** Outcomes in whole percents: what happens adds up to the large number, and with nothing, which stands first, to 100. */
export function percentsOfOutcomes({ share, outcomes }: Pick<NonNullable<Odds['chance']>, 'share' | 'outcomes'>): number[] {
  const shares = outcomes.map((outcome) => outcome.share);
  const all = shares.reduce((sum, one) => sum + one, 0);
  const nothing = Math.round(100 * all) - Math.round(100 * share);
  return all - share < NOTHING ? percentsOf(shares) : [nothing, ...percentsOf(shares.slice(1))];
}

/** A smaller share is none. */
const NOTHING = 0.0005;

/** "57", or "55–61" where not every way was counted. */
function between({ share, atMost }: { readonly share: number; readonly atMost: number }): string {
  const [least, most] = [hundredths(share), hundredths(atMost)];
  return least === most ? least : `${least}–${most}`;
}

export function Percent(chance: { readonly share: number; readonly atMost: number }): React.ReactNode {
  const shown = between(chance);
  return (
    <span className={shown.includes('–') ? 'percent range' : 'percent'}>
      {shown}
      <small>%</small>
    </span>
  );
}

/** Outcomes as a bar: the longer the likelier, the darker the worse, each with its number where there is room. */
export function Shares({ chance }: { readonly chance: NonNullable<Odds['chance']> }): React.ReactNode {
  const open = Math.max(0, chance.atMost - chance.share);
  const percents = percentsOfOutcomes(chance);
  return (
    <div className="shares" aria-hidden="true">
      {chance.outcomes.map(({ text: what, share, badness }, i) => (
        <i
          key={`${percents.slice(0, i + 1).join(' ')}${what}`}
          className={chance.self && badness > 0 ? 'oself' : `o${badness}`}
          style={{ flexGrow: Math.max(0.001, share), flexBasis: 0 }}
        >
          {share >= 0.07 && !(chance.self && badness > 0) ? hundredths(share, percents[i]) : ''}
        </i>
      ))}
      {open > 0.005 && <i key={percents.join(' ')} className="ox" style={{ flexGrow: open, flexBasis: 0 }} />}
    </div>
  );
}

const LISTED = 4;

/** The outcomes in words. */
export function Outcomes({ chance }: { readonly chance: NonNullable<Odds['chance']> }): React.ReactNode {
  const percents = percentsOfOutcomes(chance).slice(-LISTED - 1);
  return (
    <div className="outcomes">
      {chance.outcomes.slice(-LISTED - 1).map(({ text: what, share, badness }, i) => (
        <div key={`${i}${what}`} style={{ display: 'contents' }}>
          <i className={chance.self && badness > 0 ? 'oself' : `o${badness}`} />
          <span title={what}>{what === '' ? text('odds-nothing') : inWords(what)}</span>
          <b>{hundredths(share, percents[i])} %</b>
        </div>
      ))}
    </div>
  );
}

export const chanceText = (chance: NonNullable<Odds['chance']>): string => `${between(chance)} % ${chance.about}`;

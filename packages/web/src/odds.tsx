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

const hundredths = (share: number): string => {
  const percent = share * 100;
  if (percent > 0 && percent < 1) return '<1';
  return String(percent > 99 && percent < 100 ? 99 : Math.round(percent));
};

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
  return (
    <div className="shares" aria-hidden="true">
      {chance.outcomes.map(({ text: what, share, badness }, i) => (
        <i key={`${i}${what}`} className={chance.self && badness > 0 ? 'oself' : `o${badness}`} style={{ flexGrow: Math.max(0.001, share), flexBasis: 0 }}>
          {share >= 0.07 && !(chance.self && badness > 0) ? hundredths(share) : ''}
        </i>
      ))}
      {open > 0.005 && <i className="ox" style={{ flexGrow: open, flexBasis: 0 }} />}
    </div>
  );
}

const LISTED = 4;

/** The outcomes in words. */
export function Outcomes({ chance }: { readonly chance: NonNullable<Odds['chance']> }): React.ReactNode {
  return (
    <div className="outcomes">
      {chance.outcomes.slice(-LISTED - 1).map(({ text: what, share, badness }, i) => (
        <div key={`${i}${what}`} style={{ display: 'contents' }}>
          <i className={chance.self && badness > 0 ? 'oself' : `o${badness}`} />
          <span title={what}>{what === '' ? text('odds-nothing') : inWords(what)}</span>
          <b>{hundredths(share)} %</b>
        </div>
      ))}
    </div>
  );
}

export const chanceText = (chance: NonNullable<Odds['chance']>): string => `${between(chance)} % ${chance.about}`;

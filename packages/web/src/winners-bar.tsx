import { text } from './language.ts';
import { percentsOf } from './odds.tsx';

export interface WinnersBarProps {
  readonly sides: readonly string[];
  /** By the number of the side: the share of fights that it won, with the interval that holds the truth. */
  readonly shares: readonly { readonly share: number; readonly least: number; readonly most: number }[];
  /** The next are being counted. */
  readonly isOld: boolean;
}

const percent = (share: number): number => Math.round(100 * share);

/** Shares of the bar that have room for a number, and for a name too. */
const ROOM = { number: 0.16, name: 0.36 } as const;
/** So little is a difference of rounding. */
const NOBODY = 0.005;

/** The sides side by side, each as wide as its chance; what no side wins is left open. */
export function WinnersBar({ sides, shares, isOld }: WinnersBarProps): React.ReactNode {
  const none = 1 - shares.reduce((sum, { share }) => sum + share, 0);
  const percents = percentsOf([...shares.map(({ share }) => share), none]);
  const said = shares.map(({ least, most }, side) =>
    text('forecast-side', { side: sides[side] ?? '', percent: percents[side], least: percent(least), most: percent(most) }),
  );
  const told = none > NOBODY ? [...said, text('forecast-nobody', { percent: percents[shares.length] })] : said;
  return (
    // Parts of another width are another picture, not one that moves.
    <div key={percents.join()} className={`winners${isOld ? ' old' : ''}`} role="img" aria-label={told.join('; ')} title={told.join('\n')}>
      {shares.map(({ share }, side) =>
        share === 0 ? null : (
          <i key={sides[side]} className={`side${side % 4}`} style={{ flexGrow: share }}>
            {share >= ROOM.name && <span>{sides[side]}</span>}
            {share >= ROOM.number && <b>{percents[side]} %</b>}
          </i>
        ),
      )}
      {none > NOBODY && (
        <i className="none" style={{ flexGrow: none }}>
          {none >= ROOM.number && `${percents[shares.length]} %`}
        </i>
      )}
    </div>
  );
}

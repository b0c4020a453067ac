import type { Entry, ShownNumber, ShownRoll } from '@riposte/server/protocol';
import { RuleLink } from './actions.tsx';
import { text } from './language.ts';
import { Fold } from './log.tsx';

interface SumProps {
  readonly part: Entry['parts'][number];
  readonly rule: (id: string) => void;
  /** Opens the correction of a roll; null for seats that may not. */
  readonly correct: ((roll: ShownRoll) => void) | null;
}

/** The line of a roll, and every number in it. */
export function Sum({ part, rule, correct }: SumProps): React.ReactNode {
  return (
    <div className="sums">
      <p className="whole">
        {part.text} <RuleLink id={part.rule} rule={rule} />
      </p>
      {part.rolls.map((roll) => (
        <Roll key={roll.nth} roll={roll} rule={rule} correct={correct && (() => correct(roll))} />
      ))}
    </div>
  );
}

interface RollProps {
  readonly roll: ShownRoll;
  readonly rule: (id: string) => void;
  readonly correct: (() => void) | null;
}

function Roll({ roll, rule, correct }: RollProps): React.ReactNode {
  const counted = roll.numbers.filter(({ shown, parts, without }) => shown !== '0' || parts.length + without.length > 0);
  return (
    <div role="group" aria-label={roll.text}>
      <p className="dice">
        {roll.text} <RuleLink id={roll.rule} rule={rule} />
      </p>
      {counted.map((one, i) => (
        <NumberTree key={i} number={one} rule={rule} />
      ))}
      {counted.length === 0 && <p className="soft">{text(roll.faces === null ? 'log-sum-hidden' : 'log-no-modifiers')}</p>}
      {correct !== null && (
        <button type="button" onClick={correct}>
          {text('log-correct')}
        </button>
      )}
    </div>
  );
}

/** So many parts that did not count fold into one line. */
const MANY = 3;

/** What a number is made of. Zeros go without saying. */
function NumberTree({ number, rule }: { readonly number: ShownNumber; readonly rule: (id: string) => void }): React.ReactNode {
  const inactive = (): React.ReactNode =>
    number.without.map((part, i) => (
      <div className="sub without" key={`w${i}`}>
        <dt>
          {part.label} <RuleLink id={part.rule} rule={rule} />
        </dt>
        <dd>{part.why}</dd>
      </div>
    ));
  return (
    <>
      <dl className="number">
        <div>
          <dt>
            {text('number-of', { number: number.title, name: number.of })} <RuleLink id={number.rule} rule={rule} />
          </dt>
          <dd>{number.shown}</dd>
        </div>
        {(number.base.shown !== '0' || number.parts.length === 0) && (
          <div className="sub">
            <dt>{number.base.label}</dt>
            <dd>{number.base.shown}</dd>
          </div>
        )}
        {number.parts.map((part, i) => (
          <div className="sub" key={i}>
            <dt>
              {part.label} <RuleLink id={part.rule} rule={rule} />
            </dt>
            <dd>{part.amount < 0 ? `−${-part.amount}` : `+${part.amount}`}</dd>
          </div>
        ))}
        {number.without.length < MANY && inactive()}
      </dl>
      {number.without.length >= MANY && (
        <Fold summary={text('log-inactive', { count: number.without.length })} inside={() => <dl className="number">{inactive()}</dl>} />
      )}
    </>
  );
}

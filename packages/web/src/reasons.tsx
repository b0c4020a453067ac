import type { Act } from '@riposte/server/protocol';
import { RuleLink } from './actions.tsx';
import { useWhole } from './goals.ts';
import { text } from './language.ts';
import type { Say } from './net.ts';

interface ReasonsProps {
  readonly short: Act;
  readonly menu: number;
  readonly ask: Say;
  readonly rule: (id: string) => void;
}

/** Why an act cannot be done, each reason with its rule. */
export function Reasons({ short, menu, ask, rule }: ReasonsProps): React.ReactNode {
  const act = useWhole(ask, menu, short) ?? short;
  return (
    <>
      <h3>{text('actions-cannot', { title: act.title })}</h3>
      <ul className="reasons">
        {act.refused.map((one) => (
          <li key={one.text}>
            {act.refused.length > 1 && <span className="soft">{one.text}: </span>}
            {one.reasons.map((reason, i) => (
              <span key={`${reason.rule}${reason.reason}`}>
                {i > 0 && '; '}
                {reason.reason} <RuleLink id={reason.rule} rule={rule} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

import { text } from './language.ts';
import { heading } from './text.ts';
import type { Carried } from './workbench/requests.ts';

/** Facts and conditions that a fight left, each in a line. */
export function CarriedList({ carried: { facts, conditions } }: { readonly carried: Carried }): React.ReactNode {
  const all = Object.entries(facts);
  if (all.length + conditions.length === 0) return <p className="soft">{text('carried-nothing')}</p>;
  return (
    <ul className="carried">
      {all.map(([fact, value]) => (
        <li key={fact}>
          <span>{heading(fact.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))}</span> <b>{said(value)}</b>
        </li>
      ))}
      {conditions.map((condition) => (
        <li key={condition}>{heading(condition)}</li>
      ))}
    </ul>
  );
}

/** A fact as people read it: of kinds of wounds only those that there are. */
function said(value: Carried['facts'][string]): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object') return String(value);
  const some = Object.entries(value).filter(([, count]) => (Array.isArray(count) ? count.some((one) => one !== 0) : count !== 0));
  return some.map(([kind, count]) => `${kind} ${Array.isArray(count) ? count.join(' ') : String(count)}`).join(', ') || '0';
}

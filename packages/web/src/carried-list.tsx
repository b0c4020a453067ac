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
          <span>{called(fact)}</span> <b>{said(value)}</b>
        </li>
      ))}
      {conditions.map((condition) => (
        <li key={condition}>{heading(condition)}</li>
      ))}
    </ul>
  );
}

/** "hp" is HP, "damageTaken" is Damage taken. */
const called = (fact: string): string => (fact.length === 2 ? fact.toUpperCase() : heading(fact.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)));

/** A fact as people read it: only the kinds of wounds that there are; parts of which there are several have a number. */
function said(value: Carried['facts'][string]): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object') return String(value);
  const each = Object.entries(value).flatMap(([kind, count]) =>
    Array.isArray(count) && count.length > 1
      ? count.map((one, nth) => [`${kind} ${nth + 1}`, one] as const)
      : [[kind, Array.isArray(count) ? count[0] : count] as const],
  );
  const some = each.filter(([, count]) => count !== 0);
  return some.map(([kind, count]) => `${kind}: ${String(count)}`).join(', ') || '0';
}

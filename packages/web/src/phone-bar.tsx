import { Map as MapIcon, ScrollText, Swords, Users } from 'lucide-react';
import { text } from './language.ts';

/** What a phone shows at a time. */
export type PhonePart = 'act' | 'map' | 'log' | 'all';

const PARTS = [
  ['act', Swords, 'phone-act'],
  ['map', MapIcon, 'phone-map'],
  ['log', ScrollText, 'log'],
  ['all', Users, 'fighters'],
] as const;

export interface PhoneBarProps {
  readonly part: PhonePart;
  readonly show: (part: PhonePart) => void;
  /** The fight waits for this seat: its tab is marked, and nothing moves by itself. */
  readonly isAwaited: boolean;
}

/** The bar at the thumb of a phone; larger screens show everything at once. */
export function PhoneBar({ part, show, isAwaited }: PhoneBarProps): React.ReactNode {
  return (
    <nav className="phone-bar" aria-label={text('phone')}>
      {PARTS.map(([id, Picture, label]) => (
        <button key={id} type="button" aria-pressed={part === id} onClick={() => show(id)} className={id === 'act' && isAwaited ? 'awaited' : ''}>
          <Picture aria-hidden="true" />
          {text(label)}
        </button>
      ))}
    </nav>
  );
}

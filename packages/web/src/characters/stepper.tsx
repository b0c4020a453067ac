import { Minus, Plus } from 'lucide-react';
import { text } from '../language.ts';
import { looking } from './maker.ts';

interface StepperProps {
  readonly title: string;
  /** What is shown: "+2", "D8". */
  readonly shown: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
  readonly look: (value: number) => void;
}

const KEYS: { readonly [key: string]: number } = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5 };

/** A number that goes up and down: by its buttons, or by the arrow keys. */
export function Stepper({ title, shown, value, least, most, set, look }: StepperProps): React.ReactNode {
  const to = (next: number): void => {
    const kept = Math.min(most, Math.max(least, next));
    if (kept !== value) set(kept);
  };
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={text('maker-less', { what: title })}
        disabled={value <= least}
        onClick={() => to(value - 1)}
        {...looking(() => look(value - 1))}
      >
        <Minus aria-hidden="true" />
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={title}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuetext={shown}
        onKeyDown={(event) => {
          if (!Object.hasOwn(KEYS, event.key)) return;
          event.preventDefault();
          to(value + KEYS[event.key]);
        }}
      >
        {shown}
      </span>
      <button
        type="button"
        aria-label={text('maker-more', { what: title })}
        disabled={value >= most}
        onClick={() => to(value + 1)}
        {...looking(() => look(value + 1))}
      >
        <Plus aria-hidden="true" />
      </button>
    </span>
  );
}

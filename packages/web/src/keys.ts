import { useEffect } from 'react';
import { areKeysOn } from './keep.ts';
import { isTyping } from './text.ts';

/** What keys do, by what they write; `nth` is for 1 to 9, counted from 0. */
export interface Keys {
  readonly nth: (nth: number) => void;
  readonly [key: string]: (nth: number) => unknown;
}

/** Keys of the whole page. They do nothing while the user types or a sheet is open. */
export function useKeys(on: boolean, keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // A key that is held down does what it does once.
      if (!on || event.repeat || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const isNumber = /^[1-9]$/.test(event.key);
      // Enter on a button presses it.
      if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('button, a, summary, input, [role=button], .overlay') !== null)
        return;
      if (!isNumber && (event.key === 'nth' || !Object.hasOwn(keys, event.key))) return;
      // Who speaks to the machine, or presses keys by accident, may turn them off.
      if (event.key.length === 1 && !areKeysOn()) return;
      event.preventDefault();
      if (isNumber) keys.nth(Number(event.key) - 1);
      else keys[event.key](0);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

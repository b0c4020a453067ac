import type { DialStep, Scene } from '@riposte/server/protocol';
import { useEffect, useRef } from 'react';
import { dialKept } from './keep.ts';
import type { Say } from './net.ts';
import { isTyping } from './text.ts';

/** The one step of all kinds of moments; null where they differ. An attack on oneself always touches. */
export function stepOf({ attack, ...others }: NonNullable<Scene['dial']>['to']): DialStep | null {
  const [step, ...more] = new Set(Object.values(others));
  const isSame = step === 'touching' ? attack !== 'none' : attack === step;
  return more.length === 0 && isSame ? step : null;
}

/** Milliseconds for which the key is held before everything is asked: a capital letter is no wish to be asked. */
const HELD = 200;

/** Brings what this browser wants to be asked about to a table that was not told yet, and asks everything while Shift is held. */
export function useDial({ dial }: Scene, say: Say): void {
  const isNew = dial !== null && !dial.isSet;
  useEffect(() => {
    const kept = dialKept();
    if (isNew && kept !== null) void say({ do: 'dial', kind: null, to: kept === 'touching' ? null : kept });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each table
  }, [isNew]);
  const timer = useRef(0);
  const isOn = useRef(false);
  const mayAsk = dial !== null;
  useEffect(() => {
    if (!mayAsk) return undefined;
    const set = (on: boolean): void => {
      clearTimeout(timer.current);
      if (on === isOn.current) return;
      isOn.current = on;
      void say({ do: 'everything', on });
    };
    const down = (event: KeyboardEvent): void => {
      if (event.key !== 'Shift') return set(false);
      if (event.repeat || isTyping(event)) return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => set(true), HELD);
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key === 'Shift') set(false);
    };
    const away = (): void => set(false);
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
      set(false);
    };
  }, [mayAsk, say]);
}

import { useSyncExternalStore } from 'react';
import { areLettersEasy, type Motion, motionKept, type Theme, themeKept, writeLetters, writeMotion, writeTheme } from './keep.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const contrast = window.matchMedia('(prefers-contrast: more)');

/** The colours of a choice; without a choice, those of the system. */
function colours(theme: Theme): string {
  if (theme !== 'auto') return theme;
  if (contrast.matches) return 'contrast';
  return dark.matches ? 'dark' : 'light';
}

/** Shows a choice of colours and keeps it. */
export function showTheme(theme: Theme): void {
  writeTheme(theme);
  document.documentElement.dataset.theme = colours(theme);
}

/** Shows letters that are easier to tell apart, or the usual ones, and keeps that. */
export function showLetters(isEasy: boolean): void {
  writeLetters(isEasy);
  document.documentElement.dataset.letters = isEasy ? 'easy' : 'usual';
}

/** Lets things move or stand still, and keeps that. */
export function showMotion(motion: Motion): void {
  writeMotion(motion);
  document.documentElement.dataset.motion = motion;
}

/** Shows the colours chosen in this browser; without a choice, those of the system. */
export function followTheme(): void {
  const show = (): void => void (document.documentElement.dataset.theme = colours(themeKept()));
  show();
  document.documentElement.dataset.motion = motionKept();
  document.documentElement.dataset.letters = areLettersEasy() ? 'easy' : 'usual';
  for (const media of [dark, contrast]) media.addEventListener('change', show);
}

const subscribe = (listener: () => void): (() => void) => {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
};

/** The colours that are shown, for what is painted with them. */
export const useTheme = (): string => useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme ?? '');

import { inWords } from './text.ts';

/** What looking at a choice does: its odds are asked for, by mouse, finger and keyboard alike. */
export function curious(wonder: () => void): { readonly onPointerEnter: () => void; readonly onFocus: () => void } {
  return { onPointerEnter: wonder, onFocus: wonder };
}

/** The odds of what is looked at, read out as they change. */
export function OddsLine({ text, otherwise = '' }: { readonly text: string | null; readonly otherwise?: string }): React.ReactNode {
  return (
    <p className={text === null ? 'odds soft' : 'odds'} role="status">
      {text === null ? otherwise : `Odds: ${inWords(text)}`}
    </p>
  );
}

import { text } from './language.ts';
import { inWords } from './text.ts';

/** What looking at a choice does: its odds are asked for, by mouse, finger and keyboard alike. */
export function previewOdds(preview: () => void): { readonly onPointerEnter: () => void; readonly onFocus: () => void } {
  return { onPointerEnter: preview, onFocus: preview };
}

/** The odds of what is looked at, read out as they change. */
export function OddsLine({ odds, hint = '' }: { readonly odds: string | null; readonly hint?: string }): React.ReactNode {
  return (
    <p className={odds === null ? 'odds soft' : 'odds'} role="status">
      {odds === null ? hint : text('odds', { text: inWords(odds) })}
    </p>
  );
}

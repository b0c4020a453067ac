/** What looking at a choice does: its odds are asked for, by mouse, finger and keyboard alike. */
export function curious(wonder: () => void): { readonly onPointerEnter: () => void; readonly onFocus: () => void } {
  return { onPointerEnter: wonder, onFocus: wonder };
}

/** The odds of what is looked at, read out as they change. */
export function OddsLine({ text }: { readonly text: string | null }): React.ReactNode {
  return (
    <p className="odds" role="status">
      {text === null ? '' : `Odds: ${text}`}
    </p>
  );
}

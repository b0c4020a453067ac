import { useEffect, useState } from 'react';

/** A word that explains itself when it is pointed at, focused or pressed long. */
export function Term({
  of,
  children,
  isStop = false,
}: {
  readonly of: string;
  readonly children: React.ReactNode;
  readonly isStop?: boolean;
}): React.ReactNode {
  return (
    <span className="term" data-term={of} tabIndex={isStop ? 0 : undefined}>
      {children}
    </span>
  );
}

/** What explains words is loaded when the first word is asked for. */
export function Terms({ ruleset }: { readonly ruleset: string }): React.ReactNode {
  const [Made, setMade] = useState<React.ComponentType<{ readonly ruleset: string; readonly first: Element }> | null>(null);
  const [first, setFirst] = useState<Element | null>(null);
  useEffect(() => {
    if (Made !== null) return undefined;
    const asked = ({ target }: Event): void => {
      const at = target instanceof Element ? target.closest('[data-term]') : null;
      if (at === null) return;
      setFirst(at);
      void import('./terms.tsx').then((module) => setMade(() => module.Tip));
    };
    const events = ['pointerover', 'focusin', 'pointerdown'] as const;
    for (const one of events) document.addEventListener(one, asked);
    return () => events.forEach((event) => document.removeEventListener(event, asked));
  }, [Made]);
  return Made === null || first === null ? null : <Made ruleset={ruleset} first={first} />;
}

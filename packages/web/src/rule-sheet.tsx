import type { RuleText } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { Sheet } from './dialog.tsx';
import { fetchJson } from './net.ts';

/** The text of a rule with its status and how it was read. */
export function RuleSheet({ ruleset, id, close }: { readonly ruleset: string; readonly id: string; readonly close: () => void }): React.ReactNode {
  const [text, setText] = useState<RuleText | string | null>(null);
  useEffect(() => {
    fetchJson<RuleText>(`/api/rules/${encodeURIComponent(ruleset)}/${encodeURIComponent(id)}`).then(setText, (thrown: Error) => setText(thrown.message));
  }, [ruleset, id]);
  return (
    <Sheet title={`Rule ${id}`} close={close}>
      {text === null && <p role="status">Looking it up ...</p>}
      {typeof text === 'string' && <p>This rule is not written down here: {text}.</p>}
      {text !== null && typeof text !== 'string' && (
        <>
          <p className="soft">
            {text.section} · {text.kind} · {text.status}
          </p>
          <p>{text.text}</p>
          {text.ruling !== null && <p className="soft">Reading: {text.ruling}</p>}
        </>
      )}
    </Sheet>
  );
}

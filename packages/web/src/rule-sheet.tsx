import type { RuleText } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { Sheet } from './dialog.tsx';
import { host } from './host/server.ts';
import { text } from './language.ts';
import { fetchJson } from './net.ts';

/** The text of a rule with its status and how it was read. */
export function RuleSheet({ ruleset, id, close }: { readonly ruleset: string; readonly id: string; readonly close: () => void }): React.ReactNode {
  const [told, setTold] = useState<RuleText | string | null>(null);
  useEffect(() => {
    fetchJson<RuleText>(`/api/rules/${encodeURIComponent(ruleset)}/${encodeURIComponent(id)}`).then(setTold, (thrown: Error) => setTold(thrown.message));
  }, [ruleset, id]);
  return (
    <Sheet title={text('rule', { id })} close={close}>
      {told === null && <p role="status">{text('rule-looking-up')}</p>}
      {typeof told === 'string' && <p>{text('rule-missing', { why: told })}</p>}
      {told !== null && typeof told !== 'string' && (
        <>
          <p className="soft">{text('rule-source', { section: told.section, kind: told.kind, status: told.status })}</p>
          <p>{told.text}</p>
          <p>
            <a href={host.address(`/rules/${encodeURIComponent(ruleset)}/${encodeURIComponent(id)}`)}>{text('rule-open')}</a>
          </p>
          {told.ruling !== null && <p className="soft">{text('rule-reading', { text: told.ruling })}</p>}
        </>
      )}
    </Sheet>
  );
}

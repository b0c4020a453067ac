import { Download, Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Confirmed } from '../confirmed.tsx';
import { host } from '../host/server.ts';
import { Link } from '../invite.tsx';
import { lang, learn, text } from '../language.ts';
import { WORKSHOP } from '../messages-workshop.gen.ts';
import { nearby } from '../net.ts';
import { deleteWorkshop, EXPORT_ALL, importAll, linkOf, type WorkshopState, workshop } from '../shelf.ts';
import { reportText } from './bring.ts';
import './workshop.css';

learn(WORKSHOP);

const COUNTED = [
  ['draft', 'workshop-drafts'],
  ['character', 'workshop-characters'],
  ['pack', 'workshop-packs'],
  ['picture', 'workshop-pictures'],
] as const;

/** "3 fights, one character and 2 pictures". */
export function whatText({ counts }: Pick<WorkshopState, 'counts'>): string {
  const parts = COUNTED.flatMap(([kind, says]) => (counts[kind] === 0 ? [] : [text(says, { count: counts[kind] })]));
  return parts.length === 0 ? text('workshop-nothing') : new Intl.ListFormat(lang()).format(parts);
}

const megabytes = (bytes: number): string => new Intl.NumberFormat(lang(), { maximumFractionDigits: 1 }).format(bytes / 1_000_000);

/** The workshop of this browser as a whole: what is in it, its link, its file, its end. */
export function WorkshopPanel(): React.ReactNode {
  const [state, setState] = useState<WorkshopState | null>(null);
  const [told, setTold] = useState('');
  const [failed, setFailed] = useState('');
  const panel = useRef<HTMLElement>(null);
  const attempt = async (work: () => Promise<string>): Promise<void> => {
    setFailed('');
    setTold('');
    try {
      setTold(await work());
      setState(await workshop());
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  useEffect(() => {
    // What comes above it is there; what comes into it makes it longer.
    void attempt(async () => '').then(() => {
      if (host.mark() === 'workshop') requestAnimationFrame(() => panel.current?.scrollIntoView());
    });
  }, []);
  return (
    <section className="panel workshop" id="workshop" ref={panel}>
      <h2>{text('workshop')}</h2>
      <p>{text(host.hasLinks ? 'workshop-intro' : 'workshop-intro-here')}</p>
      {state === null ? <p className="soft">{text('workshop-none')}</p> : <Contents state={state} />}
      {state !== null && host.hasLinks && <LinkOfWorkshop attempt={(work) => void attempt(work)} />}
      <div className="row">
        {state !== null && (
          <a className="button" href={EXPORT_ALL} download="workshop.jsonl">
            <Download aria-hidden="true" /> {text('workshop-save')}
          </a>
        )}
        <label className="button">
          <Upload aria-hidden="true" /> {text('workshop-bring')}
          <input
            type="file"
            className="unseen"
            accept=".jsonl"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void attempt(async () => reportText(await importAll(file)));
              target.value = '';
            }}
          />
        </label>
      </div>
      <p role="status" className="told">
        {told}
      </p>
      {failed !== '' && (
        <p role="alert" className="failed">
          {failed}
        </p>
      )}
      {state !== null && <Deletion tables={state.tables} attempt={(work) => void attempt(work)} />}
    </section>
  );
}

function Contents({ state }: { readonly state: WorkshopState }): React.ReactNode {
  return (
    <>
      <p className="soft">
        {whatText(state)} · {text('workshop-room', { used: megabytes(state.bytes), most: megabytes(state.limits.bytes) })}
      </p>
      {state.keepDays > 0 && <p className="soft">{text('workshop-days', { days: state.keepDays })}</p>}
    </>
  );
}

type Attempt = (work: () => Promise<string>) => void;

/** The link is shown to who asks for it, for it is the key. */
function LinkOfWorkshop({ attempt }: { readonly attempt: Attempt }): React.ReactNode {
  const [address, setAddress] = useState('');
  const show = (renew: boolean): void =>
    attempt(async () => {
      // What this machine calls itself leads other devices to themselves.
      const [near] = (await nearby()) ?? [];
      setAddress(new URL(await linkOf(renew), near ?? window.location.origin).href);
      return '';
    });
  if (address === '')
    return (
      <button type="button" onClick={() => show(false)}>
        {text('workshop-show')}
      </button>
    );
  return (
    <>
      <p>{text('workshop-link-what')}</p>
      <Link label={text('workshop-link')} address={address} isOpen />
      <p>
        <Confirmed title={text('workshop-renew')} question={text('workshop-renew-question')} yes={text('workshop-renew-yes')} act={() => show(true)} />
      </p>
    </>
  );
}

/** The end of the workshop, with those of its tables that are chosen. */
function Deletion({ tables, attempt }: { readonly tables: WorkshopState['tables']; readonly attempt: Attempt }): React.ReactNode {
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!isAsked)
    return (
      <button type="button" onClick={() => setAsked(true)}>
        {text('workshop-delete')}
      </button>
    );
  const remove = (): void =>
    attempt(async () => {
      await deleteWorkshop(chosen);
      setAsked(false);
      return text('workshop-deleted');
    });
  return (
    <fieldset className="deletion">
      <legend>{text('workshop-delete')}</legend>
      <p>{text(tables.length > 0 ? 'workshop-delete-what' : 'workshop-delete-no-tables')}</p>
      {tables.map(({ table, title }) => (
        <label key={table}>
          <input
            type="checkbox"
            checked={chosen.includes(table)}
            onChange={({ target }) => setChosen(target.checked ? [...chosen, table] : chosen.filter((other) => other !== table))}
          />{' '}
          {title}
        </label>
      ))}
      <div className="row">
        <button type="button" className="warn" onClick={remove}>
          {text('workshop-delete-yes')}
        </button>
        <button type="button" onClick={() => setAsked(false)}>
          {text('workshop-delete-no')}
        </button>
      </div>
    </fieldset>
  );
}

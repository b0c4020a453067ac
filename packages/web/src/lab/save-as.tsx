import { fightsCsv, figuresCsv, figuresOf, reportCsv, reportHtml, type Section } from '@riposte/sim/charts';
import { Download, Link as LinkIcon, Terminal } from 'lucide-react';
import { useState } from 'react';
import { isHanded } from '../handed.ts';
import { host } from '../host/server.ts';
import { toClipboard } from '../keep.ts';
import { lang, text } from '../language.ts';
import { bench } from '../workbench/bench.ts';
import type { Compared } from '../workbench/requests.ts';
import { type Axis, commandOf, linkTo, type Question } from './link.ts';
import { variantName } from './others.tsx';
import { fileName, saveFile } from './save.ts';
import { type Chosen, draftAddress, useFights, withPacks } from './use-fight.ts';

/** What the table calls the log that it saves. */
const LOG = 'fight.jsonl';

interface SaveProps {
  readonly chosen: Chosen;
  readonly question: Question;
  /** The numbers of the heat map. */
  readonly axes: readonly Axis[];
  readonly seed: string;
  readonly fought: number;
  readonly sections: readonly Section[];
  /** What the view that is shown came to. */
  readonly done: unknown;
}

/** Saves what was found as files; gives the link, and the command for the same numbers. */
export function SaveAs({ chosen, question, axes, seed, fought, sections, done }: SaveProps): React.ReactNode {
  const [said, setSaid] = useState('');
  const { fight } = chosen;
  const compared = question.view === 'compare' ? (done as Compared | null) : null;
  const command = useCommand(question, seed, axes);
  const notes = [sourceOf(chosen, question, seed, fought), ...(command === null ? [] : [command])];
  const copy = async (what: string): Promise<void> => setSaid((await toClipboard(what)) ? text('lab-copied') : text('lab-copy-self', { what }));
  return (
    <section className="card wide save" aria-label={text('lab-save')}>
      <div className="row">
        {sections.length > 0 && (
          <>
            <Download aria-hidden="true" />
            <button
              type="button"
              onClick={() => saveFile(fileName(fight.title, 'html'), 'text/html', reportHtml({ title: fight.title, notes, sections }, lang()))}
            >
              {text('lab-save-html')}
            </button>
          </>
        )}
        {compared !== null && <FightFiles chosen={chosen} question={question} compared={compared} seed={seed} say={setSaid} />}
        {compared === null && sections.length > 0 && (
          <button type="button" onClick={() => saveFile(fileName(fight.title, 'csv'), 'text/csv', reportCsv({ title: fight.title, notes, sections }, lang()))}>
            {text('lab-save-tables')}
          </button>
        )}
        {sections.length > 0 && (
          <button
            type="button"
            onClick={() => {
              const found =
                compared === null ? { found: done } : { ...compared.shared, traces: compared.traces, variant: compared.variant, others: compared.others };
              saveFile(fileName(fight.title, 'json'), 'application/json', `${JSON.stringify({ question, seed, ...found }, null, 2)}\n`);
            }}
          >
            {text('lab-save-json')}
          </button>
        )}
        <span className="grow" />
        <button type="button" onClick={() => void copy(new URL(host.address(linkTo(question)), window.location.href).href)}>
          <LinkIcon aria-hidden="true" /> {text('lab-copy-link')}
        </button>
        {command !== null && (
          <button type="button" onClick={() => void copy(command)}>
            <Terminal aria-hidden="true" /> {text('lab-copy-command')}
          </button>
        )}
      </div>
      <p className="soft small" role="status">
        {said}
      </p>
    </section>
  );
}

/** The command for the same numbers; null where there is none. */
function useCommand(question: Question, seed: string, axes: readonly Axis[]): string | null {
  const drafts = useFights().drafts;
  const fileOf = (of: string): string => {
    if (isHanded(of)) return LOG;
    const draft = drafts.find(({ id }) => of === draftAddress(id));
    return draft === undefined ? of : fileName(draft.title, 'json');
  };
  return commandOf(question, fileOf, seed, axes);
}

/** Where the numbers come from: how many fights or days, the seed, what was changed. */
function sourceOf({ fight }: Chosen, { view, changes }: Question, seed: string, fought: number): string {
  if (view === 'day') return text('lab-report-of-days', { count: fought, seed });
  const variant = variantName(changes, fight);
  return view === 'odds' ? text('lab-report-odds', { seed, variant }) : text('lab-report-of', { count: fought, seed, variant });
}

interface FightFilesProps extends Pick<SaveProps, 'chosen' | 'question' | 'seed'> {
  readonly compared: Compared;
  readonly say: (said: string) => void;
}

/** The figures of all fights as a file, and every fight as a row of another. */
function FightFiles({ chosen, question, compared, seed, say }: FightFilesProps): React.ReactNode {
  const { fight } = chosen;
  const { shared, others, traces, variant } = compared;
  const figures = (): void => {
    const gauges = fight.gauges.map(({ fact, title }) => ({ fact, title, as: 'number' as const }));
    saveFile(
      fileName(`${fight.title} figures`, 'csv'),
      'text/csv',
      figuresCsv(figuresOf(shared, fight.sides, fight.fighters, gauges, others, others.length === 0 ? [traces] : [traces, variant])),
    );
  };
  const rows = async (): Promise<void> => {
    say(text('lab-counting'));
    const { changes, players } = question;
    const told = await bench('rows', { ...withPacks(chosen, changes), seed, players, changes, fights: shared.tally.fights });
    saveFile(fileName(`${fight.title} fights`, 'csv'), 'text/csv', fightsCsv(told.head, told.rows));
    say('');
  };
  return (
    <>
      <button type="button" onClick={figures}>
        {text('lab-save-figures')}
      </button>
      <button type="button" onClick={() => void rows()}>
        {text('lab-save-rows')}
      </button>
    </>
  );
}

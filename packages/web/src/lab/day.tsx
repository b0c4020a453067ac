import type { ReadyFight } from '@riposte/server/protocol';
import { Moon, X } from 'lucide-react';
import { text } from '../language.ts';
import type { ShelfHead } from '../shelf.ts';
import { isRest, type Question, RESTS } from './link.ts';
import { type Chosen, draftAddress } from './use-fight.ts';

interface DayFormProps {
  readonly chosen: Chosen;
  readonly question: Question;
  readonly ask: (more: Partial<Question>) => void;
  readonly ready: readonly ReadyFight[];
  readonly drafts: readonly ShelfHead[];
}

/** What follows the fight on its day: rests and further fights of its game, a line each. */
export function DayForm({ chosen, question, ask, ready, drafts }: DayFormProps): React.ReactNode {
  const { day } = question;
  const { game, title } = chosen.fight;
  const fights = [
    ...drafts.filter((draft) => draft.game === game).map((draft) => ({ of: draftAddress(draft.id), title: draft.title })),
    ...ready.filter(({ ruleset }) => ruleset === game).map((fight) => ({ of: fight.id, title: fight.title })),
  ];
  const said = (part: string): string => (isRest(part) ? text(part === 'rest' ? 'lab-day-rest' : 'lab-day-long-rest') : titleOf(part));
  const titleOf = (of: string): string => fights.find((fight) => fight.of === of)?.title ?? of;
  return (
    <fieldset className="variant">
      <legend>{text('lab-day-of')}</legend>
      <ol className="day">
        <li>{title}</li>
        {day.map((part, nth) => (
          <li key={nth}>
            <span className="change">
              {isRest(part) && <Moon aria-hidden="true" />}
              <span className="grow">{said(part)}</span>
              <button
                type="button"
                className="quiet square"
                aria-label={text('lab-change-remove', { change: said(part) })}
                onClick={() => ask({ day: day.filter((_, other) => other !== nth) })}
              >
                <X aria-hidden="true" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <label>
        {text('lab-day-then')}
        <select value="" onChange={({ target }) => ask({ day: [...day, target.value] })}>
          <option value="">{text('lab-day-choose')}</option>
          {RESTS.map((rest) => (
            <option key={rest} value={rest}>
              {said(rest)}
            </option>
          ))}
          <optgroup label={chosen.fight.gameTitle}>
            {fights.map((fight) => (
              <option key={fight.of} value={fight.of}>
                {fight.title}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
    </fieldset>
  );
}

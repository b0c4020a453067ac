import type { Act, Scene, Way } from '@riposte/server/protocol';
import { useMemo, useState } from 'react';
import type { Aim } from './aim.ts';
import { Figure } from './figure.tsx';
import { planOf } from './geometry.ts';
import { text } from './language.ts';
import { OddsLine, previewOdds } from './odds.tsx';
import { rich } from './rich.tsx';
import { costText, rangeText, waitingFor } from './text.ts';

export interface ActionsProps {
  readonly scene: Scene;
  readonly aim: Aim;
  readonly rule: (id: string) => void;
  /** Asks for the odds of a form of an act. */
  readonly preview: (way: Way) => void;
  /** The odds of what is looked at. */
  readonly odds: string | null;
}

/** Places that are listed beside the board, which shows all. */
const MAX_PLACES = 30;

/** What the fighter whose turn it is may do, with costs; what it may not, with every reason. */
export function Actions({ scene, aim, rule, preview, odds }: ActionsProps): React.ReactNode {
  const [all, setAll] = useState(false);
  const acting = [...new Set(scene.menu.acts.map((one) => one.by))];
  const { by, legal, chosen, ways, goals, everywhere, choose, take } = aim;
  const refused = scene.menu.acts.filter((one) => one.by === by && one.ways.length === 0);
  const name = (ref: number): string => scene.menu.acts.find((one) => one.by === ref)!.name;
  const isOfParts = ofParts(ways);
  const { ground } = scene;
  const called = useMemo(() => (ground === null ? String : planOf(ground).called), [ground]);
  if (acting.length === 0)
    return (
      <section className="actions" aria-label={text('actions')}>
        {scene.over === null && <p className="soft">{waitingText(scene)}</p>}
      </section>
    );
  return (
    <section className="actions" aria-label={text('actions')}>
      {acting.length > 1 && (
        <div className="tabs" role="group" aria-label={text('actions-who')}>
          {acting.map((ref) => (
            <button type="button" key={ref} aria-pressed={ref === by} onClick={() => aim.setBy(ref)}>
              {name(ref)}
            </button>
          ))}
        </div>
      )}
      {by !== null && <h2>{name(by)}</h2>}
      {scene.table.odds && <OddsLine odds={odds} hint={text('actions-hint')} />}
      {chosen === null ? (
        <ol className="acts">
          {legal.map((act, i) => (
            <li key={act.id}>
              <button
                type="button"
                className="act"
                data-act={act.id}
                onClick={() => choose(act)}
                {...(act.ways.length === 1 && !act.path && act.more === 0 ? previewOdds(() => preview(act.ways[0])) : {})}
              >
                {i < 9 && <kbd>{i + 1}</kbd>} <span>{act.title}</span> <span className="cost">{rangeText(act.ways.map((one) => one.cost))}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <div className="ways">
          <p>
            {rich(chosen.path ? 'actions-where' : ways.some((one) => one.targets.length > 0) ? 'actions-whom' : 'actions-which', {
              title: <strong>{chosen.title}</strong>,
            })}{' '}
            <button type="button" onClick={() => choose(null)}>
              {text('back')} <kbd>{text('key-escape')}</kbd>
            </button>
          </p>
          {everywhere.length > 0 && <p className="soft">{text('actions-react', { names: everywhere.join(', ') })}</p>}
          {isOfParts && (
            <Figure
              label={text('actions-parts', { title: chosen.title })}
              parts={ways.map((way) => ({
                name: way.part!,
                shown: (
                  <button type="button" data-way={way.key} aria-label={way.text} onClick={() => take(way)} {...previewOdds(() => preview(way))}>
                    {way.part}
                  </button>
                ),
              }))}
            />
          )}
          <ol hidden={isOfParts}>
            {chosen.path && goals.length > 0
              ? goals.slice(0, MAX_PLACES).map((goal, i) => (
                  <li key={goal.place}>
                    <button type="button" className="act" data-place={goal.place} onClick={() => take(ways[0], goal.path)}>
                      {i < 9 && <kbd>{i + 1}</kbd>} <span>{called(goal.place)}</span> <span className="cost">{costText(goal.cost)}</span>
                      {goal.provokes.length > 0 && <span className="warn">! {goal.provokes.join(', ')}</span>}
                    </button>
                  </li>
                ))
              : (isOfParts ? [] : ways).map((way, i) => (
                  <li key={way.key}>
                    <button type="button" className="act" data-way={way.key} onClick={() => take(way)} {...previewOdds(() => preview(way))}>
                      {i < 9 && <kbd>{i + 1}</kbd>} <span>{way.text}</span> <span className="cost">{costText(way.cost)}</span>
                    </button>
                  </li>
                ))}
          </ol>
          {chosen.more > 0 && <p className="soft">{text('more-unlisted', { count: chosen.more })}</p>}
          <Refused acts={[chosen]} rule={rule} />
        </div>
      )}
      {chosen === null && refused.length > 0 && (
        <div className="refused">
          <button type="button" className="plain" aria-expanded={all} onClick={() => setAll(!all)}>
            {text('actions-unavailable', { count: refused.length })}
          </button>
          {all && <Refused acts={refused} rule={rule} />}
        </div>
      )}
    </section>
  );
}

/** Whether choices are the parts of one body, each once. */
export function ofParts(choices: readonly { readonly part: string | null; readonly targets: readonly number[] }[]): boolean {
  const parts = choices.map((choice) => choice.part);
  const targets = new Set(choices.map((choice) => choice.targets.join(' ')));
  return parts.length > 1 && !parts.includes(null) && new Set(parts).size === parts.length && targets.size === 1;
}

function waitingText({ question, typing, waiting }: Scene): string {
  if (question !== null && !question.mirror) return text('actions-answer-first');
  if (typing !== null) return text('actions-dice-first');
  return waiting.kind === 'turn' ? text('actions-their-turn', { names: waiting.names.join(', ') }) : waitingFor(waiting);
}

function Refused({ acts, rule }: { readonly acts: readonly Act[]; readonly rule: (id: string) => void }): React.ReactNode {
  return (
    <ul className="reasons">
      {acts.flatMap((act) =>
        act.refused.map((one) => (
          <li key={`${act.id}${one.text}`}>
            <span aria-disabled="true" className="greyed">
              {one.text}
            </span>
            :{' '}
            {one.reasons.map((why, i) => (
              <span key={`${why.rule}${why.reason}`}>
                {i > 0 && '; '}
                {why.reason} <RuleLink id={why.rule} rule={rule} />
              </span>
            ))}
          </li>
        )),
      )}
    </ul>
  );
}

/** The id of a rule; opens its text. */
export function RuleLink({ id, rule }: { readonly id: string; readonly rule: (id: string) => void }): React.ReactNode {
  return id === '' ? null : (
    <button type="button" className="rule" onClick={() => rule(id)} aria-label={text('rule', { id })}>
      {id}
    </button>
  );
}

import type { ReadyFight } from '@riposte/server/protocol';
import { useEffect, useState } from 'react';
import { isHanded } from '../handed.ts';
import { text } from '../language.ts';
import type { ShelfHead } from '../shelf.ts';
import { MAX_FIGHTS, type Question } from './link.ts';
import { type Chosen, draftAddress } from './use-fight.ts';

interface AskProps {
  readonly chosen: Chosen;
  readonly question: Question;
  readonly ask: (more: Partial<Question>) => void;
  readonly ready: readonly ReadyFight[];
  readonly drafts: readonly ShelfHead[];
}

/** Which fight, how often, with which dice, and who plays. */
export function Ask({ chosen, question, ask, ready, drafts }: AskProps): React.ReactNode {
  const { sides, minds, seed, players } = chosen.fight;
  // Exact odds are of one moment: nobody wins or plays in them.
  const isExact = question.view === 'odds';
  // A day is no win of a side, and the usual players fight it; players who compete take every side.
  const hasSide = !isExact && question.view !== 'day' && question.view !== 'players';
  // What belongs to one fight says nothing of another.
  const take = (fight: string): void =>
    ask({ fight, changes: [], players: {}, side: null, by: null, across: null, down: null, who: null, act: null, after: 0 });
  return (
    <>
      <FightChoice question={question} take={take} ready={ready} drafts={drafts} />
      <div className="pair">
        <label hidden={isExact}>
          {text(question.view === 'day' ? 'lab-days' : 'lab-fights')}
          <Typed
            value={String(question.fights)}
            type="number"
            set={(value) => ask({ fights: Math.min(MAX_FIGHTS, Math.max(1, Math.round(Number(value)) || 1)) })}
          />
        </label>
        <label>
          {text('lab-seed')}
          <Typed value={question.seed ?? seed} type="text" set={(value) => ask({ seed: value === seed || value === '' ? null : value.slice(0, 80) })} />
        </label>
      </div>
      <label hidden={!hasSide}>
        {text('lab-side-of')}
        <select value={question.side ?? sides[0]} onChange={({ target }) => ask({ side: target.value === sides[0] ? null : target.value })}>
          {sides.map((side) => (
            <option key={side}>{side}</option>
          ))}
        </select>
      </label>
      {hasSide &&
        sides.map((side) => (
          <label key={side}>
            {text('lab-played-by', { side })}
            <select
              value={question.players[side] ?? ''}
              onChange={({ target }) => {
                const { [side]: _, ...others } = question.players;
                ask({ players: target.value === '' ? others : { ...others, [side]: target.value } });
              }}
            >
              <option value="">{players[side] === undefined ? text('lab-policy') : text('lab-file-player', { player: players[side] })}</option>
              {minds.map((mind) => (
                <option key={mind}>{mind}</option>
              ))}
            </select>
          </label>
        ))}
    </>
  );
}

interface FightChoiceProps extends Pick<AskProps, 'question' | 'ready' | 'drafts'> {
  readonly take: (fight: string) => void;
}

/** Own fights, and the ready ones by their games. */
function FightChoice({ question, take, ready, drafts }: FightChoiceProps): React.ReactNode {
  const games = [...new Set(ready.map(({ rulesetTitle }) => rulesetTitle))];
  return (
    <label>
      {text('lab-fight')}
      <select value={question.fight} onChange={({ target }) => take(target.value)}>
        {isHanded(question.fight) && <option value={question.fight}>{text('lab-handed')}</option>}
        {drafts.length > 0 && (
          <optgroup label={text('lab-prepared')}>
            {drafts.map(({ id, title }) => (
              <option key={id} value={draftAddress(id)}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
        {games.map((game) => (
          <optgroup key={game} label={game}>
            {ready
              .filter(({ rulesetTitle }) => rulesetTitle === game)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** A field that says what it holds once it is left, so that no half number is asked for. */
function Typed({ value, type, set }: { readonly value: string; readonly type: 'number' | 'text'; readonly set: (value: string) => void }): React.ReactNode {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const say = (): void => {
    if (typed !== value) set(typed);
  };
  return (
    <input
      type={type}
      value={typed}
      min={1}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={say}
      onKeyDown={(event) => event.key === 'Enter' && say()}
    />
  );
}

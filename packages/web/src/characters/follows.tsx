import { Check, Lightbulb, Stamp, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { expectedText, text } from '../language.ts';
import { heading } from '../text.ts';
import type { Built, CharacterFile, SheetNumber } from '../workbench/requests.ts';
import type { Difference } from './difference.ts';
import { numberText } from './maker.ts';

/** Numbers that stand as cards; all others are a list below. */
const CARDS = 12;

/** Cards that may say the same of where their number comes from; what more of them say stands in their sums alone. */
const ALIKE = 2;

/** All that follows from the choices: points left, numbers with their sums, advice, and what the choice under the pointer would change. */
export function Follows({ built, allowed, allow, looked }: { readonly built: Built; readonly looked: Looked | null } & Allowing): React.ReactNode {
  return (
    <>
      <Pools pools={built.pools} />
      <Numbers sheet={built.sheet} isOld={built.problems.length > 0} />
      <AdviceList built={built} allowed={allowed} allow={allow} />
      <Preview looked={looked} />
    </>
  );
}

/** The choice under the pointer or focus, with what it would change; null = not computed yet. */
export interface Looked {
  readonly name: string;
  readonly difference: Difference | null;
}

export interface Allowing {
  readonly allowed: CharacterFile['allowed'];
  /** Keeps that the game master allows what the advice at a path is against; '' takes it back. */
  readonly allow: (path: string, by: string) => void;
}

/** Points spent and to spend. */
export function Pools({ pools }: { readonly pools: Built['pools'] }): React.ReactNode {
  if (pools.length === 0) return null;
  return (
    <section className="pools" aria-label={text('maker-pools')}>
      {pools.map(({ id, title, spent, of }) => (
        <div key={id} className={spent > of ? 'over' : ''}>
          <span>{title}</span>
          <b>{text('maker-pool', { spent, of })}</b>
          <small>{spent > of ? text('maker-pool-over', { over: spent - of }) : text('maker-pool-left', { left: of - spent })}</small>
          <i className="bar" aria-hidden="true">
            <i style={{ width: `${Math.min(100, of === 0 ? 0 : (100 * spent) / of)}%` }} />
          </i>
        </div>
      ))}
    </section>
  );
}

function Numbers({ sheet, isOld }: { readonly sheet: readonly SheetNumber[]; readonly isOld: boolean }): React.ReactNode {
  const [cards, rest] = [sheet.slice(0, CARDS), sheet.slice(CARDS)];
  const isOwn = (number: SheetNumber): boolean => cards.filter((other) => originOf(other) === originOf(number)).length <= ALIKE;
  return (
    <section aria-labelledby="follows">
      <div className="line">
        <h2 id="follows">{text('maker-follows')}</h2>
        <small className="soft">{text(isOld ? 'maker-follows-old' : 'maker-follows-what')}</small>
      </div>
      <div className="derived">
        {cards.map((number) => (
          <NumberCard key={number.label} number={number} origin={isOwn(number) ? originOf(number) : ''} />
        ))}
      </div>
      {rest.length > 0 && (
        <details className="more-sums">
          <summary>{text('maker-other-numbers')}</summary>
          <div className="derived rows">
            {rest.map((number) => (
              <NumberCard key={number.label} number={number} origin="" />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

/** Where a number comes from, in short. */
const originOf = ({ label, base, parts }: SheetNumber): string =>
  parts.length > 0 ? parts.map((part) => part.label).join(', ') : base.label === label ? '' : base.label;

function NumberCard({ number, origin }: { readonly number: SheetNumber; readonly origin: string }): React.ReactNode {
  const { label, shown, unit, base, parts, advantage } = number;
  const isRolledWith = advantage !== null && (advantage.shown !== '0' || advantage.parts.length > 0);
  return (
    <details className="number">
      <summary aria-label={text('maker-sum-of', { what: heading(label), value: `${numberText(shown)} ${unit}`.trimEnd() })}>
        <span>{heading(label)}</span>
        <b>
          {numberText(shown)} <span>{unit}</span>
        </b>
        <small>{origin}</small>
      </summary>
      <ul>
        <li>
          <span>{base.label}</span> <b>{numberText(base.shown)}</b>
        </li>
        {parts.map((part, i) => (
          <li key={`${i}${part.label}`}>
            <span>{part.label}</span> <b>{numberText(part.amount, true)}</b>
          </li>
        ))}
        {isRolledWith && <li className="soft">{text('maker-advantage', { value: numberText(advantage.shown) })}</li>}
      </ul>
    </details>
  );
}

const LEVELS = ['error', 'warning', 'hint'] as const;
const PICTURES = { error: TriangleAlert, warning: TriangleAlert, hint: Lightbulb } as const;
const NAMES = { error: 'maker-advice-error', warning: 'maker-advice-warning', hint: 'maker-advice-hint' } as const;

function AdviceList({ built: { advice, problems }, allowed, allow }: Allowing & { readonly built: Built }): React.ReactNode {
  const sorted = [...advice].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  const isAgainst = advice.some(({ level }) => level === 'error');
  return (
    <section aria-labelledby="advice">
      <div className="line">
        <h2 id="advice" className="small">
          {text('maker-advice')}
        </h2>
        <small className="soft">{text('maker-advice-what')}</small>
      </div>
      <ul className="advice">
        {isAgainst
          ? null
          : problems.map(({ path, expected }) => (
              <li key={`${path}${expected}`} data-level="error">
                <TriangleAlert aria-hidden="true" />
                <span>{path === '' ? text('maker-broken') : text('maker-broken-at', { path, expected: expectedText(expected) })}</span>
              </li>
            ))}
        {sorted.map((one) => {
          const stamp = one.level === 'error' ? allowed.find(({ path }) => path === one.path) : undefined;
          return stamp === undefined ? (
            <AdviceLine key={`${one.path}${one.says}`} advice={one} allow={allow} />
          ) : (
            <li key={`${one.path}${one.says}`} className="allowed">
              <Stamp aria-label={text('maker-advice-allowed')} />
              <span>
                {sentence(one.says)} <b>{text('maker-allowed', { by: stamp.by, on: stamp.on })}</b>{' '}
                <button type="button" className="rule" onClick={() => allow(one.path, '')}>
                  {text('maker-disallow')}
                </button>
              </span>
            </li>
          );
        })}
        <li className="fine">
          <Check aria-hidden="true" />
          <span>{text(advice.length === 0 && problems.length === 0 ? 'maker-fine' : 'maker-fine-else')}</span>
        </li>
      </ul>
    </section>
  );
}

/** Advice as a sentence. */
const sentence = (says: string): string => `${says.charAt(0).toUpperCase()}${says.slice(1)}${/[.!?]$/.test(says) ? '' : '.'}`;

const KEPT = 'riposte.game-master';

function AdviceLine({ advice: { level, path, says }, allow }: { readonly advice: Built['advice'][number] } & Pick<Allowing, 'allow'>): React.ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [by, setBy] = useState(() => localStorage.getItem(KEPT) ?? '');
  const Picture = PICTURES[level];
  const stamp = (): void => {
    if (by.trim() === '') return;
    localStorage.setItem(KEPT, by.trim());
    allow(path, by.trim());
  };
  return (
    // Its kind is no class: boards have a place for hints.
    <li data-level={level}>
      <Picture aria-label={text(NAMES[level])} />
      <span>
        {sentence(says)}{' '}
        {level === 'error' && (
          <button type="button" className="rule" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {text('maker-allow')}
          </button>
        )}
        {isAsking && (
          <span className="line">
            <input
              autoFocus
              value={by}
              maxLength={80}
              aria-label={text('maker-allow-who')}
              placeholder={text('maker-allow-who')}
              onChange={({ target }) => setBy(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && stamp()}
            />
            <button type="button" onClick={stamp}>
              {text('maker-advice-allowed')}
            </button>
          </span>
        )}
      </span>
    </li>
  );
}

/** Changes that are listed. */
const MAX_CHANGES = 7;

function Preview({ looked }: { readonly looked: Looked | null }): React.ReactNode {
  const difference = looked?.difference ?? null;
  return (
    <section className="preview" aria-live="polite">
      <h2 className="small">{looked === null ? text('maker-if-idle') : text('maker-if', { what: looked.name })}</h2>
      {difference !== null && (
        <ul>
          {difference.numbers.slice(0, MAX_CHANGES).map(({ label, before, after }) => (
            <li key={label}>
              <span>{heading(label)}</span>{' '}
              <b>
                {numberText(before)} → {numberText(after)}
              </b>
            </li>
          ))}
          {difference.comes.map(({ path, says, level }) => (
            <li key={`${path}${says}`} className={level === 'hint' ? 'soft' : 'warn'}>
              {sentence(says)}
            </li>
          ))}
          {difference.numbers.length + difference.comes.length === 0 && <li className="soft">{text('maker-if-none')}</li>}
        </ul>
      )}
    </section>
  );
}

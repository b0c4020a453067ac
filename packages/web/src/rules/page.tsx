import { foundRules, marksOf } from '@riposte/files/find-rules';
import type { Game, ReadyFight, RuleInBook } from '@riposte/server/protocol';
import { Check, FlaskConical, Search, Stamp } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { linkTo, questionIn } from '../lab/link.ts';
import { learn, text } from '../language.ts';
import { RULES } from '../messages-rules.gen.ts';
import { Frame } from '../nav.tsx';
import { fetchJson } from '../net.ts';
import { inWords } from '../text.ts';
import { Examples } from './examples.tsx';
import { sectionsOf } from './sections.ts';
import './rules.css';

learn(RULES);

const pathTo = (game: string, id: string | null, wanted: string): string =>
  `/rules/${encodeURIComponent(game)}${id === null ? '' : `/${encodeURIComponent(id)}`}${wanted === '' ? '' : `?${new URLSearchParams({ q: wanted }).toString()}`}`;

/** The rules of the games in our own words, in the order of their books. */
export function RulesPage({ game: given, id }: { readonly game: string; readonly id: string | null }): React.ReactNode {
  const [, go] = useLocation();
  const typed = (new URLSearchParams(useSearch()).get('q') ?? '').slice(0, 100);
  // A letter is shown at once, the hundred rules that it finds as soon as there is time.
  const wanted = useDeferredValue(typed);
  const { games, game, rules, failed } = useRules(given);
  const chosen = rules.find((rule) => rule.id === id) ?? null;
  const found = useMemo(() => foundRules(rules, wanted), [rules, wanted]);
  const section = chosen?.section ?? rules[0]?.section ?? '';
  const shown = wanted === '' ? rules.filter((rule) => rule.section === section) : found;
  return (
    <Frame at="rules">
      <div className="rules">
        <header>
          <h1 className="unseen">{text('rules')}</h1>
          <div className="segments" role="group" aria-label={text('rules-game')}>
            {games.map((one) => (
              <button type="button" key={one.id} aria-pressed={one.id === game} onClick={() => go(pathTo(one.id, null, wanted))}>
                {one.title}
              </button>
            ))}
          </div>
          <label className="search">
            <Search aria-hidden="true" />
            <input
              type="search"
              aria-label={text('rules-search')}
              placeholder={text('rules-search')}
              value={typed}
              onChange={({ target }) => go(pathTo(game, id, target.value), { replace: true })}
            />
            <span className="soft" role="status">
              {wanted === '' || rules.length === 0 ? '' : text('rules-found', { count: found.length })}
            </span>
          </label>
        </header>
        {failed !== '' && (
          <p role="alert" className="failed">
            {failed}
          </p>
        )}
        {rules.length === 0 && failed === '' && (
          <p role="status" className="soft loading">
            {text('rules-loading')}
          </p>
        )}
        <div className={`rules-body${chosen === null ? '' : ' chosen'}`}>
          <Contents game={game} rules={rules} found={found} section={wanted === '' ? section : ''} wanted={wanted} />
          <List game={game} rules={shown} chosen={chosen} wanted={wanted} title={wanted === '' ? section : text('rules-hits', { wanted })} />
          <About game={game} rule={chosen ?? shown[0] ?? null} rules={rules} />
        </div>
      </div>
    </Frame>
  );
}

interface Known {
  readonly games: readonly Game[];
  /** The game whose rules are shown: the first one where none is given. */
  readonly game: string;
  readonly rules: readonly RuleInBook[];
  readonly failed: string;
}

function useRules(given: string): Known {
  const [games, setGames] = useState<readonly Game[]>([]);
  const [known, setKnown] = useState<{ readonly game: string; readonly rules: readonly RuleInBook[] }>({ game: '', rules: [] });
  const [failed, setFailed] = useState('');
  const game = given === '' ? (games[0]?.id ?? '') : given;
  useEffect(() => {
    fetchJson<readonly Game[]>('/api/games').then(setGames, (thrown: Error) => setFailed(thrown.message));
  }, []);
  useEffect(() => {
    if (game === '') return undefined;
    let isOver = false;
    setFailed('');
    fetchJson<readonly RuleInBook[]>(`/api/rules/${encodeURIComponent(game)}`).then(
      (rules) => isOver || setKnown({ game, rules }),
      (thrown: Error) => isOver || setFailed(thrown.message),
    );
    return () => {
      isOver = true;
    };
  }, [game]);
  return { games, game, rules: known.game === game ? known.rules : NO_RULES, failed };
}

const NO_RULES: readonly RuleInBook[] = [];

interface ContentsProps {
  readonly game: string;
  readonly rules: readonly RuleInBook[];
  readonly found: readonly RuleInBook[];
  readonly section: string;
  readonly wanted: string;
}

/** The sections of the book; while something is looked for, with how often it stands there. */
function Contents({ game, rules, found, section, wanted }: ContentsProps): React.ReactNode {
  const here = useRef<HTMLAnchorElement>(null);
  // Whoever comes by a link sees where in the book this is.
  useEffect(() => {
    if (section !== '') here.current?.scrollIntoView({ block: 'nearest' });
  }, [section]);
  return (
    <nav className="contents" aria-label={text('rules-contents')}>
      {sectionsOf(rules).map(({ title, rules: of }) => {
        const hits = found.filter((rule) => rule.section === title).length;
        return (
          <Link
            key={title}
            ref={title === section ? here : undefined}
            href={pathTo(game, of[0].id, '')}
            className={title === section ? 'on' : ''}
            aria-current={title === section ? 'true' : undefined}
          >
            <span style={{ paddingInlineStart: `${title.split(' > ').length - 1}rem` }}>{title.split(' > ').at(-1)}</span>
            {wanted !== '' && hits > 0 && <span className="soft">{hits}</span>}
          </Link>
        );
      })}
      <p className="soft small">{text('rules-own-words')}</p>
      <Link href={`/library/condition?game=${encodeURIComponent(game)}`} className="more">
        {text('rules-library')}
      </Link>
    </nav>
  );
}

interface ListProps {
  readonly game: string;
  readonly rules: readonly RuleInBook[];
  readonly chosen: RuleInBook | null;
  readonly wanted: string;
  readonly title: string;
}

/** The rules of a section, or those that were found. */
function List({ game, rules, chosen, wanted, title }: ListProps): React.ReactNode {
  const here = useRef<HTMLLIElement>(null);
  const at = chosen?.id;
  const parts = wanted === '' ? title.split(' > ') : [title];
  const [heading, chapters] = [parts.at(-1), parts.slice(0, -1)];
  useEffect(() => {
    if (at !== undefined) here.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className="rule-list" aria-label={title}>
      {chapters.length > 0 && <p className="soft small">{chapters.join(' · ')}</p>}
      <h2>{heading}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule.id} className={rule.id === at ? 'on' : ''} ref={rule.id === at ? here : undefined}>
            <Link href={pathTo(game, rule.id, wanted)} aria-current={rule.id === at ? 'true' : undefined}>
              <span className="tale">
                <Marked words={wanted}>{rule.text}</Marked>
              </span>
              <code className="soft">{rule.id}</code>
            </Link>
            <Badges rule={rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A text with what was looked for marked in it. */
function Marked({ words, children }: { readonly words: string; readonly children: string }): React.ReactNode {
  const marks = marksOf(words);
  if (marks === null) return children;
  return children.split(marks).map((part, nth) => (nth % 2 === 1 ? <mark key={nth}>{part}</mark> : part));
}

function Badges({ rule: { status, scenarios, option, readings, kind } }: { readonly rule: RuleInBook }): React.ReactNode {
  const ruled = readings.some(({ is }) => is === 'ruling');
  return (
    <p className="badges">
      {status === 'tested' && (
        <span className="badge tested">
          <Check aria-hidden="true" /> {text('rules-tested', { count: scenarios.length })}
        </span>
      )}
      {status !== 'tested' && <span className="badge">{text('rules-kind', { kind })}</span>}
      {option !== null && (
        <span className="badge now">
          <Stamp aria-hidden="true" /> {text('rules-option', { name: inWords(option.name), value: valueInWords(option.usual) })}
        </span>
      )}
      {option === null && ruled && <span className="badge">{text('rules-ruled')}</span>}
    </p>
  );
}

/** All that is known of one rule: what the book leaves open, what changes it, what it builds on, where it is tested. */
function About({ game, rule, rules }: { readonly game: string; readonly rule: RuleInBook | null; readonly rules: readonly RuleInBook[] }): React.ReactNode {
  if (rule === null) return <aside className="about" />;
  const { id, readings, option, uses, code, scenarios, reason } = rule;
  const after = rules.filter((other) => other.uses.includes(id));
  return (
    <aside className="about" aria-label={text('rules-about', { id })}>
      <h2>{id}</h2>
      <p className="soft small">{text('rules-where', { section: rule.section, kind: rule.kind })}</p>
      <p className="tale only-narrow">{rule.text}</p>
      {(readings.length > 0 || option !== null) && (
        <section className="reading">
          <h3>{text('rules-open')}</h3>
          {readings.map(({ is, text: said }, nth) => (
            <p key={nth} className={is}>
              {is === 'ruling' && <b>{text('rules-ruling')} </b>}
              {said}
            </p>
          ))}
          {option !== null && <Option game={game} option={option} />}
        </section>
      )}
      {reason !== null && reason !== '' && <p className="soft">{reason}</p>}
      <Ids title={text('rules-uses')} game={game} ids={uses.filter((use) => rules.some((other) => other.id === use))} />
      <Ids title={text('rules-used-by')} game={game} ids={after.map((one) => one.id)} />
      {scenarios.length > 0 && <Examples game={game} id={id} />}
      <Places title={text('rules-scenarios')} places={scenarios} />
      <Places title={text('rules-code')} places={code} />
    </aside>
  );
}

/** A value of an option: "yes", "dexterity then roll off". */
const valueInWords = (value: unknown): string => text('rules-value', { value: inWords(String(value)) });

/** The values of an option; each other one can be tried in a fight. */
function Option({ game, option: { name, values, usual } }: { readonly game: string; readonly option: NonNullable<RuleInBook['option']> }): React.ReactNode {
  const [fight, setFight] = useState<ReadyFight | null>(null);
  useEffect(() => {
    fetchJson<readonly ReadyFight[]>('/api/fights').then(
      (fights) => setFight(fights.find(({ ruleset }) => ruleset === game) ?? null),
      () => undefined,
    );
  }, [game]);
  return (
    <ul className="values" aria-label={inWords(name)}>
      <li>
        <b>{text('rules-option-name', { name: inWords(name) })}</b>
      </li>
      {values.map((value) => (
        <li key={String(value)}>
          <span className={value === usual ? 'usual' : ''}>{valueInWords(value)}</span>
          {value === usual ? (
            <small className="soft">{text('rules-usual')}</small>
          ) : (
            fight !== null && (
              <Link href={linkTo({ ...questionIn(''), fight: fight.id, changes: [`options.${name}=${String(value)}`] })}>
                <FlaskConical aria-hidden="true" /> {text('rules-try')}
              </Link>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function Ids({ title, game, ids }: { readonly title: string; readonly game: string; readonly ids: readonly string[] }): React.ReactNode {
  if (ids.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <p className="ids">
        {ids.map((id) => (
          <Link key={id} href={pathTo(game, id, '')}>
            {id}
          </Link>
        ))}
      </p>
    </section>
  );
}

function Places({ title, places }: { readonly title: string; readonly places: readonly string[] }): React.ReactNode {
  if (places.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <code>{place}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

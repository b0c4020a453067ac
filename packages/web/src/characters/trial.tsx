import type { Json } from '@riposte/kernel';
import { Swords } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { text } from '../language.ts';
import { intoDuel } from '../library/into-fight.ts';
import { Percent, Shares } from '../odds.tsx';
import { heading } from '../text.ts';
import { bench } from '../workbench/bench.ts';
import type { Built, Carried, Duelled, DuelWanted, GameBook, TriedAct } from '../workbench/requests.ts';

/** Milliseconds without a change after which odds are reckoned. */
const PAUSE = 400;
const DUELS = 200;

interface TrialProps {
  readonly book: GameBook;
  readonly built: Built;
  readonly name: string;
  readonly carried: Carried | null;
}

/** What this character can do to a foe of the catalogue, and how often it wins. */
export function TrialBlock({ book, built, name, carried }: TrialProps): React.ReactNode {
  const foes = book.entries.filter(({ fighter }) => fighter !== undefined);
  const [foe, setFoe] = useState(foes[0]?.id ?? '');
  const against = foes.find(({ id }) => id === foe);
  const fighter = JSON.stringify(built.fighter);
  const [failed, setFailed] = useState('');
  const [, go] = useLocation();
  const begin = async (): Promise<void> => {
    const { name: _name, ...made } = built.fighter as { readonly [key: string]: Json };
    go(`/prepare/${await intoDuel(book, { name, fighter: made }, against!, carried)}`);
  };
  const wanted: DuelWanted | null =
    built.fighter === null || built.problems.length > 0 || against?.fighter === undefined
      ? null
      : { game: book.id, fighter: { ...built.fighter, name }, foe: { name: against.name, ...(against.fighter as DuelWanted['foe']) } };
  const acts = useTried(wanted, `${fighter} ${foe} ${name}`);
  return (
    <section className="panel block" id="trial" aria-labelledby="trial-title">
      <div className="line">
        <h2 id="trial-title">{text('maker-trial')}</h2>
        <label>
          {text('maker-trial-against')}{' '}
          <select value={foe} onChange={({ target }) => setFoe(target.value)}>
            {foes.map(({ id, name: called }) => (
              <option key={id} value={id}>
                {heading(called)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {wanted === null ? <p className="soft">{text('maker-broken')}</p> : <Trials acts={acts} name={name} />}
      {wanted !== null && <DuelLine key={`${fighter} ${foe}`} wanted={wanted} />}
      {wanted !== null && (
        <div className="line duel">
          <button type="button" onClick={() => void begin().catch((thrown: Error) => setFailed(thrown.message))}>
            <Swords aria-hidden="true" /> {text('maker-trial-play')}
          </button>
          <span className={failed === '' ? 'soft' : 'warn'} role="status">
            {failed === '' ? text('maker-trial-play-what') : failed}
          </span>
        </div>
      )}
    </section>
  );
}

/** What its acts come to; null until that is reckoned. */
function useTried(wanted: DuelWanted | null, key: string): readonly TriedAct[] | null {
  const [acts, setActs] = useState<readonly TriedAct[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is wanted
  useEffect(() => {
    setActs(null);
    if (wanted === null) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await bench('trial', wanted).catch(() => []);
      if (!isOver) setActs(found);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
  return acts;
}

function Trials({ acts, name }: { readonly acts: readonly TriedAct[] | null; readonly name: string }): React.ReactNode {
  if (acts === null) return <p className="soft trials">{text('maker-trial-reckoned')}</p>;
  if (acts.length === 0) return <p className="soft trials">{text('maker-trial-none', { name })}</p>;
  return (
    <ul className="trials">
      {acts.map((act) => {
        const { share, atMost, outcomes } = act.chance;
        // To grab or to trip somebody hurts nobody: it holds or it does not.
        const shown = act.hurts === 0 ? share : act.hurts;
        return (
          <li key={act.text}>
            <b>{act.text}</b>
            <small>{act.cost === '' ? text('maker-trial-free') : act.cost}</small>
            <span title={outcomes.map(({ text: what, share: one }) => `${what || text('maker-trial-nothing')} ${Math.round(one * 100)} %`).join('; ')}>
              <Shares chance={act.chance} />
            </span>
            <span className="hurts">
              <Percent share={shown} atMost={shown + atMost - share} />
              <small className="soft">{text(act.hurts === 0 ? 'maker-trial-affects' : 'maker-trial-hurts')}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How often a fighter wins, with the interval for all duels. */
function DuelLine({ wanted }: { readonly wanted: DuelWanted }): React.ReactNode {
  const [fought, setFought] = useState<Duelled | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const last = useRef<AbortController | null>(null);
  useEffect(() => () => last.current?.abort(), []);
  const run = async (): Promise<void> => {
    const wish = new AbortController();
    last.current = wish;
    setRunning(wish);
    setFought(null);
    const done = await bench('duel', { ...wanted, fights: DUELS }, { signal: wish.signal, tell: setFought }).catch(() => null);
    if (done !== null) setFought(done);
    setRunning(null);
  };
  const [least, most] = fought === null || fought.fights === 0 ? [0, 100] : interval(fought.won, fought.fights);
  return (
    <div className="line duel">
      {running === null ? (
        <button type="button" onClick={() => void run()}>
          {text('maker-duel-run')}
        </button>
      ) : (
        <button type="button" onClick={() => running.abort()}>
          {text('maker-duel-stop')}
        </button>
      )}
      <span role="status">
        {fought === null ? (
          <span className="soft">{text('maker-duel-what')}</span>
        ) : (
          <>
            {text('maker-duel-won', { won: fought.won, fights: fought.fights, least, most })}
            {fought.drawn > 0 && ` ${text('maker-duel-drawn', { drawn: fought.drawn })}`}
          </>
        )}
      </span>
    </div>
  );
}

/** The share of all duels between two percentages, at 95 % (Wilson). */
function interval(won: number, fights: number): readonly [least: number, most: number] {
  const z = 1.96;
  const share = won / fights;
  const centre = share + (z * z) / (2 * fights);
  const spread = z * Math.sqrt((share * (1 - share)) / fights + (z * z) / (4 * fights * fights));
  const whole = 1 + (z * z) / fights;
  return [Math.max(0, Math.round((100 * (centre - spread)) / whole)), Math.min(100, Math.round((100 * (centre + spread)) / whole))];
}

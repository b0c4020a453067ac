import type { Act, Entry, Goal, Odds, Scene, ShownFighter, ShownGauge, Way } from '@riposte/server/protocol';
import { headlines } from '@riposte/server/protocol';
import { ChevronLeft, CornerDownLeft } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Aim, Group } from './aim.ts';
import { costText, rangeText } from './cost-text.ts';
import { Figure } from './figure.tsx';
import { Gauge, inRoom } from './gauges.tsx';
import { planOf } from './geometry.ts';
import { Icon } from './icons.tsx';
import { listed, text } from './language.ts';
import type { Say } from './net.ts';
import { Outcomes, Percent, previewOdds, Shares } from './odds.tsx';
import { part } from './part.tsx';
import { rich } from './rich.tsx';
import { formOf, inWords, shortly, waitingFor } from './text.ts';
import { Chip } from './token.tsx';

const Reasons = part(async () => ({ default: (await import('./reasons.tsx')).Reasons }));

export interface ActionsProps {
  readonly scene: Scene;
  readonly log: readonly Entry[];
  readonly aim: Aim;
  readonly ask: Say;
  readonly letters: ReadonlyMap<number, string>;
  readonly rule: (id: string) => void;
  /** Looks at a form of an act, or no longer. */
  readonly look: (way: Way | null) => void;
  /** The considered or chosen act with its odds; undefined while they are counted, null = no odds. */
  readonly subject: Way | null;
  /** Shown until the user looks at an act. */
  readonly likely: Way | null;
  readonly odds: Odds | null | undefined;
}

/** Places that are listed beside the board, which shows all. */
const MAX_PLACES = 30;
/** Forms of an act up to which all are listed, and how many are at first where there are more: as many as have a key. */
const [MAX_WAYS, FIRST_WAYS] = [12, 9];
/** The second click of a double click must not press a button that has just come under the pointer. */
const DOUBLE = 350;

const TITLES: { readonly [group in Group]: 'group-attack' | 'group-move' | 'group-guard' | 'group-magic' | 'group-other' | 'group-all' } = {
  attack: 'group-attack',
  move: 'group-move',
  guard: 'group-guard',
  magic: 'group-magic',
  other: 'group-other',
  all: 'group-all',
};

/** The dock on one's own turn: who acts with what is left, the acts by groups, the odds of the considered act. */
export function Actions({ scene, log, aim, ask, letters, rule, look, subject, likely, odds }: ActionsProps): React.ReactNode {
  const [why, setWhy] = useState<Act | null>(null);
  const { by, chosen, isOpen } = aim;
  useEffect(() => setWhy(null), [by, chosen, scene.menu.number]);
  const actor = scene.fighters.find((fighter) => fighter.ref === by);
  if (by === null || scene.menu.acts.length === 0) return <Waits scene={scene} letters={letters} log={log} turn={aim.setBy} />;
  const all = scene.menu.acting.map(({ ref }) => ref);
  const name = (ref: number): string => [...scene.menu.acting, ...scene.menu.anytime].find((one) => one.ref === ref)!.name;
  return (
    <section className="dock actions" aria-label={text('actions')}>
      <div className="actor" key={String(all.length > 1)}>
        {all.length > 1 && <WhoActs {...{ scene, aim, letters, all, name }} />}
        <div className="big">
          {all.length < 2 && <FighterChip fighter={actor} letters={letters} />}
          <h2>{name(by)}</h2>
        </div>
        {actor !== undefined && <Left fighter={actor} planned={aim.planned} />}
        {all.length === 0 && (
          <button type="button" onClick={() => aim.setBy(null)}>
            {text('back')}
          </button>
        )}
        {aim.ending !== null && (
          <button type="button" className={`ending${isSpent(scene, by) ? ' primary' : ''}`} data-act={aim.ending.id} onClick={() => aim.choose(aim.ending)}>
            {aim.ending.title} <kbd>{text('key-end')}</kbd>
          </button>
        )}
      </div>
      <div className="choose">
        {isOpen ? <Ways key={`${by} ${chosen!.id}`} scene={scene} aim={aim} look={look} /> : <Acts scene={scene} aim={aim} look={look} why={setWhy} />}
      </div>
      <OddsCard scene={scene} aim={aim} ask={ask} why={why} rule={rule} subject={subject} likely={likely} odds={odds} />
    </section>
  );
}

interface WhoActsProps extends Pick<ActionsProps, 'scene' | 'aim' | 'letters'> {
  readonly all: readonly number[];
  readonly name: (ref: number) => string;
}

/** Chooses who acts where several may. */
function WhoActs({ scene, aim: { by, setBy }, letters, all, name }: WhoActsProps): React.ReactNode {
  const [isWhole, showWhole] = useState(false);
  // The game master may act for a player, and seldom does.
  const acting = all.filter((ref) => ref === by || isWhole || scene.fighters.some((fighter) => fighter.ref === ref && fighter.mine));
  return (
    <div className="who" role="group" aria-label={text('actions-who')}>
      {acting.map((ref) => (
        <button type="button" key={ref} className="plain" aria-pressed={ref === by} aria-label={name(ref)} title={name(ref)} onClick={() => setBy(ref)}>
          <FighterChip fighter={scene.fighters.find((fighter) => fighter.ref === ref)} letters={letters} />
        </button>
      ))}
      {acting.length < all.length && (
        <button type="button" className="plain rest" aria-label={text('actions-others', { count: all.length - acting.length })} onClick={() => showWhole(true)}>
          +{all.length - acting.length}
        </button>
      )}
    </div>
  );
}

/** Whether nothing is left to do that costs anything: then the turn wants to be ended. */
const isSpent = ({ menu }: Scene, by: number | null): boolean =>
  menu.acts.every(
    (act) => act.by !== by || act.ends || act.ways.length === 0 || (!act.path && act.ways.every(({ cost }) => cost.every(([, amount]) => amount <= 0))),
  );

function FighterChip({ fighter, letters }: { readonly fighter: ShownFighter | undefined; readonly letters: ReadonlyMap<number, string> }): React.ReactNode {
  return fighter === undefined ? null : <Chip side={fighter.side} letters={letters.get(fighter.ref) ?? ''} lost={fighter.lost} />;
}

/** What a fighter has left; the planned cost is striped. */
function Left({ fighter, planned }: { readonly fighter: ShownFighter; readonly planned: readonly (readonly [string, number])[] }): React.ReactNode {
  const told = fighter.gauges.filter(({ as, value }) => as === 'dice' || typeof value === 'number');
  const dice = told.find(({ as }) => as === 'dice');
  const plan = (gauge: ShownGauge): number => planned.find(([resource]) => resource === gauge.title)?.[1] ?? 0;
  return (
    <div className="left-over">
      {told
        .filter((gauge) => gauge !== dice && !(gauge.value === 0 && gauge.most === 0))
        .sort((a, b) => Number(b.main) - Number(a.main))
        .slice(0, dice === undefined ? 5 : 3)
        .map((gauge) => (
          <Gauge key={gauge.title} gauge={inRoom(gauge)} planned={plan(gauge)} isBig={gauge.main} />
        ))}
      {dice !== undefined && <Gauge gauge={dice} />}
    </div>
  );
}

interface ListProps {
  readonly scene: Scene;
  readonly aim: Aim;
  readonly look: (way: Way | null) => void;
}

function Acts({ scene, aim, look, why }: ListProps & { readonly why: (act: Act) => void }): React.ReactNode {
  const { shown, group, groups, chosen, by } = aim;
  const refused = scene.menu.acts.filter((act) => act.by === by && act.ways.length === 0 && (group === 'all' || act.group === group));
  return (
    <>
      <div className="tabs" role="group" aria-label={text('actions-groups')}>
        {groups.map((one) => (
          <button type="button" key={one} data-group={one} aria-pressed={one === group} onClick={() => aim.setGroup(one)}>
            {one === 'all' ? text('group-all', { count: aim.legal.length }) : text(TITLES[one] as 'group-attack')}
          </button>
        ))}
      </div>
      {/* A list that scrolls must be reached by the keyboard, which its buttons do. */}
      <ol className="acts">
        {shown.map((act, i) => (
          <li key={act.id}>
            <button
              type="button"
              className="act"
              data-act={act.id}
              aria-pressed={chosen?.id === act.id}
              onClick={() => aim.choose(act)}
              {...(act.path
                ? {}
                : previewOdds(
                    () => look(act.ways[0]),
                    () => look(null),
                  ))}
            >
              <Icon name={act.icon} />
              <b>{act.title}</b>
              <small className="cost">{hintOf(act)}</small>
              {i < 9 && <kbd>{i + 1}</kbd>}
            </button>
          </li>
        ))}
        {refused.map((act) => (
          <li key={act.id}>
            <button type="button" className="act refused" aria-label={text('actions-why', { title: act.title, why: reasonOf(act) })} onClick={() => why(act)}>
              <Icon name={act.icon} />
              <b>{act.title}</b>
              <small>{reasonOf(act)}</small>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const NO_WAYS: readonly Way[] = [];

/** What an act costs, and at how many it can be aimed. */
function hintOf(act: Act): string {
  const cost = rangeText(act.costs);
  const targets = act.targets.length;
  return [cost === '' && !act.path ? text('cost-free') : cost, targets > 1 ? text('actions-targets', { count: targets }) : '']
    .filter((one) => one !== '')
    .join(' · ');
}

const reasonOf = (act: Act): string => act.refused[0]?.reasons[0]?.reason ?? '';

/** The forms of the chosen act: at whom, where to, how. */
function Ways({ scene, aim, look }: ListProps): React.ReactNode {
  const { ground } = scene;
  const called = useMemo(() => (ground === null ? String : planOf(ground).called), [ground]);
  const [isWhole, setWhole] = useState(false);
  const { goals, isWhole: isThere } = aim;
  const ways = isThere ? aim.ways : NO_WAYS;
  const chosen = aim.chosen!;
  const { pick, settle } = usePicking(chosen.id);
  const isOfParts = ofParts(ways);
  const listed = isOfParts ? [] : isWhole || ways.length <= MAX_WAYS ? ways : ways.slice(0, FIRST_WAYS);
  const unlisted = isOfParts ? 0 : ways.length - listed.length;
  const unfold = (): void => {
    settle();
    setWhole(true);
  };
  const propsOf = (way: Way): WayProps => wayProps(way, aim, pick, look);
  return (
    <div className="ways">
      <WaysHead aim={aim} chosen={chosen} />
      {isOfParts && (
        <Figure
          label={text('actions-parts', { title: chosen.title })}
          parts={ways.map((way) => ({
            name: way.part!,
            shown: (
              <button type="button" aria-label={way.text} {...propsOf(way)}>
                {way.part}
              </button>
            ),
          }))}
        />
      )}
      <ol hidden={isOfParts}>
        {chosen.path
          ? goals
              .slice(0, MAX_PLACES)
              .map((goal, nth) => <PlaceItem key={goal.place} goal={goal} nth={nth} aim={aim} called={called(goal.place)} pick={pick} />)
          : listed.map((way, i) => (
              <li key={way.key}>
                {/* Who unfolds the list by the keyboard goes on where it was. */}
                <button type="button" className="act" autoFocus={isWhole && i === FIRST_WAYS} aria-pressed={way === aim.aimed} {...propsOf(way)}>
                  <b>{formOf(way.text, chosen.title)}</b>
                  <small className="cost">{costText(way.cost) || text('cost-free')}</small>
                  {i < 9 && <kbd>{i + 1}</kbd>}
                </button>
              </li>
            ))}
        {!chosen.path && unlisted > 0 && (
          <li>
            <button type="button" className="act" data-more onClick={unfold}>
              {text('actions-more', { count: unlisted })}
            </button>
          </li>
        )}
      </ol>
      {isThere && chosen.more > 0 && (
        <p key={`${goals.length} ${listed.length}`} className="soft">
          {text('more-unlisted', { count: chosen.more })}
        </p>
      )}
    </div>
  );
}

/** The aimed act, and who may react wherever it leads. */
function WaysHead({ aim: { choose, everywhere }, chosen }: { readonly aim: Aim; readonly chosen: Act }): React.ReactNode {
  return (
    <p className="head">
      <button type="button" className="quiet square" onClick={() => choose(null)} aria-label={text('back')} title={text('back')}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <span>
        {rich(chosen.path ? 'actions-where' : chosen.targets.length > 1 ? 'actions-whom' : chosen.targets.length === 1 ? 'actions-how' : 'actions-which', {
          title: <strong>{chosen.title}</strong>,
        })}
      </span>
      {everywhere.length > 0 && <span className="warn">{text('actions-react', { names: listed(everywhere) })}</span>}
    </p>
  );
}

type WayProps = React.ComponentProps<'button'> & { 'data-way': number };

/** The handlers for the button of a form of the act. */
function wayProps(way: Way, { aimed, aimAt, take }: Aim, pick: Picking, look: ListProps['look']): WayProps {
  return {
    'data-way': way.key,
    onClick: (event) =>
      pick(
        event,
        way === aimed,
        () => aimAt({ way }),
        () => take(way),
      ),
    ...previewOdds(
      () => look(way),
      () => look(null),
    ),
  };
}

/** A finger looks first and acts with the second tap; what has just come under the pointer takes no second click. */
function usePicking(act: string): { readonly pick: Picking; readonly settle: () => void } {
  const since = useRef(0);
  const settle = (): void => {
    since.current = performance.now();
  };
  useEffect(settle, [act]);
  const pick: Picking = (event, isAimed, aimHere, doIt) => {
    const { pointerType = '' } = event.nativeEvent as PointerEvent;
    if (pointerType === 'mouse' && event.detail > 1 && performance.now() - since.current < DOUBLE) return;
    if (pointerType === 'touch' && !isAimed) return aimHere();
    doIt();
  };
  return { pick, settle };
}

/** Looks or acts on a click or a tap on a form or a place. */
type Picking = (event: React.MouseEvent, isAimed: boolean, aimHere: () => void, act: () => void) => void;

interface PlaceProps {
  readonly goal: Goal;
  readonly nth: number;
  readonly aim: Aim;
  readonly called: string;
  readonly pick: Picking;
}

/** A place to which the chosen act can lead, with its price and who may react. */
function PlaceItem({ goal, nth, aim, called, pick }: PlaceProps): React.ReactNode {
  return (
    <li>
      <button
        type="button"
        className="act"
        data-place={goal.place}
        aria-pressed={goal.place === aim.goal?.place}
        onClick={(event) =>
          pick(
            event,
            goal.place === aim.goal?.place,
            () => aim.aimAt({ goal }),
            () => aim.take(aim.chosen!.ways[0], goal.path),
          )
        }
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && aim.aimAt({ goal })}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && aim.aimAt({ goal })}
      >
        <b>{called}</b>
        <small className="cost">{costText(goal.cost) || text('cost-free')}</small>
        {goal.provokes.length > 0 && <small className="warn">! {goal.provokes.join(', ')}</small>}
        {nth < 9 && <kbd>{nth + 1}</kbd>}
      </button>
    </li>
  );
}

interface CardProps {
  readonly scene: Scene;
  readonly aim: Aim;
  readonly ask: Say;
  readonly why: Act | null;
  readonly rule: (id: string) => void;
  readonly subject: Way | null;
  readonly likely: Way | null;
  readonly odds: Odds | null | undefined;
}

/** A place of fixed size for the odds of the considered act, with the button that carries out the chosen one. */
function OddsCard({ scene, aim, ask, why, rule, subject, likely, odds }: CardProps): React.ReactNode {
  const { chosen, aimed, goal } = aim;
  const isOpen = scene.table.odds || scene.me.kind === 'gm';
  const isReady = chosen !== null && (chosen.path ? goal !== null : aimed !== null);
  const where = goal === null || scene.ground === null ? '' : ` → ${planOf(scene.ground).called(goal.place)}`;
  const shown = subject ?? likely;
  const title = shown !== null ? shortly(shown.text) : chosen === null ? '' : `${chosen.title}${where}`;
  return (
    <div className="odds">
      {why !== null && chosen === null ? (
        <Suspense fallback={null}>
          <Reasons short={why} menu={scene.menu.number} ask={ask} rule={rule} />
        </Suspense>
      ) : title === '' ? (
        <p className="soft">{text('actions-hint')}</p>
      ) : (
        <>
          <div className="title">
            <h3>{title}</h3>
            {odds?.chance != null && <Percent share={odds.chance.share} atMost={odds.chance.atMost} />}
          </div>
          {odds?.chance != null && (
            <>
              <p className="about">{odds.chance.about}</p>
              <Shares chance={odds.chance} />
              <Outcomes chance={odds.chance} />
            </>
          )}
          {odds != null && odds.chance === null && <p className="proof">{inWords(odds.text)}</p>}
          {odds == null && shown !== null && <p className="soft">{text(!isOpen ? 'odds-closed' : odds === undefined ? 'odds-counting' : 'odds-none')}</p>}
          {odds == null && shown === null && goal !== null && (
            <p className="soft">{goal.provokes.length > 0 ? text('board-provokes', { names: listed(goal.provokes) }) : costText(goal.cost)}</p>
          )}
        </>
      )}
      <p className="unseen" role="status">
        {odds == null || likely !== null ? '' : text('odds', { text: inWords(odds.text) })}
      </p>
      {chosen !== null && (
        <div className="commit">
          <RuleLink id={chosen.rule} rule={rule} />
          <button type="button" className="primary" data-commit disabled={!isReady} onClick={aim.commit}>
            {chosen.title} <CornerDownLeft aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Whether choices are the parts of one body, each once. */
export function ofParts(choices: readonly { readonly part: string | null; readonly targets: readonly number[] }[]): boolean {
  const parts = choices.map((choice) => choice.part);
  const targets = new Set(choices.map((choice) => choice.targets.join(' ')));
  return parts.length > 1 && !parts.includes(null) && new Set(parts).size === parts.length && targets.size === 1;
}

/** The dock while others decide. */
/** What happened lately, for a phone, which shows no log beside the acts. */
const LATELY = 4;

type WaitsProps = Pick<ActionsProps, 'scene' | 'letters' | 'log'> & { readonly turn: (ref: number) => void };

function Waits({ scene, letters, log, turn }: WaitsProps): React.ReactNode {
  const { question, typing, waiting, fighters, menu } = scene;
  const told =
    question !== null && !question.mirror
      ? text('actions-answer-first')
      : typing !== null
        ? text('actions-dice-first')
        : waiting.kind === 'turn'
          ? text('actions-their-turn', { names: listed(waiting.names) })
          : waitingFor(waiting, fighters);
  const awaited = fighters.filter((fighter) => waiting.who.includes(fighter.ref));
  return (
    <section className="dock actions waits" aria-label={text('actions')}>
      <div className="row" key={`${awaited.length} ${told}`}>
        {awaited.slice(0, 6).map((fighter) => (
          <FighterChip key={fighter.ref} fighter={fighter} letters={letters} />
        ))}
        <p>{told}</p>
      </div>
      {menu.anytime.length > 0 && (
        <div className="row">
          <span className="soft">{text('actions-anytime')}</span>
          {menu.anytime.map(({ ref, name }) => (
            <button type="button" key={ref} data-anytime={ref} onClick={() => turn(ref)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <ol key={`${menu.anytime.length} ${log.length}`} className="lately" aria-hidden="true">
        {log.slice(-LATELY).map((entry, i) => (
          <li key={Math.max(0, log.length - LATELY) + i}>{headlines(entry)}</li>
        ))}
      </ol>
    </section>
  );
}

/** The id of a rule; opens its text. */
export function RuleLink({ id, rule }: { readonly id: string; readonly rule: (id: string) => void }): React.ReactNode {
  return id === '' ? null : (
    <button type="button" className="rule" data-term={id} data-rule="" onClick={() => rule(id)} aria-label={text('rule', { id })}>
      {id}
    </button>
  );
}

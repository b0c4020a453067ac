import { Suspense } from 'react';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { type Desk, isAsked } from './desk.ts';
import { part } from './part.tsx';
import { branch, share } from './steps.ts';

// Only who learns waits for it.
const Lesson = part(() => import('./learn/lesson.tsx'));
// A fight begins without a question; most of it is neither over nor looked back at.
const Prompt = part(async () => ({ default: (await import('./prompt.tsx')).Prompt }));
const End = part(async () => ({ default: (await import('./end.tsx')).End }));
const Replay = part(async () => ({ default: (await import('./replay.tsx')).Replay }));

/** The middle of the table: decisions and the past, above the board. */
export function Centre({ desk }: { readonly desk: Desk }): React.ReactNode {
  const { now, scene, state, at, aim, considered, say, ask, speak } = desk;
  const isNow = at === null;
  const mayPoint = isNow && (now.me.kind === 'gm' || now.me.kind === 'player');
  const watch = (ref: number): void => {
    const way = aim.chosen?.ways.find(({ targets }) => targets.includes(ref));
    if (way !== undefined) aim.aimAt({ way });
  };
  return (
    <main className="centre">
      {now.lesson !== null && (
        <Suspense fallback={<section className="lesson-bar" />}>
          <Lesson lesson={now.lesson} ruleset={now.table.ruleset} failed={desk.tell} />
        </Suspense>
      )}
      {/* A question has its place and its sentence before its part of the page is there. */}
      <Suspense fallback={<section className={isNow && isAsked(now) ? 'dock prompt' : 'dock'}>{isNow && now.question?.because}</section>}>
        <Dock desk={desk} />
      </Suspense>
      <Board
        scene={scene}
        aim={aim}
        aimed={isNow ? considered.target : null}
        watch={watch}
        ask={ask}
        announce={speak}
        ping={isNow ? state.ping : null}
        undraw={desk.undraw}
        point={mayPoint ? (place) => void say({ do: 'ping', place }) : null}
      />
    </main>
  );
}

/** The bar above the board: the past, a question, the end, or what can be done. */
function Dock({ desk }: { readonly desk: Desk }): React.ReactNode {
  const { now, state, at, go, aim, letters, founded, say, ask, tell, rule } = desk;
  const { subject, likely, odds, look, weigh } = desk.considered;
  const { kind } = now.me;
  const shareAt = (moment: number): void => void share(moment, now, founded, say, tell);
  if (at !== null)
    return (
      <Replay
        log={state.log}
        at={at}
        go={go}
        leave={() => go(null)}
        share={shareAt}
        branch={kind === 'gm' || kind === 'solo' ? (moment) => void branch(moment, say, tell) : null}
      />
    );
  if (isAsked(now)) return <Prompt scene={now} ahead={state.ahead} say={say} ask={ask} rule={rule} look={weigh} />;
  if (now.over !== null && now.menu.acts.every((act) => act.ways.length === 0))
    return <End scene={now} log={state.log} ask={ask} look={go} share={() => shareAt(-1)} letters={letters} replay={() => go(-1)} failed={tell} />;
  return <Actions scene={now} log={state.log} aim={aim} ask={ask} letters={letters} rule={rule} look={look} subject={subject} likely={likely} odds={odds} />;
}

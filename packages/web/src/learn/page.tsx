import type { ReadyLesson } from '@riposte/server/protocol';
import { Check, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { lessonsLearnt } from '../keep.ts';
import { lang, learn, text } from '../language.ts';
import { LEARN } from '../messages-learn.gen.ts';
import { Frame } from '../nav.tsx';
import { fetchJson } from '../net.ts';
import { start, useLeaving } from '../start.ts';
import './learn.css';

learn(LEARN);

/** The course of a game: its lessons in their order, and which were done in this browser. */
export function LearnPage({ game }: { readonly game: string }): React.ReactNode {
  const [lessons, setLessons] = useState<readonly ReadyLesson[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, leave] = useLeaving(setFailed);
  useEffect(() => {
    fetchJson<ReadyLesson[]>(`/api/lessons/${lang()}`).then(setLessons, (thrown: Error) => setFailed(thrown.message));
  }, []);
  const games = new Map((lessons ?? []).map(({ ruleset, rulesetTitle }) => [ruleset, rulesetTitle]));
  if (game === '' && games.size > 0) return <Redirect to={`/learn/${[...games.keys()][0]}`} replace />;
  const learnt = lessonsLearnt();
  const course = (lessons ?? []).filter(({ ruleset }) => ruleset === game);
  const done = course.filter(({ file }) => learnt.includes(file)).length;
  const next = course.find(({ file }) => !learnt.includes(file));
  return (
    <Frame at="learn">
      <div className="learn">
        <header>
          <h1>{text('learn')}</h1>
          <p className="soft">{text('learn-intro')}</p>
        </header>
        {failed !== null && (
          <p role="alert" className="failed">
            {failed}
          </p>
        )}
        {lessons === null && failed === null && <p role="status">{text('learn-loading')}</p>}
        {lessons !== null && course.length === 0 && <p role="status">{text('learn-none')}</p>}
        <nav className="tabs" aria-label={text('learn')}>
          {[...games].map(([id, title]) => (
            <Link key={id} href={`/learn/${id}`} className={id === game ? 'on' : ''} aria-current={id === game ? 'page' : undefined}>
              {title}
            </Link>
          ))}
        </nav>
        {course.length > 0 && <p className="soft">{text('learn-done-count', { done, of: course.length })}</p>}
        <ol className="lessons">
          {course.map((lesson, i) => (
            <LessonItem
              key={lesson.file}
              lesson={lesson}
              nth={i + 1}
              isDone={learnt.includes(lesson.file)}
              isNext={lesson === next}
              isBusy={busy}
              begin={() => leave(() => start(lesson.file, 'solo'))}
            />
          ))}
        </ol>
      </div>
    </Frame>
  );
}

interface LessonItemProps {
  readonly lesson: ReadyLesson;
  readonly nth: number;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly isBusy: boolean;
  readonly begin: () => void;
}

function LessonItem({ lesson: { title, about, steps }, nth, isDone, isNext, isBusy, begin }: LessonItemProps): React.ReactNode {
  return (
    <li className={`card lesson${isNext ? ' next' : ''}`}>
      <span className={`nth${isDone ? ' done' : ''}`} aria-hidden="true">
        {isDone ? <Check /> : nth}
      </span>
      <div className="what">
        <h2>{title}</h2>
        <p>{about}</p>
        <p className="soft">{[text('learn-steps', { steps }), ...(isDone ? [text('learn-done')] : [])].join(' · ')}</p>
      </div>
      <button
        type="button"
        className={isNext ? 'primary' : ''}
        disabled={isBusy}
        aria-label={text(isDone ? 'learn-again-label' : 'learn-begin-label', { title })}
        onClick={begin}
      >
        {isDone ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" />} {text(isDone ? 'learn-again' : 'learn-begin')}
      </button>
    </li>
  );
}

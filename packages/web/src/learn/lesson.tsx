import type { ReadyLesson, Scene } from '@riposte/server/protocol';
import { Check, GraduationCap, StepForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keepLearnt } from '../keep.ts';
import { lang, learn, text } from '../language.ts';
import { LEARN } from '../messages-learn.gen.ts';
import { fetchJson } from '../net.ts';
import { start, useLeaving } from '../start.ts';
import './lesson.css';

learn(LEARN);

interface LessonProps {
  readonly lesson: NonNullable<Scene['lesson']>;
  readonly ruleset: string;
  readonly failed: (why: string) => void;
}

/** What a lesson wants next, above the board, in a place that does not grow; after the last step the way on. */
export default function Lesson({ lesson: { file, title, reached, of, say }, ruleset, failed }: LessonProps): React.ReactNode {
  const isDone = reached === of;
  const [next, setNext] = useState<ReadyLesson | null>(null);
  const [busy, leave] = useLeaving(failed);
  useEffect(() => {
    if (!isDone) return;
    keepLearnt(file);
    // Without the list there is no next lesson to offer; the page of lessons is one click away.
    void fetchJson<ReadyLesson[]>(`/api/lessons/${lang()}`).then(
      (lessons) => {
        const course = lessons.filter((lesson) => lesson.ruleset === ruleset);
        const own = course.findIndex((lesson) => lesson.file === file);
        setNext(own < 0 ? null : (course[own + 1] ?? null));
      },
      () => undefined,
    );
  }, [isDone, file, ruleset]);
  return (
    <section className={`lesson-bar${isDone ? ' done' : ''}`} aria-label={text('lesson', { title })}>
      <span className="mark" aria-hidden="true">
        {isDone ? <Check /> : <GraduationCap />}
      </span>
      <div className="says" role="status">
        <p className="cap">
          {title} · {isDone ? text('lesson-learnt') : text('lesson-step', { step: reached + 1, of })}
        </p>
        <p>{say}</p>
      </div>
      <div className="ways">
        {next !== null && (
          <button type="button" className="primary" disabled={busy} onClick={() => leave(() => start(next.file, 'solo'))}>
            <StepForward aria-hidden="true" /> {text('lesson-next', { title: next.title })}
          </button>
        )}
        <a className={next === null ? 'button' : 'button quiet'} href={`/learn/${ruleset}`}>
          {text('lesson-all')}
        </a>
      </div>
    </section>
  );
}

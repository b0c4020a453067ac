import type { Entry } from '@riposte/server/protocol';
import { useState } from 'react';
import { briefly } from './brief.ts';

/** Dice that are drawn at most: more are a blur. */
const MANY = 5;

/** What rolls came to in short; where they were thrown just now their dice tumble over it for a moment, and nothing else moves. */
export function Thrown({ part, isFresh }: { readonly part: Entry['parts'][number]; readonly isFresh: boolean }): React.ReactNode {
  const [wasFresh] = useState(isFresh);
  const faces = part.rolls.flatMap((roll) => roll.faces ?? [roll.total]).slice(0, MANY);
  return (
    <>
      {briefly(part)}
      {wasFresh && (
        <span className="thrown" aria-hidden="true">
          {faces.map((face, i) => (
            <i key={i} style={{ animationDelay: `calc(var(--dice) / 12 * ${i})` }}>
              <b>{face}</b>
            </i>
          ))}
        </span>
      )}
    </>
  );
}

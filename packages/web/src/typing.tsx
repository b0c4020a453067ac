import type { Scene } from '@riposte/server/protocol';
import { useState } from 'react';
import { text } from './language.ts';
import type { Say } from './net.ts';
import { rich } from './rich.tsx';
import { facesOf } from './text.ts';

/** Dice that were thrown by hand, typed in; or thrown here. */
export function Typing({ typing, say }: { readonly typing: NonNullable<Scene['typing']>; readonly say: Say }): React.ReactNode {
  const [typed, setTyped] = useState('');
  const faces = facesOf(typed);
  return (
    <form
      className="dock prompt typing"
      aria-label={text('dice')}
      onSubmit={(event) => {
        event.preventDefault();
        // What was refused stays, to be mended.
        void say({ do: 'roll', typing: typing.number, faces }).then((reply) => reply.ok && setTyped(''));
      }}
    >
      <label className="because" htmlFor="faces">
        {rich('dice-ask', { name: <strong>{typing.name}</strong>, title: typing.title, dice: typing.dice })}
      </label>
      <div className="row">
        <input id="faces" inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} placeholder="4 2" autoComplete="off" />
        <button type="submit" className="primary" disabled={faces.length === 0}>
          {text('dice-use')}
        </button>
        <button type="button" onClick={() => void say({ do: 'roll', typing: typing.number })}>
          {text('dice-roll')}
        </button>
      </div>
    </form>
  );
}

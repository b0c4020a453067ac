import { chosenAt } from '@riposte/files';
import type { Growth } from '@riposte/ruleset';
import { useState } from 'react';
import { CarriedList } from '../carried-list.tsx';
import { host } from '../host/server.ts';
import { text } from '../language.ts';
import { packTexts } from '../own-packs.ts';
import { bringPicture, pictureAddress } from '../shelf.ts';
import { bench } from '../workbench/bench.ts';
import type { Aftermath, Carried, CharacterFile } from '../workbench/requests.ts';
import { useMaker } from './maker.ts';

interface Keeping {
  readonly keep: (next: Partial<CharacterFile>, name: string) => void;
}

/** How the character grows, as its book has it. */
export function Growing({ growth: { path, step, title, says } }: { readonly growth: Growth }): React.ReactNode {
  const { choices, change } = useMaker();
  const given = path === null ? undefined : chosenAt(choices, path);
  const now = typeof given === 'number' ? given : step === 1 ? 1 : 0;
  return (
    <section id="growth" className="panel block" aria-labelledby="growth-title">
      <h2 id="growth-title">{text('maker-growth')}</h2>
      <p className="soft">{says}</p>
      {path !== null && (
        <button type="button" onClick={() => change(path, now + step, title)}>
          {text('maker-growth-now', { what: title, now })}
        </button>
      )}
    </section>
  );
}

const KINDS = 'image/png,image/jpeg,image/webp';

/** The picture of the character. */
export function Pictured({ portrait, keep }: { readonly portrait: string | null } & Keeping): React.ReactNode {
  const [failed, setFailed] = useState('');
  const bring = async (picture: File | undefined): Promise<void> => {
    if (picture === undefined) return;
    setFailed('');
    try {
      keep({ portrait: (await bringPicture(picture, picture.name)).picture }, text('maker-portrait'));
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  const shown = host.useShown(portrait === null ? null : pictureAddress(portrait));
  return (
    <section id="portrait" className="panel block" aria-labelledby="portrait-title">
      <h2 id="portrait-title">{text('maker-portrait')}</h2>
      <div className="line">
        {shown !== null && <img className="face" src={shown} alt="" />}
        <label className="file">
          {text('maker-portrait-choose')}{' '}
          <input
            type="file"
            accept={KINDS}
            onChange={({ target }) => {
              void bring(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {portrait !== null && (
          <button type="button" onClick={() => keep({ portrait: null }, text('maker-portrait-remove'))}>
            {text('maker-portrait-remove')}
          </button>
        )}
      </div>
      {failed !== '' && (
        <p className="warn" role="alert">
          {failed}
        </p>
      )}
    </section>
  );
}

/** What the player writes down. */
export function Noted({ notes, keep }: { readonly notes: string } & Keeping): React.ReactNode {
  return (
    <section id="notes" className="panel block" aria-labelledby="notes-title">
      <h2 id="notes-title">{text('maker-notes')}</h2>
      <textarea
        aria-labelledby="notes-title"
        rows={5}
        maxLength={20_000}
        value={notes}
        onChange={({ target }) => keep({ notes: target.value }, text('maker-notes'))}
      />
    </section>
  );
}

interface CarriedProps extends Keeping {
  readonly carried: Carried | null;
  readonly game: string;
  readonly name: string;
}

/** What a fight left: read from its log, and taken back when all is healed and rested. */
export function CarriedOver({ carried, game, name, keep }: CarriedProps): React.ReactNode {
  const [read, setRead] = useState<Aftermath | null>(null);
  const [failed, setFailed] = useState('');
  const take = (taken: Carried): void => {
    // What this fight did not change is as the one before left it.
    keep({ carried: { ...taken, facts: { ...carried?.facts, ...taken.facts } } }, text('maker-carried'));
    setRead(null);
  };
  const bring = async (log: File | undefined): Promise<void> => {
    if (log === undefined) return;
    setFailed('');
    try {
      const found = await bench('aftermath', { content: await log.text(), on: new Date().toISOString().slice(0, 10), packs: await packTexts(game) });
      const own = found.fighters.find((fighter) => fighter.name === name);
      if (found.game !== game) setFailed(text('maker-carried-game', { game: found.gameTitle }));
      else if (own === undefined) setRead(found);
      else take(own.carried);
    } catch (thrown) {
      setFailed((thrown as Error).message);
    }
  };
  return (
    <section id="carried" className="panel block" aria-labelledby="carried-title">
      <h2 id="carried-title">{text('maker-carried')}</h2>
      <p className="soft">{text('maker-carried-what')}</p>
      {carried !== null && (
        <>
          <b>{text('maker-carried-from', { title: carried.from, on: carried.on })}</b>
          <CarriedList carried={carried} />
        </>
      )}
      <div className="line">
        <label className="file">
          {text('maker-carried-read')}{' '}
          <input
            type="file"
            accept=".jsonl,application/jsonl,text/plain"
            onChange={({ target }) => {
              void bring(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        {carried !== null && (
          <button type="button" onClick={() => keep({ carried: null }, text('maker-carried-drop'))}>
            {text('maker-carried-drop')}
          </button>
        )}
      </div>
      {read !== null && <Whose name={name} fighters={read.fighters} take={take} />}
      {failed !== '' && (
        <p className="warn" role="alert">
          {failed}
        </p>
      )}
    </section>
  );
}

interface WhoseProps extends Pick<Aftermath, 'fighters'> {
  readonly name: string;
  readonly take: (taken: Carried) => void;
}

/** Which fighter of the log the character was, where none has its name. */
function Whose({ name, fighters, take }: WhoseProps): React.ReactNode {
  return (
    <div className="line" role="group" aria-label={text('maker-carried-who', { name })}>
      <span>{text('maker-carried-who', { name })}</span>
      {fighters.map((fighter) => (
        <button type="button" key={fighter.name} onClick={() => take(fighter.carried)}>
          {fighter.name}
        </button>
      ))}
    </div>
  );
}

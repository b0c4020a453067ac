import { Plus, Upload } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { text } from '../language.ts';
import { since } from '../text.ts';
import { Acts } from '../workshop/card.tsx';
import { DoneLine } from '../workshop/done.tsx';
import { itemTitle, useItems } from '../workshop/use-items.ts';
import { newPack } from './copy-into-pack.ts';
import { packPath } from './pack-things.ts';

/** The own packs of a game. */
export function Packs({ game }: { readonly game: string }): React.ReactNode {
  const items = useItems('pack');
  const [, go] = useLocation();
  const own = (items.heads ?? []).filter((head) => head.game === game && head.state === 'kept');
  return (
    <section className="card packs" aria-label={text('library-packs')}>
      <h2>{text('library-packs')}</h2>
      {items.failed !== null && (
        <p role="alert" className="failed told">
          {items.failed}
        </p>
      )}
      {items.heads !== null && own.length === 0 && <p className="soft">{text('library-packs-none')}</p>}
      <ul>
        {own.map((head) => (
          <li key={head.id}>
            <span className="grow">
              <Link href={packPath(head.id)}>
                <b>{itemTitle(head)}</b>
              </Link>{' '}
              <small>{[text('library-pack-things', { count: head.count }), since(head.changed)].join(' · ')}</small>
            </span>
            <Acts kind="pack" head={head} title={itemTitle(head)} items={items} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => items.attempt(async () => go(packPath(await newPack(game))))}>
        <Plus aria-hidden="true" /> {text('pack-make')}
      </button>
      <label className="button">
        <Upload aria-hidden="true" /> {text('library-pack-bring')}
        <input
          type="file"
          className="unseen"
          accept=".json"
          onChange={({ target }) => {
            items.bring(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <DoneLine items={items} />
    </section>
  );
}

import { BookOpen, FlaskConical, GraduationCap, Library, Map as MapIcon, Settings, Swords, Users } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { Mark } from './icons.tsx';
import { text } from './language.ts';

const SCREENS = [
  { id: 'play', path: '/', title: 'nav-play', Picture: Swords },
  { id: 'learn', path: '/learn', title: 'nav-learn', Picture: GraduationCap },
  { id: 'prepare', path: '/prepare', title: 'nav-prepare', Picture: MapIcon },
  { id: 'characters', path: '/characters', title: 'nav-characters', Picture: Users },
  { id: 'library', path: '/library', title: 'nav-library', Picture: Library },
  { id: 'rules', path: '/rules', title: 'nav-rules', Picture: BookOpen },
  { id: 'lab', path: '/lab', title: 'nav-lab', Picture: FlaskConical },
  { id: 'settings', path: '/settings', title: 'preferences', Picture: Settings },
] as const;

/** The navigation around all screens except the table. */
export function Frame({ at, children }: { readonly at: (typeof SCREENS)[number]['id'] | null; readonly children: React.ReactNode }): React.ReactNode {
  const title = at === 'play' ? undefined : SCREENS.find(({ id }) => id === at)?.title;
  // Tabs and bookmarks are told apart by it. What a page calls itself comes later and stays.
  useLayoutEffect(() => {
    document.title = title === undefined ? text('riposte') : text('tab-title', { title: text(title) });
  }, [title]);
  return (
    <div className="frame">
      <nav className="nav" aria-label={text('nav')}>
        <span className="brand">
          <Mark /> <span>{text('riposte')}</span>
        </span>
        {SCREENS.map(({ id, path, title, Picture }) => (
          <Link key={id} href={path} className={id === at ? 'on' : ''} aria-current={id === at ? 'page' : undefined}>
            <Picture aria-hidden="true" /> <span>{text(title)}</span>
          </Link>
        ))}
      </nav>
      <main className="page">{children}</main>
    </div>
  );
}

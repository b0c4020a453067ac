import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { Home } from './home.tsx';
import { host } from './host/server.ts';
import { Join, TakeMaker } from './join.tsx';
import { speakAsAsked } from './keep-language.ts';
import { Nowhere } from './nowhere.tsx';
import './style.css';
import { part } from './part.tsx';
import { followTheme } from './theme.ts';

// Only where the system forces its colours.
if (window.matchMedia('(forced-colors: active)').matches) void import('./forced.css');

// Each page loads its own code: the list of fights does not wait for the board, nor the board for the list.
const TablePage = part(async () => ({ default: (await import('./table.tsx')).TablePage }));
const ReplayPage = part(async () => ({ default: (await import('./replay-page.tsx')).ReplayPage }));
const EmbedPage = part(async () => ({ default: (await import('./embed/page.tsx')).EmbedPage }));
const SettingsPage = part(async () => ({ default: (await import('./preferences.tsx')).SettingsPage }));
const DraftsPage = part(async () => ({ default: (await import('./workshop/items.tsx')).DraftsPage }));
const CharactersPage = part(async () => ({ default: (await import('./workshop/items.tsx')).CharactersPage }));
const TakeWorkshop = part(async () => ({ default: (await import('./workshop/take.tsx')).TakeWorkshop }));
const LibraryPage = part(async () => ({ default: (await withRules(import('./library/page.tsx'))).LibraryPage }));
const LabPage = part(async () => ({ default: (await withRules(import('./lab/page.tsx'))).LabPage }));
const DicePage = part(async () => ({ default: (await import('./lab/dice.tsx')).DicePage }));
const RulesPage = part(async () => ({ default: (await import('./rules/page.tsx')).RulesPage }));
const LearnPage = part(async () => ({ default: (await import('./learn/page.tsx')).LearnPage }));
const PackPage = part(async () => ({ default: (await import('./library/pack-page.tsx')).PackPage }));
const Editor = part(async () => ({ default: (await import('./prepare/editor.tsx')).Editor }));
const CharacterSheet = part(async () => ({ default: (await import('./characters/sheet.tsx')).CharacterSheet }));
const Builder = part(async () => ({ default: (await import('./characters/builder.tsx')).Builder }));

/** For a page that shows nothing without the rules: starts their thread while the page loads. */
function withRules<T>(page: Promise<T>): Promise<T> {
  void import('./workbench/bench.ts').then(({ getReady }) => getReady()).catch(() => undefined);
  return page;
}

/** Which page an address shows. */
function Page(): React.ReactNode {
  return (
    <Suspense>
      <Switch>
        <Route path="/">
          <Home />
        </Route>
        <Route path="/j">{() => <Join hash={host.mark()} />}</Route>
        <Route path="/m">{() => <TakeMaker hash={host.mark()} />}</Route>
        <Route path="/t/:seat/tv">{({ seat }) => <TablePage seat={decodeURIComponent(seat)} isTv />}</Route>
        <Route path="/t/:seat">{({ seat }) => <TablePage seat={decodeURIComponent(seat)} />}</Route>
        <Route path="/replay">
          <ReplayPage />
        </Route>
        <Route path="/embed">
          <EmbedPage />
        </Route>
        <Route path="/settings">
          <SettingsPage />
        </Route>
        <Route path="/w">{() => <TakeWorkshop hash={host.mark()} />}</Route>
        <Route path="/prepare">
          <DraftsPage />
        </Route>
        <Route path="/characters">
          <CharactersPage />
        </Route>
        <Route path="/library/pack/:id">{({ id }) => <PackPage key={id} id={decodeURIComponent(id)} />}</Route>
        <Route path="/library/:kind?/:id?">{({ kind, id }) => <LibraryPage kind={kind} id={id === undefined ? null : decodeURIComponent(id)} />}</Route>
        <Route path="/rules/:game?/:id?">{({ game, id }) => <RulesPage game={game ?? ''} id={id === undefined ? null : decodeURIComponent(id)} />}</Route>
        <Route path="/learn/:game?">{({ game }) => <LearnPage game={game ?? ''} />}</Route>
        <Route path="/lab/dice">
          <DicePage />
        </Route>
        <Route path="/lab">
          <LabPage />
        </Route>
        <Route path="/prepare/:id">{({ id }) => <Editor key={id} id={decodeURIComponent(id)} />}</Route>
        <Route path="/characters/:id/sheet">{({ id }) => <CharacterSheet key={id} id={decodeURIComponent(id)} />}</Route>
        <Route path="/characters/:id">{({ id }) => <Builder key={id} id={decodeURIComponent(id)} />}</Route>
        <Route>
          <Nowhere />
        </Route>
      </Switch>
    </Suspense>
  );
}

followTheme();
void speakAsAsked().then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Router {...host.router}>
        <Page />
      </Router>
    </StrictMode>,
  ),
);

import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { Home } from './home.tsx';
import { host } from './host/server.ts';
import { Join, TakeMaker } from './join.tsx';
import { speakAsAsked } from './keep-language.ts';
import { Nowhere } from './nowhere.tsx';
import './style.css';
import { followTheme } from './theme.ts';

// Who looks for a fight waits for no board, and who comes by a link for no list of fights.
const TablePage = lazy(async () => ({ default: (await import('./table.tsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay-page.tsx')).ReplayPage }));
const EmbedPage = lazy(async () => ({ default: (await import('./embed/page.tsx')).EmbedPage }));
const SettingsPage = lazy(async () => ({ default: (await import('./preferences.tsx')).SettingsPage }));
const DraftsPage = lazy(async () => ({ default: (await import('./workshop/items.tsx')).DraftsPage }));
const CharactersPage = lazy(async () => ({ default: (await import('./workshop/items.tsx')).CharactersPage }));
const TakeWorkshop = lazy(async () => ({ default: (await import('./workshop/take.tsx')).TakeWorkshop }));
const LibraryPage = lazy(async () => ({ default: (await import('./library/page.tsx')).LibraryPage }));
const LabPage = lazy(async () => ({ default: (await import('./lab/page.tsx')).LabPage }));
const DicePage = lazy(async () => ({ default: (await import('./lab/dice.tsx')).DicePage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules/page.tsx')).RulesPage }));
const LearnPage = lazy(async () => ({ default: (await import('./learn/page.tsx')).LearnPage }));
const PackPage = lazy(async () => ({ default: (await import('./library/pack-page.tsx')).PackPage }));
const Editor = lazy(async () => ({ default: (await import('./prepare/editor.tsx')).Editor }));
const CharacterSheet = lazy(async () => ({ default: (await import('./characters/sheet.tsx')).CharacterSheet }));
const Builder = lazy(async () => ({ default: (await import('./characters/builder.tsx')).Builder }));

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

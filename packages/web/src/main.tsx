import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './home.tsx';
import { Join, TakeMaker } from './join.tsx';
import { speakAsAsked } from './keep-language.ts';
import './style.css';
import { TablePage } from './table.tsx';

/** Which page an address shows: `/`, `/j#SECRET`, `/m#TOKEN`, `/t/SEAT`. */
function Page(): React.ReactNode {
  const { pathname, hash } = window.location;
  if (pathname === '/j') return <Join hash={hash.slice(1)} />;
  if (pathname === '/m') return <TakeMaker hash={hash.slice(1)} />;
  const seat = /^\/t\/([^/]+)$/.exec(pathname)?.[1];
  return seat === undefined ? <Home /> : <TablePage seat={decodeURIComponent(seat)} />;
}

speakAsAsked();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);

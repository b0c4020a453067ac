import { chosenFrom, lang, speak } from './language.ts';

const KEY = 'riposte-lang';

/** Uses the language of the browser, or the one that `?lang=` named in this tab. */
export async function speakAsAsked(): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('lang');
  await speak(chosenFrom([...kept(asked), ...navigator.languages]));
  if (lang() !== 'en') await import('./expected.ts').catch(() => undefined);
  document.documentElement.lang = lang();
}

function kept(asked: string | null): string[] {
  try {
    if (asked !== null) sessionStorage.setItem(KEY, asked);
    const before = sessionStorage.getItem(KEY);
    return before === null ? [] : [before];
  } catch {
    // This browser stores nothing; only this page speaks the language.
    return asked === null ? [] : [asked];
  }
}

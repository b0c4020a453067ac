import type { RuleText, Terms } from '@riposte/server/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lang } from './language.ts';
import { fetchJson } from './net.ts';

/** Milliseconds that a pointer rests, or a finger presses, until a word is explained. */
const REST = 350;
const LEAVE = 200;

const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const known = new Map<string, Promise<Terms>>();
const rules = new Map<string, Promise<string>>();

/** The sentence for a word of a rule set, or for a rule by its id; empty where there is none. */
async function sentenceFor(ruleset: string, term: string, isRule: boolean): Promise<string> {
  if (isRule) {
    const at = `${encodeURIComponent(ruleset)}/${encodeURIComponent(term)}`;
    const told =
      rules.get(at) ??
      fetchJson<RuleText>(`/api/rules/${at}`).then(
        ({ text }) => text,
        () => '',
      );
    rules.set(at, told);
    return told;
  }
  const of = `${encodeURIComponent(ruleset)}/${encodeURIComponent(lang())}`;
  const terms = known.get(of) ?? fetchJson<Terms>(`/api/terms/${of}`).catch(() => ({}));
  known.set(of, terms);
  const all: Terms = await terms;
  // "prone (2) from Odo" is about being prone.
  const plain = keyOf(term.replace(/\s*[([{].*$/, ''));
  return [keyOf(term), plain].map((key) => (Object.hasOwn(all, key) ? all[key] : '')).find((one) => one !== '') ?? '';
}

interface Shown {
  readonly at: Element;
  readonly text: string;
}

/** Which word is explained, now or in a moment. */
interface Explaining {
  readonly wanted: () => Element | null;
  readonly tell: (at: Element) => void;
  readonly hide: () => void;
  /** Does something after so many milliseconds, in place of what was to be done. */
  readonly after: (time: number, work: () => void) => void;
  /** Leaves all as it is. */
  readonly stay: () => void;
}

function explaining(ruleset: string, show: (shown: Shown | null) => void): Explaining {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted: Element | null = null;
  return {
    wanted: () => wanted,
    tell(at) {
      wanted = at;
      void sentenceFor(ruleset, at.getAttribute('data-term') ?? '', at.hasAttribute('data-rule')).then((text) => {
        if (wanted === at && at.isConnected && text !== '') show({ at, text });
      });
    },
    hide() {
      wanted = null;
      show(null);
    },
    after(time, work) {
      clearTimeout(timer);
      timer = setTimeout(work, time);
    },
    stay: () => clearTimeout(timer),
  };
}

const termAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('[data-term]') : null);

/** Explains the words that a pointer, a finger or the focus reaches. */
function listen({ wanted, tell, hide, after, stay }: Explaining, isInside: (event: Event) => boolean, signal: AbortSignal): void {
  const over = (event: PointerEvent): void => {
    const at = termAt(event);
    if (event.pointerType === 'touch') return;
    if (at !== null) after(REST, () => tell(at));
    // Who goes to the sentence itself may read it, and a pointer takes nothing from the keyboard.
    else if (isInside(event) || (wanted() !== null && wanted() === document.activeElement)) stay();
    else after(LEAVE, hide);
  };
  const down = (event: PointerEvent): void => {
    const at = termAt(event);
    if (event.pointerType !== 'touch') return;
    if (at !== null) after(REST, () => tell(at));
    else if (!isInside(event)) after(0, hide);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' && wanted() === null) stay();
  };
  const focus = (event: FocusEvent): void => {
    const at = termAt(event);
    stay();
    if (at !== null && at === event.target && at.matches(':focus-visible')) tell(at);
    else hide();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || wanted() === null) return;
    // The sentence goes, and nothing else.
    event.stopImmediatePropagation();
    event.preventDefault();
    stay();
    hide();
  };
  const held = (event: Event): void => {
    if (wanted() !== null && termAt(event) !== null) event.preventDefault();
  };
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointerdown', down, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('contextmenu', held, { signal });
  window.addEventListener('keydown', key, { capture: true, signal });
}

/** One sentence beside a word: shown on hover, focus or a long press, stays while it is pointed at, goes with Escape. */
export function Tip({ ruleset, first }: { readonly ruleset: string; readonly first: Element }): React.ReactNode {
  const [shown, setShown] = useState<Shown | null>(null);
  const [spot, setSpot] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isShown = shown !== null;
  useEffect(() => {
    const words = explaining(ruleset, setShown);
    const listening = new AbortController();
    listen(words, ({ target }) => target instanceof Node && box.current?.contains(target) === true, listening.signal);
    if (first === document.activeElement) words.tell(first);
    else words.after(REST, () => words.tell(first));
    return () => {
      words.stay();
      listening.abort();
    };
  }, [ruleset, first]);
  useEffect(() => {
    if (shown === null) return undefined;
    const { at } = shown;
    const before = at.getAttribute('aria-describedby');
    at.setAttribute('aria-describedby', 'term');
    return () => (before === null ? at.removeAttribute('aria-describedby') : at.setAttribute('aria-describedby', before));
  }, [shown]);
  useLayoutEffect(() => {
    if (shown === null || box.current === null) return setSpot(null);
    const word = shown.at.getBoundingClientRect();
    const own = box.current.getBoundingClientRect();
    const left = Math.max(8, Math.min(word.left, window.innerWidth - own.width - 8));
    const below = word.bottom + 4;
    return setSpot({ left, top: below + own.height > window.innerHeight - 8 ? Math.max(8, word.top - own.height - 4) : below });
  }, [shown]);
  return (
    <div role="tooltip" id="term" className="term-tip" ref={box} hidden={!isShown} style={spot ?? undefined}>
      {shown?.text}
    </div>
  );
}

import { type ChangeJson, type Explanation, type FiatLine, type Fight, type Id, ResourceSet, type RollEntry, type Trace } from '@riposte/kernel';
import { arithmetic, capital, nameOf, type Speech } from './render.ts';
import { storyOf, type Told } from './story.ts';

/** What one intent did: a paragraph, and the arithmetic of its rolls. */
interface Paragraph {
  readonly by: Id;
  readonly depth: number;
  readonly head: string;
  /** What the one who acts has left of each resource. */
  readonly left: Map<string, string>;
  readonly sentences: string[];
  readonly sums: string[];
}

/** One command told: paragraphs of the intents in it, rolls and their arithmetic indented below. */
export function narrate(fight: Fight, speech: Speech, command: number): string[] {
  const paragraphs: Paragraph[] = [];
  // The intents that go on, the innermost last: what happens is its doing.
  const open: Paragraph[] = [];
  let numbers: Explanation[] = [];
  for (const one of storyOf(fight, speech.ruleSet, command)) {
    if (one.kind === 'intent') {
      open.push(begin(speech, one));
      paragraphs.push(open[open.length - 1]);
    } else if (one.kind === 'end') open.pop();
    else if (one.kind === 'value') numbers.push(one.explanation);
    else {
      const now = goingOn(paragraphs, open);
      if (one.kind === 'roll') now.sums.push(...rolled(speech, one, numbers));
      else if (one.kind === 'answer') now.sentences.push(...one.texts);
      else if (one.change[0] === ResourceSet.id && one.change[1] === now.by) keepLeft(speech, now, one.change);
      else now.sentences.push(...one.texts);
    }
    // Numbers asked before a choice or another act were for these; a change may come between numbers and their roll.
    if (one.kind !== 'value' && one.kind !== 'change') numbers = [];
  }
  return paragraphs.flatMap(written);
}

/** The paragraph of the innermost intent that goes on; a new one behind what came in between. */
function goingOn(paragraphs: Paragraph[], open: Paragraph[]): Paragraph {
  const now = open[open.length - 1] ?? paragraphs[0];
  if (paragraphs[paragraphs.length - 1] === now) return now;
  const further = { ...now, head: '', sentences: [], sums: [] };
  paragraphs.push(further);
  open[Math.max(0, open.length - 1)] = further;
  return further;
}

/** The commands and decrees of the fight as it stands, each told with the number of its line. */
export function narrateAll(fight: Fight, speech: Speech): { readonly line: number; readonly told: readonly string[] }[] {
  return fight.path().flatMap((n) => {
    const line = fight.lines[n];
    if (line.in === 'command') return [{ line: n, told: narrate(fight, speech, n) }];
    return line.in === 'fiat' ? [{ line: n, told: [decreed(fight, speech, n, line)] }] : [];
  });
}

/** What the game master decreed and why. */
export function decreed(fight: Fight, { ruleSet }: Speech, n: number, { reason }: FiatLine): string {
  const changes = storyOf(fight, ruleSet, n).flatMap((one) => (one.kind === 'change' ? one.texts : []));
  return `The game master decrees: ${[reason, ...changes].map(asSentence).join(' ')}`;
}

function begin(speech: Speech, { intent, depth, text }: Told & { readonly kind: 'intent' }): Paragraph {
  const silent = depth === 1 && speech.view.rules.intent(intent).def.automatic;
  const head = silent ? '' : `${nameOf(speech, intent.by)}: ${text}`;
  return { by: intent.by, depth, head, left: new Map(), sentences: [], sums: [] };
}

function written({ depth, head, left, sentences, sums }: Paragraph): string[] {
  const paid = left.size === 0 ? '' : ` (${[...left].map(([title, amount]) => `${amount} ${title}`).join(', ')})`;
  const told = [...(head === '' ? [] : [`${head}${paid}`]), ...sentences].map(asSentence);
  const indent = '  '.repeat(depth - 1);
  return [...(told.length === 0 ? [] : [`${indent}${told.join(' ')}`]), ...sums.map((sum) => `${indent}    ${sum}`)];
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** A roll with its plain numbers, then a line for each number that something was added to. */
function rolled(speech: Speech, { roll, entry }: Trace & { readonly kind: 'roll' }, numbers: readonly Explanation[]): string[] {
  const mine = numbers.filter((number) => number.who === entry.who);
  const plain = mine.filter((one) => one.parts.length === 0 && one.shown !== '0').map((one) => `${one.query} ${one.shown}, ${one.rule}`);
  const sums = mine.filter((one) => one.parts.length > 0).map((one) => `  ${arithmetic(speech, one, false)}`);
  const from = plain.length === 0 ? '' : ` (${[...new Set(plain)].join('; ')})`;
  return [`${nameOf(speech, entry.who)} rolls ${roll.title}: ${diceText(speech, entry as RollEntry)}${from}`, ...new Set(sums)];
}

/** "d8 [3] = 3". */
export function diceText({ ruleSet }: Speech, { pool, faces, total, from }: RollEntry): string {
  const thrown = `${ruleSet.words?.dice(pool) ?? pool}${faces === null ? '' : ` [${faces.join(', ')}]`} = ${total}`;
  return from === undefined ? thrown : `${thrown} (${from})`;
}

function keepLeft({ view }: Speech, { left }: Paragraph, [, , resource, amount]: ChangeJson): void {
  left.set(`${view.rules.resources[resource as number].title} left`, String(amount));
}

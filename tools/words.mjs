// Finds odd phrases in texts that people read: messages, docs, titles of scenarios, and the strings of sources. `node tools/words.mjs [FOLDER OR FILE ...]`
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root } from './folders.mjs';

/** Each phrase with what to write. Whole words. */
export const PHRASES = {
  'nobody within reach for it': 'no target in reach',
  'nothing at hand for it': 'nothing to use it on',
  'no way on': 'dead end',
  'The game master decrees': 'GM ruling',
  'somebody else may act now': 'it is not your turn',
  'down for good': 'permanently out',
  'from no advantage': 'no base part',
  'would make it': 'If X parries: 73 %',
  'keeps the book': 'only bookkeeping',
  'hang on dice': 'when no dice are involved',
  'hangs on dice': 'when no dice are involved',
  'says no when': 'fails if',
  'says no where': 'fails if',
  'of which they were lost': 'whose links are lost',
  'check a file of any format': 'check an encounter, pack, scenario or log',
  'heed RULE': 'restore RULE',
  'all that is known of one fighter': 'every detail of one fighter',
  'it is for others to act': "it is someone else's turn",
  'is waited for': 'waiting for a roll',
  'the rules do not take that': 'The rules do not allow this.',
  'clashes with what happened meanwhile': 'Something else happened first. Choose again.',
  'the table pauses': 'The game is paused.',
  'nothing is asked of this seat': 'You have no question to answer.',
  'somebody whom you do not see acts': 'Someone out of sight acts.',
  'as the game master answers': '(answered by the GM)',
  'this seat cannot be shown': 'Your view broke. Please reload.',
  'and does not injure it': 'but causes no injury',
  'let it come': 'take the hit',
  'where the heart of this kind is': 'finds no weak spot',
  'is now untreated': 'say nothing',
  'loses what it held': 'drops the rapier',
  'opens the own defences': 'leaves you open',
  'taken off guard': 'off guard',
  'unusable for now': 'disabled',
  'lot for tied initiatives': 'tie-break roll',
  'what must be reached to hold on': 'difficulty of the swimming check',
  'less 2 for each further range increment': 'range −2',
  'without an answer?': 'may the target react?',
  'lets itself be struck': 'drops its guard',
  'favoured by a critical success': 'critical bonus',
  'harmed without Aura': 'No Aura left.',
  'is through with the encounter': 'say nothing',
  'what stays?': 'Which lasting injury remains?',
  'the how-manieth': 'its position among them',
  'before anybody is told': 'before it is sent to anyone',
  'so that nobody fishes for better ones': 'so undoing cannot change luck',
  'bounds are told all the same': 'it then shows a range',
  'facts that are otherwise afterwards': 'what changed',
  'whoever leaves it must be sure': 'it deviates only when sure',
  'by a hair': 'narrowly',
  'the nearest one wins': 'the closest value is reported',
  'Go on playing': 'Your games',
  'Falls away; what would be otherwise': 'Will be lost',
  'Its parts are known to those who play this fighter': "Only this fighter's player sees the sum.",
  'Nothing but the dice': 'No modifiers.',
  "Give the game master's link to nobody": 'Keep the GM link to yourself.',
  'play without a rule': 'switch a rule off',
  'no link opens a seat': 'nobody can join',
  'To the first screen': 'Home',
  'everybody by policy': 'with computer players',
  'once for all': 'once and for all',
  'goes on where it was': 'continues where it was',
  'so many times': 'that many times',
  'the share at hand': 'the current share',
  'shares at hand': 'current shares',
  'also while': 'even while',
  'keeps the contract': 'meets the contract',
  'waits behind itself': 'delays only its sender',
  'from where on': 'from where',
  'drawn by lot': 'tie-break',
  'ways of the dice': 'ways the dice can fall',
  'are being fetched': 'Loading …',
  'is being fetched': 'Loading …',
  'is the one who': 'a name and a verb',
  'there is nobody who': 'nobody …',
  'the sheet of the game master': 'Game master',
  'cannot be had': 'cannot be loaded',

  'by lot': 'at random',
  'so enhanced': 'enhanced this way',
  'others than': 'anyone but',
  'is no part of': 'is not a part of',
  'hinders nothing': 'does not hinder you',
  'with which things are': 'that lets you …',
  'What is needed to': 'the name of the thing',
  'the fight behind it': 'out of the fight',
  'Is no body': 'is not a fighter',
  'one AP more': 'one more AP',
  'the one who drinks': 'the drinker',
  'stands in for a lost': 'replaces a lost',
  'make nothing of': 'cannot make sense of',
  'no blow with it': 'cannot strike with it',
  'flies no more': 'can no longer fly',
  'does nothing more': 'cannot act',
  'in one space with': 'sharing a space with',
  'counts again': 'applies again',
  'End your turn if you have it': 'If it is your turn, end it.',
  'what comes of it': 'what happens',

  'what waits for what': 'waiting actions',
  'is told of anything': 'is sent anything',
  'there twice': 'duplicated',
  'been fought': 'no fights yet',
  'came to no end': 'did not end',
  'where nothing is said': 'default',
  'what it is called': 'its name',
  'what it is drawn as': 'how it is drawn',
  'go together with': 'be combined with',
  'for ever': 'forever',
  'what costs what': 'what is expensive',
  'goes without saying': 'usual',
  'go without saying': 'usual',
  'never was': 'there is no …',
  'come to rest': 'settle',

  'are fought': 'run',
  'begins anew': 'starts again',
  'asks anew': 'asks again',
  'made anew': 'replaced',
  'the first screen': 'the home page',
  reckons: 'calculates',
  'how surely': 'how certain',
  'is coming …': 'Loading …',
  'is opened …': 'Opening …',
  'are counted …': 'Counting …',
  'let fight': 'run',
  'leave --farm away': 'leave out',
  'in spite of': 'despite',
  'take it away': 'remove it',
  whoever: 'a name, or anyone who',
  somebody: 'a fighter, a player, someone',
  'all the same': 'still, anyway',
  'for good': 'permanently',
  'hangs on': 'depends on',
};

/** More of them for the titles of scenarios: each title states a rule. */
export const PHRASES_OF_TITLES = {
  otherwise: 'if not, or by default',
  'is told': 'sees, is shown, is asked',
  'as ever': 'as usual',
  "one's own": 'their',
  oneself: 'themselves',
  'by the other reading': 'Under the other reading, …',
};

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (phrases) => new RegExp(`(?<![\\w-])(?:${Object.keys(phrases).map(escaped).join('|')})(?![\\w-])`, 'gi');
const PATTERN = anyOf(PHRASES);
const PATTERN_OF_TITLES = anyOf({ ...PHRASES, ...PHRASES_OF_TITLES });
const BY_PHRASE = new Map(Object.entries({ ...PHRASES, ...PHRASES_OF_TITLES }).map(([phrase, better]) => [phrase.toLowerCase(), better]));

/** Texts of a source: its strings, templates and page texts; no comments, names, imports, or words that only programs compare. */
function textsOf(content, file) {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const texts = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (isText) texts.push({ text: node.text, at: node.getStart?.(source) ?? node.pos });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** The lines of a catalogue, a page or a file of scenarios that people read: no comments of a catalogue, only titles of scenarios. */
function linesOf(content, file) {
  let at = 0;
  return content.split('\n').flatMap((line) => {
    // A choice of a message begins with its key.
    const here = { text: file.endsWith('.ftl') ? line.replace(/^\s*\*?\[[\w-]+\]/, '') : line, at };
    at += line.length + 1;
    const isUnread = (file.endsWith('.ftl') && line.startsWith('#')) || (file.endsWith('.yaml') && !line.startsWith('  - title: '));
    return isUnread ? [] : [here];
  });
}

/** The odd phrases in a text of this name: where, which, and what to write. */
export function oddIn(content, file) {
  const texts = /\.tsx?$/.test(file) ? textsOf(content, file) : linesOf(content, file);
  const pattern = file.endsWith('.yaml') ? PATTERN_OF_TITLES : PATTERN;
  return texts.flatMap(({ text, at }) =>
    [...text.matchAll(pattern)].map(([phrase]) => {
      const line = content.slice(0, at).split('\n').length;
      return `${file}:${line}: "${phrase}" should be "${BY_PHRASE.get(phrase.toLowerCase())}"`;
    }),
  );
}

const READ = /(\.(ftl|md|tsx?)|[/\\]lessons[/\\].*\.json|[/\\]scenarios[/\\].*\.yaml)$/;
const UNREAD = /(\.test\.tsx?|\.gen\.ts|testing\.ts|CHANGELOG\.md)$|[/\\](node_modules|dist|test)[/\\]/;

/** All odd phrases below these folders or in these files. */
export function oddWords(places) {
  return places.flatMap((place) => {
    const path = resolve(root, place);
    const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)) : [path];
    const read = files.filter((file) => READ.test(file) && !UNREAD.test(file)).sort();
    return read.flatMap((file) => oddIn(readFileSync(file, 'utf8'), relative(root, file)));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = oddWords(process.argv.length > 2 ? process.argv.slice(2) : ['README.md', 'docs', 'packages']);
  console.log(found.join('\n') || 'No odd phrases.');
  process.exitCode = found.length > 0 ? 1 : 0;
}

// What one could get wrong in a rule: for each place with a @rule tag, its mutants. Texts for people are left alone.
import ts from 'typescript';
import { taggedPlaces } from './tagged.mjs';

const { SyntaxKind: Kind } = ts;

const FOR_PEOPLE = new Set(['title', 'label', 'because', 'say', 'reason', 'from', 'show', 'names', 'rule']);

const OTHER_OPERATORS = new Map([
  [Kind.LessThanToken, ['<=', '>=']],
  [Kind.LessThanEqualsToken, ['<', '>']],
  [Kind.GreaterThanToken, ['>=', '<=']],
  [Kind.GreaterThanEqualsToken, ['>', '<']],
  [Kind.EqualsEqualsEqualsToken, ['!==']],
  [Kind.ExclamationEqualsEqualsToken, ['===']],
  [Kind.AmpersandAmpersandToken, ['||']],
  [Kind.BarBarToken, ['&&']],
  [Kind.PlusToken, ['-']],
  [Kind.MinusToken, ['+']],
  [Kind.AsteriskToken, ['/']],
  [Kind.SlashToken, ['*']],
  [Kind.PercentToken, ['*']],
  [Kind.PlusEqualsToken, ['-=']],
  [Kind.MinusEqualsToken, ['+=']],
]);

const OTHER_METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
]);

/**
 * The mutants of one file of JavaScript, each one change of its text: `code.slice(0, start) + text + code.slice(end)`.
 * `within`: where the innermost function around it begins, -1 for a table, which is read whenever the module is loaded.
 */
export function mutantsOf(code, name) {
  const found = new Map();
  for (const place of taggedPlaces(code, name)) {
    walk(place, place.node, -1, (node, within, [start, end], text) => {
      const key = `${start} ${end} ${text}`;
      const rules = [...new Set([...(found.get(key)?.rules ?? []), ...place.rules])];
      const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(start);
      found.set(key, { name, start, end, text, within, rules, line: line + 1, column: character + 1, was: code.slice(start, end) });
    });
  }
  return [...found.values()];
}

/** The functions inside the places with tags: where each begins, and where its body does. */
export function functionsOf(code, name) {
  const found = new Map();
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) found.set(node.getStart(), { start: node.getStart(), body: node.body });
    ts.forEachChild(node, visit);
  };
  for (const place of taggedPlaces(code, name)) visit(place.node);
  return [...found.values()];
}

function walk(place, node, within, mutate) {
  if (isForPeople(node) || isImported(node) || ts.isTemplateExpression(node)) return;
  // Without its whole declaration a module cannot be loaded at all.
  if (node !== place.node || ts.isFunctionLike(node)) for (const [range, text] of changesOf(node)) mutate(node, within, range, text);
  const inside = ts.isFunctionLike(node) ? node.getStart() : within;
  ts.forEachChild(node, (child) => walk(place, child, inside, mutate));
}

/** `(0, module_1.name)`, which translation makes of an imported name that is called. */
const isImported = (node) =>
  ts.isParenthesizedExpression(node) && ts.isBinaryExpression(node.expression) && node.expression.operatorToken.kind === Kind.CommaToken;

/** Titles, labels and questions; and the reason of a refusal. */
function isForPeople(node) {
  if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) return FOR_PEOPLE.has(node.name.getText());
  const { parent } = node;
  return parent !== undefined && ts.isCallExpression(parent) && parent.expression.getText() === 'refuse' && parent.arguments[1] === node;
}

const whole = (node) => [node.getStart(), node.end];

/** The changes of one node, without those inside it. */
function changesOf(node) {
  if (ts.isNumericLiteral(node)) return [[whole(node), otherNumber(Number(node.text))]];
  if (node.kind === Kind.TrueKeyword) return [[whole(node), 'false']];
  if (node.kind === Kind.FalseKeyword) return [[whole(node), 'true']];
  if (ts.isPrefixUnaryExpression(node)) return [Kind.ExclamationToken, Kind.MinusToken].includes(node.operator) ? [[whole(node), node.operand.getText()]] : [];
  if (ts.isBinaryExpression(node))
    return isText(node) ? [] : (OTHER_OPERATORS.get(node.operatorToken.kind) ?? []).map((text) => [whole(node.operatorToken), text]);
  if (ts.isConditionalExpression(node)) return alwaysAndNever(node.condition);
  if (ts.isIfStatement(node)) return alwaysAndNever(node.expression);
  if (ts.isWhileStatement(node)) return [[whole(node.expression), 'false']];
  if (ts.isForOfStatement(node)) return [[whole(node.expression), '[]']];
  if (ts.isExpressionStatement(node)) return [[whole(node), ';']];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one, i) => (isSentence(one) ? [] : [withoutElement(node.elements, i)]));
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) return otherCall(node, node.expression);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return otherResult(node.body);
  return [];
}

/** One becomes none: two advantages are no more than one. */
const otherNumber = (number) => String(number === 1 ? 0 : number + 1);

const isText = ({ left, right }) => [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));

const alwaysAndNever = (condition) => ['true', 'false'].map((text) => [whole(condition), text]);

/** Two words are for people; ids have none. */
const isSentence = (node) => ts.isTemplateExpression(node) || (ts.isStringLiteralLike(node) && node.text.includes(' '));

function withoutElement(elements, i) {
  const last = i === elements.length - 1;
  return [[elements[i].getStart(), last ? elements[i].end : elements[i + 1].getStart()], ''];
}

function otherCall(call, { name, expression }) {
  if (name.text === 'filter') return [[[expression.end, call.end], '']];
  const other = OTHER_METHODS.get(name.text);
  return other === undefined ? [] : [[whole(name), other]];
}

/** A plain value is also turned round; one with operators has mutants of its own, and so has a literal. */
function otherResult(body) {
  if (ts.isLiteralExpression(body) || body.kind === Kind.TrueKeyword || body.kind === Kind.FalseKeyword) return [];
  const plain = ts.isPropertyAccessExpression(body) || ts.isIdentifier(body) || ts.isCallExpression(body);
  return [[whole(body), 'undefined'], ...(plain ? [[whole(body), `!(${body.getText()})`]] : [])];
}

import ts from 'typescript';

const TAG = /@rule((?:[\s*,]+[A-Z]+(?:-[A-Z0-9]+)+)+)/g;
const REASON = /@because\s+\S/;

/**
 * The places of a source (TypeScript, or JavaScript that kept its comments) that carry `@rule` tags, in their order.
 * `reason`: the comment says with `@because` why so many rules stand together. `runs`: there is code in it that can be
 * executed; without that it is a table.
 */
export function taggedPlaces(source, name) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const places = [];
  const visit = (node) => {
    const text = (node.jsDoc ?? []).map((comment) => comment.getText()).join('\n');
    const rules = [...new Set([...text.matchAll(TAG)].flatMap(([, ids]) => ids.match(/[A-Z0-9-]+/g)))];
    if (rules.length > 0) {
      const start = node.getStart();
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      places.push({ rules, name, line, start, end: node.end, reason: REASON.test(text), runs: hasCode(node), node });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return places;
}

/** What stands in a list, the contributions of a condition for instance, is part of a table. */
function hasCode(node) {
  if (ts.isArrayLiteralExpression(node)) return false;
  return ts.isFunctionLike(node) || ts.forEachChild(node, hasCode) === true;
}

const MAX_RULES = 5;

/** Places where more rules stand than one function can keep apart, without a written reason. */
export function crowded(places) {
  return places.filter((place) => place.rules.length > MAX_RULES && !place.reason);
}

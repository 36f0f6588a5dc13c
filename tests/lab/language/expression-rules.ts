/** A ruleset that evaluates expressions without using their result. */
interface ExpressionRules {
  readonly text: string;
  /** The offset of each expression's call, to find its outcome. */
  readonly offsets: readonly number[];
  /** The line of each expression, from 1. */
  readonly lines: readonly number[];
}

/** Functions that test expressions may call. */
export const FUNCTIONS = `
function same(x) { return x; }
function yes(x) { return true; }
function either(a, b) { return a || b; }
function difference(a, b) { return a - b; }
function plusOne(x) { let next = x + 1; return next; }
`;

/** Expressions per request; they share its limit of 1000 sub-expressions. */
export const PER_REQUEST = 8;

/**
 * One `allow` per expression, in small blocks. None allows; a last one does, so that the response
 * doesn't list every denial.
 */
export function expressionRules(expressions: readonly string[]): ExpressionRules {
  let text = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {${FUNCTIONS}`;
  let line = text.split('\n').length;
  const offsets: number[] = [];
  const lines: number[] = [];

  function add(more: string): void {
    text += more;
    line += more.split('\n').length - 1;
  }

  for (const [index, expression] of expressions.entries()) {
    if (index % PER_REQUEST === 0) add(`match /group${index / PER_REQUEST}/{id} {\n`);
    add('allow get: if ');
    offsets.push([...text].length);
    lines.push(line);
    add(`same(${expression.replaceAll('\n', ' ')}) == [[[]]];\n`);
    if (index % PER_REQUEST === PER_REQUEST - 1 || index === expressions.length - 1) {
      add("allow get: if request.method == 'get';\n}\n");
    }
  }
  add('}}\n');
  return { text, offsets, lines };
}

/** Characters of a text, from 0; the end is exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The range including the parentheses it needs: an expression such as `(a + b).size()` starts at
 * its first operand, inside the parenthesis.
 */
export function balanced(text: string, { start, end }: Range): Range {
  let first = start;
  for (let missing = unopened(text.slice(start, end)); missing > 0; missing -= 1) {
    first = text.lastIndexOf('(', first - 1);
  }
  return { start: first, end };
}

/** Number of closing parentheses without an opening one. */
function unopened(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of withoutStrings(text)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    deepest = Math.min(deepest, depth);
  }
  return -deepest;
}

function withoutStrings(text: string): string {
  return text.replace(/\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, '');
}

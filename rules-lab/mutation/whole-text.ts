/** Characters of a text, from 0; the end is excluded. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The range with the parentheses it needs to stand alone: an expression such as `(a + b).size()`
 * begins at its first operand, and so inside of its parenthesis.
 */
export function balanced(text: string, { start, end }: Range): Range {
  let first = start;
  for (let missing = unopened(text.slice(start, end)); missing > 0; missing -= 1) {
    first = text.lastIndexOf('(', first - 1);
  }
  return { start: first, end };
}

/** How many parentheses are closed that were not opened. */
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

import { RE2JS } from 're2js';

const compiled = new Map<string, RE2JS | undefined>();
const CACHE_SIZE = 1000;

/** A pattern in RE2's syntax, which matches in linear time; undefined if invalid. */
export function regularExpression(pattern: string): RE2JS | undefined {
  if (compiled.has(pattern)) return compiled.get(pattern);
  if (compiled.size >= CACHE_SIZE) compiled.clear();
  const expression = compile(pattern);
  compiled.set(pattern, expression);
  return expression;
}

function compile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
}

/** The parts between matches. Empty ones at the end are dropped, but one always remains. */
export function split(expression: RE2JS, text: string): string[] {
  const pieces: string[] = [];
  const matcher = expression.matcher(text);
  let last = 0;
  let kept = 0;
  while (matcher.find()) {
    pieces.push(text.slice(last, matcher.start()));
    if (last < matcher.start()) kept = pieces.length;
    last = matcher.end();
  }
  if (last < text.length) {
    pieces.push(text.slice(last));
    kept = pieces.length;
  }
  return kept === 0 ? [''] : pieces.slice(0, kept);
}

const LONE_SIGNS = /\\[\s\S]|\\$|\$(?![0-9{])/g;

/**
 * Replaces every match; `$1` and `${name}` are groups, `\` escapes the next character. Undefined if
 * the replacement names an unknown group.
 */
export function replaceAll(
  expression: RE2JS,
  text: string,
  replacement: string,
): string | undefined {
  // A special character without a valid sequence is literal.
  const complete = replacement.replace(LONE_SIGNS, (sign) =>
    sign.length === 1 ? `\\${sign}` : sign,
  );
  try {
    return expression.matcher(text).replaceAll(complete, true);
  } catch {
    return undefined;
  }
}

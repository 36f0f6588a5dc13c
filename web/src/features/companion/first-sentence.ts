/** Longer sentences don't fit below the name. */
const LONGEST = 160;

/** A text's first sentence, if it is short enough, and what follows it. */
export function firstSentence(text: string): { readonly first: string; readonly rest: string } {
  const whole = text.trim();
  const end = /[.!?…](?=\s|$)/.exec(whole);
  const first = end === null ? whole : whole.slice(0, end.index + 1);
  if (first.length > LONGEST || first.includes('\n')) return { first: '', rest: whole };
  return { first, rest: whole.slice(first.length).trim() };
}

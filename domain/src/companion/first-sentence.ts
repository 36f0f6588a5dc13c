/** Longer texts don't fit below the name. */
const LONGEST = 160;

/** Shorter beginnings, such as "Hi!" or "Dr.", say nothing alone. */
const ENOUGH = 30;

const SENTENCE_END = /[.!?…](?=\s|$)|$/g;

/** A text's first sentences, up to about a line, and what follows them. */
export function firstSentence(text: string): { readonly first: string; readonly rest: string } {
  const whole = text.trim();
  let first = '';
  for (const { 0: mark, index } of whole.matchAll(SENTENCE_END)) {
    const longer = whole.slice(0, index + mark.length);
    if (first.length >= ENOUGH || longer.length > LONGEST || longer.includes('\n')) break;
    first = longer;
  }
  return { first, rest: whole.slice(first.length).trim() };
}

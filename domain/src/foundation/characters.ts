/** Characters as people see them: letters with their marks, emoji of several code points. They are never cut. */

/** The first letter of a name as a capital, with the marks that belong to it; '' without a letter. */
export function firstLetter(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    // Georgian writes its capitals for whole words only.
    if (/\p{L}/u.test(segment))
      return /\p{Script=Georgian}/u.test(segment) ? segment : segment.toUpperCase();
  }
  return '';
}

/** The beginning of a text, at most `max` UTF-16 units of it, that ends with a whole character. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** The beginning of a text of more than `max` UTF-16 units, at the end of a word if one is near, with "…"; white space becomes single spaces. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = beginning(line, max);
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}

/** A stretch of a message: words as they are, or an address that one may follow. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;

/** What ends a sentence rather than an address. */
const TRAILING = /[.,;:!?…]+$/;

/**
 * The text in parts, with http and https addresses as links; nothing else becomes one, so that no
 * message can carry a script. The parts together are the text.
 */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = trimmed(match[0]);
    const href = safeHref(shown);
    if (href === null) continue;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: 'link', text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** Without what belongs to the sentence around it: a stop, a bracket that was not opened in it. */
function trimmed(address: string): string {
  const shorter = address.replace(TRAILING, '');
  if (shorter.endsWith(')') && !shorter.includes('(')) return trimmed(shorter.slice(0, -1));
  return shorter;
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href, username, password } = new URL(address);
  // Names before an @ make an address look like another one.
  if (username !== '' || password !== '') return null;
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

/** Part of a message: plain text or a link. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;

/** Punctuation that ends a sentence, not an address. */
const TRAILING = /[.,;:!?…]+$/;

/**
 * Splits a text into plain parts and http(s) links. Nothing else becomes a link, so no message can
 * run a script. The parts add up to the text.
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

/** Without punctuation of the surrounding sentence: a full stop, an unmatched closing bracket. */
function trimmed(address: string): string {
  const shorter = address.replace(TRAILING, '');
  if (shorter.endsWith(')') && !shorter.includes('(')) return trimmed(shorter.slice(0, -1));
  return shorter;
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href, username, password } = new URL(address);
  // A user name before @ can disguise the host.
  if (username !== '' || password !== '') return null;
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

import { LinkifyIt } from 'linkify-it';

/** Part of a message: plain text or a link. */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** Finds whole addresses only; punctuation and quotation marks of all scripts end them. */
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('//', null)
  .add('mailto:', null);

/**
 * Splits a text into plain parts and http(s) links. Nothing else becomes a link, so no message can
 * run a script. The parts add up to the text.
 */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, raw } of finder.match(text) ?? []) {
    const shown = raw.replace(/\p{Cf}+$/u, '');
    const to = index + shown.length;
    const href = safeHref(shown, text.slice(to));
    if (href === null) continue;
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    parts.push({ kind: 'link', text: shown, href });
    from = to;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** A user name before @ can disguise the host. */
const GOES_ON = /^[^\s/?#]*@/;

/** The address to open; null for one that names a user, or that isn't of the web. */
function safeHref(address: string, rest: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href, username, password, pathname, search, hash } = new URL(address);
  if (username !== '' || password !== '') return null;
  const isHostOnly = pathname === '/' && search === '' && hash === '' && !address.endsWith('/');
  if (isHostOnly && GOES_ON.test(rest)) return null;
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}

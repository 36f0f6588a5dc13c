/** Controls, invisible characters and those that change the direction of text; spelling needs joiners. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Text that may come from a person, for an email: mail programs make links of addresses, so a space
 * parts each address. Line breaks stay.
 */
export function mailText(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(mailLine).join('\n');
}

/** The same in one line. */
export function mailLine(text: string): string {
  return text
    .replace(INVISIBLE, ' ')
    .replace(/([.。．｡])(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L}):(?=[^\s\d])/gu, '$1: ');
}

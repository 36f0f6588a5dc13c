/** Characters without width that come along when text is copied. The two joiners are part of spelling, so they aren't here. */
const PASTED = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;

/** Signs of direction that programs put around a name or a number that is copied. Inside they turn what is shown, and stay to be refused. */
const AROUND = /^[\s\u202a-\u202e\u2066-\u2069]+|[\s\u202a-\u202e\u2066-\u2069]+$/g;

/** A typed line without unseen characters of a paste, with single plain spaces, and composed as NFC. */
export function tidyLine(typed: string): string {
  return typed
    .replace(PASTED, '')
    .replace(AROUND, '')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .normalize('NFC');
}

/** Digits of any script, "٢٠" or "４５", as 0 to 9, and an Arabic decimal separator as a full stop. */
export function plainDigits(typed: string): string {
  return typed
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)))
    .replace(/[٫．]/g, '.');
}

const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Unicode encodes the ten digits of a script in a row, from zero (The Unicode Standard, section 4.6). */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(codePoint - before - 1)) before += 1;
  // Five styles of mathematical digits follow each other.
  return before % 10;
}

/**
 * At least one character that shows something: none of Unicode's default ignorable ones, which include the fillers of
 * Hangul, no marks without a letter, and no empty Braille cell.
 */
export const VISIBLE = /[^\s\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

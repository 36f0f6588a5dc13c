const ESCAPES: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|([0-3][0-7]{2})|(.)|$)/gs;

/**
 * The text of a string literal without quotes, escapes resolved; undefined for an unknown escape.
 */
export function textOf(inside: string): string | undefined {
  let known = true;
  const text = inside.replace(ESCAPE, (_all, unicode, hex, octal, letter) => {
    if (unicode ?? hex) return String.fromCharCode(Number.parseInt(unicode ?? hex, 16));
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8));
    const plain = ESCAPES[letter];
    known &&= plain !== undefined;
    return plain ?? '';
  });
  return known ? text : undefined;
}

/**
 * The bytes of a literal `b'…'`: its text in UTF-8, where `\x41` and `\101` are single bytes.
 * Undefined for an unknown escape, such as `\u0041`.
 */
export function bytesOf(inside: string): Uint8Array | undefined {
  const parts: Uint8Array[] = [];
  const encoder = new TextEncoder();
  let last = 0;
  for (const found of inside.matchAll(ESCAPE)) {
    const [all, unicode, hex, octal, letter] = found;
    const plain = ESCAPES[letter ?? ''];
    parts.push(encoder.encode(inside.slice(last, found.index)));
    if (hex ?? octal) parts.push(Uint8Array.of(Number.parseInt(hex ?? octal ?? '', hex ? 16 : 8)));
    else if (!unicode && plain !== undefined) parts.push(encoder.encode(plain));
    else return undefined;
    last = found.index + all.length;
  }
  parts.push(encoder.encode(inside.slice(last)));
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

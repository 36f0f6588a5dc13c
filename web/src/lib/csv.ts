/** What a table for a spreadsheet says of one thing. */
export type CsvRow = readonly (string | number | boolean | Date | null | undefined)[];

/** A table for a spreadsheet (RFC 4180); times in UTC, numbers with a point. */
export function csvOf(head: readonly string[], rows: readonly CsvRow[]): string {
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvRow[number]): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run what looks like a formula, and others write these texts. */
function harmless(text: string): string {
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text);
  return /^[\s]*[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text;
}

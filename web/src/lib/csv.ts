export type CsvRow = readonly (string | number | boolean | Date | null | undefined)[];

/** CSV for spreadsheets (RFC 4180), with times in UTC and a decimal point. */
export function csvOf(head: readonly string[], rows: readonly CsvRow[]): string {
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: CsvRow[number]): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  const text = escapeFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prefixes text that a spreadsheet would run as a formula, since other people wrote it. */
function escapeFormula(text: string): string {
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text);
  return /^[\s]*[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text;
}

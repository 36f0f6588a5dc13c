type Cell = string | number | boolean | Date | null | undefined;

export type CsvRow = readonly Cell[];

/** Text that a spreadsheet would run as a formula, since other people wrote it; not a number with its sign. */
const FORMULA = /^(?![+-]\d+(?:\.\d+)?$)\s*[=+\-@\t\r]/;

/** By this mark Excel knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** CSV for spreadsheets (RFC 4180), with times in UTC and a decimal point. */
export async function csvOf(head: readonly string[], rows: readonly CsvRow[]): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const cells = [head, ...rows].map((row) => row.map(plain));
  return `${BYTE_ORDER_MARK}${unparse(cells, { escapeFormulae: FORMULA })}\r\n`;
}

function plain(value: Cell): Exclude<Cell, Date> {
  return value instanceof Date ? value.toISOString() : value;
}

/** Two columns, the first one wider; one below the other on a phone. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 3,
} as const;

/** Two cards of the same height. */
export const PAIR = COLUMNS;

/** Three parts: the first and the third below each other, the second one beside both. */
export const TRIO = {
  ...COLUMNS,
  alignItems: 'start',
  gridTemplateRows: { md: 'auto 1fr' },
  '& > :nth-of-type(2)': { gridColumn: { md: 2 }, gridRow: { md: '1 / 3' } },
} as const;

/** Two cards side by side, the first one wider; below each other on a phone. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 3,
  alignItems: 'start',
} as const;

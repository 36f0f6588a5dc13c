/** Two columns, the first one wider; one below the other on a phone. Cards of a row are as high. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 3,
} as const;

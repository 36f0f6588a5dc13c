/** Tabs on the left, booking card on the right; on a small screen the card comes first. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"book" "tabs" "more"', md: '"tabs book" "tabs more"' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
  gap: 3,
} as const;

/** Border and background of the landing page's cards. */
export const CARD_STYLE = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Without a notice. */
const HEIGHT = '72px';

/** Snackbars keep clear of the bar by `--bottom-nav`, and focus never hides behind it. */
const CLEAR_OF_BAR = {
  '@media screen and (max-width: 899.95px)': {
    ':root': { '--bottom-nav': HEIGHT, scrollPaddingBlockEnd: '120px' },
  },
};

/** Around the bar and what belongs to it: one card, and on narrow screens parts of the page. */
export const CARD_WITH_BAR = {
  display: { xs: 'contents', md: 'block' },
  p: 2.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

interface PhoneBarProps {
  /** Only in the bar, because the page says it elsewhere. */
  readonly price: string;
  /** Beside the price: what is not in it yet. */
  readonly before?: string | null;
  /** The subject of the price. */
  readonly detail: string;
  /** Above the buttons. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page's main buttons; on narrow screens a bar that stays at the bottom. The site's own bottom bar
 * hides while the page has an element with `data-phone-bar`.
 */
export function PhoneBar({ price, before = null, detail, notice, children }: PhoneBarProps) {
  return (
    <Box
      data-phone-bar
      sx={{
        order: 9,
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: { xs: 2, md: 'auto' },
        mx: { xs: -2, sm: -3, md: 0 },
        mt: { md: 2 },
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 1.25, md: 0 },
        borderTop: 1,
        borderColor: 'divider',
        borderTopWidth: { md: 0 },
        bgcolor: 'background.paper',
      }}
    >
      <GlobalStyles styles={CLEAR_OF_BAR} />
      {notice}
      <Box
        sx={{
          display: { xs: 'flex', md: 'grid' },
          alignItems: { xs: 'center', md: 'stretch' },
          // On the narrowest phones, so many words stand above the button.
          ...(before !== null && { flexWrap: 'wrap', '& > button': { flexGrow: 1 } }),
          columnGap: 1.5,
          rowGap: 0.75,
        }}
      >
        <Box
          aria-hidden
          sx={{
            flex: before === null ? 1 : '9999 1 150px',
            minWidth: 0,
            display: { md: 'none' },
          }}
        >
          <Typography sx={{ fontWeight: 700, fontSize: '1.125rem', lineHeight: 1.3 }}>
            {price}{' '}
            {before !== null && (
              <Typography
                component="span"
                variant="body2"
                sx={{ color: 'text.secondary', display: 'inline-block' }}
              >
                {before}
              </Typography>
            )}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        </Box>
        {children}
      </Box>
    </Box>
  );
}

import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type SxProps, type Theme, useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { siteStyles } from '../../ui/layout/site-styles';

interface PreviewFrameProps {
  readonly title: string;
  readonly sx: SxProps<Theme>;
  readonly children: ReactNode;
}

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"></head><body></body></html>';

/**
 * A window of its own, because layouts follow the width of the window. Its contents are part of
 * this page's tree, so they show what isn't saved. They can be scrolled but not pressed.
 */
export function PreviewFrame({ title, sx, children }: PreviewFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  return (
    <Box
      component="iframe"
      title={title}
      srcDoc={EMPTY_PAGE}
      // Without scripts, forms and navigation.
      sandbox="allow-same-origin"
      onLoad={(event) => setPage(withFonts(event.currentTarget.contentDocument))}
      sx={{ display: 'block', width: 1, border: 0, bgcolor: 'background.default', ...sx }}
    >
      {page !== null && createPortal(<Contents page={page}>{children}</Contents>, page.body)}
    </Box>
  );
}

interface ContentsProps {
  readonly page: Document;
  readonly children: ReactNode;
}

function Contents({ page, children }: ContentsProps) {
  const theme = useTheme();
  const cache = useMemo(() => createCache({ key: 'preview', container: page.head }), [page]);
  const styles = useMemo(() => siteStyles(theme), [theme]);
  return (
    <CacheProvider value={cache}>
      <GlobalStyles styles={styles} />
      <div inert>{children}</div>
    </CacheProvider>
  );
}

/** Adds this page's style sheets, except those of components. */
function withFonts(page: Document | null): Document | null {
  if (page === null) return null;
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion])');
  page.head.append(...Array.from(sheets, (sheet) => sheet.cloneNode(true)));
  return page;
}

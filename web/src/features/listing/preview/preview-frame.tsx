import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

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
      onLoad={(event) => setPage(withStyles(event.currentTarget.contentDocument))}
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
  const cache = useMemo(() => createCache({ key: 'preview', container: page.head }), [page]);
  return (
    <CacheProvider value={cache}>
      <div inert>{children}</div>
    </CacheProvider>
  );
}

/** Adds this page's styles, except those of components, which the frame's own cache adds. */
function withStyles(page: Document | null): Document | null {
  if (page === null) return null;
  const fonts = document.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion])');
  page.head.append(...Array.from(fonts, (sheet) => sheet.cloneNode(true)));
  const globals = document.querySelectorAll<HTMLStyleElement>('style[data-emotion$="-global"]');
  const style = page.createElement('style');
  // Production adds rules without text.
  style.textContent = Array.from(globals, rulesOf).join('\n');
  page.head.append(style);
  return page;
}

function rulesOf({ sheet }: HTMLStyleElement): string {
  return Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join('\n');
}

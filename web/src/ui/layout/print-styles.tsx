import GlobalStyles from '@mui/material/GlobalStyles';

/** Parts of the site that aren't printed. */
const SITE_CHROME = [
  'body header',
  'body footer',
  'body nav',
  'body dialog',
  'body .MuiSnackbar-root',
].join(', ');

/** Styles for pages that people print: content only, dark on white. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@page': { margin: '18mm' },
        '@media print': {
          [SITE_CHROME]: { display: 'none !important' },
          // The paper has its own margin.
          'main .MuiContainer-root': { padding: 0 },
          'html, body, body article': { background: 'none !important' },
          // Print where links lead. The text of a phone link is its number.
          'main a': { textDecoration: 'underline' },
          'main a:is([href^="/"], [href^="http"])::after': { content: '" (" attr(href) ")"' },
        },
      }}
    />
  );
}

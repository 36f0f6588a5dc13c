import GlobalStyles from '@mui/material/GlobalStyles';

/** What belongs to the site and not to the sheet. */
const AROUND = [
  'body header',
  'body footer',
  'body nav',
  'body dialog',
  'body .MuiSnackbar-root',
].join(', ');

/** For pages that people print: only what the page is about, dark on white. */
export function Paper() {
  return (
    <GlobalStyles
      styles={{
        '@page': { margin: '18mm' },
        '@media print': {
          [AROUND]: { display: 'none !important' },
          // The sheet has its own margin.
          'main .MuiContainer-root': { padding: 0 },
          'html, body, body article': { background: 'none !important' },
          // Where a link leads cannot be found out by pressing it. A number to call is its own text.
          'main a': { textDecoration: 'underline' },
          'main a:is([href^="/"], [href^="http"])::after': { content: '" (" attr(href) ")"' },
        },
      }}
    />
  );
}

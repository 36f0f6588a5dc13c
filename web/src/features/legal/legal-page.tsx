import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useHash } from '../../ui/hooks/use-hash';
import { useSectionFocus } from '../../ui/hooks/use-section-focus';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { PrintStyles } from '../../ui/layout/print-styles';
import { TextLink } from '../../ui/layout/text-link';

/** Keeps headings clear of the sticky header, in pixels. */
const BELOW_HEADER = 92;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal text with a table of contents: beside it, or above it on narrow screens. */
export function LegalPage({ text }: { readonly text: typeof import('*.mdx') }) {
  const { default: Content, title, description, updated, summary, sections } = text;
  useSectionFocus(sections);
  return (
    <Page title={title} description={description}>
      <PrintStyles />
      <PageHeading>{title}</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        Last updated: <time dateTime={updated}>{DATE.format(new Date(updated))}</time>
      </Typography>
      <Box
        sx={{
          display: { md: 'grid' },
          gridTemplateColumns: '15rem minmax(0, 68ch)',
          // The table of contents spans the summary and the text.
          gridTemplateRows: 'auto 1fr',
          columnGap: 8,
          mt: { xs: 3, md: 5 },
          '@media print': { display: 'block' },
        }}
      >
        <Box sx={{ gridColumn: 2, maxWidth: '68ch', mb: { xs: 4, md: 5 } }}>
          <Summary points={summary} />
        </Box>
        <Box
          sx={{
            mb: { xs: 5, md: 0 },
            gridColumn: 1,
            gridRow: '1 / span 2',
            // Sticky beside the text, with its own scrolling in a short window.
            position: { md: 'sticky' },
            top: { md: BELOW_HEADER },
            alignSelf: { md: 'start' },
            maxHeight: { md: `calc(100dvh - ${BELOW_HEADER + 24}px)` },
            overflowY: { md: 'auto' },
            '@media print': { display: 'none' },
          }}
        >
          <TableOfContents sections={sections} />
        </Box>
        <Box
          component="article"
          sx={{ gridColumn: 2, maxWidth: '68ch', '@media print': { maxWidth: 'none' } }}
        >
          <Content components={{ a: TextLink, Section }} />
        </Box>
      </Box>
    </Page>
  );
}

/** The key points, above the text. */
function Summary({ points }: { readonly points: readonly string[] }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Typography variant="h2" id={id}>
        In short
      </Typography>
      <Box
        component="ul"
        sx={{ my: 1.5, paddingInlineStart: 3, textWrap: 'pretty', '& li': { mb: 0.75 } }}
      >
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        These sentences are for orientation. What counts is the full text below.
      </Typography>
    </Box>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly children: ReactNode;
}

function Section({ id, title, number, children }: SectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: 5 } }}>
      <Typography
        variant="h2"
        id={id}
        tabIndex={-1}
        sx={{ scrollMarginTop: BELOW_HEADER, breakAfter: 'avoid', mb: 1.5 }}
      >
        {number}. {title}
      </Typography>
      <Box
        sx={{
          '& p': { my: 1.5 },
          '& ul': { my: 1.5, paddingInlineStart: 3 },
          '& li': { mb: 0.75, breakInside: 'avoid' },
          '& li::marker': { color: 'secondary.main' },
          '& > :first-of-type': { mt: 0 },
          lineHeight: 1.65,
          textWrap: 'pretty',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

interface TableOfContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a text. */
function TableOfContents({ sections }: TableOfContentsProps) {
  const titleId = useId();
  const hash = useHash();
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        On this page
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <MuiLink
              component={Link}
              to={{ hash: id }}
              underline="hover"
              aria-current={hash === `#${id}` ? 'location' : undefined}
              sx={{
                display: 'flex',
                gap: 1,
                py: 0.75,
                px: 1.5,
                color: 'text.secondary',
                borderInlineStart: '3px solid',
                borderColor: 'divider',
                // Inset, or the scrolling box would clip it.
                '&:focus-visible': { outlineOffset: -3 },
                '&[aria-current]': {
                  color: 'primary.main',
                  borderColor: 'primary.main',
                  fontWeight: 600,
                },
              }}
            >
              <Box
                component="span"
                sx={{ minWidth: '1.6em', fontVariantNumeric: 'tabular-nums' }}
                aria-hidden
              >
                {index + 1}.
              </Box>
              {title}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

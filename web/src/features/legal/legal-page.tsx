import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSectionFocus } from '../../ui/hooks/use-section-focus';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { PrintStyles } from '../../ui/layout/print-styles';
import type { LegalDocument, LegalSection } from './legal-document';
import { Summary } from './summary';
import { TableOfContents } from './table-of-contents';

/** Both texts came into force together (specification 2, section 2). */
const UPDATED = { date: '2024-01-15', words: 'January 15, 2024' } as const;

/** Room for the header, which lies over the top of the page, and a little more. */
const BELOW_HEADER = 92;

/** A page with one of the two texts: its contents beside it, or before it on a narrow screen. */
export function LegalPage({ title, description, summary, sections }: LegalDocument) {
  useSectionFocus(sections);
  return (
    <Page title={title} description={description}>
      <PrintStyles />
      <PageHeading>{title}</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1 }}>
        Last updated: <time dateTime={UPDATED.date}>{UPDATED.words}</time>
      </Typography>
      <Box
        sx={{
          display: { md: 'grid' },
          gridTemplateColumns: '15rem minmax(0, 68ch)',
          // The contents lie beside both the summary and the text.
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
            // Beside the text it stays in view, and scrolls by itself where the window is low.
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
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} section={section} />
          ))}
        </Box>
      </Box>
    </Page>
  );
}

interface SectionProps {
  readonly number: number;
  readonly section: LegalSection;
}

function Section({ number, section: { id, title, content } }: SectionProps) {
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
        {content}
      </Box>
    </Box>
  );
}

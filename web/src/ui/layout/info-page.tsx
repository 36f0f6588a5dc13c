import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Page } from './page';
import { PageHeading } from './page-heading';

interface InfoPageProps {
  readonly title: string;
  /** What the page is about in a sentence: for search engines, and its first paragraph. */
  readonly description: string;
  readonly width?: 'md' | 'lg';
  readonly children: ReactNode;
}

/** A page to read: its heading, what it is about, and its sections. */
export function InfoPage({ title, description, width, children }: InfoPageProps) {
  return (
    <Page title={title} description={description} width={width}>
      <PageHeading>{title}</PageHeading>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ color: 'text.secondary', mt: 1, maxWidth: '62ch', textWrap: 'pretty' }}
      >
        {description}
      </Typography>
      {children}
    </Page>
  );
}

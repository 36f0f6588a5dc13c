import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Page } from './page';
import { PageHeading } from './page-heading';

interface InfoPageProps {
  readonly title: string;
  /** One sentence, for search engines and the first paragraph. */
  readonly description: string;
  readonly width?: 'md' | 'lg';
  readonly children: ReactNode;
}

/** An article page: heading, introduction and sections. */
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

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from '../illustrations/illustration';
import type { Scene } from '../illustrations/scenes';
import { Page } from './page';
import { PageHeading } from './page-heading';

interface InfoPageProps {
  readonly title: string;
  /** One sentence, for search engines and the first paragraph. */
  readonly description: string;
  readonly width?: 'md' | 'lg';
  /** A picture beside the heading on wide screens, above it on phones. */
  readonly scene?: Scene;
  readonly children: ReactNode;
}

/** An article page: heading, introduction and sections. */
export function InfoPage({ title, description, width, scene, children }: InfoPageProps) {
  return (
    <Page title={title} description={description} width={width}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
          gap: { xs: 2, sm: 4 },
        }}
      >
        <div>
          <PageHeading>{title}</PageHeading>
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', mt: 1, maxWidth: '62ch', textWrap: 'pretty' }}
          >
            {description}
          </Typography>
        </div>
        {scene !== undefined && (
          <Box sx={{ flexShrink: 0, width: { xs: 150, sm: 210, md: 270 } }}>
            <Illustration scene={scene} width={270} />
          </Box>
        )}
      </Box>
      {children}
    </Page>
  );
}

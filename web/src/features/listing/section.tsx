import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** The id of a section’s heading, to which links go. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

export function Section({ title, text, children }: SectionProps) {
  const id = sectionId(title);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        variant="h2"
        id={id}
        tabIndex={-1}
        sx={{ scrollMarginTop: 'calc(92px + var(--own-bar, 0px))', outline: 'none' }}
      >
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
      )}
      <Stack sx={{ gap: 3, mt: 2.5 }}>{children}</Stack>
    </Card>
  );
}

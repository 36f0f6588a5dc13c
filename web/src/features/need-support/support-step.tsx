import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/layout/page-heading';

/** Percent done at each step (specification 1, section 2). */
const PROGRESS = { 1: 33, 2: 66, 3: 100 } as const;

interface SupportStepProps {
  readonly step: keyof typeof PROGRESS;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** A step with its progress bar and heading. */
export function SupportStep({ step, title, text, children }: SupportStepProps) {
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>Step {step} of 3</Box>
        <LinearProgress
          variant="determinate"
          value={PROGRESS[step]}
          aria-label="Progress"
          aria-valuetext={`Step ${step} of 3`}
          sx={{ height: 8, borderRadius: 4, bgcolor: 'action.selected' }}
        />
      </Box>
      <PageHeading key={step}>{title}</PageHeading>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3, maxWidth: '60ch' }}>
        {text}
      </Typography>
      {children}
    </>
  );
}

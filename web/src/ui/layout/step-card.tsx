import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading';

interface StepCardProps {
  readonly icon: ReactNode;
  readonly heading: string;
  readonly text?: ReactNode;
  /** Moves focus to the heading when this step replaces another. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** One step of a flow in which each step replaces the one before. */
export function StepCard({ icon, heading, text, takesFocus = false, children }: StepCardProps) {
  return (
    <Card sx={{ maxWidth: 440, mx: 'auto', p: { xs: 2.5, sm: 4 } }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 52,
          height: 52,
          mb: 2,
          borderRadius: '50%',
          bgcolor: 'action.selected',
          color: 'primary.main',
        }}
      >
        {icon}
      </Box>
      <PageHeading takesFocus={takesFocus}>{heading}</PageHeading>
      {text !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Card>
  );
}

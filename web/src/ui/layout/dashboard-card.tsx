import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

interface DashboardCardProps {
  readonly title: string;
  /** A link to the full list. */
  readonly more?: {
    readonly label: string;
    /** Accessible name, where the label alone is ambiguous. */
    readonly name?: string;
    readonly to: string;
  };
  readonly children: ReactNode;
}

/** A section of a dashboard. */
export function DashboardCard({ title, more, children }: DashboardCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          mb: 1.5,
        }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {more !== undefined && (
          <Button component={Link} to={more.to} aria-label={more.name} sx={{ mx: -2.5, my: -0.75 }}>
            {more.label}
          </Button>
        )}
      </Box>
      {children}
    </Card>
  );
}

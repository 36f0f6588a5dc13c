import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A grid of short points, each a `Point`. */
export function PointGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
        columnGap: { sm: 4, md: 5 },
        rowGap: 3.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

interface PointProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Point({ title, icon, children }: PointProps) {
  return (
    <Box component="li" sx={{ borderTop: 2, borderColor: 'divider', pt: 2 }}>
      {icon !== undefined && (
        <Box aria-hidden sx={{ color: 'secondary.main', mb: 1, '& svg': { fontSize: 28 } }}>
          {icon}
        </Box>
      )}
      <TitledText title={title}>{children}</TitledText>
    </Box>
  );
}

interface TitledTextProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The title and text of a point or a step. */
export function TitledText({ title, children }: TitledTextProps) {
  return (
    <>
      <Typography variant="h3">{title}</Typography>
      <Typography
        component="div"
        sx={{ color: 'text.secondary', mt: 0.5, textWrap: 'pretty', '& p': { m: 0 } }}
      >
        {children}
      </Typography>
    </>
  );
}

import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A titled section of the landing page. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Container maxWidth="lg" component="section" aria-labelledby={id} sx={{ py: { xs: 4, md: 6 } }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {text !== undefined && (
        <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '64ch' }}>{text}</Typography>
      )}
      <div style={{ marginTop: 24 }}>{children}</div>
    </Container>
  );
}

import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const SHAPES = [
  { width: 'min(22rem, 70%)', height: 40 },
  { width: 'min(34rem, 90%)', height: 24 },
  { height: 180 },
];

/** A placeholder while a page's code or the session loads. */
export function PageSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, sm: 5 }, minHeight: '100vh' }} aria-busy>
      {SHAPES.map((shape) => (
        <Box
          key={shape.height}
          sx={{ ...shape, mb: 2, borderRadius: 1, bgcolor: 'action.hover' }}
        />
      ))}
    </Container>
  );
}

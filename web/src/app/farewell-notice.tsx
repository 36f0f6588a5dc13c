import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';

/** What somebody reads on the first page after their account is gone. */
export function FarewellNotice() {
  return (
    <Container maxWidth="lg" sx={{ pt: 3 }}>
      <Alert severity="success" role="status">
        Your account has been deleted, and you are signed out. Thank you for the time you spent with
        us.
      </Alert>
    </Container>
  );
}

import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';

/** Shown on the home page after an account was deleted. */
export function AccountDeletedNotice() {
  return (
    <Container maxWidth="lg" sx={{ pt: 3 }}>
      <Alert severity="success" role="status">
        Your account has been deleted, and you are signed out. Thank you for the time you spent with
        us.
      </Alert>
    </Container>
  );
}

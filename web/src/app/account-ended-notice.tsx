import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';

/** The outcome of a deletion: done, or closed until it can be. */
export type AccountEnd = 'deleted' | 'closed';

const SENTENCES: Readonly<Record<AccountEnd, string>> = {
  deleted:
    'Your account has been deleted, and you’re signed out. Thank you for the time you spent with us.',
  closed:
    'Your account is closed, and you’re signed out. We’ll delete it once a session of today is over, or our team has reviewed a report.',
};

/** Shown on the home page after a person deleted their account. */
export function AccountEndedNotice({ end }: { readonly end: AccountEnd }) {
  return (
    <Container maxWidth="lg" sx={{ pt: 3 }}>
      <Alert severity="success" role="status">
        {SENTENCES[end]}
      </Alert>
    </Container>
  );
}

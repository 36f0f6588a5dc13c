import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';

/** How a deletion ended: done, or waiting for a decision about a report. */
export type AccountEnd = 'deleted' | 'closed';

const SENTENCES: Readonly<Record<AccountEnd, string>> = {
  deleted:
    'Your account has been deleted, and you’re signed out. Thank you for the time you spent with us.',
  closed:
    'Your account is closed, and you’re signed out. Our team has a report to review first. Then we’ll delete it.',
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

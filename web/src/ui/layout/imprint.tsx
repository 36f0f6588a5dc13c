import MuiLink from '@mui/material/Link';
import { operator } from '../../lib/operator';
import { mailtoOf } from '../../lib/support-channels';

/** The operator in a paragraph: legal name, address, representative and contact. */
export function Imprint() {
  const { name, address, representative, email } = operator();
  return (
    <>
      Run by {name}, {address}. Represented by {representative}. Contact:{' '}
      <MuiLink href={mailtoOf(email)} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </MuiLink>
    </>
  );
}

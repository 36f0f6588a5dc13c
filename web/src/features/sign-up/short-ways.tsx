import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { accountPath } from '../../lib/paths';
import { LinkForm, ProviderButtons, SignInOutcome, useGoOn, useSignIn } from '../sign-in/public';

/** One below the other on a phone; beside each other where there is room. */
const WAYS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' },
  gap: 1.5,
  '& > .MuiStack-root': { flexDirection: { md: 'row' } },
} as const;

/** A short account instead of the eight steps, for who wants to look around first. */
export function ShortWays() {
  const { state, continueWith, linked, reset } = useSignIn();
  useGoOn(state, null);
  if (state.status === 'link-needed') {
    const { link } = state;
    return (
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <LinkForm link={link} onLinked={() => void linked(link.provider)} onCancel={reset} />
      </Card>
    );
  }
  return (
    <Card component="section" aria-label="Look around first" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h2" component="p">
        Look around first
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2.5 }}>
        A short account takes a minute. Your phone, address and ID come later, before you book or
        write.
      </Typography>
      <SignInOutcome state={state} reason={null} isSuspended={false} />
      <Box sx={WAYS}>
        <ProviderButtons
          state={state}
          onChoose={(provider) => void continueWith(provider, false)}
        />
        <Button component={Link} to={accountPath()} variant="outlined" size="large" fullWidth>
          Continue with email
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        Or answer everything now, in the eight steps below. Companions do.
      </Typography>
    </Card>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { user } from '../../../data/accounts/account-queries';
import { useSave } from '../../../data/accounts/use-save';
import { nowRequests } from '../../../data/bookings/booking-queries';
import { fromServer, useLive } from '../../../data/kit/live-query';
import { late } from '../../../ui/late';

const RingAlert = late(async () => (await import('../day/ring-alert')).RingAlert, { isRare: true });

/**
 * Below the header of every page of a companion: that they take requests to talk right now, with a
 * way to stop, and what rings. The account says it, which every page reads anyway.
 */
export function TalksNowBar({ uid }: { readonly uid: string }) {
  const account = useLive(user(uid));
  const isOn = account.status === 'ready' && account.data?.data.talksNow === true;
  return isOn ? <OnBar uid={uid} /> : null;
}

function OnBar({ uid }: { readonly uid: string }) {
  // Stays busy until the account says so too, which removes the bar.
  const { save, isBusy, failure } = useSave(() => {}, true);
  const read = useLive(nowRequests(uid));
  // What the device remembers may have been answered long ago.
  const requests = fromServer(read, []);
  return (
    <>
      {HEIGHT_STYLES}
      <Box sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'action.hover' }}>
        <Container
          maxWidth="lg"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 44, gap: 1, flexWrap: 'wrap' }}
        >
          <Box
            aria-hidden
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'success.main' }}
          />
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            Talk Right Now is on
          </Typography>
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void save((store) => store.saveSchedule({ offer: { talksNow: false } }))}
            sx={{ minHeight: 44, marginInlineStart: { xs: 'auto', sm: 0 } }}
          >
            {isBusy ? 'Turning off...' : 'Turn off'}
          </Button>
          {failure !== null && (
            <Typography variant="body2" role="alert" color="error">
              {failure}
            </Typography>
          )}
        </Container>
      </Box>
      {requests.length > 0 && <RingAlert requests={requests} />}
    </>
  );
}

/** The bar below the header. Sticky parts keep clear of it by `--own-bar`. */
const HEIGHT_STYLES = <GlobalStyles styles={{ ':root': { '--own-bar': '45px' } }} />;

import { isAway } from '@hearthkin/domain/companion/away';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSave } from '../../../data/accounts/use-save';
import type { Companion } from '../../../data/companions/companion-queries';
import type { Live } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { TalksNowSwitch } from '../../../ui/forms/talks-now-switch';
import { useNow } from '../../../ui/hooks/clock';
import { RingChoice } from '../../../ui/layout/ring-choice';
import { PauseBookings } from './pause-bookings';

interface TalksNowProps {
  readonly listing: Live<Doc<Companion> | null>;
}

/** The switches for new bookings, and for requests to talk right now. They are saved at once. */
export function TalksNow({ listing }: TalksNowProps) {
  if (listing.status === 'failed' || (listing.status === 'ready' && listing.data === null)) {
    return null;
  }
  return (
    <Card component="section" aria-label="New bookings" sx={{ p: { xs: 2.5, sm: 3 } }}>
      {listing.status === 'ready' && listing.data !== null ? (
        <Switches listing={listing.data.data} />
      ) : (
        <Skeleton variant="rounded" height={72} />
      )}
    </Card>
  );
}

function Switches({ listing }: { readonly listing: Companion }) {
  const isPaused = isAway(listing, useNow());
  return (
    <Stack sx={{ gap: 2 }}>
      {!isPaused && (
        <div>
          <SavedSwitch isOn={listing.offer.talksNow} />
        </div>
      )}
      <div>
        <PauseBookings listing={listing} />
      </div>
    </Stack>
  );
}

interface SavedSwitchProps {
  readonly isOn: boolean;
}

function SavedSwitch({ isOn }: SavedSwitchProps) {
  const [wanted, setWanted] = useState(isOn);
  const { save, isBusy, failure } = useSave(() => {}, isOn);
  return (
    <>
      <TalksNowSwitch
        isOn={isBusy ? wanted : isOn}
        isBusy={isBusy}
        onChange={(talksNow) => {
          setWanted(talksNow);
          void save((store) => store.saveSchedule({ offer: { talksNow } }));
        }}
      />
      {failure !== null && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {failure}
        </FormHelperText>
      )}
      {isOn && (
        <RingChoice
          label="Ring for requests"
          on="This device rings until you reply."
          off="Plays a sound on this device when a member asks to talk right now."
        />
      )}
    </>
  );
}

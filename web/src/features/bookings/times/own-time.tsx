import { areBlocked, hoursBetween } from '@hearthkin/domain/companion/blocked';
import Box from '@mui/material/Box';
import { useSave } from '../../../data/accounts/use-save';
import { companion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import { SwitchField } from '../../../ui/forms/switch-field';

export interface OwnTimeProps {
  /** The companion. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whether they have a place there. Without one, the switch is here only while the time is blocked. */
  readonly isGoing: boolean;
}

/** Lets a companion who goes somewhere keep that time free of sessions, and give it back. */
export function OwnTime({ uid, startsAt, endsAt, isGoing }: OwnTimeProps) {
  const read = useLive(companion(uid));
  const { save, isBusy, failure } = useSave(() => undefined);
  const listing = read.status === 'ready' ? read.data?.data : null;
  if (!listing) return null;
  const hours = hoursBetween(startsAt, endsAt, listing.timeZone);
  const isOn = areBlocked(listing.offer.blocked, hours);
  if (!isGoing && !isOn) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <SwitchField
        label="Block this time in your calendar"
        isOn={isOn}
        isBusy={isBusy}
        hint={failure ?? 'No one can request a session then. Sessions you’ve accepted stay booked.'}
        onChange={(wanted) =>
          void save(async (store) => {
            // One after another, since each changes the same list.
            for (const one of hours)
              await store.saveSchedule(wanted ? { block: one } : { unblock: one });
          })
        }
      />
    </Box>
  );
}

import { distanceWords, measureIn } from '@hearthkin/domain/account/place';
import { otherParty } from '@hearthkin/domain/booking/booking';
import { mapUrl, soundsPrivate } from '@hearthkin/domain/booking/meeting-place';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { profilesOf, user } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import { IconLine } from '../../../ui/layout/icon-line';
import { absenceWords } from '../page/absence-words';
import { cancelWords } from '../page/cancellation-words';

interface MeetingFactsProps {
  readonly booking: Booking;
  readonly uid: string;
  /** The other side's; "the other person" while unknown. */
  readonly name: string;
  readonly now: Date;
}

/** The facts of an agreed meeting: the place, both cities, and what happens if one is late or cancels. */
export function MeetingFacts({ booking, uid, name, now }: MeetingFactsProps) {
  const { location, status, startsAt } = booking;
  const other = otherParty(booking, uid);
  const people = useLive(profilesOf([uid, other.uid]));
  const account = useLive(user(uid));
  const country = account.status === 'ready' ? account.data?.data.address.country : undefined;
  const cities = citiesWords(
    publicPerson(people, uid)?.city ?? '',
    publicPerson(people, other.uid)?.city ?? '',
    name,
  );
  const km = booking.memberCard?.km ?? null;
  const role = other.role === 'earner' ? 'spender' : 'earner';
  const isAhead = status === 'confirmed' && now < startsAt;
  return (
    <Box>
      <IconLine icon={<PlaceOutlined />}>
        {location || 'No place yet.'}
        {location && (
          <>
            <br />
            <MuiLink href={mapUrl(location)} target="_blank" rel="noopener noreferrer">
              See it on a map
            </MuiLink>
          </>
        )}
        <br />
        {placeWords(location ?? '', name, isAhead)}
      </IconLine>
      {cities !== null && (
        <IconLine icon={<LocationCityRounded />}>
          {cities}
          {km !== null && country !== undefined && (
            <> From town to town it’s {distanceWords(km, measureIn(country))}.</>
          )}
        </IconLine>
      )}
      <IconLine icon={<ScheduleRounded />}>
        Running late? Write to {name} in Messages. {absenceWords(booking, role, name)}
      </IconLine>
      {isAhead && (
        <IconLine icon={<EventBusyOutlined />}>{cancelWords(booking, role, now)}</IconLine>
      )}
    </Box>
  );
}

function placeWords(location: string, name: string, isAhead: boolean): string {
  const how = isAhead
    ? `suggest ${location === '' ? 'a place' : 'another place'} with this booking`
    : `agree with ${name} in Messages`;
  if (location === '') return `It should be somewhere public. You can ${how}.`;
  return soundsPrivate(location)
    ? `That sounds like a private place. For a first meeting, somewhere public is safer. You can ${how}.`
    : 'Make sure it’s public: a place where other people are.';
}

/** Null unless both cities are known. */
function citiesWords(own: string, theirs: string, name: string): string | null {
  if (own === '' || theirs === '') return null;
  return own.toLowerCase() === theirs.toLowerCase()
    ? `You’re both in ${own}.`
    : `You’re in ${own}, and ${name} is in ${theirs}. Make sure that you can both be there.`;
}

import { USER_TYPE_LABEL } from '@hearthkin/domain/foundation/fields';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { accountPages } from '../admin-queries';

/** Each found account is named in the log, so few are read at once. */
const PEOPLE_PAGE = 10;

interface BookingPeopleProps {
  readonly token: string;
  readonly onChoose: (uid: string) => void;
}

/** The accounts that a search finds, to choose one whose bookings are shown. */
export function BookingPeople({ token, onChoose }: BookingPeopleProps) {
  const filter = { token, userType: null, accountStatus: null };
  const people = useLatest(useLive(accountPages(filter, PEOPLE_PAGE)));
  const items = people.status === 'ready' ? people.data.items : [];
  return (
    <Box component="section" aria-labelledby="whose-bookings">
      <Typography id="whose-bookings" variant="h3" component="h3" sx={{ mb: 1 }}>
        Whose bookings?
      </Typography>
      {people.status === 'failed' && <LoadFailed retry={people.retry} />}
      {people.status === 'loading' && (
        <Skeleton variant="rounded" height={120} role="status" aria-label="Searching people" />
      )}
      {people.status === 'ready' && items.length === 0 && (
        <EmptyState icon={<PeopleAltOutlined />} title="No matching accounts" />
      )}
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map(({ id, data }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Button
              onClick={() => onChoose(id)}
              sx={{
                width: '100%',
                minHeight: 56,
                px: 1,
                justifyContent: 'flex-start',
                textAlign: 'start',
                overflowWrap: 'anywhere',
              }}
            >
              <span>
                {`${data.firstName} ${data.lastName}`.trim()}
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary' }}
                >
                  {USER_TYPE_LABEL[data.userType]}, {data.email}
                </Typography>
              </span>
            </Button>
          </Box>
        ))}
      </Stack>
      {people.status === 'ready' && people.data.hasMore && items.length > 0 && (
        <LoadMore
          state={people.data.more}
          onMore={people.more}
          isAutomatic={false}
          what="people"
          label="Show more people"
        />
      )}
    </Box>
  );
}

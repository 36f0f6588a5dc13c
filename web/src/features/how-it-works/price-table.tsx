import { ACTIVITY_IDS, type ActivityId, activityOf } from '@hearthkin/domain/foundation/activities';
import { DEFAULT_HOURLY_RATE } from '@hearthkin/domain/foundation/fields';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDuration, formatMoney } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../../ui/layout/text-link';

/** Each activity's hourly price at the default rate, its length and its hours of the day. */
export function PriceTable() {
  return (
    <Box sx={{ mt: 3 }}>
      <Box
        component="table"
        sx={{
          width: 1,
          maxWidth: '46rem',
          borderCollapse: 'collapse',
          '& th, & td': {
            textAlign: 'start',
            verticalAlign: 'baseline',
            py: 1.25,
            paddingInlineEnd: 2,
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& thead th': { typography: 'body2', color: 'text.secondary' },
          '& tbody th': { fontWeight: 600 },
          // On narrow screens only the price is shown.
          '& .more': { display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Activity</th>
            <th scope="col">An hour</th>
            <th scope="col" className="more">
              Length
            </th>
            <th scope="col" className="more">
              Hours of the day
            </th>
          </tr>
        </thead>
        <tbody>
          {ACTIVITY_IDS.map((id) => (
            <Row key={id} id={id} />
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2, maxWidth: '66ch' }}>
        With a companion whose rate is {formatMoney(DEFAULT_HOURLY_RATE * MINOR_PER_MAJOR)}. See{' '}
        <TextLink href={PATHS.pricing}>pricing</TextLink> for plans and discounts.
      </Typography>
    </Box>
  );
}

function Row({ id }: { readonly id: ActivityId }) {
  const { name, rateMinor, minMinutes, maxMinutes, window } = activityOf(id);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatMoney(rateMinor)}</td>
      <td className="more">
        {formatDuration(minMinutes)} to {formatDuration(maxMinutes)}
      </td>
      <td className="more">
        {window === null ? 'Day and night' : `${hour(window.open)} to ${hour(window.close)}`}
      </td>
    </tr>
  );
}

/** Minutes after midnight as a full hour: 540 is "9 AM". */
function hour(minuteOfDay: number): string {
  const hours = minuteOfDay / 60;
  return `${hours % 12 === 0 ? 12 : hours % 12} ${hours < 12 ? 'AM' : 'PM'}`;
}

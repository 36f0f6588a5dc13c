import { DEFAULT_HOURLY_RATE } from '@hearthkin/domain/foundation/fields';
import { MINOR_PER_MAJOR } from '@hearthkin/domain/foundation/money';
import { activityRateMinor } from '@hearthkin/domain/pricing/quote';
import Typography from '@mui/material/Typography';
import { formatPercent } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { TextLink } from '../layout/text-link';

const CHAT_PERCENT =
  (activityRateMinor('virtual-chat', DEFAULT_HOURLY_RATE) /
    (DEFAULT_HOURLY_RATE * MINOR_PER_MAJOR)) *
  100;

/** Said once where cards or a profile name prices "per hour": for what one pays, and what a chat costs. */
export function RateNote() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
      You pay companions for their time, with no fees on top. An online chat costs{' '}
      {formatPercent(CHAT_PERCENT)} of the hourly rate.{' '}
      <TextLink href={PATHS.pricing}>How prices work</TextLink>
    </Typography>
  );
}

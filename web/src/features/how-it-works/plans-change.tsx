import { MAX_PROPOSALS } from '@hearthkin/domain/booking/proposal';
import { HOUR_MS } from '@hearthkin/domain/durations';
import {
  FREE_CANCELLATION_MS,
  LATE_CANCELLATION_KEEPS_PERCENT,
} from '@hearthkin/domain/payment/settle';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import { formatPercent } from '../../lib/format';
import type { Point } from '../../ui/layout/point-grid';

/** What happens to a session that cannot be as it was agreed. */
export const PLANS_CHANGE: readonly Point[] = [
  {
    icon: <EventRepeatOutlined />,
    title: 'Another time',
    text: `Either of you can propose another start, up to ${MAX_PROPOSALS} times for a booking. If the other says yes, the session moves at the price that was agreed.`,
  },
  {
    icon: <TimerOutlined />,
    title: 'You cancel',
    text: `Until ${FREE_CANCELLATION_MS / HOUR_MS} hours before the start it is free and you get everything back. Later, ${formatPercent(LATE_CANCELLATION_KEEPS_PERCENT)} of the total is kept for the companion’s time.`,
  },
  {
    icon: <HowToRegOutlined />,
    title: 'The companion cancels',
    text: 'You get everything back, however late it is. What a booking used of your plan, coupons or discounts comes back as well.',
  },
];

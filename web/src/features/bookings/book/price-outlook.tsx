import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { formatList } from '@hearthkin/domain/foundation/formats';
import { type AnytimePrice, quoteAnytime } from '@hearthkin/domain/pricing/quote';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../../data/companions/companion-queries';
import { DISCOUNT_WORDS } from '../../../lib/discount-words';
import { formatMoney, formatPercent } from '../../../lib/format';
import type { Standing } from './use-standing';

interface Outlook extends AnytimePrice {
  /** "€60.00 before discounts", or less where that is the price; null if nothing can come off. */
  readonly before: string | null;
  /** Names of discounts that may still come off, once a time is chosen. */
  readonly mayComeOff: readonly string[];
}

interface OutlookRequest {
  readonly companion: Companion;
  readonly activity: ActivityId;
  readonly minutes: number;
  readonly standing: Standing;
}

/** The price of a session as far as it is known before its time is chosen. */
export function outlookOf({ companion, standing: read, ...session }: OutlookRequest): Outlook {
  const { hourlyRate, offer } = companion;
  const standing = read.status === 'ready' ? read.standing : null;
  const price = quoteAnytime({ ...session, hourlyRate, offers: offer, standing });
  const mayComeOff = [
    ...(standing !== null && standing.plan !== null ? ['your plan’s discount'] : []),
    ...(offer.happyHour ? ['Happy Hour'] : []),
    ...(standing !== null && (standing.credit !== null || standing.credits.length > 0)
      ? ['your credit']
      : []),
  ];
  const { subtotalMinor, totalMinor } = price;
  const isExact = standing !== null && mayComeOff.length === 0 && totalMinor === subtotalMinor;
  const subtotal = totalMinor === subtotalMinor ? '' : `${formatMoney(subtotalMinor)} `;
  return { ...price, mayComeOff, before: isExact ? null : `${subtotal}before discounts` };
}

/** The price with the discounts that hold at any time, and what the time may change. */
export function PriceOutlook({ outlook }: { readonly outlook: Outlook }) {
  const { discounts, totalMinor, before, mayComeOff } = outlook;
  const known = discounts.map(
    ({ kind, percent }) => `${DISCOUNT_WORDS[kind].name} −${formatPercent(percent)}`,
  );
  return (
    <Box role="group" aria-label="Price so far">
      <Typography>
        <Box component="strong" sx={{ fontSize: '1.25rem' }}>
          {formatMoney(totalMinor)}
        </Box>
        {before !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` ${before}`}
          </Box>
        )}
      </Typography>
      {known.length > 0 && (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {known.join(', ')}
        </Typography>
      )}
      {mayComeOff.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {capitalized(formatList(mayComeOff))} may lower it, once you choose a time.
        </Typography>
      )}
    </Box>
  );
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

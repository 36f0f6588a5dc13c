import { FREE_CANCELLATION_MS } from '@hearthkin/domain/booking/cancellation';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { formatCount, formatMoney } from '@hearthkin/domain/foundation/formats';
import type { FigureName, Figures } from '@hearthkin/domain/insights/figures';
import { formatPercent } from '../../../lib/format';

interface FigureRow {
  readonly label: string;
  /** The words for staff. */
  readonly words: (figures: Figures) => string;
}

interface FigureGroup {
  readonly title: string;
  /** The time at which something counts, and where from. */
  readonly text: string;
  readonly rows: readonly FigureRow[];
}

const of = (figures: Figures, name: FigureName) => figures[name] ?? 0;

function money(label: string, name: FigureName): FigureRow {
  return { label, words: (figures) => formatMoney(of(figures, name)) };
}

/** A count with its share of all requests, or of those that were accepted. */
function share(
  label: string,
  whole: 'requests' | 'accepted',
  countOf: (figures: Figures) => number,
): FigureRow {
  return {
    label,
    words: (figures) => {
      const [count, all] = [countOf(figures), of(figures, whole)];
      if (count === 0 || all === 0) return formatCount(count);
      return `${formatCount(count)} (${formatPercent((count / all) * 100)})`;
    },
  };
}

const ended = (
  label: string,
  whole: 'requests' | 'accepted',
  reason: Extract<FigureName, `ended-${string}`>,
) => share(label, whole, (figures) => of(figures, reason));

/** The figures of a month for staff. */
export const FIGURE_GROUPS: readonly FigureGroup[] = [
  {
    title: 'Money',
    text: 'From the ledger, in the month in which it moved (UTC). What was paid, less what went back, is what companions earned, what processing cost, our part, and what is held.',
    rows: [
      money('Paid by card', 'paid-minor'),
      money('Paid with session credit', 'credit-paid-minor'),
      money('Refunded to cards', 'refunded-minor'),
      money('Refunded as session credit', 'credit-returned-minor'),
      money('Chargebacks', 'charged-back-minor'),
      money('Earned by companions', 'earned-minor'),
      money('Processing, as far as we know it', 'processing-minor'),
      money('Our part', 'platform-minor'),
      money('Held for sessions, change', 'held-minor'),
      money('Sent to companions', 'sent-minor'),
    ],
  },
  {
    title: 'Sessions',
    text: 'In the month of the session, on the companion’s clock. A deleted booking stays.',
    rows: [
      { label: 'Requests', words: (figures) => formatCount(of(figures, 'requests')) },
      share('Accepted', 'requests', (figures) => of(figures, 'accepted')),
      share('Took place', 'accepted', (figures) => of(figures, 'completed')),
      {
        label: 'Hours together',
        words: (figures) => formatCount(Math.round(of(figures, 'minutes') / 60)),
      },
    ],
  },
  {
    title: 'Requests that weren’t accepted',
    text: 'With their share of all requests.',
    rows: [
      ended('Declined by the companion', 'requests', 'ended-declined'),
      ended('No reply in time', 'requests', 'ended-expired'),
      ended('Withdrawn by the member', 'requests', 'ended-withdrawn'),
    ],
  },
  {
    title: 'Cancellations',
    text: 'With their share of accepted sessions.',
    rows: [
      share(
        `By the member, ${FREE_CANCELLATION_MS / HOUR_MS} hours before or earlier`,
        'accepted',
        (figures) => of(figures, 'ended-member-cancelled') - of(figures, 'late-cancellations'),
      ),
      share('By the member, later', 'accepted', (figures) => of(figures, 'late-cancellations')),
      ended('By the companion', 'accepted', 'ended-companion-cancelled'),
      ended('By our team', 'accepted', 'ended-operator'),
    ],
  },
  {
    title: 'No-shows and claims',
    text: 'As claims were decided, with their share of accepted sessions.',
    rows: [
      ended('The companion didn’t come', 'accepted', 'ended-companion-no-show'),
      ended('The member didn’t come', 'accepted', 'ended-member-no-show'),
      ended('Refunded in full', 'accepted', 'ended-refunded'),
      share('Something went wrong, all claims', 'accepted', (figures) => of(figures, 'claims')),
    ],
  },
];

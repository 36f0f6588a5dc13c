import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type { CreditKind } from '@hearthkin/domain/pricing/credits';
import { type Price, priceSchema } from '@hearthkin/domain/pricing/price';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { savePaidPath } from '../../../data/payments/paid-path';
import { call } from '../../../firebase/call';
import { CallError } from '../../../lib/call-error';
import { leaveFor } from '../../../lib/leave-site';

/** The requested session, without id and price. */
export type SessionRequest = Omit<
  CreateBookingInput,
  'requestId' | 'useCredits' | 'agreedTotalMinor' | 'furtherWeeks'
>;

/** The time at which the requested session ends. */
export function endOf({ startsAt, minutes }: SessionRequest): Date {
  return new Date(new Date(startsAt).getTime() + minutes * MINUTE_MS);
}

/** The price the member agrees to, and the credits included in it. */
type AgreedPrice = Pick<CreateBookingInput, 'useCredits' | 'agreedTotalMinor'>;

interface BookState {
  readonly isBusy: boolean;
  readonly error: CallError | null;
  /** The server's price, when it differs from the agreed one. */
  readonly newPrice: {
    readonly wanted: SessionRequest;
    readonly useCredits: readonly CreditKind[];
    readonly price: Price;
  } | null;
}

const IDLE: BookState = { isBusy: false, error: null, newPrice: null };

/** Whether two requests are for the same session with the same texts and mood. */
export function isSameRequest(a: SessionRequest, b: SessionRequest): boolean {
  return (
    a.companionId === b.companionId &&
    a.activity === b.activity &&
    a.timing === b.timing &&
    a.startsAt === b.startsAt &&
    a.minutes === b.minutes &&
    a.location === b.location &&
    a.notes === b.notes &&
    a.mode === b.mode &&
    a.mood === b.mood
  );
}

export function areSameCredits(a: readonly CreditKind[], b: readonly CreditKind[]): boolean {
  return a.length === b.length && a.every((kind) => b.includes(kind));
}

interface BookOptions {
  /** A request that got no answer. It is resent unchanged, so that it books only once. */
  readonly unanswered: CreateBookingInput | null;
  readonly setUnanswered: (input: CreateBookingInput | null) => void;
  /** Called once nothing is left to do. A request that must be paid first goes to the provider's page. */
  readonly onBooked: (bookingId: string) => void;
  /** The page for the member once it is paid; their booking, if it isn't named. */
  readonly paidPath?: (bookingId: string) => string;
}

/** Requests a session. The result is a booking, a page to pay on, a refusal, or no answer. */
export function useBook({ unanswered, setUnanswered, onBooked, paidPath }: BookOptions) {
  const [state, setState] = useState<BookState>(IDLE);
  useBackFromPage(() => setState(IDLE));

  async function book(wanted: SessionRequest, agreed: AgreedPrice): Promise<void> {
    const input: CreateBookingInput =
      unanswered !== null &&
      isSameRequest(unanswered, wanted) &&
      areSameCredits(unanswered.useCredits, agreed.useCredits)
        ? unanswered
        : { ...wanted, ...agreed, requestId: crypto.randomUUID(), furtherWeeks: [] };
    setState({ ...IDLE, isBusy: true });
    // Saved before sending, because the page may be gone before the answer arrives.
    setUnanswered(input);
    try {
      const { bookingId, checkoutUrl } = await call('createBooking', input);
      if (checkoutUrl !== null) {
        if (paidPath !== undefined) savePaidPath(bookingId, paidPath(bookingId));
        // Stays busy while the page of the provider loads.
        leaveFor(checkoutUrl);
        return;
      }
      setState(IDLE);
      onBooked(bookingId);
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError('internal');
      if (failure.isRefusal || failure.isUnsent) setUnanswered(null);
      setState({ isBusy: false, error: failure, newPrice: newPriceOf(failure, input) });
    }
  }

  const clear = useCallback(() => setState(IDLE), []);
  return { ...state, unanswered, book, clear };
}

/** A browser may show the page as it was left. */
function useBackFromPage(onBack: () => void): void {
  const goneBack = useEffectEvent(onBack);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) goneBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}

function newPriceOf(failure: CallError, input: CreateBookingInput): BookState['newPrice'] {
  if (failure.code !== 'price-changed') return null;
  const parsed = priceSchema.safeParse(failure.details.quote);
  const { useCredits } = input;
  return parsed.success ? { wanted: input, useCredits, price: parsed.data } : null;
}

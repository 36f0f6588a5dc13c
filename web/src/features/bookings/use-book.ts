import type { CreateBookingInput } from '@hearthkin/domain/booking/requests';
import type { CreditKind } from '@hearthkin/domain/pricing/credits';
import { type Price, priceSchema } from '@hearthkin/domain/pricing/price';
import { useCallback, useState } from 'react';
import { call } from '../../firebase/call';
import { CallError, type CallErrorCode } from '../../lib/call-error';

/** A session as it is asked for, without what identifies and prices the request. */
export type Wanted = Omit<CreateBookingInput, 'requestId' | 'useCredits' | 'agreedTotalMinor'>;

/** What the member agrees to pay, and the credits that are part of it. */
export type Agreed = Pick<CreateBookingInput, 'useCredits' | 'agreedTotalMinor'>;

interface BookState {
  readonly isBusy: boolean;
  readonly error: CallErrorCode | null;
  /** The price the server named instead of the one agreed to, for exactly this. */
  readonly newPrice: {
    readonly wanted: Wanted;
    readonly useCredits: readonly CreditKind[];
    readonly price: Price;
  } | null;
}

const IDLE: BookState = { isBusy: false, error: null, newPrice: null };

/** Whether two requests ask for the same session in the same words. */
export function isSameWish(a: Wanted, b: Wanted): boolean {
  return (
    a.companionId === b.companionId &&
    a.activity === b.activity &&
    a.timing === b.timing &&
    a.startsAt === b.startsAt &&
    a.minutes === b.minutes &&
    a.location === b.location &&
    a.notes === b.notes
  );
}

/** Whether two choices of credits are the same. */
export function areSameCredits(a: readonly CreditKind[], b: readonly CreditKind[]): boolean {
  return a.length === b.length && a.every((kind) => b.includes(kind));
}

interface BookOptions {
  /** The request whose answer never came; it is sent again unchanged, so that it books once. */
  readonly unanswered: CreateBookingInput | null;
  readonly setUnanswered: (input: CreateBookingInput | null) => void;
  readonly onBooked: (bookingId: string) => void;
}

/** Asks for a session. What comes of it is either a booking, a refusal, or silence. */
export function useBook({ unanswered, setUnanswered, onBooked }: BookOptions) {
  const [state, setState] = useState<BookState>(IDLE);

  async function book(wanted: Wanted, agreed: Agreed): Promise<void> {
    const input: CreateBookingInput =
      unanswered !== null &&
      isSameWish(unanswered, wanted) &&
      areSameCredits(unanswered.useCredits, agreed.useCredits)
        ? unanswered
        : { ...wanted, ...agreed, requestId: crypto.randomUUID() };
    setState({ ...IDLE, isBusy: true });
    // Kept before it is sent: the page may be gone before the answer is here.
    setUnanswered(input);
    try {
      const { bookingId } = await call('createBooking', input);
      setState(IDLE);
      onBooked(bookingId);
    } catch (error) {
      const failure = error instanceof CallError ? error : new CallError('internal');
      if (failure.isRefusal || failure.isUnsent) setUnanswered(null);
      setState({ isBusy: false, error: failure.code, newPrice: newPriceOf(failure, input) });
    }
  }

  const clear = useCallback(() => setState(IDLE), []);
  return { ...state, unanswered, book, clear };
}

function newPriceOf(failure: CallError, input: CreateBookingInput): BookState['newPrice'] {
  if (failure.code !== 'price-changed') return null;
  const parsed = priceSchema.safeParse(failure.details.quote);
  const { useCredits } = input;
  return parsed.success ? { wanted: input, useCredits, price: parsed.data } : null;
}

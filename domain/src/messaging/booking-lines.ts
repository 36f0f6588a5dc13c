const WORDS: Readonly<Record<string, string>> = {
  'booking-requested': 'Session requested',
  'booking-confirmed': 'Session confirmed',
  'booking-declined': 'Request declined',
  'booking-withdrawn': 'Request withdrawn',
  'booking-cancelled': 'Session canceled',
  'booking-expired': 'Request expired',
  'booking-completed': 'Session completed',
  'booking-time-proposed': 'New time suggested',
  'booking-proposal-declined': 'New time declined. The original time stays.',
  'booking-moved': 'Session moved',
  'booking-place-proposed': 'Place suggested',
  'booking-place-declined': 'Place declined',
  'booking-place-agreed': 'Place agreed',
  'booking-unpaid': 'The payment didn’t go through',
  'booking-paid-again': 'Paid again',
  'booking-refunded': 'Refunded by our team',
};

/** The text of a system line about a booking event. */
export function bookingLineWords(event: string): string {
  return WORDS[event] ?? 'Session changed';
}

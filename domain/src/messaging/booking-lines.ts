const WORDS: Readonly<Record<string, string>> = {
  'booking-requested': 'A session was requested',
  'booking-confirmed': 'The session is confirmed',
  'booking-declined': 'The request was declined',
  'booking-withdrawn': 'The request was taken back',
  'booking-cancelled': 'The session was cancelled',
  'booking-expired': 'The request was not answered in time',
  'booking-completed': 'The session is completed',
  'booking-time-proposed': 'Another time was proposed',
  'booking-proposal-declined': 'The other time does not suit; the session stays as it was',
  'booking-moved': 'The session was moved',
};

/** The text of a system line about a booking event. */
export function bookingLineWords(event: string): string {
  return WORDS[event] ?? 'The session has changed';
}

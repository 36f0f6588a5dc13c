import { FREE_CANCELLATION_MS } from '../booking/cancellation';
import { HOUR_MS } from '../foundation/durations';

/** Words that staff start from. */
export interface SavedWords {
  readonly id: string;
  /** The words by which staff choose it. */
  readonly label: string;
  readonly text: string;
}

/** Answers to what people ask our team again and again, to start from. */
export const SAVED_ANSWERS: readonly SavedWords[] = [
  {
    id: 'danger',
    label: 'Someone may be in danger',
    text: 'Thank you for telling us. If you or someone near you is in danger, please call 911 now. You can also call or text 988 at any hour to talk with a trained counselor. Our crisis support page lists more places to turn to.\n\nWe’re not an emergency service, and we may read your next message late.',
  },
  {
    id: 'password',
    label: 'Can’t sign in',
    text: 'On the sign-in page, choose “Forgot password” and enter the email of your account. We’ll email you a link to set a new password. It works for 24 hours. If nothing arrives, look in your spam folder and check that you typed the address you signed up with.',
  },
  {
    id: 'receipt',
    label: 'Where the receipt is',
    text: 'Open your bookings, choose the session, and then “Receipt”. You can print the page or save it as a PDF.',
  },
  {
    id: 'cancellation',
    label: 'Canceling a session',
    text: `You can cancel on the booking’s page. It’s free until ${FREE_CANCELLATION_MS / HOUR_MS} hours before the session. Before you confirm, the page says what becomes of your payment.`,
  },
  {
    id: 'documents',
    label: 'How long a review takes',
    text: 'We aim to review documents within 24-48 hours. You’ll get an email once it’s done. There’s nothing else you need to do.',
  },
  {
    id: 'deletion',
    label: 'Deleting an account',
    text: 'You can delete your account yourself: open your profile, go to “Sign-in and security”, and choose “Delete my account”. Before you confirm, the page shows what’s deleted and what’s kept.',
  },
];

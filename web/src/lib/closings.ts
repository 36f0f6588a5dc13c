import type { UserType } from '@hearthkin/domain/foundation/fields';
import { PATHS } from './paths';

/** The end of a page that says where to go next. */
export interface Closing {
  readonly title: string;
  readonly text: string;
  /** Most important first. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** The closing of visitors' pages for signed-in readers. */
export const OWN_CLOSINGS: Readonly<Record<UserType, Closing>> = {
  spender: {
    title: 'Ready when you are',
    text: 'You’ll see the full price before you book.',
    links: [
      { label: 'Browse companions', to: PATHS.browse },
      { label: 'Go to your home', to: PATHS.subscriptionDashboard },
    ],
  },
  earner: {
    title: 'Back to your sessions',
    text: 'You’ll find requests and bookings on your dashboard.',
    links: [{ label: 'Go to your dashboard', to: PATHS.earnerDashboard }],
  },
};

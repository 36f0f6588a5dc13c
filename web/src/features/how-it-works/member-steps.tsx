import { MINIMUM_AGE, MINIMUM_INTERESTS } from '@hearthkin/domain/account/signup';
import { SiteLink } from '../../ui/layout/site-link';
import type { Step } from '../../ui/layout/step-list';

/** What a member does, from the first visit to the hour after. */
export const MEMBER_STEPS: readonly Step[] = [
  {
    title: 'Open an account',
    text: `You choose at least ${MINIMUM_INTERESTS} interests, confirm your phone with a code, and show who you are with a photo of your ID and a selfie. With Google or Facebook it takes your date of birth and your agreement. You must be ${MINIMUM_AGE} or older.`,
  },
  {
    title: 'Look around, or say how you feel',
    text: (
      <>
        Search by name, place, interest, language, price, rating or free time. Or{' '}
        <SiteLink to="needSupport">start from a mood</SiteLink>: you see companions whose traits
        fit, and each says why they are there.
      </>
    ),
  },
  {
    title: 'See the whole price',
    text: 'Choose an activity, a day, a time and a length. The full price stands there with every discount taken off, before you ask for anything.',
  },
  {
    title: 'Ask for the session',
    text: 'The companion has until the start to answer, and 24 hours at most. If you wish to talk right now, it is 10 minutes. A request that nobody answers costs nothing.',
  },
  {
    title: 'Meet',
    text: 'A Virtual Chat needs no place. For everything else you name one when you book; the first time, please choose somewhere public. A reminder comes a day and an hour before.',
  },
  {
    title: 'Afterwards',
    text: 'You mark the session as completed, or it counts as completed 24 hours after its end. Then you can leave a review, and change it for 7 days. Completed sessions count towards loyalty rewards.',
  },
];

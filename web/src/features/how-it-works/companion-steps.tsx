import { PLATFORM_FEE_PERCENT } from '@hearthkin/domain/payment/settle';
import { formatPercent } from '../../lib/format';
import { PAYMENTS_NOT_CONNECTED } from '../../lib/payment-words';
import { SiteLink } from '../../ui/layout/site-link';
import type { Step } from '../../ui/layout/step-list';

/** How somebody becomes a companion, and what they get. */
export const COMPANION_STEPS: readonly Step[] = [
  {
    title: 'Sign up as a companion',
    text: 'The same steps as for a member, and an hourly rate of your own. You also agree to a background check.',
  },
  {
    title: 'Have your documents looked at',
    text: 'You hand in an ID document and a proof of address. Somebody on our team looks at both, which typically takes 24-48 hours. Members find you once they are accepted, and not before.',
  },
  {
    title: 'Tell who you are',
    text: (
      <>
        The <SiteLink to="earnHelping">application</SiteLink> has five short steps: about you, your
        traits, how you support people, your hours and your rate, and your background. The
        background check takes 1 to 3 business days; your profile shows its badge once it is done.
      </>
    ),
  },
  {
    title: 'Answer requests',
    text: 'You set your hours in the week and your shortest session. Every request is yours to accept, to decline, or to answer with another time. Nobody can book you twice.',
  },
  {
    title: 'Get your share',
    text: `Of what a session costs, ${formatPercent(100 - PLATFORM_FEE_PERCENT)} is yours; the platform fee is ${formatPercent(PLATFORM_FEE_PERCENT)}. Your share is due 48 hours after the session is completed. ${PAYMENTS_NOT_CONNECTED}`,
  },
];

import MuiLink from '@mui/material/Link';
import { SiteLink } from '../../ui/layout/site-link';
import type { Step } from '../../ui/layout/step-list';

/** What to do, what matters most first. */
export const WHEN_WRONG: readonly Step[] = [
  {
    title: 'In danger: the emergency number',
    text: (
      <>
        Call <MuiLink href="tel:911">911</MuiLink>, or <MuiLink href="tel:112">112</MuiLink> in most
        of Europe. Get somewhere safe first, and tell us later.
      </>
    ),
  },
  {
    title: 'In a crisis: people who are trained for it',
    text: (
      <>
        Call or text <MuiLink href="tel:988">988</MuiLink>, day and night. More lines, also for
        other countries, stand under <SiteLink to="crisisSupport">crisis support</SiteLink>.
      </>
    ),
  },
  {
    title: 'Block and report',
    text: 'In the conversation with that person. You can do one without the other.',
  },
  {
    title: 'Tell our support',
    text: (
      <>
        Write on the <SiteLink to="contact">contact page</SiteLink> with whom and when it was. If a
        session did not take place as agreed, please write within 24 hours of its end, before it
        counts as completed.
      </>
    ),
  },
  {
    title: 'What we do then',
    text: 'We can cancel bookings with a full refund, take down what breaks the rules, and suspend or close an account. A suspended companion is not shown any more.',
  },
];

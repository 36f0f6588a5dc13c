import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import { SiteLink } from '../../ui/layout/site-link';
import type { LegalSection } from './legal-document';

/** Privacy 7 to 10: other countries, children, changes, contact. */
export const GENERAL_SECTIONS: readonly LegalSection[] = [
  {
    id: 'international-transfers',
    title: 'International transfers',
    content: (
      <>
        <p>
          Our servers stand in the United States, in data centres of Google. If you live elsewhere,
          your data goes there when you use the site. The services that deliver our mails, and
          Google and Facebook as ways to sign in, may work with it in further countries.
        </p>
        <p>
          The law there may protect data differently from the law of your home. What this policy
          says holds wherever you live, and where your law asks for safeguards for such a transfer,
          our agreements with these services have to contain them.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    content: (
      <>
        <p>
          The site is not for anybody under {MINIMUM_AGE}. We ask for the date of birth when an
          account is opened, check it on the page and once more on the server, and open none for
          somebody younger.
        </p>
        <p>
          We do not knowingly keep data of children. If you believe that somebody under{' '}
          {MINIMUM_AGE} has an account, tell <SiteLink to="contact">our support</SiteLink>: we look
          into it, and remove the account and its data if it is so.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <>
        <p>
          When this policy changes, the new text stands on this page, with its date at the top. It
          changes before we do anything differently, not after.
        </p>
        <p>
          For a new purpose that needs your consent, we ask you first. That goes above all for your
          face: should another company ever make the comparison for us, this page will name it
          before it sees a picture.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <>
        <p>
          For what your <SiteLink to="profile">profile</SiteLink> does not let you do yourself,
          write to <SiteLink to="contact">our support</SiteLink>, signed in or from the address of
          your account if you can. Requests about your data are answered within 30 days.
        </p>
        <p>
          Please do not send documents or passwords along, and no more about your health than you
          need to. Support does not watch its mail day and night: in an emergency, use the button
          “Crisis support” on any page.
        </p>
      </>
    ),
  },
];

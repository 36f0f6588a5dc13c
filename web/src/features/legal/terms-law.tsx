import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { SiteLink } from '../../ui/layout/site-link';
import type { LegalSection } from './legal-document';

/** Terms 6 to 10: what happens when something goes wrong, ends or changes. */
export const LAW_SECTIONS: readonly LegalSection[] = [
  {
    id: 'liability',
    title: 'Liability',
    content: (
      <>
        <p>
          We run the site with care, and offer it as it is. As far as the law allows, we give no
          warranty that goes beyond what these terms say.
        </p>
        <p>
          A session is between its two sides. We do not take part in it, and are not liable for what
          members and companions do, say or leave undone, on the site or where they meet.
        </p>
        <p>
          Where we are liable, all that we owe you together is limited to the amount you paid
          through {PRODUCT_NAME} in the 12 months before the event. We do not answer for lost profit
          or other indirect loss.
        </p>
        <p>
          None of this limits liability for intent, fraud or gross negligence, for death or injury
          that we caused, or for anything else for which the law allows no limit. If you cause
          damage to us or others by breaking these terms, you answer for it.
        </p>
      </>
    ),
  },
  {
    id: 'arbitration',
    title: 'Arbitration',
    content: (
      <>
        <p>
          <strong>Talk first.</strong> Tell the other side in writing what is wrong and what would
          put it right: us through <SiteLink to="contact">our support</SiteLink>, you at the address
          of your account. Both of us then try for at least 30 days to settle it. No deadline for a
          claim runs out during this time.
        </p>
        <p>
          <strong>Then an arbitrator.</strong> What is not settled by then is decided by one neutral
          arbitrator, instead of a court, whose decision binds both of us. Each claim is heard on
          its own, not as part of a class or group action.
        </p>
        <p>
          <strong>What stays open to you.</strong> Either of us may go to a small claims court with
          what falls under it, and to any court for an urgent order against harm or misuse. If the
          law of your home does not let a consumer be held to arbitration, this section does not
          bind you, and the courts there are open to you.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Termination',
    content: (
      <>
        <p>
          <strong>By you.</strong> You can delete your account on{' '}
          <SiteLink to="profile">your profile</SiteLink> whenever you like, without a reason. Your
          open bookings end as if you had cancelled them, with the usual refunds, and sessions that
          are over count as completed. Events and group activities that you lead are cancelled. The{' '}
          <SiteLink to="privacy">Privacy Policy</SiteLink> says what is deleted and what is kept.
        </p>
        <p>
          <strong>By us.</strong> We may suspend or close an account that breaks these terms or the
          law, or puts others at risk. We write to its email address why. A suspended account cannot
          sign in, a suspended companion is no longer shown to members, and open bookings are
          cancelled with a full refund to the member; they stay cancelled if we reinstate the
          account. Closing it deletes it as if you had done so.
        </p>
        <p>
          <strong>Not used any more.</strong> An account that nobody has used for more than 12
          months is closed, as if you had deleted it. We write to its email address at least 30 days
          before, and signing in is enough to keep it. It stays for as long as a booking of it is
          open or money is on its way to it.
        </p>
        <p>
          What was earned or is to be refunded by then is still due. The sections on payment,
          liability and arbitration go on for what happened before.
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
          When these terms change, the new text stands on this page, with its date at the top.
          Higher or new fees are announced at least 30 days before they apply. A booking keeps the
          price that was agreed when it was made.
        </p>
        <p>
          If you go on using your account after a change has come into force, the new terms apply.
          If you do not agree with them, you can delete your account before.
        </p>
        <p>
          If one of these terms turns out not to be valid, the others stay as they are. That we do
          not insist on something once does not mean that we give it up.
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
          Questions about these terms, a booking or another person go to{' '}
          <SiteLink to="contact">our support</SiteLink>. Name the date of the session and the person
          it was with, so that we find it. Never send your password or pictures of your documents:
          we do not ask for them there.
        </p>
        <p>
          What concerns your own account you can mostly do yourself on{' '}
          <SiteLink to="profile">your profile</SiteLink>: change your details, your password or your
          address, sign out everywhere, download your data, delete your account.
        </p>
        <p>
          Support is not there for emergencies. Section 3 names the numbers to call, and so does the
          button “Crisis support” on every page.
        </p>
      </>
    ),
  },
];

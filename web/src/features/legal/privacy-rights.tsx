import { SiteLink } from '../../ui/layout/site-link';
import type { LegalSection } from './legal-document';

/** Privacy 5 and 6: what one can ask for, and how long what is kept (`removeAccount`). */
export const RIGHTS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <p>
          What you can ask of us, you can mostly do yourself on{' '}
          <SiteLink to="profile">your profile</SiteLink>:
        </p>
        <ul>
          <li>
            <strong>See and take along:</strong> “Download my data” gives you everything we hold
            about you as a file (JSON), up to five times a day. The words of other people are not in
            it.
          </li>
          <li>
            <strong>Correct:</strong> your details, pictures, address and email can be changed
            there.
          </li>
          <li>
            <strong>Delete:</strong> “Delete my account” shows first what is deleted and what is
            kept, and then does it at once.
          </li>
        </ul>
        <p>
          You can also object to a use, ask us to restrict it, ask for a person to explain a
          decision, or take back a consent; what was done before stays lawful. Write to{' '}
          <SiteLink to="contact">our support</SiteLink>. We answer within 30 days, and may ask you
          to sign in first, so that nobody else gets your data.
        </p>
        <p>
          Using these rights costs nothing and brings you no disadvantage. If you think that we
          handle your data wrongly, you can complain to the data protection authority where you
          live.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Retention',
    content: (
      <>
        <p>
          We keep what belongs to your account for as long as you have it, which ends by itself
          after 12 months in which nobody used it; an email tells you at least 30 days before. We
          keep these for less time:
        </p>
        <ul>
          <li>a sign-up that was not finished, with its photos: removed after 24 hours;</li>
          <li>
            the ID photo and selfie of the sign-up: deleted with the decision about your documents,
            or about the photos themselves where our team has to compare them; if there is neither,
            with your account;
          </li>
          <li>
            what you write on the contact page: two years, or until you delete the account you wrote
            it with; our mails with you about it, two years at most;
          </li>
          <li>the note that a mail went out (not its address or text): 30 days;</li>
          <li>notifications, which name the people they are about: 90 days;</li>
          <li>that you looked at a companion’s profile: about two days;</li>
          <li>links to reset a password or confirm an address: two days;</li>
          <li>counts of attempts: as long as the limit lasts, a day at most.</li>
        </ul>
        <p>
          <strong>When you delete your account</strong>, your profile and listing, photos,
          documents, application, contact details, notifications, favorites, moods, reviews you
          wrote, reports by you and about you, stories, events and group activities you host, your
          places at others, what you wrote in messages, also to our support, and your sign-in are
          deleted at once. The other side of a conversation keeps its own words. Whoever wanted to
          come to something of yours is told that it is cancelled. What fails on the way is tried
          again every hour. These stay:
        </p>
        <ul>
          <li>
            bookings and payments, with numbers in place of your name and without notes, places and
            reasons: for as long as the other side has an account, because they are theirs as well,
            and for seven years from the session or its last payment, because they are financial
            records;
          </li>
          <li>
            what kind of account it was, when it began and ended, and how its identity check and
            review ended: seven years, under a number;
          </li>
          <li>
            what concerns somebody’s safety or a legal claim, if there is anything: without a fixed
            end, as long as it is needed for that;
          </li>
          <li>
            your first name and last initial in the other side’s notifications, backups and
            technical logs: up to 90 days.
          </li>
        </ul>
      </>
    ),
  },
];

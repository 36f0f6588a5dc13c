import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { SiteLink } from '../../ui/layout/site-link';
import type { LegalSection } from './legal-document';

/** Privacy 1: what there is, as the schemas of the domain name it. */
export const COLLECTED_SECTIONS: readonly LegalSection[] = [
  {
    id: 'information-collected',
    title: 'Information collected',
    content: (
      <>
        <p>
          This policy is about what {PRODUCT_NAME} (“we”) knows of people who use the site. It goes
          with the <SiteLink to="terms">Terms of Service</SiteLink>. Most of it you tell us
          yourself:
        </p>
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, phone number, date of birth, postal
            address, languages, interests, what you write about yourself, and your photos.
            Companions add a rate, hours, traits, ways of supporting, and a video if they like, and
            in their application what they have done before.
          </li>
          <li>
            <strong>Your sign-in:</strong> our sign-in service keeps your password in a form that
            cannot be read back; we never hold it. From Google or Facebook we take your name, your
            email address, whether it is verified, and the number they know you by. We do not take
            your picture or your contacts from there.
          </li>
          <li>
            <strong>Your identity:</strong> a photo of your ID and a selfie, and how their
            comparison ended: result, confidence and time. For the review of documents, an ID
            document, a proof of address, and the decision with its notes.
          </li>
          <li>
            <strong>Your bookings:</strong> with whom, when, where, what for, your notes, the reason
            you give when you cancel, and the amounts held, paid and refunded. No card or bank
            numbers.
          </li>
          <li>
            <strong>Your messages:</strong> what you write to others and when, whether you have read
            theirs, when you were last writing, whom you have blocked, and conversations that you
            report.
          </li>
          <li>
            <strong>What you say of others:</strong> reviews of sessions you have had, with their
            stars and words; reviews you report, and why; and whom you keep as favorites.
          </li>
          <li>
            <strong>What you do in the community:</strong> events you propose, events and group
            activities you join or wait for, what you say of them, and the stories you write, also
            those you keep to yourself.
          </li>
          <li>
            <strong>What you write to our support:</strong> the name, the email address and the
            words you fill in on the <SiteLink to="contact">contact page</SiteLink>, and which
            account it was if you are signed in.
          </li>
          <li>
            <strong>Your plan and your mood:</strong> which plan you have and what of it you have
            used; and, if you note it, how you feel on a day. Your mood is shown to nobody but you:
            not to companions, and not to our staff.
          </li>
        </ul>
        <p>
          <strong>What arises by itself:</strong> when you last signed in or visited the site, for
          companions to within minutes; that you looked at a companion’s profile on a day, so that
          it counts once; your notifications; whether a mail to you went out; and counts of
          attempts, such as sign-up checks or password resets. Where a count is by address or
          network, it is stored under a fingerprint that cannot be turned back. The servers we rent
          keep technical logs of requests.
        </p>
        <p>
          <strong>On your device</strong> the site keeps your sign-in, drafts of what you have not
          sent yet, its own pages, and a copy of your data, so that it opens quickly and without a
          network. The copy of your data is removed when you log out. There are no advertising
          cookies, no trackers and no measurement of your visits by others.
        </p>
      </>
    ),
  },
];

import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { SiteLink } from '../../ui/layout/site-link';
import { EmergencyNumbers } from './emergency-numbers';
import type { LegalSection } from './legal-document';

/** Terms 1 to 3: whom the agreement is with, and what it is about. */
export const SERVICE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance',
    content: (
      <>
        <p>
          These terms are the agreement between you and {PRODUCT_NAME} (“we”) about this site and
          everything you can do on it. You accept them when you tick the box for them while opening
          an account. Whoever looks around without an account keeps to the sections on conduct and
          liability.
        </p>
        <p>
          The <SiteLink to="privacy">Privacy Policy</SiteLink> tells what we know about you, why,
          and for how long. Please read both.
        </p>
        <p>
          If you do not agree, please do not open an account. If you have one and no longer agree,
          you can delete it on <SiteLink to="profile">your profile</SiteLink> at any time.
        </p>
        <p>
          Some rights cannot be given up by an agreement, such as those that the law of your home
          gives you as a consumer. You keep them, whatever is written here.
        </p>
      </>
    ),
  },
  {
    id: 'eligibility',
    title: 'Eligibility',
    content: (
      <>
        <p>
          You must be at least {MINIMUM_AGE} years old. We ask for your date of birth before an
          account is made, and make none for anybody younger.
        </p>
        <ul>
          <li>
            <strong>One person, one account.</strong> A phone number and an email address belong to
            one account each. An account is yours alone: do not share it, lend it or hand it on.
          </li>
          <li>
            <strong>The truth.</strong> Your name, date of birth and address must be your own, and
            stay up to date.
          </li>
          <li>
            <strong>Your identity.</strong> Whoever signs up with a phone number sends a photo of an
            ID and a selfie. A program on our servers compares the two faces. Where it cannot tell,
            somebody on our team looks at them. A member who comes through Google or Facebook is not
            asked for these photos.
          </li>
        </ul>
        <p>
          A companion also hands in an ID document and a proof of address, and is shown to members
          only once our team has accepted both. Companions agree to a background check before they
          are shown. That agreement is not yet a check: unless a profile carries the badge for it,
          please assume that none has been made.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'Service description and limitations',
    content: (
      <>
        <p>
          On {PRODUCT_NAME}, members find companions and book time with them: a talk, a walk, an
          activity shared. Companions are independent. They set their own rate and hours, decide
          which requests they take, and are not our employees. We provide the place, keep the
          calendar, hold the amount of a booking and settle it afterwards.
        </p>
        <p>
          There is also a community. Members and companions propose events for each other; we look
          at each before it is published, and its host leads it. Companions lead group activities.
          People share stories, which we look at as well before others read them. Whoever takes part
          comes as a guest of the host, and these terms hold there, too.
        </p>
        <p>
          <strong>Companions are not licensed mental health professionals.</strong> What they offer
          is company. It is not therapy, diagnosis, treatment or medical, legal or financial advice,
          and does not replace any of these. {PRODUCT_NAME} is not a crisis service and not a dating
          service.
        </p>
        <p>
          Do not wait for a booking in an emergency. The button “Crisis support” is on every page,
          and these services are there for you:
        </p>
        <EmergencyNumbers />
        <p>
          What we check is described in these terms. We cannot know how a person will behave, and do
          not promise that a companion suits you, that somebody is free at the time you wish, or
          that the site is never interrupted. Please meet somebody new in a public place, and tell a
          person you trust where you are.
        </p>
      </>
    ),
  },
];

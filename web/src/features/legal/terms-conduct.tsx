import { MINIMUM_AGE } from '@hearthkin/domain/account/signup';
import { SiteLink } from '../../ui/layout/site-link';
import type { LegalSection } from './legal-document';

/** Terms 4: how people treat each other here. */
export const CONDUCT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'conduct',
    title: 'Conduct and prohibited activities',
    content: (
      <>
        <p>
          People come here because they would like company, sometimes on a hard day. Treat each
          other with respect, keep to what was agreed, be on time, and take a no for a no.
          Prohibited is in particular:
        </p>
        <ul>
          <li>
            to threaten, harass, stalk, humiliate or discriminate against anybody, or to harm them;
          </li>
          <li>to ask for or offer sexual services, or to treat a session as a date;</li>
          <li>to bring or involve anybody under {MINIMUM_AGE};</li>
          <li>
            to act as a therapist, doctor or other professional, or to give advice that needs a
            licence;
          </li>
          <li>
            to come armed, to break the law during a session, or to ask somebody else to break it;
          </li>
          <li>
            to record, photograph or publish what another person says or does without their
            agreement;
          </li>
          <li>
            to pretend to be somebody else, or to hand in forged documents or pictures of others;
          </li>
          <li>
            to arrange a session found here, or its payment, past the site so that no fee is due
            (what a group activity costs is settled with its host, and no fee is due for it);
          </li>
          <li>
            to ask for money, gifts, loans or account data, or to advertise other things and
            services;
          </li>
          <li>
            to upload what is unlawful, not yours to show, or harmful to devices; to collect data of
            others; to get around limits or safeguards of the site.
          </li>
        </ul>
        <p>
          Your words and pictures stay yours. You allow us to store them and to show them to those
          they are meant for, for as long as they are on the site.
        </p>
        <p>
          If somebody breaks these rules, report the conversation or the review, or tell{' '}
          <SiteLink to="contact">our support</SiteLink>. You can block whoever you do not want to
          hear from. If anybody is in danger, call the emergency services first. We may take down
          what breaks the rules, cancel bookings, and suspend or close the account behind it.
        </p>
      </>
    ),
  },
];

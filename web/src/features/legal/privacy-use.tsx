import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { REPORTED_MESSAGES } from '@hearthkin/domain/safety/conversation-report';
import { IDENTITY_CHECKS_PER_HOUR } from '@hearthkin/domain/verification/identity-check';
import { SiteLink } from '../../ui/layout/site-link';
import type { LegalSection } from './legal-document';

/** Privacy 2 to 4: what it is for, who sees it, and how it is guarded. */
export const USE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'use',
    title: 'Use of information',
    content: (
      <>
        <p>We use what we know for these purposes, and no others:</p>
        <ul>
          <li>
            to run your account, show your profile, arrange and settle bookings, and tell you about
            them on the site and by mail (the agreement between us);
          </li>
          <li>
            to compare your face with the photo on your ID, once, while you sign up (your consent,
            which we ask for on that step);
          </li>
          <li>
            to review documents, keep accounts safe, and notice misuse (our interest, and that of
            everybody here, in knowing that people are who they say they are);
          </li>
          <li>to keep books and answer authorities where the law says so (a legal duty).</li>
        </ul>
        <p>
          <strong>How faces are compared.</strong> A program on our own servers measures both faces
          and tells how alike they are. The measurements are neither kept nor logged, and used for
          nothing else. If the faces match, you go on. If they differ, you are asked for other
          photos, up to {IDENTITY_CHECKS_PER_HOUR} times an hour. If the program cannot tell a
          second time, you go on as well, and a person decides later. Such programs are wrong at
          times, and for some groups of people more often than for others.
        </p>
        <p>
          We do not sell what we know, do not show advertising, and do not build profiles of you for
          others.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing',
    content: (
      <>
        <p>Who sees what depends on who they are:</p>
        <ul>
          <li>
            <strong>Everybody</strong>, search engines among them, can see a companion who is
            listed: first name and last initial, age, place, what they write about themselves,
            interests, traits, ways of supporting, languages, rate, hours, pictures and video, what
            has been checked, ratings, how many sessions they have completed, how fast they reply,
            since when they are here, and when they were last active. The calendar shows that a time
            is taken, not by whom. Whoever has the address of a profile picture can open it. Reviews
            stand there with the first name and last initial of whoever wrote them. How often a
            profile was looked at is a number; by whom, nobody is told.
          </li>
          <li>
            <strong>Everybody</strong> can also read public stories, and who leads a group activity
            and what people say of it. A story stands under the name its author gave it. An
            anonymous one shows nobody whose it is, and nothing that others can read leads from it
            to its author; only our staff can tell. Stories for the community are read by whoever is
            signed in, and private ones by nobody but you: not by our staff either.
          </li>
          <li>
            <strong>Whoever is signed in</strong> can see anybody’s card: first name and last
            initial, photo, city, state, since when they are here, and whether their documents were
            accepted. At an event or a group activity they see who comes, and who waits for a place,
            by first name and last initial.
          </li>
          <li>
            <strong>The other side of a booking</strong> sees its activity, time, place, price,
            notes and the reason of a cancellation.
          </li>
          <li>
            <strong>The other side of a conversation</strong> reads what you write to them, and sees
            whether you have read what they wrote. Nobody else does, our staff included, unless one
            of you reports it: then up to {REPORTED_MESSAGES} of its last messages go along.
          </li>
          <li>
            <strong>Our staff</strong> can see accounts and bookings, what was reported and by whom,
            what you write to our support, companions’ applications, and events and stories that are
            to be published; and your documents in order to review them. Nobody else but you can
            open the documents. What they decide and which lists they keep is written down; once an
            account is deleted, that no longer leads to it.
          </li>
        </ul>
        <p>
          <strong>Services that work for us:</strong> Google’s Firebase (sign-in, text messages with
          codes, database, files, servers), and the services that deliver our mails, which get your
          address, first name and the text. If you choose to sign in with Google or Facebook, they
          learn that you use {PRODUCT_NAME}.
        </p>
        <p>
          <strong>Authorities</strong> get what the law obliges us to give. We may also tell
          emergency services what they need when somebody’s life or health is in danger.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    content: (
      <>
        <p>
          What travels between you and the site is encrypted. The database judges every access by
          rules that start from “nobody may”: the private part of your account opens only for you
          and our staff.
        </p>
        <ul>
          <li>
            Links in mails that reset a password or confirm an address work once and for 24 hours.
            We store only their fingerprint.
          </li>
          <li>
            Changing your password or address, and deleting your account, asks you to show again who
            you are.
          </li>
          <li>
            A new password signs you out on all other devices. You can do the same on your profile
            at any time.
          </li>
          <li>Repeated attempts at what could be misused are limited.</li>
        </ul>
        <p>
          No safeguard is perfect. Choose a password that you use nowhere else, and tell{' '}
          <SiteLink to="contact">our support</SiteLink> if something looks wrong. If data about you
          gets into the wrong hands, we tell you and the authorities as the law requires.
        </p>
      </>
    ),
  },
];

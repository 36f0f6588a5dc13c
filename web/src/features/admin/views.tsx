import type { QueueId, Shown } from '@hearthkin/domain/admin/queues';
import { MAX_MISSED, MISSED_WITHIN_DAYS } from '@hearthkin/domain/booking/claim-times';
import { SEVERITY_NAMES } from '@hearthkin/domain/safety/report-reasons';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import { type ComponentType, lazy } from 'react';
import type { StaffView } from '../../lib/staff-views';
import type { QueueView } from './queue';

interface ListView {
  /** `round` names one count of the waiting items. */
  readonly List: ComponentType<{ readonly round: string }>;
}

export type ListId = Exclude<StaffView, QueueId>;

export type QueueViews = { readonly [Id in QueueId]: QueueView<Shown[Id]> };

/**
 * The views of the staff page by their query value. Lists and cards are chunks of their own. The
 * export of a story leaves out its author.
 */
export const VIEWS: QueueViews & Readonly<Record<ListId, ListView>> = {
  overview: {
    List: lazy(async () => ({ default: (await import('./overview')).Overview })),
  },
  figures: {
    List: lazy(async () => ({ default: (await import('./figures-view')).FiguresView })),
  },
  numbers: {
    List: lazy(async () => ({
      default: (await import('./public-numbers-view')).PublicNumbersView,
    })),
  },
  'check-ins': {
    title: 'Check-ins to look after',
    things: 'check-ins',
    empty: {
      icon: <HealthAndSafetyOutlined />,
      title: 'Everyone is accounted for',
      text: 'Unanswered check-ins and calls for help show up here. Refresh to see new ones.',
    },
    Card: lazy(async () => ({ default: (await import('./check-in-card')).CheckInCard })),
    head: ['Reason', 'Since (UTC)', 'Asked (UTC)', 'Session ends (UTC)', 'Trusted contact'],
    row: ({ reason, raisedAt, askedAt, booking, contact }) => [
      reason,
      raisedAt,
      askedAt,
      booking?.endsAt,
      contact,
    ],
  },
  accounts: {
    List: lazy(async () => ({ default: (await import('./account-list')).AccountList })),
  },
  bookings: {
    List: lazy(async () => ({ default: (await import('./bookings')).Bookings })),
  },
  verifications: {
    title: 'Documents to review',
    things: 'submissions',
    empty: {
      icon: <FactCheckOutlined />,
      title: 'All caught up',
      text: 'Refresh to see new submissions.',
    },
    Card: lazy(async () => ({ default: (await import('./review-card')).ReviewCard })),
    head: ['State', 'Submitted (UTC)', 'ID document', 'Proof of address', 'Face comparison'],
    row: ({ verificationStatus, submittedAt, documentsUploaded, identityCheck }) => [
      verificationStatus,
      submittedAt,
      documentsUploaded?.idDocument.type,
      documentsUploaded?.proofOfAddress.type,
      identityCheck?.status,
    ],
  },
  identities: {
    title: 'Identity checks to review',
    things: 'identity checks',
    empty: {
      icon: <HowToRegOutlined />,
      title: 'No identity checks to review',
      text: 'Refresh to see new checks that our team has to decide.',
    },
    Card: lazy(async () => ({ default: (await import('./identity-card')).IdentityCard })),
    head: [
      'Compared (UTC)',
      'Confidence (%)',
      'Reason',
      'Attempts',
      'Earlier account noticed (UTC)',
    ],
    row: ({ identityCheck: check, heldAt }) => [
      check?.checkedAt,
      check?.confidence,
      check?.reason,
      check?.attempts,
      heldAt,
    ],
  },
  applications: {
    title: 'Applications to review',
    things: 'applications',
    empty: {
      icon: <VolunteerActivismOutlined />,
      title: 'No applications to review',
      text: 'Refresh to see new applications.',
    },
    Card: lazy(async () => ({ default: (await import('./application-card')).ApplicationCard })),
    head: [
      'First name',
      'Last name',
      'Location',
      'Submitted (UTC)',
      'Experience',
      'Rate',
      'Hours a week',
    ],
    row: ({ form, submittedAt }) => [
      form?.firstName,
      form?.lastName,
      form?.location,
      submittedAt,
      form?.hasExperience,
      form?.hourlyRate,
      form?.weeklyHours,
    ],
  },
  events: {
    title: 'Events to review',
    things: 'events',
    empty: {
      icon: <EventOutlined />,
      title: 'No events to review',
      text: 'New events show up here.',
    },
    Card: lazy(async () => ({ default: (await import('./event-review-card')).EventReviewCard })),
    head: ['Title', 'Category', 'City', 'Starts (UTC)', 'Spots', 'Host', 'Submitted (UTC)'],
    row: (event) => [
      event.title,
      event.category,
      event.city,
      event.startsAt,
      event.maxAttendees,
      event.hostName,
      event.submittedAt,
    ],
  },
  activities: {
    List: lazy(async () => ({ default: (await import('./activity-list')).ActivityList })),
  },
  stories: {
    title: 'Stories to review',
    things: 'stories',
    empty: {
      icon: <AutoStoriesOutlined />,
      title: 'No stories to review',
      text: 'What people share with the community or with everyone appears here automatically.',
    },
    Card: lazy(async () => ({ default: (await import('./story-review-card')).StoryReviewCard })),
    head: ['Title', 'For whom', 'Anonymous', 'Tags', 'Submitted (UTC)'],
    row: ({ title, privacyLevel, isAnonymous, tags, submittedAt }) => [
      title,
      privacyLevel,
      isAnonymous,
      tags.join(' '),
      submittedAt,
    ],
  },
  claims: {
    title: 'Open claims',
    things: 'claims',
    empty: {
      icon: <GavelOutlined />,
      title: 'No open claims',
      text: 'Refresh to see what members and companions say went wrong.',
    },
    Card: lazy(async () => ({ default: (await import('./claim-card')).ClaimCard })),
    head: ['Case', 'Kind', 'By', 'Filed (UTC)', 'Answer until (UTC)', 'Answered', 'Total (cents)'],
    row: ({ caseNumber, kind, by, filedAt, answerUntil, answer, totalMinor }) => [
      caseNumber,
      kind,
      by,
      filedAt,
      answerUntil,
      answer?.at,
      totalMinor,
    ],
  },
  money: {
    title: 'Money to look after',
    things: 'cases',
    empty: {
      icon: <PaymentsOutlined />,
      title: 'Our books and the provider agree',
      text: 'They are compared every night. What can’t be mended without you shows up here.',
    },
    Card: lazy(async () => ({ default: (await import('./money-card')).MoneyCard })),
    head: [
      'Problems',
      'Found (UTC)',
      'Paid by our books (cents)',
      'Paid at the provider (cents)',
      'Sent by our books (cents)',
      'Sent at the provider (cents)',
    ],
    row: ({ problems, foundAt, paidMinor, sentMinor }) => [
      problems.join(' '),
      foundAt,
      paidMinor.ledger,
      paidMinor.provider,
      sentMinor.ledger,
      sentMinor.provider,
    ],
  },
  pauses: {
    title: 'Paused listings',
    things: 'paused listings',
    empty: {
      icon: <EventBusyOutlined />,
      title: 'No paused listings',
      text: `Companions who miss ${MAX_MISSED} sessions in ${MISSED_WITHIN_DAYS} days show up here.`,
    },
    Card: lazy(async () => ({ default: (await import('./pause-card')).PauseCard })),
    head: ['Companion', 'Paused (UTC)', 'Missed sessions'],
    row: ({ displayName, pausedAt, missed }) => [displayName, pausedAt, missed.length],
  },
  reports: {
    title: 'Open reports',
    things: 'reports',
    empty: { icon: <FlagOutlined />, title: 'Nothing is reported' },
    Card: lazy(async () => ({ default: (await import('./report-card')).ReportCard })),
    head: ['Number', 'About', 'Reason', 'Urgency', 'Details', 'Reported (UTC)'],
    row: ({ number, place, reason, severity, details, createdAt }) => [
      number,
      place.kind,
      reason,
      SEVERITY_NAMES[severity],
      details,
      createdAt,
    ],
  },
  messages: {
    title: 'Open messages',
    things: 'messages',
    empty: {
      icon: <MailOutlineRounded />,
      title: 'No new messages',
      text: 'Messages from the contact page show up here.',
    },
    Card: lazy(async () => ({
      default: (await import('./contact-message-card')).ContactMessageCard,
    })),
    head: ['Name', 'Email', 'Subject', 'Message', 'Account', 'Sent (UTC)'],
    row: ({ name, email, subject, message, uid, createdAt }) => [
      name,
      email,
      subject,
      message,
      uid,
      createdAt,
    ],
  },
  audit: {
    List: lazy(async () => ({ default: (await import('./audit-list')).AuditList })),
  },
};

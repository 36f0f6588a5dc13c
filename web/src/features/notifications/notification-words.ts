import { who } from '@hearthkin/domain/account/profile';
import { RETURN_FIELDS } from '@hearthkin/domain/companion/onboarding';
import {
  ACCOUNT_WARNED,
  APPLICATION_RECEIVED,
  accountRestricted,
  activityNews,
  afterDeclinedTime,
  applicationReturned,
  BOOKING_SENTENCES,
  CHECK_EXPIRED,
  CHECK_WITHDRAWN,
  checkEnding,
  checkOrdered,
  checkRecorded,
  companionFree,
  contentRemoved,
  DOCUMENTS_RECEIVED,
  documentsRejected,
  eventLive,
  IDENTITY_EXPIRED,
  identityEnding,
  NOTIFICATION_TITLES,
  payoutNews,
  planBegun,
  planEnded,
  planUnpaid,
  REPLY_REMOVED,
  RESTRICTION_ENDED,
  REVIEW_REMOVED,
  readPlanEnd,
  reportAnswered,
  TRAINING_ENDED,
  trainingExpiring,
  VERIFICATION_REOPENED,
  VERIFICATION_REVOKED,
  withName,
  withNotes,
  withReason,
} from '@hearthkin/domain/news/words';
import type { NotificationKind } from '@hearthkin/domain/notification/kinds';
import { PAYOUT_ARRIVES, payoutsNote } from '@hearthkin/domain/payment/payment-words';
import { REPORT_KINDS, REPORT_OUTCOMES } from '@hearthkin/domain/safety/report-outcomes';
import type { DocumentKind } from '@hearthkin/domain/verification/documents';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import AutoStoriesOutlined from '@mui/icons-material/AutoStoriesOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import CreditCardOffOutlined from '@mui/icons-material/CreditCardOffOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HourglassDisabledOutlined from '@mui/icons-material/HourglassDisabledOutlined';
import HourglassTopOutlined from '@mui/icons-material/HourglassTopOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { ComponentType } from 'react';
import { formatMoney } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import {
  between,
  claimText,
  namedIn,
  planName,
  seriesText,
  sessionText,
  starsOf,
  titleOf,
  withListed,
  withPay,
  withSession,
  withTime,
} from './notification-parts';
import type { Notification } from './notification-queries';
import { dayOf, type NotificationData, timeOf, utcDayOf } from './notification-times';

/** A notification as it is displayed. */
interface NotificationWords {
  readonly title: string;
  readonly text: string;
  readonly icon: ComponentType;
}

interface Wording {
  readonly text: (data: NotificationData) => string;
  readonly icon: ComponentType;
}

const DOCUMENTS = ['idDocument', 'proofOfAddress'] as const satisfies readonly DocumentKind[];

/** News about a group activity for its host. */
function hostText(kind: Parameters<typeof activityNews>[0]): Wording['text'] {
  return (data) => {
    const title = titleOf(data, 'a group activity');
    return activityNews(kind, title, data.notes, (sentence) => withTime(sentence, data));
  };
}

const WORDING: Readonly<Record<NotificationKind, Wording>> = {
  'booking-requested': {
    text: (data) => withPay(seriesText('booking-requested')(data), data),
    icon: EventOutlined,
  },
  'booking-confirmed': {
    text: seriesText('booking-confirmed'),
    icon: EventAvailableOutlined,
  },
  'booking-declined': {
    text: seriesText('booking-declined'),
    icon: EventBusyOutlined,
  },
  'booking-withdrawn': {
    text: seriesText('booking-withdrawn'),
    icon: EventBusyOutlined,
  },
  'booking-cancelled': {
    text: (data) => withSession(`The session${withName(data.otherName)} was canceled.`, data),
    icon: EventBusyOutlined,
  },
  'booking-expired': {
    text: (data) => withSession(`The request${between(data)} expired without an answer.`, data),
    icon: HourglassDisabledOutlined,
  },
  'booking-completed': {
    text: sessionText('booking-completed'),
    icon: TaskAltOutlined,
  },
  'booking-time-proposed': {
    text: (data) => {
      const time = timeOf(data, data.proposedDate, data.proposedTime, data.proposedTurn);
      return withSession(
        `${who(data.otherName)} suggested a new time${time === '' ? '' : `: ${time}`}. Your booking stays the same until you reply.`,
        data,
      );
    },
    icon: EventRepeatOutlined,
  },
  'booking-proposal-declined': {
    text: (data) => {
      const due = timeOf(data, data.dueDate, data.dueTime, data.dueTurn);
      const news = BOOKING_SENTENCES['booking-proposal-declined'](data.otherName);
      return withSession(`${news} ${afterDeclinedTime(due || undefined)}`, data);
    },
    icon: EventRepeatOutlined,
  },
  'booking-moved': {
    text: sessionText('booking-moved'),
    icon: EventAvailableOutlined,
  },
  'booking-place-proposed': {
    text: sessionText('booking-place-proposed'),
    icon: EventRepeatOutlined,
  },
  'booking-place-declined': {
    text: sessionText('booking-place-declined'),
    icon: EventRepeatOutlined,
  },
  'booking-place-agreed': {
    text: sessionText('booking-place-agreed'),
    icon: EventAvailableOutlined,
  },
  'booking-refunded': {
    text: sessionText('booking-refunded'),
    icon: PaymentsOutlined,
  },
  'booking-unpaid': {
    text: sessionText('booking-unpaid'),
    icon: CreditCardOffOutlined,
  },
  'booking-paid-again': {
    text: sessionText('booking-paid-again'),
    icon: EventAvailableOutlined,
  },
  'booking-reminder-day': {
    text: sessionText('booking-reminder-day'),
    icon: AlarmOutlined,
  },
  'booking-reminder-hour': {
    text: sessionText('booking-reminder-hour'),
    icon: AlarmOutlined,
  },
  'booking-check-in': {
    text: sessionText('booking-check-in'),
    icon: HealthAndSafetyOutlined,
  },
  'booking-reminder-room': {
    text: sessionText('booking-reminder-room'),
    icon: VideocamOutlined,
  },
  'claim-filed': { text: claimText('claim-filed'), icon: GavelOutlined },
  'claim-answered': { text: claimText('claim-answered'), icon: GavelOutlined },
  'claim-decided': { text: claimText('claim-decided'), icon: GavelOutlined },
  'messages-unread': {
    text: (data) => `${who(data.otherName)} sent you a message.`,
    icon: ChatBubbleOutlineRounded,
  },
  'companion-free': {
    text: ({ otherName }) => companionFree(otherName),
    icon: ForumOutlined,
  },
  'payout-paid': {
    text: ({ amountMinor }) => {
      const minor = Number(amountMinor || Number.NaN);
      const amount = Number.isFinite(minor) ? formatMoney(minor) : '';
      const isLive = arePaymentsLive();
      return `${payoutNews(amount, isLive)}. ${isLive ? PAYOUT_ARRIVES : payoutsNote(isLive)}`;
    },
    icon: PaymentsOutlined,
  },
  'plan-begun': {
    text: ({ plan, creditMinor, until }) => {
      const minor = Number(creditMinor || Number.NaN);
      return Number.isFinite(minor)
        ? `${planBegun(planName(plan), formatMoney(minor), dayOf(until))}.`
        : `${planName(plan)} has started.`;
    },
    icon: CardMembershipOutlined,
  },
  'plan-unpaid': {
    text: ({ plan, until }) => planUnpaid(planName(plan), dayOf(until)),
    icon: CreditCardOffOutlined,
  },
  'plan-ended': {
    text: ({ plan, because }) => planEnded(planName(plan), readPlanEnd(because)),
    icon: CreditCardOffOutlined,
  },
  'verification-received': {
    text: () => DOCUMENTS_RECEIVED,
    icon: HourglassTopOutlined,
  },
  'verification-verified': {
    text: (data) => withListed(withNotes('Your documents are verified.', data.notes), data),
    icon: VerifiedOutlined,
  },
  'verification-rejected': {
    text: (data) =>
      withListed(
        withNotes(documentsRejected(namedIn(data.documents, DOCUMENTS)), data.notes),
        data,
      ),
    icon: GppMaybeOutlined,
  },
  'verification-revoked': {
    text: (data) => withListed(withNotes(VERIFICATION_REVOKED, data.notes), data),
    icon: GppMaybeOutlined,
  },
  'verification-reopened': {
    text: (data) => withListed(VERIFICATION_REOPENED, data),
    icon: GppMaybeOutlined,
  },
  'identity-matched': {
    text: (data) =>
      withListed(withNotes('Our team compared your photos, and they match.', data.notes), data),
    icon: VerifiedOutlined,
  },
  'identity-refused': {
    text: (data) =>
      withListed(withNotes('Our team couldn’t approve your photos.', data.notes), data),
    icon: GppMaybeOutlined,
  },
  'application-received': {
    text: ({ documents }) =>
      documents === 'received'
        ? `${APPLICATION_RECEIVED} ${DOCUMENTS_RECEIVED}`
        : APPLICATION_RECEIVED,
    icon: HourglassTopOutlined,
  },
  'application-accepted': {
    text: (data) =>
      withListed(
        withNotes('You passed your background check. The badge is on your profile.', data.notes),
        data,
      ),
    icon: HowToRegOutlined,
  },
  'application-returned': {
    text: (data) =>
      withListed(
        withNotes(applicationReturned(namedIn(data.fields, RETURN_FIELDS)), data.notes),
        data,
      ),
    icon: AssignmentReturnOutlined,
  },
  'identity-ending': {
    text: ({ until }) => identityEnding(dayOf(until)),
    icon: FactCheckOutlined,
  },
  'identity-expired': {
    text: (data) => withListed(IDENTITY_EXPIRED, data),
    icon: GppMaybeOutlined,
  },
  'background-ordered': {
    text: ({ issuer }) => checkOrdered(issuer ?? 'A screening company'),
    icon: FactCheckOutlined,
  },
  'background-recorded': {
    text: (data) => withListed(checkRecorded(utcDayOf(data.until)), data),
    icon: FactCheckOutlined,
  },
  'background-ending': {
    text: (data) => checkEnding(utcDayOf(data.until)),
    icon: FactCheckOutlined,
  },
  'background-expired': {
    text: (data) => withListed(CHECK_EXPIRED, data),
    icon: VisibilityOffOutlined,
  },
  'background-withdrawn': {
    text: (data) => withListed(withNotes(CHECK_WITHDRAWN, data.notes), data),
    icon: GppMaybeOutlined,
  },
  'listing-hidden': {
    text: (data) => withListed('Members no longer see your listing.', data),
    icon: VisibilityOffOutlined,
  },
  'listing-resumed': {
    text: (data) => withListed('We’ve reviewed the sessions you missed.', data),
    icon: HowToRegOutlined,
  },
  'training-expiring': {
    text: ({ until }) => trainingExpiring(dayOf(until)),
    icon: SchoolOutlined,
  },
  'training-ended': {
    text: () => TRAINING_ENDED,
    icon: SchoolOutlined,
  },
  'event-approved': {
    text: (data) =>
      withTime(eventLive(titleOf(data, 'Your event'), Number(data.dates ?? '1')), data),
    icon: EventAvailableOutlined,
  },
  'event-rejected': {
    text: (data) => withNotes(`We couldn’t publish ${titleOf(data, 'your event')}.`, data.notes),
    icon: EventBusyOutlined,
  },
  'event-cancelled': {
    text: (data) => {
      const sentence = withTime(`${titleOf(data, 'An event you joined')} was canceled.`, data);
      return withReason(sentence, data.notes);
    },
    icon: EventBusyOutlined,
  },
  'event-place': {
    text: (data) => withTime(`A spot opened up at ${titleOf(data, 'an event')}. You’re in!`, data),
    icon: EventAvailableOutlined,
  },
  'event-message': {
    text: (data) => {
      const news = `${data.hostName || 'The host'} wrote to everyone going to ${titleOf(data, 'an event')}`;
      return data.text ? `${news}: ${data.text}` : `${news}.`;
    },
    icon: CampaignOutlined,
  },
  'activity-cancelled': {
    text: (data) => {
      const sentence = withTime(`${titleOf(data, 'An activity you joined')} was canceled.`, data);
      return withReason(sentence, data.notes);
    },
    icon: EventBusyOutlined,
  },
  'activity-asked': { text: hostText('activity-asked'), icon: GroupsOutlined },
  'activity-reminder': { text: hostText('activity-reminder'), icon: AlarmOutlined },
  'activity-lapsed': { text: hostText('activity-lapsed'), icon: EventBusyOutlined },
  'activity-withdrawn': { text: hostText('activity-withdrawn'), icon: EventBusyOutlined },
  'activity-changed': { text: hostText('activity-changed'), icon: GroupsOutlined },
  'activity-published': { text: hostText('activity-published'), icon: EventAvailableOutlined },
  'activity-returned': { text: hostText('activity-returned'), icon: AssignmentReturnOutlined },
  'activity-rejected': { text: hostText('activity-rejected'), icon: EventBusyOutlined },
  'story-published': {
    text: (data) => `${titleOf(data, 'Your story')} is live. Thank you for sharing it.`,
    icon: AutoStoriesOutlined,
  },
  'story-returned': {
    text: (data) => withNotes(`We couldn’t publish ${titleOf(data, 'your story')}.`, data.notes),
    icon: AssignmentReturnOutlined,
  },
  'review-published': {
    text: ({ rating }) => `${starsOf(rating)} You can answer it once.`,
    icon: RateReviewOutlined,
  },
  'review-removed': {
    text: (data) => withNotes(REVIEW_REMOVED, data.notes),
    icon: RateReviewOutlined,
  },
  'review-reply-removed': {
    text: (data) => withNotes(REPLY_REMOVED, data.notes),
    icon: RateReviewOutlined,
  },
  'report-answered': {
    text: ({ number = '', outcome, answer }) =>
      reportAnswered(
        number,
        REPORT_OUTCOMES.find((one) => one === outcome),
        answer,
      ),
    icon: FlagOutlined,
  },
  'content-removed': {
    text: ({ what, notes }) =>
      withNotes(contentRemoved(REPORT_KINDS.find((kind) => kind === what)), notes),
    icon: GppMaybeOutlined,
  },
  'account-warned': {
    text: (data) => withReason(ACCOUNT_WARNED, data.notes),
    icon: ReportProblemOutlined,
  },
  'account-restricted': {
    text: ({ until, notes }) => withReason(accountRestricted(dayOf(until)), notes),
    icon: GppMaybeOutlined,
  },
  'restriction-ended': {
    text: ({ notes }) => withReason(RESTRICTION_ENDED, notes),
    icon: HowToRegOutlined,
  },
};

/** A notification's title, text and icon. Times are in the session's own zone. */
export function notificationWords({
  kind,
  data,
}: Pick<Notification, 'kind' | 'data'>): NotificationWords {
  const { text, icon } = WORDING[kind];
  return { title: NOTIFICATION_TITLES[kind], text: text(data), icon };
}

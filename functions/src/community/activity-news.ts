import type { Activity } from '@hearthkin/domain/community/activity';
import { whereWords } from '@hearthkin/domain/community/where';
import { activityNews } from '@hearthkin/domain/news/words';
import { mailTime } from '../mail/mail-time';
import type { DecisionNews } from '../notification/decision-news';
import type { Recipient } from '../notification/notify';

/** The kinds of news that the host of an activity gets about it. */
export type HostNews =
  | 'activity-asked'
  | 'activity-reminder'
  | 'activity-lapsed'
  | 'activity-withdrawn'
  | 'activity-changed'
  | 'activity-cancelled'
  | 'activity-published'
  | 'activity-returned'
  | 'activity-rejected';

/** The news that lead to the activity, which its host can still read. */
const ON_ITS_PAGE: readonly HostNews[] = [
  'activity-asked',
  'activity-reminder',
  'activity-changed',
  'activity-cancelled',
  'activity-published',
];

/**
 * News for the host of an activity; none for one without an account.
 * @param notes the words of our team; may be empty.
 */
export function newsForHost(
  reader: Recipient | null,
  kind: HostNews,
  activityId: string,
  activity: Activity,
  { now, notes = '' }: { readonly now: Date; readonly notes?: string },
): DecisionNews[] {
  if (reader === null) return [];
  const { title, date, time, timeZone, startsAt, request } = activity;
  const { clock } = reader.account;
  const said = (instant: Date) => mailTime({ instant, timeZone, clock, now });
  const dueAt = request?.dueAt ?? null;
  const waits = kind === 'activity-asked' || kind === 'activity-reminder';
  const facts = [
    `When: ${said(startsAt)}`,
    `Where: ${whereWords(activity)}`,
    ...(waits && dueAt !== null ? [`Please answer by: ${said(dueAt)}`] : []),
  ];
  return [
    {
      reader,
      kind,
      data: { title, date, time, timeZone, notes },
      link: ON_ITS_PAGE.includes(kind)
        ? [`/community/activity/${activityId}`, waits ? 'Read and answer' : 'See this activity']
        : ['/community', 'See your activities'],
      sentence: activityNews(kind, `“${title}”`, notes),
      more: [{ facts }],
    },
  ];
}

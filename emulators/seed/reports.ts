import { displayNameOf } from '@hearthkin/domain/account/profile';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import {
  type OwnReport,
  type Report,
  type ReportPlace,
  targetOf,
} from '@hearthkin/domain/safety/report';
import { REPORT_REASONS, type ReportReason } from '@hearthkin/domain/safety/report-reasons';
import type { SampleAccount } from './accounts';

export interface SampleReport {
  readonly id: string;
  readonly data: Report;
  /** The report as its reporter sees it. */
  readonly own: OwnReport;
}

interface ReportText {
  readonly by: SampleAccount;
  readonly about: SampleAccount;
  readonly kind: 'profile' | 'listing' | 'person';
  readonly reason: ReportReason;
  readonly details: string;
  readonly hoursAgo: number;
  /** Our answer, if there is one. */
  readonly answer?: string;
}

/** Reports that wait, one of them about a danger, and one that the first sample member has an answer to. */
export function sampleReports(
  [member, another]: readonly SampleAccount[],
  [companion, second, third]: readonly SampleAccount[],
  now: Date,
): SampleReport[] {
  if (!member || !another || !companion || !second || !third) return [];
  const texts: readonly ReportText[] = [
    {
      by: member,
      about: second,
      kind: 'profile',
      reason: 'fake',
      details: 'The photo is of an actor I know from a series.',
      hoursAgo: 30,
    },
    {
      by: companion,
      about: another,
      kind: 'person',
      reason: 'harassing',
      details: 'They waited outside my house after our walk, and wrote that they would come again.',
      hoursAgo: 3,
    },
    {
      by: member,
      about: third,
      kind: 'listing',
      reason: 'money',
      details: 'I was asked to pay half of it in cash.',
      hoursAgo: 200,
      answer: 'We spoke with them. Please tell us if it happens again.',
    },
  ];
  return texts.map((text, index) => sampleReport(text, index, now));
}

function sampleReport(
  { by, about, kind, reason, details, hoursAgo, answer }: ReportText,
  index: number,
  now: Date,
): SampleReport {
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const place: ReportPlace =
    kind === 'person' ? { kind, uid: about.uid } : { kind, companionId: about.uid };
  const number = `R-5A3B${index}-0C1D${index}`;
  const answered =
    answer === undefined
      ? null
      : ({ outcome: 'warned', answer, at: new Date(createdAt.getTime() + 20 * HOUR_MS) } as const);
  return {
    id: `sample-${index + 1}`,
    data: {
      number,
      place,
      target: targetOf(place),
      reporterId: by.uid,
      reportedId: about.uid,
      reason,
      severity: REPORT_REASONS[reason].severity,
      details,
      pictures: [],
      facts: [
        { label: 'Name', text: displayNameOf(about.user) },
        { label: 'Place', text: about.user.address.city },
      ],
      messages: [],
      photo: null,
      status: answered === null ? 'open' : 'decided',
      createdAt,
      decision: answered && {
        ...answered,
        by: 'admin-02',
        reason: 'Payment in cash is against our rules.',
      },
      tellAt: null,
    },
    own: { number, kind, reason, details, createdAt, answered },
  };
}

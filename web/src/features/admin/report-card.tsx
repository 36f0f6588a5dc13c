import type { Report } from '@hearthkin/domain/safety/any-report';
import { ConversationReportCard } from './conversation-report-card';
import type { QueueCardProps } from './queue';
import { ReviewReportCard } from './review-report-card';

/** A reported review or conversation. */
export function ReportCard({ item: { id, data }, onDecided }: QueueCardProps<Report>) {
  return data.kind === 'review' ? (
    <ReviewReportCard item={{ id, data }} onDecided={onDecided} />
  ) : (
    <ConversationReportCard item={{ id, data }} onDecided={onDecided} />
  );
}

import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { openReports } from '../../data/reviews/review-queries';
import { ConversationReportCard } from './conversation-report-card';
import { Queue } from './queue';
import { ReportCard } from './report-card';

/** Reported reviews and conversations. */
export function ReportQueue() {
  return (
    <Queue
      title="Reports"
      things="reports"
      waiting={openReports}
      empty={{ icon: <FlagOutlined />, title: 'Nothing is reported' }}
      card={({ id, data }, onDecided) =>
        data.kind === 'review' ? (
          <ReportCard report={{ id, data }} onDecided={onDecided} />
        ) : (
          <ConversationReportCard report={{ id, data }} onDecided={onDecided} />
        )
      }
    />
  );
}

import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import { waitingApplications } from '../../data/applications/application-queries';
import { ApplicationCard } from './application-card';
import { Queue } from './queue';

/** Companion applications awaiting review. */
export function ApplicationQueue() {
  return (
    <Queue
      title="Applications of companions"
      things="applications"
      waiting={waitingApplications}
      empty={{ icon: <VolunteerActivismOutlined />, title: 'No application waits' }}
      card={(application, onDecided) => (
        <ApplicationCard application={application} onDecided={onDecided} />
      )}
    />
  );
}

import type { Place } from '@hearthkin/domain/admin/assignment';
import { STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import { STAFF_QUEUES } from '@hearthkin/domain/admin/queues';
import { useLive } from '../../../data/kit/live-query';
import { auditOn } from '../admin-queries';
import { formatDateTime } from '../format-date-time';
import { TeamName } from '../people/person-name';

interface DecidedMeanwhileProps {
  readonly place: Place;
  /** The time since when the item waited; null if that isn't known. */
  readonly since: Date | null;
}

/** For an open dialog about an item that has left its queue: who decided it, and how. */
export function DecidedMeanwhile({ place, since }: DecidedMeanwhileProps) {
  const entries = useLive(auditOn(`${STAFF_QUEUES[place.queue].path}/${place.id}`, 'decision'));
  const last = entries.status === 'ready' ? entries.data[0]?.data : undefined;
  // An earlier entry is of a decision before it waited again.
  const decision = last !== undefined && (since === null || last.at >= since) ? last : null;
  return (
    <>
      {decision === null ? (
        'This no longer waits: someone has decided or withdrawn it.'
      ) : (
        <>
          <TeamName uid={decision.by} /> has decided this meanwhile: {STAFF_ACTS[decision.act]},{' '}
          {formatDateTime(decision.at)}.
        </>
      )}{' '}
      What you typed stays here until you close.
    </>
  );
}

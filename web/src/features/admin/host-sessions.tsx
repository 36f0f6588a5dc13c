import type { HostedTime } from '@hearthkin/domain/community/hosted-time';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useLive } from '../../data/kit/live-query';
import { ClashingSessions } from '../../ui/feedback/clashing-sessions';
import { hostSessions } from './admin-queries';

/**
 * The sessions and requests of a host at the times of what staff are about to publish, and whether staff go on over
 * accepted ones. Other times, or another host, are asked for again.
 */
export function useHostSessions(hostId: string, times: readonly HostedTime[]) {
  const query = hostId === '' || times.length === 0 ? null : hostSessions(hostId, times);
  const read = useLive(query);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const sessions = query !== null && read.status === 'ready' ? read.data : [];
  const hasAccepted = sessions.some(({ status }) => status === 'confirmed');
  const overSessions = hasAccepted && confirmed === query?.key;
  return {
    sessions,
    hasAccepted,
    overSessions,
    confirm: (isConfirmed: boolean) => setConfirmed(isConfirmed && query ? query.key : null),
    /** Whether nothing accepted is in the way, or staff go on anyway. */
    canPublish: !hasAccepted || overSessions,
  };
}

interface HostSessionsProps {
  readonly found: ReturnType<typeof useHostSessions>;
  readonly timeZone: string;
  readonly isBusy: boolean;
  /** Whether the host is only asked: with an accepted session at the time, they can’t accept. */
  readonly isAsked?: boolean;
}

/** Tells staff of the host's sessions and requests at the time; nothing if there are none. */
export function HostSessions({ found, timeZone, isBusy, isAsked = false }: HostSessionsProps) {
  const { sessions, hasAccepted, overSessions, confirm } = found;
  if (sessions.length === 0) return null;
  return (
    <ClashingSessions
      intro="The host has something else at this time:"
      sessions={sessions}
      timeZone={timeZone}
    >
      {isAsked && hasAccepted && 'The host can’t accept while they have accepted a session then.'}
      {!isAsked &&
        sessions.some(({ status }) => status === 'pending') &&
        'Once this is published, the host can’t accept requests at this time.'}
      {!isAsked && hasAccepted && (
        <FormControlLabel
          sx={{ display: 'flex' }}
          label="Publish anyway. Accepted sessions stay booked."
          disabled={isBusy}
          control={<Checkbox checked={overSessions} onChange={(_event, isOn) => confirm(isOn)} />}
        />
      )}
    </ClashingSessions>
  );
}

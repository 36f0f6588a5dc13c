import type { ReactNode } from 'react';
import type { MeetingAct } from './cannot-meet-notice';
import { CannotMeetNotice } from './late-cannot-meet';
import { useCannotMeet } from './use-cannot-meet';

interface MeetingOnlyProps {
  readonly act: MeetingAct;
  /** False while what is chosen is open to everyone. */
  readonly isNeeded?: boolean;
  /** The button, or what else does it; absent where it stands elsewhere on the page. */
  readonly children?: ReactNode;
}

/**
 * An act that only verified people without a restriction may do; for others the reason and the next step. This is only
 * what the screen offers: rules and functions refuse the act.
 */
export function MeetingOnly({ act, isNeeded = true, children }: MeetingOnlyProps) {
  const cannotMeet = useCannotMeet();
  return isNeeded && cannotMeet ? <CannotMeetNotice act={act} /> : children;
}

import { type Closing, OWN_CLOSINGS } from '../../lib/closings';
import { useRole } from '../../session/session';
import { NextSteps } from '../../ui/layout/next-steps';

/** Next steps for visitors. Members and companions get theirs instead, staff none. */
export function VisitorSteps(steps: Closing) {
  const role = useRole();
  if (role === 'staff') return null;
  return <NextSteps {...(role === null ? steps : OWN_CLOSINGS[role])} />;
}

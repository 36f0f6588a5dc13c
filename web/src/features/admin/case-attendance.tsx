import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import type { Attendance } from '@hearthkin/domain/booking/room-signal';
import { sideName } from './booking-names';
import { CaseSection } from './case-section';
import { FactList } from './fact-list';
import { formatDateTime } from './format-date-time';

/** The times at which each side was in the room of a virtual session. */
export function CaseAttendance({ attendance, names }: Pick<StaffBooking, 'attendance' | 'names'>) {
  return (
    <CaseSection title="In the room">
      <FactList
        facts={[
          [`${sideName(names, 'spender')}, member`, presence(attendance.member)],
          [`${sideName(names, 'earner')}, companion`, presence(attendance.companion)],
        ]}
      />
    </CaseSection>
  );
}

function presence(attendance: Attendance | null): string {
  if (attendance === null) return 'Not seen there';
  const { joinedAt, lastSeenAt } = attendance;
  return `Came ${formatDateTime(joinedAt)}\nLast seen ${formatDateTime(lastSeenAt)}`;
}

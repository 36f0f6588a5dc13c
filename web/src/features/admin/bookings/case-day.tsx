import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import { FactList } from '../fact-list';
import { sideName } from './booking-names';
import { CaseSection } from './case-section';
import { dayLines } from './day-facts';

/** The words of each side on the day of a session in person. */
export function CaseDay({ days, names }: Pick<StaffBooking, 'days' | 'names'>) {
  return (
    <CaseSection title="On the day">
      <FactList
        facts={[
          [`${sideName(names, 'spender')}, member`, dayLines(days.member)],
          [`${sideName(names, 'earner')}, companion`, dayLines(days.companion)],
        ]}
      />
    </CaseSection>
  );
}

import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import { CLAIM_CHOICES, claimWords, outcomeWords } from '@hearthkin/domain/booking/claim-words';
import { ClaimPictures } from '../../bookings/public';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import { sideName } from './booking-names';
import { CaseSection } from './case-section';

/** A side's claim, the other's answer, and the decision. */
export function CaseClaim({ claim, names }: Pick<StaffBooking, 'claim' | 'names'>) {
  if (claim === null) return null;
  const { by, kind, words, pictures, answer, decision, filedAt, answerUntil } = claim;
  const other = by === 'spender' ? 'earner' : 'spender';
  return (
    <CaseSection title={`Claim ${claim.caseNumber}`}>
      <FactList
        facts={[
          ['What it says', claimWords(claim)],
          ['Made', formatDateTime(filedAt)],
          [
            `${sideName(names, by)} says`,
            <>
              {words === '' ? CLAIM_CHOICES[kind] : words}
              <ClaimPictures paths={pictures} from={sideName(names, by)} />
            </>,
          ],
          [
            `${sideName(names, other)} answers`,
            <>
              {answer === null
                ? `Nothing yet. Until ${formatDateTime(answerUntil)}.`
                : `${answer.agrees ? 'Agrees.' : 'Sees it differently.'} ${answer.words}`}
              <ClaimPictures paths={answer?.pictures ?? []} from={sideName(names, other)} />
            </>,
          ],
          [
            'Decision',
            decision === null
              ? 'Open'
              : `${outcomeWords(decision.outcome, decision.keptPercent)} ${formatDateTime(decision.at)}`,
          ],
          ['Reason', decision?.reason ?? ''],
        ]}
      />
    </CaseSection>
  );
}

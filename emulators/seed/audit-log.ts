import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { SampleAccount } from './accounts';

/** Log entries of the approvals of the sample companions' documents and applications. */
export function sampleAuditLog(
  accounts: readonly SampleAccount[],
  staffId: string,
): readonly { readonly id: string; readonly data: AuditEntry }[] {
  return accounts
    .filter(({ user }) => user.verification.verificationStatus === 'verified')
    .flatMap(({ uid, user }) =>
      APPROVALS.map(({ act, collection }) => ({
        id: `sample-${act}-${uid}`,
        data: {
          at: user.createdAt,
          act,
          kind: 'decision' as const,
          by: staffId,
          target: `${collection}/${uid}`,
          note: '',
          concerns: [uid],
        },
      })),
    );
}

const APPROVALS = [
  { act: 'verification-verified', collection: 'verifications' },
  { act: 'application-accepted', collection: 'applications' },
] as const;

import type { AuditEntry } from '@hearthkin/domain/admin/audit';
import type { SampleAccount } from './accounts';

/** Log entries of the sample document reviews. */
export function sampleAuditLog(
  accounts: readonly SampleAccount[],
  staffId: string,
): readonly { readonly id: string; readonly data: AuditEntry }[] {
  return accounts
    .filter(({ user }) => user.verification.verificationStatus === 'verified')
    .map(({ uid, user }) => ({
      id: `sample-verified-${uid}`,
      data: {
        at: user.createdAt,
        act: 'verification-verified',
        kind: 'decision',
        by: staffId,
        target: `verifications/${uid}`,
        note: '',
        concerns: [uid],
      },
    }));
}

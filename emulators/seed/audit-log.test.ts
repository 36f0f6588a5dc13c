import { auditEntrySchema } from '@hearthkin/domain/admin/audit';
import { expect, it } from 'vitest';
import { companionAccounts } from './accounts';
import { sampleAuditLog } from './audit-log';

it('the log says that staff approved the sample companions, and no one else', () => {
  const companions = companionAccounts(0, new Date('2026-03-07T18:20:00Z'));
  const verified = companions.filter(({ user }) => user.verification.isVerified);
  expect(verified.length).toBeLessThan(companions.length);
  const entries = sampleAuditLog(companions, 'staff');
  expect(entries.map(({ data }) => data.concerns)).toEqual(
    verified.flatMap(({ uid }) => [[uid], [uid]]),
  );
  for (const { data } of entries) expect(auditEntrySchema.parse(data)).toEqual(data);
});

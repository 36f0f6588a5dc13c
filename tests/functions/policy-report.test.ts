import { randomInt } from 'node:crypto';
import { RATE_LIMITS } from '@hearthkin/domain/foundation/rate-limits';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordReport } from '../../functions/src/support/report-policy-violation';
import { adminDb } from '../support/admin';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://hearthkin.example/reset-password?token=secret',
    'effective-directive': 'connect-src',
    'blocked-uri': 'https://evil.example/?email=sam@hearthkin.test',
  },
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('reportPolicyViolation', () => {
  it('logs directive and host, so often an hour for a network', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const network = `198.51.${randomInt(256)}.${randomInt(256)}`;
    const send = (from: string) =>
      recordReport(
        {
          method: 'POST',
          headers: { 'x-forwarded-for': from },
          socket: undefined as never,
          rawBody: Buffer.from(JSON.stringify(REPORT)),
        },
        adminDb,
        new Date(),
      );
    for (let sent = 0; sent < RATE_LIMITS.policyReports.max + 2; sent += 1) {
      expect(await send(network)).toBe(204);
    }
    expect(warn.mock.calls).toEqual(
      Array(RATE_LIMITS.policyReports.max).fill([
        'The policy refused something',
        { directive: 'connect-src', blocked: 'evil.example' },
      ]),
    );
  });
});

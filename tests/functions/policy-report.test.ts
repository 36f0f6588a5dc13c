import { randomInt } from 'node:crypto';
import { RATE_LIMITS } from '@hearthkin/domain/rate-limits';
import { REGION } from '@hearthkin/domain/region';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordReport } from '../../functions/src/support/report-policy-violation';
import { adminDb } from '../support/admin';
import { testSuite } from '../support/suite';

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

  it('answers the same whatever is posted', async () => {
    const { ports, projectId } = testSuite();
    const url = `http://127.0.0.1:${ports.functions}/${projectId}/${REGION}/reportPolicyViolation`;
    const headers = { 'content-type': 'application/csp-report' };
    for (const body of [JSON.stringify(REPORT), '{', 'x'.repeat(100_000)]) {
      const { status } = await fetch(url, { method: 'POST', headers, body });
      expect(status).toBe(204);
    }
    expect((await fetch(url)).status).toBe(405);
  });
});

import { describe, expect, it } from 'vitest';
import { POLICY_REPORT_MAX_BYTES, readPolicyReport } from './policy-report';

const read = (report: unknown) => readPolicyReport(Buffer.from(JSON.stringify(report)));
const of = (fields: object) => read({ 'csp-report': fields });

describe('a report about what the policy refused', () => {
  it('is read as the directive and the host, without path, query, port and name', () => {
    expect(
      of({
        'document-uri': 'https://hearthkin.example/messages/abc?token=secret',
        referrer: 'https://hearthkin.example/profile/uid',
        'effective-directive': 'connect-src',
        'blocked-uri': 'https://sam:password@us-central1-evil.cloudfunctions.net:8443/u/1?q=secret',
        'script-sample': 'secret()',
      }),
    ).toEqual({ directive: 'connect-src', blocked: 'us-central1-evil.cloudfunctions.net' });
  });

  it('names the kind of a source without a host', () => {
    const blocked = (uri: string) =>
      of({ 'violated-directive': "script-src 'self'", 'blocked-uri': uri });
    expect(blocked('inline')).toEqual({ directive: 'script-src', blocked: 'inline' });
    expect(blocked('data:text/html,secret')?.blocked).toBe('data:');
    expect(blocked('/users/secret')?.blocked).toBe('unknown');
    expect(blocked('sam@hearthkin.test')?.blocked).toBe('unknown');
  });

  it('is left out if it is anything else', () => {
    for (const other of [null, 7, [], {}, { 'csp-report': null }, { 'csp-report': 'x' }]) {
      expect(read(other)).toBeNull();
    }
    expect(readPolicyReport(Buffer.from('{'))).toBeNull();
    expect(of({ 'effective-directive': 'My name\n', 'blocked-uri': 'inline' })).toBeNull();
    expect(of({ 'effective-directive': 'img-src', 'blocked-uri': 7 })).toBeNull();
    const long = { 'effective-directive': 'img-src', 'blocked-uri': 'inline' };
    expect(of({ ...long, more: 'x'.repeat(POLICY_REPORT_MAX_BYTES) })).toBeNull();
  });
});

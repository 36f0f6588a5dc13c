import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { describe, expect, it } from 'vitest';
import { ALERT_TITLES, ALERTS, PAGED_TITLE, requirePager } from './alerts';
import { FakeGoogle } from './fake-google';
import type { Json } from './google-api';
import { pagerOf } from './pager';
import { bodyOf, ENABLED, PROJECT, plan } from './test-project';

describe('alerts', () => {
  const sources = readdirSync(join(ROOT, 'functions/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(ROOT, 'functions/src', path), 'utf8'))
    .join('\n');
  // Written by themselves, or by what processes many items for each that fails.
  const written = [
    /logger\.error\(\s*[`']([^`'$:]+)/g,
    /processEach\([^;]*?,\s*[`']([A-Z][^`'$]+)/g,
    /fault: '([A-Z][^']+)'/g,
  ];
  const errors = written.flatMap((call) =>
    [...sources.matchAll(call)].map(([, text = '']) => text),
  );
  const messages = ALERTS.flatMap((alert) => alert.messages);

  it('are raised by lines that the functions write', () => {
    expect(messages.filter((message) => !errors.includes(message))).toEqual([]);
  });

  it('find the line that the SDK’s logger makes of each', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    const filters = google.sent
      .filter(({ url }) => url.endsWith('/alertPolicies'))
      .flatMap(({ body }) => body.conditions as { conditionMatchedLog?: { filter: string } }[])
      .map(({ conditionMatchedLog }) => conditionMatchedLog?.filter ?? '')
      .join('\n');
    const patterns = [...filters.matchAll(/jsonPayload\.message=~"([^"]+)"/g)].map(
      ([, pattern = '']) => new RegExp(pattern),
    );
    const script = `(await import('firebase-functions')).logger.error(process.argv[1], { uid: 'a' })`;
    for (const message of [messages[0], messages.at(-1)] as string[]) {
      const args = ['--input-type=module', '--eval', script, message];
      const { stderr } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
      const line = JSON.parse(stderr);
      expect(line.severity).toBe('ERROR');
      expect(patterns.filter((pattern) => pattern.test(line.message))).toHaveLength(1);
    }
  });

  it('ring only where staff are needed at once', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    const ringing = google.sent
      .filter(({ url }) => url.endsWith('/alertPolicies'))
      .filter(({ body }) => (body.notificationChannels as readonly string[]).length > 1);
    expect(ringing.map(({ body }) => body.displayName)).toEqual([
      PAGED_TITLE,
      'The site or its calls do not answer',
    ]);
    expect(new Set(ringing[0]?.body.notificationChannels as readonly string[]).size).toBe(2);
    await expect(requirePager(google, 'hearthkin-1')).resolves.toBeUndefined();
  });

  it('notice that the site, a call, a text message, a quota or a run is not as it should be', async () => {
    const google = new FakeGoogle({}, ENABLED);
    await plan(google, false);
    const checks = google.sent.filter(({ url }) => url.endsWith('/uptimeCheckConfigs'));
    expect(checks.map(({ body }) => body)).toMatchObject([
      {
        monitoredResource: { labels: { host: 'hearthkin.example' } },
        httpCheck: { path: '/', useSsl: true },
      },
      {
        monitoredResource: { labels: { host: 'us-central1-hearthkin-1.cloudfunctions.net' } },
        httpCheck: { requestMethod: 'POST', acceptedResponseStatusCodes: [{ statusValue: 401 }] },
      },
    ]);
    const conditions = google.sent
      .filter(({ url }) => url.endsWith('/alertPolicies'))
      .flatMap(({ body }) => body.conditions as { conditionThreshold?: Json }[])
      .flatMap(({ conditionThreshold: found }): Json[] => (found === undefined ? [] : [found]));
    const about = (part: string) =>
      conditions.filter(({ filter }) => String(filter).includes(part));
    expect(
      about('uptime_check').map(({ filter }) => /check_id="(.*)"/.exec(String(filter))?.[1]),
    ).toEqual(['1', '2']);
    expect(about('sent_sms_count')).toHaveLength(1);
    expect(about('quota/exceeded')).toHaveLength(1);
    // Google looks back at most 25 hours, so what runs once a week isn't among them.
    expect(
      about('hearthkin_runs').map(({ filter, aggregations }) => [
        /one_of\((.*)\)/.exec(String(filter))?.[1],
        (aggregations as Json[])[0]?.alignmentPeriod,
      ]),
    ).toEqual([
      ['"clearOnline","expireBookings"', '3600s'],
      ['"endTraining"', '10800s'],
      ['"closeInactive"', '46800s'],
      ['"comparePayments"', '90000s'],
    ]);
    const { filter } = bodyOf(google, '/metrics');
    expect(filter).toContain('jsonPayload.message="sweep"');
  });

  it('that ring for no one stop a deployment', async () => {
    const policies = `https://monitoring.googleapis.com/v3/${PROJECT}/alertPolicies?pageSize=200`;
    const mailed = { displayName: PAGED_TITLE, notificationChannels: ['a'] };
    for (const alertPolicies of [[], [mailed]]) {
      const google = new FakeGoogle({ [policies]: { alertPolicies } });
      await expect(requirePager(google, 'hearthkin-1')).rejects.toThrow(/--pager/);
    }
  });

  it.each([
    ['sms:+15555550123', 'sms'],
    ['pagerduty:abc', 'pagerduty'],
    ['https://ring.hearthkin.org/a?token=b', 'webhook_tokenauth'],
    ['http://ring.hearthkin.org', undefined],
    ['sms:5555550123', undefined],
    ['', undefined],
  ])('%s is a pager by %s', (text, type) => {
    expect(pagerOf(text)?.type).toBe(type);
  });

  it('cover every error that the functions write', () => {
    expect(errors.filter((error) => !messages.includes(error))).toEqual([]);
  });

  it('each have a page that says what to do', () => {
    const docs = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    expect(ALERT_TITLES.filter((title) => !docs.includes(`### ${title}\n`))).toEqual([]);
  });
});

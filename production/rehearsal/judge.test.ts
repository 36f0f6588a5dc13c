import { describe, expect, it } from 'vitest';
import type { Json } from '../setup/google-api';
import { faultsOf, faultsTogether } from './judge';
import type { SentRequest } from './stand-in';

const AT = 'projects/hearthkin-1/locations/us-central1';
const ACCOUNT = 'functions@hearthkin-1.iam.gserviceaccount.com';

const sent = (method: string, host: string, path: string, body: Json): SentRequest => ({
  method,
  host: `${host}.googleapis.com`,
  path,
  body,
});

const job = (change: Json = {}) =>
  sent('POST', 'cloudscheduler', `/v1/${AT}/jobs`, {
    name: `${AT}/jobs/firebase-schedule-remind-us-central1`,
    schedule: 'every 5 minutes',
    attemptDeadline: '300s',
    httpTarget: {
      uri: 'https://remind-abc-uc.a.run.app',
      oidcToken: { serviceAccountEmail: ACCOUNT },
    },
    ...change,
  });

const service = { serviceAccountEmail: ACCOUNT, availableCpu: '1', availableMemory: '512Mi' };
const made = (id: string, serviceConfig: Json = {}, change: Json = {}) =>
  sent('POST', 'cloudfunctions', `/v2/${AT}/functions?functionId=${id}`, {
    name: `${AT}/functions/${id}`,
    serviceConfig: { ...service, ...serviceConfig },
    labels: { 'deployment-tool': 'cli-firebase' },
    ...change,
  });

const queue = (change: Json) =>
  sent('POST', 'cloudtasks', `/v2/${AT}/queues`, { name: `${AT}/queues/mailTask`, ...change });

const index = (...fields: readonly Json[]) =>
  sent('POST', 'firestore', '/v1/projects/p/databases/(default)/collectionGroups/a/indexes', {
    fields,
  });
const by = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });

const site = (body: Json) =>
  sent('PATCH', 'firebasehosting', '/v1beta1/projects/-/sites/hearthkin-1/versions/1', body);

describe('a request', () => {
  it.each([
    ['a function', made('createBooking', { maxInstanceRequestConcurrency: 40 })],
    ['a small function', made('sweep', { availableCpu: '0.1666', availableMemory: '256Mi' })],
    ['a job', job()],
    ['a job of once a week', job({ schedule: 'every monday 09:00' })],
    [
      'a queue',
      queue({ rateLimits: { maxConcurrentDispatches: 1, maxDispatchesPerSecond: null } }),
    ],
    ['an index', index(by('status'), by('startsAt'))],
    ['a site', site({ config: { headers: [{ headers: { 'X-Frame-Options': 'DENY' } }] } })],
    ['a read', sent('GET', 'firebase', '/v1beta1/projects/hearthkin-1', {})],
  ])('for %s is right', (_kind, request) => {
    expect(faultsOf(request)).toEqual([]);
  });

  it.each([
    [
      'with half an address of an account',
      made('createBooking', { serviceAccountEmail: 'functions@' }),
      /“functions@” is no whole address/,
    ],
    [
      'that signs a job’s calls by half an address',
      job({
        httpTarget: { uri: 'https://a.run.app', oidcToken: { serviceAccountEmail: 'functions@' } },
      }),
      /“functions@” is no whole address/,
    ],
    [
      'that shows a secret to half an address',
      sent('POST', 'secretmanager', '/v1/projects/p/secrets/A:setIamPolicy', {
        policy: { bindings: [{ members: ['serviceAccount:functions@'] }] },
      }),
      /“functions@” is no whole address/,
    ],
    ['for a function with a long name', made(`f${'o'.repeat(49)}`), /at most 49 characters/],
    ['for a function with a hyphen', made('create-booking'), /letters, digits/],
    [
      'for a shared part of a CPU',
      made('a', { availableCpu: '0.5', maxInstanceRequestConcurrency: 2 }),
      /needs a whole CPU/,
    ],
    [
      'for too little CPU',
      made('a', { availableCpu: '0.2', availableMemory: '1024Mi' }),
      /512 MiB/,
    ],
    [
      'that keeps more than it allows',
      made('a', { minInstanceCount: 2, maxInstanceCount: 1 }),
      /kept/,
    ],
    [
      'for an event that takes ten minutes',
      made('a', { timeoutSeconds: 600 }, { eventTrigger: { eventType: 'a', triggerRegion: 'b' } }),
      /1 to 540 seconds/,
    ],
    [
      'for an event of nowhere',
      made('a', {}, { eventTrigger: { eventType: 'google.cloud.firestore.document.v1.written' } }),
      /the place of what it is about/,
    ],
    [
      'for an event of another continent',
      made('a', {}, { eventTrigger: { eventType: 'google.a.b', triggerRegion: 'eur3' } }),
      /in the place of its events/,
    ],
    [
      'with a variable of Google’s',
      made('a', { environmentVariables: { PORT: '1' } }),
      /called PORT/,
    ],
    ['with a label in capitals', made('a', {}, { labels: { Tool: 'cli' } }), /Tool=cli/],
    [
      'for a job without an address',
      job({ httpTarget: { oidcToken: { serviceAccountEmail: ACCOUNT } } }),
      /https address/,
    ],
    ['for a job of no schedule', job({ schedule: 'often' }), /a schedule/],
    ['for a job that waits an hour', job({ attemptDeadline: '3600s' }), /30 minutes/],
    [
      'for a queue that never starts',
      queue({ rateLimits: { maxConcurrentDispatches: 0 } }),
      /5,000/,
    ],
    ['for an index of one field', index(by('status')), /two to a hundred/],
    ['for an index that repeats a field', index(by('a'), by('a')), /each field once/],
    [
      'for rules that are too long',
      sent('POST', 'firebaserules', '/v1/projects/p/rulesets', {
        source: { files: [{ content: 'x'.repeat(262_145) }] },
      }),
      /256 KiB/,
    ],
    [
      'for a site with a placeholder',
      site({ config: { csp: 'https://functions.invalid' } }),
      /hosts of no project/,
    ],
  ])('%s is refused', (_kind, request, sentence) => {
    expect(faultsOf(request).join('\n')).toMatch(sentence);
  });
});

it('two functions can’t share the name of their services', () => {
  expect(faultsTogether([made('sendMail'), made('sendmail')]).join()).toMatch(/same name/);
  expect(faultsTogether([made('sendMail'), made('sendMails')])).toEqual([]);
});

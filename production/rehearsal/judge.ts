import type { Json } from '../setup/google-api';
import type { SentRequest } from './stand-in';

/** A judgement of one kind of request: the sentences about what Google would refuse. */
type Judgement = (body: Json, request: SentRequest) => readonly string[];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => Number.parseFloat(String(value ?? Number.NaN));
const objectOf = (value: unknown) => (value ?? {}) as Json;

/** The sentences of the checks that fail. */
function faults(checks: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(checks)
    .filter(([, holds]) => !holds)
    .map(([sentence]) => sentence);
}

const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
/** Whether a value that may be left out is within its bounds. */
const isWithinOrUnset = (value: unknown, least: number, most: number) =>
  value === null || value === undefined || isWithin(numberOf(value), least, most);

/** Cloud Functions and Cloud Run: what a function and its service may be called, hold and do. */
const functionFaults: Judgement = (body, { path }) => {
  const id = textOf(body.name).split('/').at(-1) ?? '';
  const isFirst = path.startsWith('/v1/');
  const service = isFirst ? body : objectOf(body.serviceConfig);
  const cpu = numberOf(service.availableCpu);
  const memory = numberOf(service.availableMemory);
  const concurrency = numberOf(service.maxInstanceRequestConcurrency ?? 1);
  const most = numberOf(service.maxInstanceCount ?? service.maxInstances ?? 100);
  const isEvent = 'eventTrigger' in body;
  const seconds = isFirst || isEvent ? 540 : 3600;
  return [
    ...faults({
      'a function’s name is letters, digits and “_”, and starts with a letter':
        /^[A-Za-z]\w{0,62}$/.test(id),
      'a service’s name has at most 49 characters': id.length <= 49,
      'more than one request at once needs a whole CPU': concurrency === 1 || cpu >= 1,
      'less than a whole CPU has at most 1 GiB': !(cpu < 1) || memory <= 1024,
      'less than half a CPU has at most 512 MiB': !(cpu < 0.5) || memory <= 512,
      'at most 1,000 requests at once': concurrency <= 1000,
      'more instances kept than allowed': numberOf(service.minInstanceCount ?? 0) <= most,
      [`a timeout is 1 to ${seconds} seconds`]: isWithinOrUnset(
        service.timeoutSeconds ?? service.timeout,
        1,
        seconds,
      ),
    }),
    ...variableFaults(objectOf(service.environmentVariables)),
    ...labelFaults(objectOf(body.labels)),
    ...eventFaults(objectOf(body.eventTrigger), textOf(body.name), isFirst),
  ];
};

function variableFaults(variables: Json): readonly string[] {
  return Object.entries(variables).flatMap(([name, value]) =>
    faults({
      [`a variable can’t be called ${name}`]:
        /^[A-Za-z_]\w*$/.test(name) && !/^(X_GOOGLE_|K_SERVICE$|K_REVISION$|PORT$)/.test(name),
      [`${name} is longer than 32 KiB`]: textOf(value).length <= 32_768,
    }),
  );
}

function labelFaults(labels: Json): readonly string[] {
  return Object.entries(labels).flatMap(([key, value]) =>
    faults({
      [`a label can’t be ${key}=${value}`]:
        /^[a-z][a-z0-9_-]{0,62}$/.test(key) && /^[a-z0-9_-]{0,63}$/.test(textOf(value)),
    }),
  );
}

/** The beginnings of the regions in a place of several. */
const REGIONS_IN: Readonly<Record<string, string>> = { nam5: 'us-', eur3: 'europe-' };

/** An event comes from where its documents are, and starts a function there, or in a region of that place. */
function eventFaults(trigger: Json, name: string, isFirst: boolean): readonly string[] {
  if (isFirst || trigger.eventType === undefined) return [];
  const place = textOf(trigger.triggerRegion);
  const region = /\/locations\/([^/]+)\//.exec(name)?.[1] ?? '';
  return faults({
    'a function is in the place of its events': region.startsWith(REGIONS_IN[place] ?? place),
    'an event needs the place of what it is about': place !== '',
    'an event needs a type': /^google\.\w+(\.\w+)+$/.test(textOf(trigger.eventType)),
  });
}

const CRON = /^(\S+\s+){4}\S+$/;
const GROC = /^every (\d+ (minutes|hours)|(day|mon|tue|wed|thu|fri|sat|sun)\w* \d\d:\d\d)$/;

const jobFaults: Judgement = (body) => {
  const target = objectOf(body.httpTarget);
  return faults({
    'a job’s name has letters, digits, “_” and “-”': /\/jobs\/[\w-]{1,500}$/.test(
      textOf(body.name),
    ),
    'a job needs a schedule that Cloud Scheduler reads':
      CRON.test(textOf(body.schedule)) || GROC.test(textOf(body.schedule)),
    'a job waits 15 seconds to 30 minutes for an answer': isWithinOrUnset(
      body.attemptDeadline,
      15,
      1800,
    ),
    'a job needs the https address of its function': /^https:\/\//.test(textOf(target.uri)),
    'a job needs an account to sign its calls': 'serviceAccountEmail' in objectOf(target.oidcToken),
  });
};

const queueFaults: Judgement = (body) => {
  const limits = objectOf(body.rateLimits);
  const retry = objectOf(body.retryConfig);
  return faults({
    'a queue’s name has letters, digits and “-”': /\/queues\/[A-Za-z0-9-]{1,100}$/.test(
      textOf(body.name),
    ),
    'a queue runs 1 to 5,000 tasks at once': isWithinOrUnset(
      limits.maxConcurrentDispatches,
      1,
      5000,
    ),
    'a queue starts at most 500 tasks a second': isWithinOrUnset(
      limits.maxDispatchesPerSecond,
      0,
      500,
    ),
    'a task is tried 1 to 100 times, or −1 for ever': isWithinOrUnset(retry.maxAttempts, -1, 100),
    'a task waits longer at last than at first':
      retry.minBackoff === undefined ||
      retry.maxBackoff === undefined ||
      numberOf(retry.minBackoff) <= numberOf(retry.maxBackoff),
  });
};

const indexFaults: Judgement = (body) => {
  const fields = (body.fields ?? []) as readonly Json[];
  const paths = fields.map(({ fieldPath }) => textOf(fieldPath));
  return faults({
    'an index has two to a hundred fields': isWithin(fields.length, 2, 100),
    'an index names each field once': new Set(paths).size === paths.length,
    'an index has one field of arrays':
      fields.filter((field) => 'arrayConfig' in field).length <= 1,
  });
};

const rulesFaults: Judgement = (body) => {
  const { files = [] } = objectOf(body.source) as { files?: readonly Json[] };
  return faults({
    'rules have at most 256 KiB': files.every(({ content }) => textOf(content).length <= 262_144),
  });
};

const siteFaults: Judgement = (body) => {
  const text = JSON.stringify(body);
  return faults({
    'the site’s headers name hosts of no project': !/\.invalid|127\.0\.0\.1|\.example/.test(text),
    'a rewrite names a function that isn’t there': !/"function":/.test(text),
  });
};

/** The judgements by method, host and end of the path. */
const JUDGEMENTS: readonly (readonly [kind: RegExp, judge: Judgement])[] = [
  [/^POST cloudfunctions\.\S+\/functions(\?|$)/, functionFaults],
  [/^POST cloudscheduler\.\S+\/jobs$/, jobFaults],
  [/^POST cloudtasks\.\S+\/queues$/, queueFaults],
  [/^POST firestore\.\S+\/indexes$/, indexFaults],
  [/^POST firebaserules\.\S+\/rulesets$/, rulesFaults],
  [/^PATCH firebasehosting\.\S+\/versions\//, siteFaults],
  [/^POST firebasehosting\.\S+\/versions$/, siteFaults],
];

/**
 * The accounts in a request. Google takes whole addresses only, also of those that it made itself.
 */
function accountFaults(request: SentRequest): readonly string[] {
  const text = JSON.stringify(request.body ?? {});
  const named = [
    ...text.matchAll(/"serviceAccountEmail":"([^"]*)"/g),
    ...text.matchAll(/"serviceAccount:([^"]*)"/g),
  ].map(([, address = '']) => address);
  return named
    .filter((address) => !/^[a-z0-9-]+@[a-z0-9-]+(\.iam)?\.gserviceaccount\.com$/.test(address))
    .map((address) => `“${address}” is no whole address of an account`);
}

/** Sentences about a request that Google would refuse, by the references of its services. */
export function faultsOf(request: SentRequest): readonly string[] {
  const { method, host, path, body } = request;
  const kind = `${method} ${host}${path}`;
  const judged = JUDGEMENTS.filter(([pattern]) => pattern.test(kind));
  return [...accountFaults(request), ...judged.flatMap(([, judge]) => judge(body ?? {}, request))];
}

/** The most indexes of several fields, and of settings of single fields, in one database. */
const MAX_INDEXES = 1000;
const MAX_FIELDS = 200;

/** Sentences about what Google would refuse of all requests together. */
export function faultsTogether(requests: readonly SentRequest[]): readonly string[] {
  const sentTo = (kind: RegExp) =>
    requests.filter(({ method, host, path }) => kind.test(`${method} ${host}${path}`));
  const services = sentTo(/^POST cloudfunctions\.\S+\/v2\/\S+\/functions\?/).map(({ body }) =>
    textOf(body?.name).toLowerCase().replaceAll('_', '-'),
  );
  return faults({
    'two functions’ services have the same name': new Set(services).size === services.length,
    [`a database has at most ${MAX_INDEXES} indexes`]:
      sentTo(/^POST firestore\.\S+\/indexes$/).length <= MAX_INDEXES,
    [`a database has settings of at most ${MAX_FIELDS} fields`]:
      sentTo(/^PATCH firestore\.\S+\/fields\//).length <= MAX_FIELDS,
  });
}

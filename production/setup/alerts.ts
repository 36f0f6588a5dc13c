import { channelNames } from './channels';
import type { GoogleApi, Json } from './google-api';
import { checkIds, RUNS_METRIC } from './measures';
import type { Step } from './step';

/** Something that means harm, and that a person has to look at. */
export interface Alert {
  /** Its heading in docs/operations.md. */
  readonly title: string;
  /** The beginnings of the lines in the log that raise it. */
  readonly messages: readonly string[];
}

/** The alert about people who may be in danger, without whose pager nothing is deployed. */
export const PAGED_TITLE = 'Staff are needed now';

/** Each line of severity ERROR that the functions write belongs to one. */
export const ALERTS: readonly Alert[] = [
  { title: PAGED_TITLE, messages: ['Staff are needed now'] },
  { title: 'A document cannot be read', messages: ['A document cannot be read'] },
  {
    title: 'Money needs a look',
    messages: [
      'A payment belongs to no booking, and is given back',
      'A plan belongs to no member',
      'An invoice was paid for an unknown plan',
    ],
  },
  {
    title: 'The payment provider fails',
    messages: ['The payment provider failed', 'A payment event failed'],
  },
  {
    title: 'Something of a deleted account is left',
    messages: [
      'A step of a removal failed',
      'A removal could not be finished',
      'Files could not be deleted',
    ],
  },
  {
    title: 'A suspended account goes on',
    messages: ['A step of a suspension failed', 'A suspension could not be finished'],
  },
  {
    title: 'A sign-in is less safe than it should be',
    messages: ['A step after a password change failed', 'The date of a password is unknown'],
  },
  { title: 'An event was dropped', messages: ['An event was dropped'] },
  {
    title: 'A mail is not sent',
    messages: [
      'A mail was not sent',
      'A mail is delayed for long',
      'A mail could not be queued',
      'A kept mail could not be queued',
      'A guest wasn’t notified of a canceled event',
      'A guest wasn’t notified of a host’s message',
      'A participant wasn’t notified of a canceled activity',
    ],
  },
  { title: 'A sweep is behind', messages: ['A sweep is behind'] },
  {
    title: 'A scheduled function leaves something undone',
    messages: [
      'A background check could not be ended',
      'A restriction could not be ended',
      'A booking could not be compared',
      'A check-in was not asked for',
      'A check-in was not raised',
      'A claim could not be decided',
      'A companion could not be marked offline',
      'A companion’s account could not be noted',
      'A first month could not be counted',
      'A free plan could not be ended',
      'A mail about messages failed',
      'A member was not told that someone is free',
      'A payment could not be compared',
      'A payment could not be moved',
      'A payout could not be released',
      'A plan could not be brought up to date',
      'A reminder failed',
      'A reporter could not be told',
      'A request to host was neither reminded of nor ended',
      'A review could not be published',
      'A sweep could not move a booking to ',
      'A training could not be brought up to date',
      'An alarm was not ended',
      'An identity check could not be ended',
      'An inactive account could not be closed',
      'An inactivity notice failed',
      'An old booking could not be removed',
      'An unfinished sign-up could not be removed',
      'An unpaid request could not be ended',
    ],
  },
];

/** The titles of alerts about what the logs don't say in a line of ours. */
const TITLES = {
  answers: 'The site or its calls do not answer',
  internal: 'A call failed unexpectedly',
  quota: 'A quota of Google is used up',
  rate: 'Many errors at once',
  runs: 'A scheduled function is silent',
  schedules: 'A scheduled function does not run',
  signIn: 'Sign-ins fail',
  texts: 'Many text messages',
} as const;

/** The alerts that call staff: who is in danger needs them, and a site that answers to ask for them. */
const RINGING: ReadonlySet<string> = new Set([PAGED_TITLE, TITLES.answers]);

/** Entries of severity ERROR in five minutes. */
const MANY_ERRORS = 20;
/** Text messages in an hour: a sign-up takes one or two, and a fraud sends thousands. */
const MANY_TEXTS = 200;

/** The shortest time between two emails of one alert, and when an alert closes by itself. */
const QUIET = { notificationRateLimit: { period: '900s' }, autoClose: '604800s' };
/** A pager rings each time: the functions say it once, and then every ten minutes. */
const PAGED = { notificationRateLimit: { period: '60s' }, autoClose: '1800s' };

const OWN = 'hearthkin';

/** A policy for each alert. */
export const alerts: Step = async (api, wishes) => {
  const base = `https://monitoring.googleapis.com/v3/projects/${wishes.projectId}`;
  const { alertPolicies = [] } = ((await api.get(`${base}/alertPolicies?pageSize=200`)) ?? {}) as {
    alertPolicies?: readonly Json[];
  };
  const known = new Set(
    alertPolicies
      .filter(({ userLabels }) => (userLabels as Json | undefined)?.product === OWN)
      .map(({ displayName }) => displayName),
  );
  const missing = ALERT_TITLES.filter((title) => !known.has(title));
  if (missing.length === 0) return [];
  return [
    {
      what: `Alert on: ${missing.join('; ')}`,
      apply: async () => {
        const { email, pager } = await channelNames(api, wishes);
        const made = policies({ checks: await checkIds(api, wishes), schedules: wishes.schedules });
        for (const policy of made.filter(({ displayName }) => missing.includes(displayName))) {
          const notificationChannels = RINGING.has(policy.displayName) ? [email, pager] : [email];
          await api.send('POST', `${base}/alertPolicies`, { ...policy, notificationChannels });
        }
      },
    },
  ];
};

/**
 * Asks the project whether anything rings when staff are needed.
 * @throws Error if only an email would go out, which no one reads at night.
 */
export async function requirePager(api: GoogleApi, projectId: string): Promise<void> {
  const url = `https://monitoring.googleapis.com/v3/projects/${projectId}/alertPolicies?pageSize=200`;
  const { alertPolicies = [] } = ((await api.get(url)) ?? {}) as {
    alertPolicies?: readonly Json[];
  };
  const paged = alertPolicies.find(({ displayName }) => displayName === PAGED_TITLE);
  if (((paged?.notificationChannels ?? []) as readonly string[]).length >= 2) return;
  throw new Error(
    `No one is called when a person asks for help: run npm run setup:production -- ${projectId} with --pager.`,
  );
}

interface Watched {
  /** The ids of the uptime checks. */
  readonly checks: readonly string[];
  /** The schedules of functions, by their names. */
  readonly schedules: Readonly<Record<string, string>>;
}

/** Sums over a time, of all instances or of each value of a label. */
const summed = (seconds: number, perSeriesAligner: string, groupByFields: string[] = []) => [
  {
    alignmentPeriod: `${seconds}s`,
    perSeriesAligner,
    crossSeriesReducer:
      perSeriesAligner === 'ALIGN_NEXT_OLDER' ? 'REDUCE_COUNT_FALSE' : 'REDUCE_SUM',
    ...(groupByFields.length > 0 && { groupByFields }),
  },
];

/** The SDK's logger writes an error as the stack of one with that message. */
function policies({ checks, schedules }: Watched): readonly Policy[] {
  const written = ALERTS.map(({ title, messages }) =>
    policy(title, [
      {
        conditionMatchedLog: {
          filter: `severity>=ERROR AND (${messages.map((text) => `jsonPayload.message=~"^(Error: )?${text}"`).join(' OR ')})`,
        },
      },
    ]),
  );
  const logged = (title: string, filter: string) =>
    policy(title, [{ conditionMatchedLog: { filter } }]);
  const above = (filter: string, thresholdValue: number, aggregations: readonly Json[]) => ({
    conditionThreshold: {
      filter,
      comparison: 'COMPARISON_GT',
      thresholdValue,
      duration: '0s',
      aggregations,
    },
  });
  return [
    ...written,
    policy(
      TITLES.answers,
      checks.map((id) =>
        above(
          `resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND metric.labels.check_id="${id}"`,
          // One place of the world may be cut off.
          1,
          summed(600, 'ALIGN_NEXT_OLDER', ['resource.label.host']),
        ),
      ),
    ),
    logged(TITLES.internal, 'jsonPayload.message="call" AND jsonPayload.outcome="internal"'),
    logged(
      TITLES.signIn,
      'resource.type="cloud_run_revision" AND resource.labels.service_name="beforesignin" AND severity>=ERROR',
    ),
    policy(TITLES.texts, [
      above(
        'resource.type="identitytoolkit_project" AND metric.type="identitytoolkit.googleapis.com/usage/sent_sms_count"',
        MANY_TEXTS,
        summed(3600, 'ALIGN_SUM'),
      ),
    ]),
    policy(TITLES.quota, [
      above(
        'resource.type="consumer_quota" AND metric.type="serviceruntime.googleapis.com/quota/exceeded"',
        0,
        summed(300, 'ALIGN_COUNT_TRUE', ['resource.label.service']),
      ),
    ]),
    policy(TITLES.rate, [
      above(
        'resource.type="cloud_run_revision" AND metric.type="logging.googleapis.com/log_entry_count" AND metric.labels.severity="ERROR"',
        MANY_ERRORS,
        summed(300, 'ALIGN_SUM'),
      ),
    ]),
    policy(TITLES.runs, silences(schedules)),
    logged(TITLES.schedules, 'resource.type="cloud_scheduler_job" AND severity>=ERROR'),
  ];
}

/** Minutes between two runs, and the seconds after which none is too long; Google looks back at most 25 hours. */
const SILENCES = [
  [10, 3_600],
  [60, 10_800],
  [360, 46_800],
  [1440, 90_000],
] as const;

/** The conditions about scheduled functions from which no line comes; those that run weekly are too rare. */
function silences(schedules: Readonly<Record<string, string>>): readonly Json[] {
  return SILENCES.map(([most, seconds], at) => {
    const least = SILENCES[at - 1]?.[0] ?? 0;
    const names = Object.entries(schedules)
      .filter(([, schedule]) => {
        const minutes = minutesBetween(schedule);
        return minutes > least && minutes <= most;
      })
      .map(([name]) => name);
    return { names, seconds };
  })
    .filter(({ names }) => names.length > 0)
    .map(({ names, seconds }) => ({
      conditionThreshold: {
        filter: `resource.type="cloud_run_revision" AND metric.type="logging.googleapis.com/user/${RUNS_METRIC}" AND metric.labels.function=one_of(${names.map((name) => `"${name}"`).join(',')})`,
        comparison: 'COMPARISON_LT',
        thresholdValue: 1,
        duration: '60s',
        evaluationMissingData: 'EVALUATION_MISSING_DATA_ACTIVE',
        aggregations: summed(seconds, 'ALIGN_SUM', ['metric.label.function']),
      },
    }));
}

/** The minutes of "every 5 minutes" or "every 24 hours"; infinite for another schedule. */
function minutesBetween(schedule: string): number {
  const [, count, unit] = /^every (\d+) (minutes|hours)$/.exec(schedule) ?? [];
  if (count === undefined) return Number.POSITIVE_INFINITY;
  return Number(count) * (unit === 'hours' ? 60 : 1);
}

type Policy = Json & { readonly displayName: string };

function policy(title: string, conditions: readonly Json[]): Policy {
  const isOfLog = conditions.some((condition) => 'conditionMatchedLog' in condition);
  return {
    displayName: title,
    combiner: 'OR',
    conditions: conditions.map((condition) => ({ displayName: title, ...condition })),
    // Only alerts on lines of a log take a rate.
    alertStrategy: title === PAGED_TITLE ? PAGED : isOfLog ? QUIET : { autoClose: QUIET.autoClose },
    documentation: {
      content: `What it means and what to do: docs/operations.md, “${title}”.`,
      mimeType: 'text/markdown',
    },
    userLabels: { product: OWN },
  };
}

/** Every alert's heading in docs/operations.md. */
export const ALERT_TITLES: readonly string[] = policies({ checks: [], schedules: {} }).map(
  ({ displayName }) => displayName,
);

import type { GoogleApi, Json } from './google-api';
import type { Change, Pager, Step } from './step';

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

/** The title of an alert about what the logs don't say in a line of ours. */
const TITLE_OF_RATE = 'Many errors at once';
const TITLE_OF_SCHEDULES = 'A scheduled function does not run';

/** Entries of severity ERROR in five minutes. */
const MANY_ERRORS = 20;

/** The shortest time between two emails of one alert, and when an alert closes by itself. */
const QUIET = { notificationRateLimit: { period: '900s' }, autoClose: '604800s' };
/** A pager rings each time: the functions say it once, and then every ten minutes. */
const PAGED = { notificationRateLimit: { period: '60s' }, autoClose: '1800s' };

const OWN = 'hearthkin';

/** The email address that is told, the pager, and a policy for each alert. */
export const alerts: Step = async (api, { projectId, alertEmail, pager }) => {
  const base = `https://monitoring.googleapis.com/v3/projects/${projectId}`;
  const email = { type: 'email', labels: { email_address: alertEmail } };
  const find = async ({ type, labels }: Pager | typeof email) => {
    const { notificationChannels = [] } = ((await api.get(`${base}/notificationChannels`)) ??
      {}) as { notificationChannels?: readonly Json[] };
    // Google shows no keys: of PagerDuty, any channel is the one.
    return notificationChannels.find(
      (found) =>
        found.type === type &&
        Object.entries(labels).every(
          ([name, value]) => name === 'service_key' || (found.labels as Json)[name] === value,
        ),
    );
  };
  const changes: Change[] = [];
  for (const channel of [email, pager]) {
    if ((await find(channel)) !== undefined) continue;
    const isEmail = channel === email;
    changes.push({
      what: isEmail ? `Send alerts to ${alertEmail}` : `Call staff by ${pager.type}`,
      apply: () =>
        api.send('POST', `${base}/notificationChannels`, {
          ...channel,
          displayName: isEmail ? 'Hearthkin alerts' : 'Hearthkin pager',
        }),
    });
  }
  const { alertPolicies = [] } = ((await api.get(`${base}/alertPolicies?pageSize=200`)) ?? {}) as {
    alertPolicies?: readonly Json[];
  };
  const known = new Set(
    alertPolicies
      .filter(({ userLabels }) => (userLabels as Json | undefined)?.product === OWN)
      .map(({ displayName }) => displayName),
  );
  const missing = policies().filter(({ displayName }) => !known.has(displayName));
  if (missing.length > 0) {
    changes.push({
      what: `Alert on: ${missing.map(({ displayName }) => displayName).join('; ')}`,
      apply: async () => {
        const [mailed, called] = [(await find(email))?.name, (await find(pager))?.name];
        for (const policy of missing) {
          const isPaged = policy.displayName === PAGED_TITLE;
          const notificationChannels = isPaged ? [mailed, called] : [mailed];
          await api.send('POST', `${base}/alertPolicies`, { ...policy, notificationChannels });
        }
      },
    });
  }
  return changes;
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

/** The SDK's logger writes an error as the stack of one with that message. */
function policies(): readonly (Json & { readonly displayName: string })[] {
  const written = ALERTS.map(({ title, messages }) =>
    policy(title, {
      conditionMatchedLog: {
        filter: `severity>=ERROR AND (${messages.map((text) => `jsonPayload.message=~"^(Error: )?${text}"`).join(' OR ')})`,
      },
    }),
  );
  const rate = policy(TITLE_OF_RATE, {
    conditionThreshold: {
      filter:
        'resource.type="cloud_run_revision" AND metric.type="logging.googleapis.com/log_entry_count" AND metric.labels.severity="ERROR"',
      comparison: 'COMPARISON_GT',
      thresholdValue: MANY_ERRORS,
      duration: '0s',
      aggregations: [
        {
          alignmentPeriod: '300s',
          perSeriesAligner: 'ALIGN_SUM',
          crossSeriesReducer: 'REDUCE_SUM',
        },
      ],
    },
  });
  const schedules = policy(TITLE_OF_SCHEDULES, {
    conditionMatchedLog: { filter: 'resource.type="cloud_scheduler_job" AND severity>=ERROR' },
  });
  return [...written, rate, schedules];
}

function policy(title: string, condition: Json) {
  const isOfLog = 'conditionMatchedLog' in condition;
  return {
    displayName: title,
    combiner: 'OR',
    conditions: [{ displayName: title, ...condition }],
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
export const ALERT_TITLES: readonly string[] = policies().map(({ displayName }) => displayName);

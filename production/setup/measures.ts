import { REGION } from '@hearthkin/domain/foundation/region';
import type { GoogleApi, Json } from './google-api';
import type { Change, Step, Wishes } from './step';

/** The metric that counts the line which each run of a scheduled function logs. */
export const RUNS_METRIC = 'hearthkin_runs';

/** An address that Google asks every five minutes from several places of the world. */
interface Uptime {
  readonly displayName: string;
  readonly host: string;
  readonly httpCheck: Json;
}

const HTTPS = { port: 443, useSsl: true, validateSsl: true };

/** The first page, and a call: refused for want of a sign-in, it has come through everything before its handler. */
function uptimes({ projectId, siteUrl }: Wishes): readonly Uptime[] {
  return [
    {
      displayName: 'Hearthkin site',
      host: new URL(siteUrl).hostname,
      httpCheck: { ...HTTPS, path: '/', requestMethod: 'GET' },
    },
    {
      displayName: 'Hearthkin call',
      host: `${REGION}-${projectId}.cloudfunctions.net`,
      httpCheck: {
        ...HTTPS,
        path: '/calls/sessionAccess',
        requestMethod: 'POST',
        contentType: 'USER_PROVIDED',
        customContentType: 'application/json',
        body: Buffer.from('{"data":{"bookingId":"uptime"}}').toString('base64'),
        acceptedResponseStatusCodes: [{ statusValue: 401 }],
      },
    },
  ];
}

const checksUrl = (projectId: string) =>
  `https://monitoring.googleapis.com/v3/projects/${projectId}/uptimeCheckConfigs`;

async function foundChecks(api: GoogleApi, projectId: string): Promise<readonly Json[]> {
  const { uptimeCheckConfigs = [] } = ((await api.get(checksUrl(projectId))) ?? {}) as {
    uptimeCheckConfigs?: readonly Json[];
  };
  return uptimeCheckConfigs;
}

/** Google's ids of the checks, by which alerts know them. */
export async function checkIds(api: GoogleApi, wishes: Wishes): Promise<readonly string[]> {
  const ours = new Set(uptimes(wishes).map(({ displayName }) => displayName));
  return (await foundChecks(api, wishes.projectId))
    .filter(({ displayName }) => ours.has(String(displayName)))
    .map(({ name }) => String(name).split('/').at(-1) ?? '');
}

/**
 * The numbers that alerts look at and Google doesn't count by itself. Long before the alerts: a metric is known some minutes
 * after it was made.
 */
export const measures: Step = async (api, wishes) => {
  const { projectId } = wishes;
  const changes: Change[] = [];
  const metrics = `https://logging.googleapis.com/v2/projects/${projectId}/metrics`;
  if ((await api.get(`${metrics}/${RUNS_METRIC}`)) === null) {
    changes.push({
      what: 'Count the runs of each scheduled function',
      apply: () =>
        api.send('POST', metrics, {
          name: RUNS_METRIC,
          description: 'The line that each run of a scheduled function logs at its end',
          filter: 'resource.type="cloud_run_revision" AND jsonPayload.message="sweep"',
          metricDescriptor: {
            metricKind: 'DELTA',
            valueType: 'INT64',
            unit: '1',
            labels: [{ key: 'function', valueType: 'STRING' }],
          },
          labelExtractors: { function: 'EXTRACT(jsonPayload.function)' },
        }),
    });
  }
  const known = new Set((await foundChecks(api, projectId)).map(({ displayName }) => displayName));
  for (const { displayName, host, httpCheck } of uptimes(wishes)) {
    if (known.has(displayName)) continue;
    changes.push({
      what: `Ask https://${host}${httpCheck.path} every five minutes`,
      apply: () =>
        api.send('POST', checksUrl(projectId), {
          displayName,
          monitoredResource: { type: 'uptime_url', labels: { project_id: projectId, host } },
          httpCheck,
          period: '300s',
          timeout: '10s',
        }),
    });
  }
  return changes;
};

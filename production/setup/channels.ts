import type { GoogleApi, Json } from './google-api';
import type { Step, Wishes } from './step';

const channelsUrl = (projectId: string) =>
  `https://monitoring.googleapis.com/v3/projects/${projectId}/notificationChannels`;

/** The channels to which alerts and the budget go: an email address, and the pager. */
function wanted({ alertEmail, pager }: Wishes) {
  return {
    email: { type: 'email', labels: { email_address: alertEmail } },
    pager,
  };
}

/** Creates the channels that aren't there. */
export const channels: Step = async (api, wishes) => {
  const { projectId, alertEmail, pager } = wishes;
  const found = await channelNames(api, wishes);
  const { email } = wanted(wishes);
  const create = (channel: Json, displayName: string) => () =>
    api.send('POST', channelsUrl(projectId), { ...channel, displayName });
  return [
    ...(found.email === null
      ? [{ what: `Send alerts to ${alertEmail}`, apply: create(email, 'Hearthkin alerts') }]
      : []),
    ...(found.pager === null
      ? [{ what: `Call staff by ${pager.type}`, apply: create({ ...pager }, 'Hearthkin pager') }]
      : []),
  ];
};

/** Google's names of the two channels; null for one that isn't there. */
export async function channelNames(api: GoogleApi, wishes: Wishes) {
  const { notificationChannels = [] } = ((await api.get(channelsUrl(wishes.projectId))) ?? {}) as {
    notificationChannels?: readonly Json[];
  };
  const foundName = ({
    type,
    labels,
  }: {
    type: string;
    labels: Readonly<Record<string, string>>;
  }) => {
    // Google shows no keys: of PagerDuty, any channel is the one.
    const found = notificationChannels.find(
      (each) =>
        each.type === type &&
        Object.entries(labels).every(
          ([name, value]) => name === 'service_key' || (each.labels as Json)[name] === value,
        ),
    );
    return found === undefined ? null : String(found.name);
  };
  const { email, pager } = wanted(wishes);
  return { email: foundName(email), pager: foundName(pager) };
}

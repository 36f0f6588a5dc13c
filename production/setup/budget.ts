import { channelNames } from './channels';
import type { GoogleApi, Json } from './google-api';
import type { Step } from './step';

const NAME = 'Hearthkin';

/** Shares of the budget at which the address of alerts and the billing account's administrators get an email. */
const THRESHOLDS = [0.5, 0.9, 1];

/**
 * A budget for a month. It tells, and stops nothing: a site that goes dark in the middle of a session harms
 * more than a bill, and `MAX_INSTANCES` bounds what a flood costs.
 * @throws Error for a project without a billing account.
 */
export const budget: Step = async (api, wishes) => {
  const { projectId, budget: amount, alertEmail } = wishes;
  const displayName = `${NAME} ${projectId}`;
  const url = await budgetsOf(api, projectId);
  const { budgets = [] } = ((url && (await api.get(url))) ?? {}) as { budgets?: readonly Json[] };
  const { email } = await channelNames(api, wishes);
  const found = budgets.find((each) => each.displayName === displayName);
  const rule = found?.notificationsRule as
    | { readonly monitoringNotificationChannels?: readonly string[] }
    | undefined;
  if (found !== undefined && rule?.monitoringNotificationChannels?.includes(email ?? '')) return [];
  const told = async () => ({
    // Google takes channels of email only.
    monitoringNotificationChannels: [(await channelNames(api, wishes)).email],
  });
  if (found !== undefined) {
    const at = `https://billingbudgets.googleapis.com/v1/${found.name}?updateMask=notificationsRule.monitoringNotificationChannels`;
    return [
      {
        what: `Tell ${alertEmail} of the budget too`,
        apply: async () => api.send('PATCH', at, { notificationsRule: await told() }),
      },
    ];
  }
  return [
    {
      what: `Tell ${alertEmail} and the billing account’s administrators at ${THRESHOLDS.map((share) => `${share * 100} %`).join(', ')} of ${amount} a month`,
      apply: async () => {
        if (url === null) throw new Error('The billing API isn’t ready yet: run this again.');
        return api.send('POST', url, {
          displayName,
          budgetFilter: { projects: [`projects/${projectId}`] },
          amount: { specifiedAmount: { units: String(amount) } },
          thresholdRules: THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
          notificationsRule: await told(),
        });
      },
    },
  ];
};

/** The budgets of the project's billing account; null while its API isn't enabled, as in a first dry run. */
async function budgetsOf(api: GoogleApi, projectId: string): Promise<string | null> {
  const info = await api.get(
    `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`,
  );
  if (info === null) return null;
  const { billingAccountName } = info;
  if (typeof billingAccountName !== 'string' || billingAccountName === '') {
    throw new Error(
      `${projectId} has no billing account, which functions need: put it on the Blaze plan in the Firebase console, and run this again.`,
    );
  }
  return `https://billingbudgets.googleapis.com/v1/${billingAccountName}/budgets`;
}

import type { GoogleApi, Json } from './google-api';
import type { Step } from './step';

const NAME = 'Hearthkin';

/** Shares of the budget at which the billing account's administrators get an email. */
const THRESHOLDS = [0.5, 0.9, 1];

/**
 * A budget for a month. It tells, and stops nothing: a site that goes dark in the middle of a session harms
 * more than a bill, and `MAX_INSTANCES` bounds what a flood costs.
 * @throws Error for a project without a billing account.
 */
export const budget: Step = async (api, { projectId, budget: amount }) => {
  const displayName = `${NAME} ${projectId}`;
  const url = await budgetsOf(api, projectId);
  const { budgets = [] } = ((url && (await api.get(url))) ?? {}) as { budgets?: readonly Json[] };
  if (budgets.some((each) => each.displayName === displayName)) return [];
  return [
    {
      what: `Tell the billing account’s administrators at ${THRESHOLDS.map((share) => `${share * 100} %`).join(', ')} of ${amount} a month`,
      apply: () => {
        if (url === null) throw new Error('The billing API isn’t ready yet: run this again.');
        return api.send('POST', url, {
          displayName,
          budgetFilter: { projects: [`projects/${projectId}`] },
          amount: { specifiedAmount: { units: String(amount) } },
          thresholdRules: THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
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

import type { Json } from './google-api';
import type { Step } from './step';

const NAME = 'Hearthkin';

/** Shares of the budget at which the billing account's administrators get an email. */
const THRESHOLDS = [0.5, 0.9, 1];

/**
 * A budget for a month. It tells, and stops nothing: a site that goes dark in the middle of a session harms
 * more than a bill, and `MAX_INSTANCES` bounds what a flood costs.
 */
export const budget: Step = async (api, { projectId, budget: amount }) => {
  const info = await api.get(
    `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`,
  );
  const account = info?.billingAccountName;
  if (typeof account !== 'string' || account === '') {
    throw new Error(
      `${projectId} has no billing account, which functions need: put it on the Blaze plan in the Firebase console, and run this again.`,
    );
  }
  const url = `https://billingbudgets.googleapis.com/v1/${account}/budgets`;
  const { budgets = [] } = ((await api.get(url)) ?? {}) as { budgets?: readonly Json[] };
  if (budgets.some(({ displayName }) => displayName === `${NAME} ${projectId}`)) return [];
  return [
    {
      what: `Tell the billing account’s administrators at ${THRESHOLDS.map((share) => `${share * 100} %`).join(', ')} of ${amount} a month`,
      apply: () =>
        api.send('POST', url, {
          displayName: `${NAME} ${projectId}`,
          budgetFilter: { projects: [`projects/${projectId}`] },
          amount: { specifiedAmount: { units: String(amount) } },
          thresholdRules: THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
        }),
    },
  ];
};

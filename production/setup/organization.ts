import type { GoogleApi, Json } from './google-api';

/** The policy by which only members of some organizations get rights; `allUsers`, which callables need, is none. */
const MEMBERS = 'iam.allowedPolicyMemberDomains';
/** The policy by which Google grants nothing to the accounts that it makes, among them the one that builds. */
const GRANTS = 'iam.automaticIamGrantsForDefaultServiceAccounts';

/** The rules of a policy as they count for the project; none without an organization, null for who may not read them. */
async function rulesFor(
  api: GoogleApi,
  projectId: string,
  policy: string,
): Promise<readonly Json[] | null> {
  const url = `https://orgpolicy.googleapis.com/v2/projects/${projectId}/policies/${policy}:getEffectivePolicy`;
  try {
    const { spec } = ((await api.get(url)) ?? {}) as { spec?: { rules?: readonly Json[] } };
    return spec?.rules ?? [];
  } catch (error) {
    if (/ answered 403: /.test(String(error))) return null;
    throw error;
  }
}

/** Google's default since 2024 is one value, the organization's own. */
async function refusesEveryone(api: GoogleApi, projectId: string): Promise<boolean> {
  const rules = (await rulesFor(api, projectId, MEMBERS)) ?? [];
  return rules.some((rule) => rule.denyAll === true || 'values' in rule);
}

const sentenceAboutMembers = (projectId: string) =>
  `The organization lets only its own members use what is here (${MEMBERS}), so Google would refuse the site’s calls. Someone with the role “Organization Policy Administrator” lifts it for this project: gcloud org-policies reset ${MEMBERS} --project=${projectId}`;

/** Sentences about policies of the organization, for those who may change them. */
export async function forOrganization(
  api: GoogleApi,
  projectId: string,
): Promise<readonly string[]> {
  const lines = (await refusesEveryone(api, projectId)) ? [sentenceAboutMembers(projectId)] : [];
  const grants = await rulesFor(api, projectId, GRANTS);
  if (grants === null) {
    lines.push(
      `You may not read the organization’s policies. Ask who may whether ${MEMBERS} restricts this project: then Google would refuse the site’s calls.`,
    );
  }
  if (grants?.some(({ enforce }) => enforce === true)) {
    lines.push(
      `The organization grants Google’s own accounts nothing (${GRANTS}). Leave it so: set-up grants the one that builds functions what it needs.`,
    );
  }
  return lines;
}

/**
 * Asks whether the functions may be made public, as calls of the site need.
 * @throws Error that says who has to change the policy, and how.
 */
export async function requirePublicCalls(api: GoogleApi, projectId: string): Promise<void> {
  if (await refusesEveryone(api, projectId)) throw new Error(sentenceAboutMembers(projectId));
}

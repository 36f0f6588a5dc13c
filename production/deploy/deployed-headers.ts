import {
  changedPolicy,
  type HeaderRule,
  LOOPBACK,
} from '@hearthkin/emulators/launcher/site-policy';

/**
 * The hosts that firebase.json can't know. No one can own a name under `.invalid`, so a site that is
 * deployed without them sends nothing to another host.
 */
const FUNCTIONS = 'https://functions.invalid';
const SIGN_IN = 'https://sign-in.invalid';

/** The parts of the hosts of one project. */
export interface ProjectHosts {
  readonly projectId: string;
  /** The address where sign-in with a provider happens, without a scheme. */
  readonly authDomain: string;
  /** Whether the site gets App Check tokens. */
  readonly usesAppCheck: boolean;
  /** The Sentry project that gets errors of browsers. */
  readonly sentryDsn?: string | undefined;
}

/**
 * The address at which the answer of reCAPTCHA Enterprise becomes a token. Its scripts, frames and reports are those of the
 * captcha before a text message, which the policy has.
 */
const APP_CHECK = 'https://content-firebaseappcheck.googleapis.com';

const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * The headers for the deployed site: only the functions and the sign-in of this project are asked,
 * since anyone may have a host under Google's domains.
 * @param region of the functions.
 * @throws Error for settings that are missing or no names.
 */
export function deployedHeaders(
  rules: readonly HeaderRule[],
  { projectId, authDomain, usesAppCheck, sentryDsn }: ProjectHosts,
  region: string,
): readonly HeaderRule[] {
  if (!PROJECT_ID.test(projectId)) {
    throw new Error(`VITE_FIREBASE_PROJECT_ID "${projectId}" is not the id of a project`);
  }
  if (!HOST.test(authDomain)) {
    throw new Error(`VITE_FIREBASE_AUTH_DOMAIN "${authDomain}" is not the name of a host`);
  }
  const functions = `https://${region}-${projectId}.cloudfunctions.net`;
  const asked = [
    functions,
    ...(usesAppCheck ? [APP_CHECK] : []),
    ...(sentryDsn ? [reportsOf(sentryDsn)] : []),
  ];
  return changedPolicy(rules, (policy) =>
    policy
      .replaceAll(LOOPBACK, '')
      .replaceAll(FUNCTIONS, asked.join(' '))
      .replaceAll(SIGN_IN, `https://${authDomain}`),
  );
}

/** The address of a DSN's reports: the one path of its project, on a host that many share. */
function reportsOf(dsn: string): string {
  const parts = /^https:\/\/\w+@([a-z0-9.-]+\.[a-z]+)\/(\d+)$/.exec(dsn);
  if (parts === null) {
    throw new Error(
      `VITE_SENTRY_DSN "${dsn}" is not the DSN of a project, https://KEY@HOST/NUMBER`,
    );
  }
  const [, host, project] = parts;
  return `https://${host}/api/${project}/envelope/`;
}

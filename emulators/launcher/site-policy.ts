import type { Ports, Service } from './ports';

/** A header rule of firebase.json. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const POLICY = 'Content-Security-Policy';

/** The emulators that replace each Google host of production. */
const ASKED: Readonly<Record<string, readonly Service[]>> = {
  'connect-src': ['auth', 'firestore', 'functions', 'storage'],
  'img-src': ['storage'],
  'media-src': ['storage'],
};

/** The emulators of `firebase emulators:start`, whose ports anyone may change; no site is deployed with it. */
export const LOOPBACK = ' http://127.0.0.1:*';

/** The headers for the site in a local suite: production's, plus the emulators' addresses. */
export function localHeaders(rules: readonly HeaderRule[], ports: Ports): readonly HeaderRule[] {
  return changedPolicy(rules, (policy) => withEmulators(policy.replaceAll(LOOPBACK, ''), ports));
}

/** The rules with another content security policy. */
export function changedPolicy(
  rules: readonly HeaderRule[],
  change: (policy: string) => string,
): readonly HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === POLICY ? change(value) : value,
    })),
  }));
}

/** The policy with the addresses of one suite's emulators. */
function withEmulators(policy: string, ports: Ports): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return directives
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      const services = ASKED[name] ?? [];
      return [directive, ...services.map((service) => `http://127.0.0.1:${ports[service]}`)].join(
        ' ',
      );
    })
    .join('; ');
}

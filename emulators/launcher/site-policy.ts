import type { Ports, Service } from './ports';

/** A rule of firebase.json on which headers go with what addresses. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const POLICY = 'Content-Security-Policy';

/** What the page asks of which emulator, where it asks something of Google in production. */
const ASKED: Readonly<Record<string, readonly Service[]>> = {
  'connect-src': ['auth', 'firestore', 'functions', 'storage'],
  'img-src': ['storage'],
  'media-src': ['storage'],
};

/** The headers with which a local suite serves the site: production's, and the way to its emulators. */
export function localHeaders(rules: readonly HeaderRule[], ports: Ports): readonly HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === POLICY ? withEmulators(value, ports) : value,
    })),
  }));
}

/** The policy with the addresses of one suite's emulators, and nothing else. */
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FirebaseJson,
  localFirebaseConfig,
} from '@hearthkin/emulators/launcher/emulator-config';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { portsAt } from '@hearthkin/emulators/launcher/ports';
import type { HeaderRule } from '@hearthkin/emulators/launcher/site-policy';
import { describe, expect, it } from 'vitest';
import { deployedHeaders } from './deployed-headers';

const firebaseJson: FirebaseJson = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));

const HEADER = 'Content-Security-Policy';
const EVERY_PAGE = '!/__/**';

/** The headers of one rule, by name. */
function headersOf(config: FirebaseJson, source: string): ReadonlyMap<string, string> {
  const rule = config.hosting?.headers?.find((rule: HeaderRule) => rule.source === source);
  return new Map(rule?.headers.map(({ key, value }) => [key, value]));
}

/** The sources of a policy, by directive. */
function parsed(policy = ''): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The sources that one policy allows and another doesn't, by directive. */
function addedTo(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, readonly string[]>> {
  const added = [...after].flatMap(([name, sources]) => {
    const more = sources.filter((source) => !before.get(name)?.includes(source));
    return more.length === 0 ? [] : [[name, more] as const];
  });
  return Object.fromEntries(added);
}

const PROJECT = {
  projectId: 'hearthkin-1',
  authDomain: 'sign-in.hearthkin.example',
  usesAppCheck: false,
};

const rules = firebaseJson.hosting?.headers ?? [];
const headers = deployedHeaders(rules, PROJECT, 'us-central1');
const everyPage = headersOf({ hosting: { headers } }, EVERY_PAGE);
const policy = parsed(everyPage.get(HEADER));

describe('the headers of the deployed site', () => {
  it('let no script run that is made of text or written into a page, except the first one of pages that the build renders', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    const scripts = policy.get('script-src') ?? [];
    expect(scripts).toContain("'self'");
    const isInline = (source: string) => /^'sha256-[\w+/]{43}='$/.test(source);
    // The build fails if it is another script's.
    expect(scripts.filter(isInline)).toHaveLength(1);
    for (const source of scripts.filter((source) => !isInline(source))) {
      expect(source).toMatch(
        /^('self'|https:\/\/apis\.google\.com|https:\/\/www\.(google|gstatic)\.com\/recaptcha\/)$/,
      );
    }
  });

  it('forbid framing, another base, and forms to other hosts', () => {
    for (const name of ['frame-ancestors', 'base-uri', 'object-src']) {
      expect(policy.get(name), name).toEqual(["'none'"]);
    }
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(everyPage.get('X-Frame-Options')).toBe('DENY');
  });

  it('name no host without encryption, and none for everything', () => {
    for (const [name, sources] of policy) {
      if (name === 'report-uri') continue;
      for (const source of sources) {
        expect(source, name).toMatch(
          /^('[a-z-]+'|'sha256-\S+'|blob:|data:|https:\/\/[\w*.-]+\.\w+[\w./-]*)$/,
        );
      }
    }
  });

  it('ask no functions and no sign-in but those of the project', () => {
    expect(policy.get('connect-src')).toContain(
      'https://us-central1-hearthkin-1.cloudfunctions.net',
    );
    expect(policy.get('frame-src')).toContain('https://sign-in.hearthkin.example');
    const hosts = [...policy.values()].flat();
    expect(hosts.filter((host) => /\*|\.invalid|127\.0\.0\.1/.test(host))).toEqual([]);
    for (const wrong of [
      { ...PROJECT, projectId: '' },
      { ...PROJECT, projectId: "x 'unsafe-eval'" },
      { ...PROJECT, authDomain: '*.firebaseapp.com' },
      { ...PROJECT, authDomain: '' },
    ]) {
      expect(() => deployedHeaders(rules, wrong, 'us-central1')).toThrow(/is not the/);
    }
  });

  it('let a site with App Check reach what makes its tokens, and no other', () => {
    const withKey = deployedHeaders(rules, { ...PROJECT, usesAppCheck: true }, 'us-central1');
    const other = parsed(headersOf({ hosting: { headers: withKey } }, EVERY_PAGE).get(HEADER));
    expect(addedTo(policy, other)).toEqual({
      'connect-src': ['https://content-firebaseappcheck.googleapis.com'],
    });
    expect(other.get('connect-src')).toContain('https://www.google.com/recaptcha/');
    // What loads https://www.google.com/recaptcha/enterprise.js, and the frame that it opens.
    expect(other.get('script-src')).toContain('https://www.google.com/recaptcha/');
    expect(other.get('script-src')).toContain('https://www.gstatic.com/recaptcha/');
    expect(other.get('frame-src')).toContain('https://www.google.com/recaptcha/');
  });

  it('let a site that reports errors reach its own project at Sentry', () => {
    const sentryDsn = 'https://0a1b2c@o4507.ingest.us.sentry.io/42';
    const reporting = deployedHeaders(rules, { ...PROJECT, sentryDsn }, 'us-central1');
    const other = parsed(headersOf({ hosting: { headers: reporting } }, EVERY_PAGE).get(HEADER));
    expect(addedTo(policy, other)).toEqual({
      'connect-src': ['https://o4507.ingest.us.sentry.io/api/42/envelope/'],
    });
    for (const wrong of [
      'sentry.io',
      'http://a@sentry.io/1',
      "https://a@x.io/1; script-src 'none'",
    ]) {
      expect(() => deployedHeaders(rules, { ...PROJECT, sentryDsn: wrong }, 'us-central1')).toThrow(
        /is not the DSN/,
      );
    }
  });

  it('have what they refuse reported to the site itself', () => {
    expect(policy.get('report-uri')).toEqual(['/policy-report']);
  });

  it('keep to encryption, to what a file says it is, and to what the site needs of a device', () => {
    const hsts = everyPage.get('Strict-Transport-Security') ?? '';
    expect(Number(/max-age=(\d+)/.exec(hsts)?.[1])).toBeGreaterThanOrEqual(2 * 365 * 86_400);
    expect(everyPage.get('X-Content-Type-Options')).toBe('nosniff');
    const device = everyPage.get('Permissions-Policy') ?? '';
    for (const feature of ['camera', 'microphone']) {
      expect(device).toContain(`${feature}=(self)`);
    }
    for (const feature of ['geolocation', 'payment', 'usb']) {
      expect(device).toContain(`${feature}=()`);
    }
  });

  it('leave a window of Google or Facebook its way back', () => {
    expect(everyPage.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });

  it('send no referrer from a page with a token', () => {
    const pages =
      'reset-password|confirm-email|unsubscribe|trusted-contact|session-photo|suspended';
    const tokens = headersOf(firebaseJson, `/@(${pages})`);
    expect(tokens.get('Referrer-Policy')).toBe('no-referrer');
    expect(headersOf(firebaseJson, '/calendar/*').get('Referrer-Policy')).toBe('no-referrer');
    expect(everyPage.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    // If two rules match, the later one wins.
    const sources = firebaseJson.hosting?.headers?.map(({ source }) => source);
    expect(sources?.[0]).toBe(EVERY_PAGE);
  });

  it('keep a calendar from servers between, and from search engines', () => {
    const calendars = headersOf(firebaseJson, '/calendar/*');
    expect(calendars.get('Cache-Control')).toBe('private, max-age=900');
    expect(calendars.get('X-Robots-Tag')).toBe('noindex');
  });

  it('have a page asked for anew each time, and a file with a hash in its name once', () => {
    expect(everyPage.get('Cache-Control')).toBe('no-cache');
    expect(headersOf(firebaseJson, '/assets/**').get('Cache-Control')).toMatch(
      /31536000, immutable/,
    );
  });
});

describe('the headers of a local suite', () => {
  const ports = portsAt(300);
  const options = { ports, emulators: [], configDir: '.data/params' };
  const local = headersOf(localFirebaseConfig(firebaseJson, options), EVERY_PAGE);

  const written = parsed(headersOf(firebaseJson, EVERY_PAGE).get(HEADER));

  it('add the addresses of its emulators where they are asked, and nothing else', () => {
    const at = (port: number) => `http://127.0.0.1:${port}`;
    expect(addedTo(written, parsed(local.get(HEADER)))).toEqual({
      'connect-src': [ports.auth, ports.firestore, ports.functions, ports.storage].map(at),
      'img-src': [at(ports.storage)],
      'media-src': [at(ports.storage)],
    });
    expect(parsed(local.get(HEADER)).size).toBe(written.size);
    expect(local.get(HEADER)).not.toContain('*');
  });

  it('are those of production otherwise', () => {
    for (const [name, value] of everyPage) {
      if (name !== HEADER) expect(local.get(name), name).toBe(value);
    }
    expect(local.size).toBe(everyPage.size);
  });
});

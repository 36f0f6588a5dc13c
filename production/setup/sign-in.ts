import { isDeepStrictEqual } from 'node:util';
import type { Json } from './google-api';
import type { Change, Step } from './step';

/** The configuration of Auth that the product relies on, by the path of each field. */
function wantedConfig(
  smsRegions: readonly string[],
  isEnforced: boolean,
): Readonly<Record<string, readonly [string, unknown]>> {
  return {
    'signIn.email.enabled': ['sign-in with email', true],
    // Not by a link in an email, which would pass the password by.
    'signIn.email.passwordRequired': ['a password for it', true],
    'signIn.phoneNumber.enabled': ['phone numbers', true],
    'signIn.allowDuplicateEmails': ['one account for each address', false],
    'emailPrivacyConfig.enableImprovedEmailPrivacy': ['no word about who has an account', true],
    passwordPolicyConfig: [
      'a password policy',
      {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          {
            customStrengthOptions: {
              minPasswordLength: 8,
              containsLowercaseCharacter: true,
              containsUppercaseCharacter: true,
              containsNumericCharacter: true,
            },
          },
        ],
      },
    ],
    // A deletion goes through the product, which ends bookings and plans first.
    'client.permissions.disabledUserDeletion': ['no deletion past the product', true],
    'mfa.state': ['a second factor for staff', 'ENABLED'],
    'mfa.enabledProviders': ['text messages as second factor', ['PHONE_SMS']],
    'smsRegionConfig.allowlistOnly.allowedRegions': [
      `text messages to ${smsRegions.join(', ')} only`,
      [...smsRegions].sort(),
    ],
    // In AUDIT what looks like fraud gets the captcha that everyone gets without it; ENFORCE sends no message.
    'recaptchaConfig.phoneEnforcementState': [
      'reCAPTCHA’s defense against fraud with text messages',
      isEnforced ? 'ENFORCE' : 'AUDIT',
    ],
    'recaptchaConfig.useSmsTollFraudProtection': ['its score of a number', true],
    'recaptchaConfig.tollFraudManagedRules': [
      'the score from which it is fraud, 0.8 of 1',
      [{ startScore: 0.8, action: 'BLOCK' }],
    ],
  };
}

/** Identity Platform, and the configuration of sign-in. */
export const signIn: Step = async (api, { projectId, siteUrl, smsRegions }) => {
  const platform = `https://identitytoolkit.googleapis.com/v2/projects/${projectId}/identityPlatform:initializeAuth`;
  const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
  const found = await api.get(url);
  const changes: Change[] = [];
  if (found === null) {
    changes.push({
      what: 'Upgrade Authentication to Identity Platform, which the check of each sign-in needs',
      apply: () => api.send('POST', platform, {}),
    });
  }
  const isEnforced = at(found, 'recaptchaConfig.phoneEnforcementState') === 'ENFORCE';
  const wanted = Object.entries(wantedConfig(smsRegions, isEnforced)).filter(
    ([path, [, value]]) => !isDeepStrictEqual(asWanted(at(found, path), value), value),
  );
  const domains = (at(found, 'authorizedDomains') ?? []) as readonly string[];
  const site = new URL(siteUrl).hostname;
  const body: Record<string, unknown> = {};
  for (const [path, [, value]] of wanted) put(body, path, value);
  const paths = wanted.map(([path]) => path);
  const words = wanted.map(([, [word]]) => word);
  if (!domains.includes(site)) {
    body.authorizedDomains = [...domains, site];
    paths.push('authorizedDomains');
    words.push(`sign-in on ${site}`);
  }
  if (paths.length > 0) {
    changes.push({
      what: `Set in Authentication: ${words.join('; ')}`,
      apply: () => api.send('PATCH', `${url}?updateMask=${paths.join(',')}`, body),
    });
  }
  return changes;
};

function at(value: Json | null, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Json | undefined)?.[key], value ?? {});
}

/** What is found, in the shape of what is wanted: Auth adds fields of its own, and leaves out `false`. */
function asWanted(found: unknown, wanted: unknown): unknown {
  if (wanted === false) return found ?? false;
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found)) return found;
    const items = found
      .slice(0, wanted.length + 1)
      .map((item, index) => asWanted(item, wanted[index]));
    return items.every((item) => typeof item === 'string') ? items.sort() : items;
  }
  if (typeof wanted !== 'object' || wanted === null) return found;
  return Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => [
      key,
      asWanted((found as Json | undefined)?.[key], value),
    ]),
  );
}

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let part = body;
  for (const key of keys) {
    part[key] ??= {};
    part = part[key] as Record<string, unknown>;
  }
  part[last] = value;
}

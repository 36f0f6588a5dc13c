import { describe, expect, it } from 'vitest';
import { FakeGoogle } from './fake-google';
import type { Json } from './google-api';
import { forOrganization, requirePublicCalls } from './organization';
import { PROJECT } from './test-project';

describe('an organization', () => {
  const policy = (name: string, rule: Json) => ({
    [`https://orgpolicy.googleapis.com/v2/${PROJECT}/policies/${name}:getEffectivePolicy`]: {
      name: `projects/123456/policies/${name}`,
      spec: { rules: [rule] },
    },
  });
  const members = (rule: Json) => policy('iam.allowedPolicyMemberDomains', rule);
  const grants = (enforce: boolean) =>
    policy('iam.automaticIamGrantsForDefaultServiceAccounts', { enforce });

  it('that lets only its own members in is told how to let in everyone, before anything is deployed', async () => {
    const google = new FakeGoogle(members({ values: { allowedValues: ['C0abc123'] } }));
    const lines = await forOrganization(google, 'hearthkin-1');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      'gcloud org-policies reset iam.allowedPolicyMemberDomains --project=hearthkin-1',
    );
    await expect(requirePublicCalls(google, 'hearthkin-1')).rejects.toThrow(lines[0]);
  });

  it('that grants Google’s accounts nothing may stay so', async () => {
    const google = new FakeGoogle({ ...members({ allowAll: true }), ...grants(true) });
    const lines = await forOrganization(google, 'hearthkin-1');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Leave it so');
    await expect(requirePublicCalls(google, 'hearthkin-1')).resolves.toBeUndefined();
  });

  it('whose policies the operator may not read is asked about', async () => {
    const google = new FakeGoogle({});
    google.get = async (url) => {
      throw new Error(`${new URL(url).host} answered 403: Permission denied`);
    };
    const lines = await forOrganization(google, 'hearthkin-1');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Ask who may');
    await expect(requirePublicCalls(google, 'hearthkin-1')).resolves.toBeUndefined();
  });

  it('without such policies, or none at all, is told nothing', async () => {
    const free = new FakeGoogle({ ...members({ allowAll: true }), ...grants(false) });
    expect(await forOrganization(free, 'hearthkin-1')).toEqual([]);
    expect(await forOrganization(new FakeGoogle({}), 'hearthkin-1')).toEqual([]);
  });
});

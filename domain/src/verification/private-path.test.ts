import { describe, expect, it } from 'vitest';
import { privatePath, privatePathOf } from './private-path';

const schema = privatePath(['selfie', 'idDocument']);

describe('the path of a private file', () => {
  it('has one name for each kind', () => {
    expect(privatePathOf('eve', 'selfie')).toBe('verification/eve/selfie/photo');
    expect(privatePathOf('eve', 'proofOfAddress')).toBe('verification/eve/proofOfAddress/document');
  });

  it.each([
    ['verification/eve/selfie/photo', true],
    ['verification/eve/idDocument/document', true],
    ['verification/eve/idPhoto/photo', false],
    ['verification/eve/selfie/document', false],
    ['verification/eve/idDocument/photo', false],
    ['verification/eve/idDocument/scan\u0007.pdf', false],
    ['verification/eve/selfie/photo/photo', false],
    ['verification/e/ve/selfie/photo', false],
    ['verification/\u0007/selfie/photo', false],
    ['verification//selfie/photo', false],
    ['x/verification/eve/selfie/photo', false],
    ['verification/eve/selfie/photo\n', false],
  ])('is one of these only: %j', (path, isOne) => {
    expect(schema.safeParse(path).success).toBe(isOne);
  });
});

import { describe, expect, it } from 'vitest';
import { LauncherError } from './launcher-error';
import { requireSoundStorageRules } from './storage-rules-check';

const rules = (condition: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{file=**} { allow get: if ${condition}; }
  }
}
`;

describe('a Storage rules file', () => {
  it('that is sound lets the suite start', () => {
    expect(() => requireSoundStorageRules('storage.rules', rules('true'))).not.toThrow();
  });

  it('with an error names file, line and column to the person at the keyboard', () => {
    const check = () => requireSoundStorageRules('storage.rules', rules('signedIn('));
    expect(check).toThrow(LauncherError);
    expect(check).toThrow(
      /^storage\.rules has errors, so nothing was started\.\nstorage\.rules:4:\d+: /,
    );
  });
});

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { javaMajorVersion, javaPath, requireJava } from './java';
import { folderOfEachTest } from './test-folder';

const folder = folderOfEachTest();

/** A program that prints the `java -version` of some release. */
function pretendJava(path: string, version: string): void {
  writeFileSync(path, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
  chmodSync(path, 0o755);
}

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_402"', 8],
    ['openjdk version "21" 2023-09-19', 21],
    ['bash: java: command not found', undefined],
  ])('is read from %s', (output, major) => {
    expect(javaMajorVersion(output)).toBe(major);
  });
});

describe('looking for Java', () => {
  const silent = { canInstall: () => false, say: () => undefined };

  it('takes the one on the PATH', () => {
    pretendJava(join(folder.path, 'java'), '17.0.1');
    expect(requireJava({ ...silent, env: { PATH: folder.path } })).toEqual({
      command: 'java',
      major: 17,
    });
  });

  it('knows the path of the one on the PATH', () => {
    pretendJava(join(folder.path, 'java'), '17.0.1');
    const onPath = { command: 'java', major: 17 };
    expect(javaPath(onPath, { PATH: `/nowhere::${folder.path}` })).toBe(join(folder.path, 'java'));
    const elsewhere = { command: '/opt/jdk/bin/java', major: 17 };
    expect(javaPath(elsewhere, { PATH: folder.path })).toBe('/opt/jdk/bin/java');
  });

  it('prefers JAVA_HOME', () => {
    const bin = join(folder.path, 'home', 'bin');
    mkdirSync(bin, { recursive: true });
    pretendJava(join(bin, 'java'), '21.0.2');
    pretendJava(join(folder.path, 'java'), '17.0.1');
    const env = { PATH: folder.path, JAVA_HOME: join(folder.path, 'home') };
    expect(requireJava({ ...silent, env })).toEqual({ command: join(bin, 'java'), major: 21 });
  });

  it('passes over a JAVA_HOME that is too old', () => {
    const bin = join(folder.path, 'home', 'bin');
    mkdirSync(bin, { recursive: true });
    pretendJava(join(bin, 'java'), '1.8.0_402');
    pretendJava(join(folder.path, 'java'), '11.0.1');
    const env = { PATH: folder.path, JAVA_HOME: join(folder.path, 'home') };
    expect(requireJava({ ...silent, env }).major).toBe(11);
  });

  it('tells a person without Java the one command that helps', () => {
    expect(() => requireJava({ ...silent, env: { PATH: folder.path } })).toThrow(
      /needs Java 11 or later, and this machine has none\. Install one: \S+/,
    );
  });

  it('tells a person with an old Java which one they have', () => {
    pretendJava(join(folder.path, 'java'), '1.8.0_402');
    expect(() => requireJava({ ...silent, env: { PATH: folder.path } })).toThrow(
      'and this machine has Java 8.',
    );
  });

  it('installs one where it may, and uses it', () => {
    const installed: string[] = [];
    const java = requireJava({
      env: { PATH: folder.path },
      say: () => undefined,
      canInstall: () => true,
      install: (name) => {
        installed.push(name);
        pretendJava(join(folder.path, 'java'), '17.0.1');
        return true;
      },
    });
    expect(java.major).toBe(17);
    expect(installed).toEqual(['default-jre-headless']);
  });

  it('says so when the installation fails', () => {
    const search = {
      ...silent,
      env: { PATH: folder.path },
      canInstall: () => true,
      install: () => false,
    };
    expect(() => requireJava(search)).toThrow('Install one:');
  });
});

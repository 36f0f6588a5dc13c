import { readFileSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('startup.sh', import.meta.url), 'utf8');

/** The addresses to which the relay sends nothing. */
function deniedPeers(): BlockList {
  const denied = new BlockList();
  for (const [, first = '', last = first] of script.matchAll(
    /^denied-peer-ip=([^-\n]+)(?:-(.+))?$/gm,
  )) {
    denied.addRange(first, last, isIPv6(first) ? 'ipv6' : 'ipv4');
  }
  return denied;
}

it.each([
  ['the metadata of the machine', '169.254.169.254'],
  ['the default network of the project', '10.128.0.2'],
  ['itself', '127.0.0.1'],
  ['a container', '172.17.0.1'],
  ['a network at home', '192.168.0.1'],
  ['a network of a provider', '100.64.0.1'],
  ['many at once', '224.0.0.1'],
  ['itself by the newer address', '::1'],
  ['a private network by the newer address', 'fd20:ce::254'],
  ['a neighbor by the newer address', 'fe80::1'],
])('the TURN server relays nothing to %s', (_, address) => {
  expect(deniedPeers().check(address, isIPv6(address) ? 'ipv6' : 'ipv4')).toBe(true);
});

it('the TURN server relays to the internet, for those only whose password the functions made', () => {
  expect(deniedPeers().check('203.0.113.7')).toBe(false);
  expect(script).toMatch(/^use-auth-secret\nstatic-auth-secret=\$secret$/m);
  expect(script).not.toMatch(/^(no-auth|allow-loopback-peers|lt-cred-mech)/m);
});

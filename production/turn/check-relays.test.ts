import { afterEach, expect, it } from 'vitest';
import { checkRelays } from './check-relays';
import { decodeMessage, encodeMessage, longTermKey } from './stun-message';
import { TurnServer } from './turn-server';

const running: TurnServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function serverWith(secret: string) {
  const server = new TurnServer(secret);
  running.push(server);
  return { server, ...(await server.start()) };
}

it('a relay is gathered over UDP, though a packet is lost, and over TCP, and given back', async () => {
  const { server, udp, tcp } = await serverWith('north');
  const lines = await checkRelays({ TURN_URLS: `${udp}, ${tcp}` }, 'north', new Date());
  expect(lines).toEqual([
    `${udp} relays at 198.51.100.7:50000`,
    `${tcp} relays at 198.51.100.7:50000`,
  ]);
  expect(server.open).toBe(0);
});

it('a server with another secret, one that isn’t there and what is no address are named', async () => {
  const { tcp: gone } = await serverWith('north');
  await running.pop()?.stop();
  const { tcp: other } = await serverWith('south');
  const urls = [other, gone, 'https://turn.hearthkin.org'];
  const check = checkRelays({ TURN_URLS: urls.join() }, 'north', new Date());
  const { message } = await check.then(
    () => new Error('none'),
    (error: Error) => error,
  );
  expect(message).toContain('The release is out');
  expect(message).toContain(`- ${other}: it refused: 401 Unauthorized`);
  expect(message).toContain(`- ${gone}: connect ECONNREFUSED`);
  expect(message).toContain('- https://turn.hearthkin.org: it is no address of a TURN server');
});

it('a server that says nothing is given up', async () => {
  const { udp } = await serverWith('north');
  // The first packet is lost, and no second comes in time.
  const check = checkRelays({ TURN_URLS: udp }, 'north', new Date(), 50);
  await expect(check).rejects.toThrow(/no answer within 0.05 seconds/);
});

it('messages are signed as RFC 5769 shows', () => {
  // 2.4, "Sample Request with Long-Term Authentication".
  const sample = Buffer.from(
    `000100602112a44278ad3433c6ad72c029da412e
     00060012e3839ee38388e383aae38383e382afe382b90000
     0015001c662f2f3439396b39353464364f4c33346f4c39465354767936347341
     0014000b6578616d706c652e6f726700
     00080014f67024656dd64a3e02b8e0712e85c9a28ca89666`.replace(/\s/g, ''),
    'hex',
  );
  const { type, transaction, attributes } = decodeMessage(sample) ?? {};
  const [username, nonce, realm] = [0x0006, 0x0015, 0x0014].map((number) => [
    number,
    attributes?.get(number) ?? '',
  ]) as [[number, Buffer], [number, Buffer], [number, Buffer]];
  const key = longTermKey(String(username[1]), String(realm[1]), 'TheMatrIX');
  expect(
    encodeMessage(
      type ?? 0,
      transaction ?? Buffer.alloc(0),
      [username, nonce, realm],
      key,
    ).toString('hex'),
  ).toBe(sample.toString('hex'));
});

import { createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import {
  ATTRIBUTES,
  type Attribute,
  decodeAddress,
  decodeMessage,
  encodeMessage,
  firstMessage,
  longTermKey,
  type StunMessage,
  TYPES,
} from './stun-message';

/** The time for an answer. Browsers give up later, but people before. */
const ANSWER_MS = 5_000;
/** UDP loses packets: a request is sent again. */
const AGAIN_MS = 500;

/** The number of UDP, by which a relay reaches the other side. */
const UDP = Buffer.from([17, 0, 0, 0]);

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A password for five minutes, made as the functions make those of a session. */
export function relayCredentials(secret: string, now: Date): Credentials {
  const username = `${Math.floor(now.getTime() / 1000) + 300}:smoke-test`;
  return { username, password: createHmac('sha1', secret).update(username).digest('base64') };
}

/**
 * Asks a TURN server for a relay, as a browser does before a call, and gives it back.
 * @param url as in TURN_URLS: `turn:HOST:PORT?transport=udp`, or `tcp`, or `turns:…`.
 * @returns the address at which the server would relay.
 * @throws Error with what the server said, or that it didn't answer.
 */
export async function gatherRelay(
  url: string,
  { username, password }: Credentials,
  answerMs = ANSWER_MS,
): Promise<string> {
  const line = await openLine(url, answerMs);
  try {
    const first = await line.ask(TYPES.allocate, [[ATTRIBUTES.transport, UDP]]);
    const realm = first.attributes.get(ATTRIBUTES.realm)?.toString('utf8');
    const nonce = first.attributes.get(ATTRIBUTES.nonce);
    if (first.type !== TYPES.refused || realm === undefined || nonce === undefined) {
      throw new Error('it asks for no password, so anyone could relay through it');
    }
    const key = longTermKey(username, realm, password);
    const named: Attribute[] = [
      [ATTRIBUTES.username, username],
      [ATTRIBUTES.realm, realm],
      [ATTRIBUTES.nonce, nonce],
    ];
    const second = await line.ask(TYPES.allocate, [[ATTRIBUTES.transport, UDP], ...named], key);
    if (second.type !== TYPES.allocated) throw new Error(`it refused: ${errorIn(second)}`);
    const relayed = second.attributes.get(ATTRIBUTES.relayed);
    await line.ask(TYPES.refresh, [[ATTRIBUTES.lifetime, Buffer.alloc(4)], ...named], key);
    const address = relayed === undefined ? null : decodeAddress(relayed);
    if (address === null) throw new Error('it gave no IPv4 address to relay at');
    return address;
  } finally {
    line.close();
  }
}

/** The number and words of a refusal. */
function errorIn({ attributes }: StunMessage): string {
  const value = attributes.get(ATTRIBUTES.error) ?? Buffer.alloc(4);
  const code = (value[2] ?? 0) * 100 + (value[3] ?? 0);
  return `${code} ${value.subarray(4).toString('utf8')}`;
}

/** A connection on which one request after another is answered. */
interface Line {
  ask(type: number, attributes: readonly Attribute[], key?: Buffer): Promise<StunMessage>;
  close(): void;
}

async function openLine(url: string, answerMs: number): Promise<Line> {
  const [, scheme, host = '', port, transport] =
    /^(turns?):([^:?]+)(?::(\d+))?(?:\?transport=(udp|tcp))?$/.exec(url) ?? [];
  if (scheme === undefined) throw new Error('it is no address of a TURN server');
  const isSecure = scheme === 'turns';
  const at = { host, port: Number(port ?? (isSecure ? 5349 : 3478)) };
  const heard: ((message: StunMessage) => void)[] = [];
  let failed: ((error: Error) => void) | null = null;
  const hear = (bytes: Buffer) => {
    const message = decodeMessage(bytes);
    if (message !== null) for (const listener of heard) listener(message);
  };
  const isDatagram = !isSecure && transport !== 'tcp';
  const { send, close } = isDatagram
    ? overUdp(at, hear, (error) => failed?.(error))
    : overStream(at, isSecure, hear, (error) => failed?.(error));
  return {
    close,
    ask: (type, attributes, key) =>
      new Promise((resolve, reject) => {
        const transaction = randomBytes(12);
        const message = encodeMessage(type, transaction, attributes, key);
        const again = isDatagram ? setInterval(() => send(message), AGAIN_MS) : undefined;
        const end = setTimeout(
          () => done(() => reject(new Error(`no answer within ${answerMs / 1000} seconds`))),
          answerMs,
        );
        const done = (settle: () => void) => {
          clearInterval(again);
          clearTimeout(end);
          heard.length = 0;
          failed = null;
          settle();
        };
        failed = (error) => done(() => reject(error));
        heard.push((answer) => {
          if (answer.transaction.equals(transaction)) done(() => resolve(answer));
        });
        send(message);
      }),
  };
}

interface Address {
  readonly host: string;
  readonly port: number;
}

function overUdp(
  { host, port }: Address,
  hear: (bytes: Buffer) => void,
  fail: (error: Error) => void,
) {
  const socket = createSocket('udp4').on('message', hear).on('error', fail);
  return {
    send: (message: Buffer) => socket.send(message, port, host),
    close: () => socket.close(),
  };
}

function overStream(
  at: Address,
  isSecure: boolean,
  hear: (bytes: Buffer) => void,
  fail: (error: Error) => void,
) {
  const socket = isSecure ? connectSecurely({ ...at, servername: at.host }) : connect(at);
  let buffered = Buffer.alloc(0);
  socket.on('error', fail).on('data', (bytes) => {
    buffered = Buffer.concat([buffered, bytes]);
    for (let next = firstMessage(buffered); next !== null; next = firstMessage(buffered)) {
      buffered = buffered.subarray(next.length);
      hear(next);
    }
  });
  return {
    send: (message: Buffer) => void socket.write(message),
    close: () => socket.destroy(),
  };
}

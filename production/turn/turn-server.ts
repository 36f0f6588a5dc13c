import { createHmac, randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import {
  ATTRIBUTES,
  decodeMessage,
  encodeMessage,
  longTermKey,
  type StunMessage,
  TYPES,
} from './stun-message';

const REALM = 'hearthkin.example';
const UNAUTHORIZED = Buffer.from([0, 0, 4, 1, ...Buffer.from('Unauthorized')]);
/** 198.51.100.7:50000, hidden by the cookie as RFC 8489 has it. */
const RELAYED = Buffer.from([0, 1, 0xe2, 0x42, 0xe7, 0x21, 0xc0, 0x45]);

/**
 * A TURN server for tests, over UDP and TCP: it gives relays to who knows the secret, and relays nothing. It loses the first
 * packet that it gets, as networks do.
 */
export class TurnServer {
  readonly #secret: string;
  readonly #nonce = randomBytes(8).toString('hex');
  readonly #udp: Socket = createSocket('udp4');
  readonly #tcp = createServer();
  #lost = false;
  /** Relays that were given and not given back. */
  open = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The addresses by which it is reached, over UDP and TCP. */
  async start(): Promise<{ readonly udp: string; readonly tcp: string }> {
    this.#udp.on('message', (bytes, { port, address }) => {
      if (!this.#lost) {
        this.#lost = true;
        return;
      }
      const answer = this.#answer(bytes);
      if (answer !== null) this.#udp.send(answer, port, address);
    });
    this.#tcp.on('connection', (socket) =>
      socket.on('data', (bytes) => {
        const answer = this.#answer(bytes);
        // In two parts, as streams come.
        if (answer !== null) {
          socket.write(answer.subarray(0, 7));
          setImmediate(() => socket.write(answer.subarray(7)));
        }
      }),
    );
    this.#udp.bind(0, '127.0.0.1');
    this.#tcp.listen(0, '127.0.0.1');
    await Promise.all([once(this.#udp, 'listening'), once(this.#tcp, 'listening')]);
    const tcp = this.#tcp.address();
    return {
      udp: `turn:127.0.0.1:${this.#udp.address().port}?transport=udp`,
      tcp: `turn:127.0.0.1:${typeof tcp === 'object' ? tcp?.port : ''}?transport=tcp`,
    };
  }

  async stop(): Promise<void> {
    this.#udp.close();
    this.#tcp.close();
    await once(this.#tcp, 'close');
  }

  #answer(bytes: Buffer): Buffer | null {
    const request = decodeMessage(bytes);
    if (request === null) return null;
    const { transaction, type } = request;
    if (!this.#isSigned(bytes, request)) {
      return encodeMessage(type | TYPES.refused, transaction, [
        [ATTRIBUTES.error, UNAUTHORIZED],
        [ATTRIBUTES.realm, REALM],
        [ATTRIBUTES.nonce, this.#nonce],
      ]);
    }
    const isAllocation = type === TYPES.allocate;
    this.open += isAllocation ? 1 : -1;
    const relayed = isAllocation ? ([[ATTRIBUTES.relayed, RELAYED]] as const) : [];
    return encodeMessage(type | 0x0100, transaction, relayed);
  }

  /** Whether the end of the message is the HMAC of what is before, with a password that is made of the secret. */
  #isSigned(bytes: Buffer, { attributes }: StunMessage): boolean {
    const username = attributes.get(ATTRIBUTES.username)?.toString('utf8') ?? '';
    if (attributes.get(ATTRIBUTES.nonce)?.toString('utf8') !== this.#nonce) return false;
    if (Number.parseInt(username, 10) * 1000 < Date.now()) return false;
    const password = createHmac('sha1', this.#secret).update(username).digest('base64');
    const key = longTermKey(username, REALM, password);
    const signed = createHmac('sha1', key).update(bytes.subarray(0, -24)).digest();
    return attributes.get(ATTRIBUTES.integrity)?.equals(signed) ?? false;
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly body: Buffer;
  readonly signature: string;
  readonly type: string;
  readonly id: string;
}

/** An address that takes webhooks and keeps them. */
export async function startReceiver() {
  const received: Received[] = [];
  /** Answers so many with an error first. */
  let refusals = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { id, type } = JSON.parse(body.toString('utf8'));
    received.push({ body, id, type, signature: String(request.headers['stripe-signature']) });
    response.writeHead(refusals > 0 ? 500 : 200).end();
    refusals -= 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    refuse(times: number): void {
      refusals = times;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

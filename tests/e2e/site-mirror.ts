import { createServer, type Server } from 'node:http';

/** Twelve hex digits in quotes: the version in the service worker's script. */
const VERSION = /(?<=["'`}])[0-9a-f]{12}(?=["'`])/;

/** Serves the site under an address of its own, and can deploy another version. */
export class SiteMirror {
  readonly url: string;
  readonly #server: Server;
  #version: string | null = null;

  private constructor(server: Server, port: number, siteUrl: string) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    server.on('request', async (request, response) => {
      const answer = await fetch(siteUrl + request.url, { redirect: 'manual' });
      // The content has been decompressed.
      const headers = [...answer.headers].filter(([name]) => !/encoding|length/.test(name));
      let body = Buffer.from(await answer.arrayBuffer());
      if (request.url === '/sw.js' && this.#version !== null) {
        body = Buffer.from(body.toString().replace(VERSION, this.#version));
      }
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    });
  }

  static async of(siteUrl: string): Promise<SiteMirror> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The mirror has no port');
    return new SiteMirror(server, address.port, siteUrl);
  }

  /** Changes the version of the site's service worker. */
  deploy(version: string): void {
    this.#version = version;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

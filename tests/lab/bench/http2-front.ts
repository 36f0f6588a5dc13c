import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LauncherError } from '@hearthkin/emulators/launcher/launcher-error';

/** HTTP/2 has its own way for these. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Serves a site over HTTP/2, as Firebase Hosting does. The emulator speaks HTTP/1.1, over which a browser loads six
 * files at once: with half a second for each, a page of a hundred small files would wait for nothing else.
 */
export async function withHttp2<Result>(
  siteUrl: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createSecureServer(certificate());
  const agent = new Agent({ keepAlive: true });
  server.on('request', (asked, answer) => {
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const forwarded = request(
      siteUrl + asked.url,
      { agent, method: asked.method, headers: Object.fromEntries(headers) },
      (response) => {
        const kept = Object.entries(response.headers).filter(
          ([name]) => !CONNECTION_HEADERS.has(name),
        );
        answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
        response.pipe(answer);
      },
    );
    forwarded.once('error', () => answer.stream.destroy());
    asked.pipe(forwarded);
  });
  const port = await listen(server);
  try {
    return await use(`https://127.0.0.1:${port}`);
  } finally {
    server.close();
    agent.destroy();
  }
}

async function listen(server: Http2SecureServer): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return address.port;
}

interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

let made: Certificate | null = null;

/** @throws LauncherError without OpenSSL, since Node has nothing that signs certificates. */
function certificate(): Certificate {
  made ??= makeCertificate();
  return made;
}

/**
 * A flag for the browser, since no authority has signed the certificate. A browser that ignores all errors of certificates keeps nothing of
 * such a site, so a second visit would fetch all pictures again.
 * @throws as `certificate`.
 */
export function trustsCertificate(): string {
  const spki = new X509Certificate(certificate().cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  const hash = createHash('sha256').update(spki).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-certificate-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  try {
    const files = ['-keyout', key, '-out', cert];
    const kind = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new LauncherError(`openssl could not make a certificate: ${String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { screenEmulationMetrics, throttling } from 'lighthouse/core/config/constants.js';
import { BROWSER_FLAGS } from '../../support/browser-flags';
import { trustsCertificate } from './http2-front';

const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile;
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
  throttling.mobileSlow4G;

/** Of a browser that visits the site over HTTP/2. */
export const flags = () => [...BROWSER_FLAGS, trustsCertificate()];

/** The phone that Lighthouse stands for. */
export const SCREEN = {
  viewport: { width, height },
  deviceScaleFactor,
  isMobile: true,
  hasTouch: true,
} as const;
export const TIMES_SLOWER = cpuSlowdownMultiplier;

/** Runs `use` with the folder of a new browser profile. */
export async function withProfile<T>(use: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'hearthkin-speed-'));
  try {
    return await use(profile);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

/** Runs `use` with a new browser on that profile, and the port of its debugger. */
export async function inBrowser<T>(
  profile: string,
  executablePath: string,
  use: (context: BrowserContext, port: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    ...SCREEN,
    executablePath,
    args: [...flags(), `--remote-debugging-port=${port}`],
  });
  try {
    return await use(context, port);
  } finally {
    await context.close();
  }
}

/** A free port for the browser's debugger. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });
}

/** Lighthouse slows down the network of pages only; this does the same for their service workers. */
export async function slowDownWorkers(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('A persistent context has no browser');
  session.on('Target.targetCreated', ({ targetInfo: { type, targetId } }) => {
    if (type !== 'service_worker') return;
    slowDown(session, targetId).catch((error: unknown) =>
      console.warn('Could not slow down a service worker', error),
    );
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}

async function slowDown(session: CDPSession, targetId: string): Promise<void> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const commands = [
    { id: 1, method: 'Network.enable' },
    {
      id: 2,
      method: 'Network.emulateNetworkConditions',
      params: {
        offline: false,
        latency: requestLatencyMs,
        downloadThroughput: bytesPerSecond(downloadThroughputKbps),
        uploadThroughput: bytesPerSecond(uploadThroughputKbps),
      },
    },
  ];
  await Promise.all(
    commands.map((command) =>
      session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(command) }),
    ),
  );
}

const bytesPerSecond = (kilobits: number) => Math.floor((kilobits * 1024) / 8);

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { LauncherError } from './launcher-error';
import { type Ports, SERVICE_NAMES, type Service } from './ports';

/** Whether a port of the loopback address is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * Requires that the ports are free.
 * @throws LauncherError naming port, service, holder and what to do.
 */
export async function requireFreePorts(
  services: readonly Service[],
  ports: Ports,
  offset: number,
): Promise<void> {
  const free = await Promise.all(services.map((service) => isFree(ports[service])));
  const taken = services.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const lines = taken.map((service) => {
    const holder = portHolder(ports[service]);
    return `Port ${ports[service]} (${SERVICE_NAMES[service]}) is taken${holder ? ` by ${holder}` : ''}.`;
  });
  throw new LauncherError(
    `${lines.join('\n')}\nEnd that program, or move this suite: npm start -- --port-offset ${offset + 100}`,
  );
}

/** "node (process 123)" for the process that listens on the port, if the system tells. */
export function portHolder(port: number): string | undefined {
  return holderFromProc(port) ?? holderFromLsof(port);
}

function holderFromProc(port: number): string | undefined {
  try {
    const inodes = new Set(['tcp', 'tcp6'].flatMap((table) => listeningInodes(table, port)));
    if (inodes.size === 0) return undefined;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (holdsSocket(pid, inodes)) {
        return `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (process ${pid})`;
      }
    }
  } catch {
    // No /proc on this system, or a process ended meanwhile.
  }
  return undefined;
}

/** Socket inodes in state LISTEN (0A) on the port, from /proc/net/tcp or tcp6. */
function listeningInodes(table: string, port: number): string[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync(`/proc/net/${table}`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(wanted) && columns[3] === '0A')
    .map((columns) => `socket:[${columns[9]}]`);
}

function holdsSocket(pid: string, inodes: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return inodes.has(readlinkSync(`/proc/${pid}/fd/${fd}`));
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}

function holderFromLsof(port: number): string | undefined {
  try {
    const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pid = /^p(\d+)/m.exec(output)?.[1];
    const name = /^c(.+)/m.exec(output)?.[1];
    return pid ? `${name ?? 'a program'} (process ${pid})` : undefined;
  } catch {
    return undefined;
  }
}

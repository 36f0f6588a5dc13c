/** The log line of one refusal. */
export interface PolicyViolation {
  /** The directive of the policy, such as `connect-src`. */
  readonly directive: string;
  /** The host that was refused, or a kind of source such as `inline`. */
  readonly blocked: string;
}

/** Larger reports aren't read. In bytes. */
export const POLICY_REPORT_MAX_BYTES = 8 * 1024;

const DIRECTIVE = /^[a-z-]{3,40}$/;
const KEYWORD = /^[a-z-]{1,20}$/;
const MAX_HOST = 253;

/**
 * Reads a browser's report about what the site's content security policy refused. Of addresses only
 * the host is kept, since paths and queries may hold ids and tokens.
 * @returns null for anything else.
 */
export function readPolicyReport(body: Buffer): PolicyViolation | null {
  if (body.byteLength > POLICY_REPORT_MAX_BYTES) return null;
  const report = fieldOf(parsed(body), 'csp-report');
  const directive = fieldOf(report, 'effective-directive') ?? fieldOf(report, 'violated-directive');
  const blocked = fieldOf(report, 'blocked-uri');
  if (typeof directive !== 'string' || typeof blocked !== 'string') return null;
  const [name = ''] = directive.split(' ');
  return DIRECTIVE.test(name) ? { directive: name, blocked: sourceOf(blocked) } : null;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function sourceOf(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { hostname, protocol } = new URL(blocked);
  // An address without a host, such as of `data:`, may hold anything.
  return hostname === '' ? protocol.slice(0, 20) : hostname.slice(0, MAX_HOST);
}

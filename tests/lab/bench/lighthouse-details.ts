import type { Result } from 'lighthouse';
import { kilobytes, milliseconds } from './measure';

/** Where the time of one visit went: by kind of work, by script, and what was requested when. */
export function printDetails(what: string, { audits }: Result): void {
  console.log(`\n${what}: main thread`);
  for (const { groupLabel, duration } of items(audits, 'mainthread-work-breakdown')) {
    console.log(`  ${milliseconds(Number(duration)).padStart(9)}  ${groupLabel}`);
  }
  console.log(`${what}: scripts (all, running, parsing)`);
  for (const { url, total, scripting, scriptParseCompile } of items(audits, 'bootup-time')) {
    const times = [total, scripting, scriptParseCompile].map((ms) =>
      milliseconds(Number(ms)).padStart(9),
    );
    console.log(`${times.join('')}  ${addressOf(url)}`);
  }
  console.log(`${what}: requests (begun, ended, bytes)`);
  const requests = [...items(audits, 'network-requests')].sort(
    (one, other) => Number(one.networkRequestTime) - Number(other.networkRequestTime),
  );
  for (const { url, networkRequestTime, networkEndTime, transferSize } of requests) {
    const row = [
      milliseconds(Number(networkRequestTime)),
      milliseconds(Number(networkEndTime)),
      kilobytes(Number(transferSize)),
    ];
    console.log(`${row.map((cell) => cell.padStart(11)).join('')}  ${addressOf(url)}`);
  }
}

function items(audits: Result['audits'], id: string) {
  const details = audits[id]?.details;
  return details?.type === 'table' ? details.items : [];
}

/** Without the site's own origin, and no longer than a line. */
function addressOf(url: unknown): string {
  return String(url)
    .replace(/^https?:\/\/127\.0\.0\.1/, '')
    .slice(0, 110);
}

/**
 * The Storage rules runtime: a program that the Storage emulator of firebase-tools starts as `…
 * serve`, exchanging lines of JSON over standard input and output. It replaces the archive that
 * firebase-tools would download. If HEARTHKIN_RULES_RECORDING names a folder, every request and its
 * decision is recorded there.
 */
import { READY } from './protocol';
import { Lines } from './protocol-framing';
import { RuntimeSession } from './runtime-session';
import { storageRecorder } from './storage-recording';

function serve(): void {
  const lines = new Lines();
  const folder = process.env.HEARTHKIN_RULES_RECORDING;
  const session = new RuntimeSession(say, folder ? storageRecorder(folder) : undefined);
  process.stdin.on('data', (chunk: Buffer) => {
    for (const line of lines.take(chunk)) session.receive(line);
  });
  process.stdin.on('end', () => process.exit(0));
  // The emulator stops its runtime with SIGINT and waits for it.
  process.on('SIGINT', () => process.exit(0));
  process.stdout.on('error', () => process.exit(0));
  say(READY);
}

/** One write per line, so that lines don't mix. */
function say(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

if (process.argv[2] === 'serve') {
  serve();
} else {
  console.error('Usage: runtime.ts serve');
  process.exitCode = 2;
}

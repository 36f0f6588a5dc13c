import { expect, test, vi } from 'vitest';
import { newSignal } from './signal';
import { signalWriter } from './signal-writer';

const { written } = vi.hoisted(() => ({ written: [] as string[] }));

vi.mock('../../data/sessions/signal-store', () => {
  const note =
    (what: string) =>
    async ({ attempt }: { attempt: string }) => {
      written.push(`${attempt} ${what}`);
    };
  return { beginSignal: note('begins'), changeSignal: note('changes'), endSignal: note('ends') };
});

test('only an attempt that ends before its first signal is sent leaves no trace', async () => {
  const failures: unknown[] = [];
  const session = { startsAt: new Date(0), endsAt: new Date(1) };
  const write = signalWriter({ id: 'b', data: session }, (error) => failures.push(error));
  const begin = (attempt: string) => newSignal('me', attempt, { microphone: true, camera: false });
  const [abandoned, kept, elsewhere] = ['abandoned', 'kept', 'elsewhere'].map(begin);
  if (!abandoned || !kept || !elsewhere) throw new Error('There are three attempts');

  write(abandoned);
  write({ ...abandoned, revision: 1 });
  write({ ...abandoned, revision: 2, hasLeft: true });
  write(kept);
  // One of another tab, which this one ends.
  write({ ...elsewhere, revision: 1, hasLeft: true });
  await vi.waitFor(() => expect(written).toHaveLength(2));
  write({ ...kept, revision: 1 });
  write({ ...kept, revision: 2, hasLeft: true });
  await vi.waitFor(() => expect(written).toHaveLength(4));

  expect(written).toEqual(['kept begins', 'elsewhere ends', 'kept changes', 'kept ends']);
  expect(failures).toEqual([]);
});

import { expect, it } from 'vitest';
import { defineSweepService } from './sweep-service';

const EVENT = { scheduleTime: '2026-03-01T12:00:00Z' };

it('runs every sweep for its time, whatever becomes of the others, and fails if one has', async () => {
  const done: [string, number][] = [];
  const sweepNamed = (name: string, fault?: Error) => ({
    secrets: [],
    sweep: async (seconds: number) => {
      if (fault !== undefined) throw fault;
      await Promise.resolve();
      done.push([name, seconds]);
    },
  });
  const sweeps = [sweepNamed('first', new Error('down')), sweepNamed('second'), sweepNamed('last')];
  const failing = defineSweepService({ schedule: 'every 5 minutes' }, sweeps);
  await expect(failing.run(EVENT)).rejects.toThrow(AggregateError);
  expect(done).toEqual([
    ['second', 300],
    ['last', 300],
  ]);
  const sound = defineSweepService(
    { schedule: 'every 1 minutes', timeoutSeconds: 60 },
    sweeps.slice(1),
  );
  await sound.run(EVENT);
  expect(done.slice(2)).toEqual([
    ['second', 60],
    ['last', 60],
  ]);
});

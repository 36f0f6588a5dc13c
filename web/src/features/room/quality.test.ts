import { expect, test } from 'vitest';
import { type LineSample, QualityControl, sampleOf } from './quality';

const GOOD = { lost: 0, roundTrip: 0.05 };
const LOSSY = { lost: 0.2, roundTrip: 0.05 };
const SLOW = { lost: 0, roundTrip: 2 };

function after(...samples: LineSample[]): QualityControl {
  const control = new QualityControl();
  for (const sample of samples) control.add(sample);
  return control;
}

const times = (count: number, sample: LineSample) => Array.from({ length: count }, () => sample);

test('a good line carries the whole picture', () => {
  expect(after(...times(100, GOOD)).quality).toBe('full');
});

test.each([
  ['lossy', LOSSY],
  ['slow', SLOW],
])('a %s line carries less, and then sound alone', (_what, poor) => {
  expect(after(poor).quality).toBe('full');
  expect(after(...times(2, poor)).quality).toBe('small');
  expect(after(...times(3, poor)).quality).toBe('small');
  expect(after(...times(4, poor)).quality).toBe('sound');
  expect(after(...times(50, poor)).quality).toBe('sound');
});

test('a single poor moment changes nothing', () => {
  expect(after(LOSSY, GOOD, SLOW, GOOD, LOSSY).quality).toBe('full');
});

test('a line that gets better carries more again, a step at a time', () => {
  const sound = times(4, LOSSY);
  expect(after(...sound, ...times(5, GOOD)).quality).toBe('sound');
  expect(after(...sound, ...times(6, GOOD)).quality).toBe('small');
  expect(after(...sound, ...times(12, GOOD)).quality).toBe('full');
  expect(after(...sound, ...times(5, GOOD), SLOW, ...times(5, GOOD)).quality).toBe('sound');
});

test('each change is reported once', () => {
  const control = new QualityControl();
  const changes = [...times(6, LOSSY), ...times(18, GOOD)].map((sample) => control.add(sample));
  expect(changes.filter(Boolean)).toHaveLength(4);
});

test('what the other side reports of both lines is taken at its worst', () => {
  const reports = [
    { type: 'outbound-rtp', fractionLost: 1 },
    { type: 'remote-inbound-rtp', fractionLost: 0.01, roundTripTime: 0.3 },
    { type: 'remote-inbound-rtp', fractionLost: 0.1 },
  ];
  expect(sampleOf(reports)).toEqual({ lost: 0.1, roundTrip: 0.3 });
  expect(sampleOf([{ type: 'codec' }])).toBeNull();
});

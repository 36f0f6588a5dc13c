import type { CallableInput } from '@hearthkin/domain/callables';
import { MAX_BLOCKED, MAX_DATES } from '@hearthkin/domain/companion/offer';
import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { addDays } from '@hearthkin/domain/foundation/time';
import { WEEKDAYS } from '@hearthkin/domain/foundation/weekdays';
import { expect, it } from 'vitest';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { read, update } from '../support/admin';
import { callFunction, expectRefusal } from '../support/call-function';

const save = (who: Actor, change: object) => callFunction('saveSchedule', change, who);

const listingOf = ({ uid }: Actor) => read(`companions/${uid}`);

const OFF = { from: '2026-12-20', until: '2027-01-03', note: 'Visiting family.' };
const EXTRA = { date: '2026-12-06', start: '18:00', end: '24:00' };

it('saves full weeks with their zone, ten times off and ten extra hours, and keeps the rest', async () => {
  const companion = await makeCompanion();
  const day = ['08', '13', '18'].map((hour) => ({ start: `${hour}:00`, end: `${hour}:45` }));
  const weeklyAvailability = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day]));
  const hours = { weeklyAvailability, timeZone: 'Pacific/Wallis' };
  expect(await save(companion, { ...hours, offer: { noticeHours: 24 } })).toMatchObject({
    result: { saved: true },
  });
  const dates = {
    timeOff: Array(MAX_DATES).fill(OFF),
    extraHours: Array(MAX_DATES).fill(EXTRA),
  };
  expect(await save(companion, { offer: dates })).toMatchObject({ status: 200 });
  expect(await listingOf(companion)).toMatchObject({
    ...hours,
    offer: { noticeHours: 24, ...dates },
  });
});

it('blocks hours and frees them, each beside what was blocked meanwhile, and drops those that are over', async () => {
  const companion = await makeCompanion({ timeZone: 'UTC' });
  const readBlocked = async () => (await listingOf(companion))?.offer.blocked;
  const on = (start: string, end: string, date = '2031-06-02') => ({ date, start, end });
  await update(`companions/${companion.uid}`, {
    'offer.blocked': [on('09:00', '10:00', '2020-06-02'), on('09:00', '10:00')],
  });
  await Promise.all([
    save(companion, { block: on('12:00', '13:00') }),
    save(companion, { block: on('13:00', '14:30') }),
  ]);
  expect(await readBlocked()).toEqual([on('09:00', '10:00'), on('12:00', '14:30')]);
  await save(companion, { unblock: on('12:00', '13:00') });
  expect(await readBlocked()).toEqual([on('09:00', '10:00'), on('13:00', '14:30')]);
  const many = Array.from({ length: MAX_BLOCKED }, (_, day) =>
    on('09:00', '10:00', addDays('2031-07-01', day)),
  );
  await update(`companions/${companion.uid}`, { 'offer.blocked': many });
  await expectRefusal(save(companion, { block: on('12:00', '13:00') }), 'invalid-input');
  expect(await save(companion, { block: on('10:00', '11:00', '2031-07-01') })).toMatchObject({
    status: 200,
  });
});

it('keeps that a companion is away, until a date or without one, and ends Talk Right Now', async () => {
  const companion = await makeCompanion({ offer: { ...OPEN_OFFER, talksNow: true } });
  for (const away of [{ backOn: '2031-06-02' }, { backOn: null }, null]) {
    expect(await save(companion, { offer: { away } })).toMatchObject({ status: 200 });
    expect((await listingOf(companion))?.offer).toMatchObject({ away, talksNow: false });
  }
});

it('is for companions, about their own listing, with what a schedule can be', async () => {
  const [companion, member] = await Promise.all([makeCompanion(), makeMember()]);
  await expectRefusal(save(member, { offer: { talksNow: true } }), 'forbidden');
  const backwards = { start: '12:30', end: '09:00' };
  const bad: object[] = [
    { weeklyAvailability: null },
    { weeklyAvailability: { tue: [backwards] } },
    { weeklyAvailability: { tue: Array(4).fill({ start: '09:00', end: '10:00' }) } },
    { weeklyAvailability: { someday: [] } },
    { timeZone: 'Europe/Atlantis' },
    { listed: true },
    { block: { date: '2026-12-06', start: '18:00', end: '18:00' } },
    ...[
      { activities: [] },
      { noticeHours: 3 },
      { talksNow: 'true' },
      { timeOff: Array(MAX_DATES + 1).fill(OFF) },
      { timeOff: [{ ...OFF, from: '2027-01-04' }] },
      { extraHours: [{ ...EXTRA, date: '2026-11-31' }] },
      { extraHours: [{ ...EXTRA, end: '18:00' }] },
      { away: { backOn: 'soon' } },
      { blocked: [] },
      { unknown: true },
    ].map((offer) => ({ offer })),
  ];
  const before = await listingOf(companion);
  for (const change of bad) {
    expect([change, await save(companion, change)]).toMatchObject([
      change,
      { code: 'invalid-input' },
    ]);
  }
  expect(await listingOf(companion)).toEqual(before);
  const none: CallableInput<'saveSchedule'> = {};
  expect(await save(companion, none)).toMatchObject({ status: 200 });
  expect(await listingOf(companion)).toMatchObject({ offer: before?.offer });
});

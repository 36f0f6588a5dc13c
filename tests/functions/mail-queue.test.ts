import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followBooking } from '../../functions/src/booking/follow-booking';
import { deliverMail, GIVE_UP_AFTER_MS } from '../../functions/src/mail/deliver-mail';
import { keepingQueue, queueKeptMails } from '../../functions/src/mail/kept-mails';
import { type Mail, MailError, type MailSender } from '../../functions/src/mail/mail';
import {
  MAX_TASK_BYTES,
  type MailQueue,
  mailIdOf,
  taskOf,
} from '../../functions/src/mail/mail-queue';
import { sendMailTask } from '../../functions/src/mail/send-mail-task';
import type { MailTask } from '../../functions/src/platform/records/mail-records';
import { makeCompanion, makeMember } from '../support/actors';
import { adminDb } from '../support/admin';
import { bookingOf, newId } from '../support/builders';
import { mailQueue, pauseAfter } from '../support/mail-queue';

const NOW = new Date('2031-06-01T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

function mailAbout(subject: string): Mail {
  return { to: 'sam@hearthkin.test', toName: 'Sam', subject, text: subject, html: subject };
}

function newTask(now = NOW): MailTask {
  const key = newId('mail');
  return taskOf({ key, kind: 'test', uid: newId('person'), mail: mailAbout(key) }, now);
}

/** A sender that says `refusal`, as long as there is one. */
function sender() {
  const state = {
    refusal: null as MailError | null,
    /** The ids of what it took. */
    taken: [] as string[],
    senders: [] as MailSender[],
  };
  state.senders.push({
    name: 'smtp',
    send: async (_, id) => {
      if (state.refusal !== null) throw state.refusal;
      state.taken.push(id);
    },
  });
  return state;
}

const logOf = async ({ id }: MailTask) => (await adminDb.doc(`mailLog/${id}`).get()).data();

describe('a queued email', () => {
  it('is sent once, however often it is tried, and logged without address and text', async () => {
    const { senders, taken } = sender();
    const task = newTask();
    for (const ms of [0, 1, DAY_MS]) {
      const delivery = { db: adminDb, senders, now: after(ms) };
      expect(await deliverMail(delivery, task)).toBe('sent');
    }
    expect(taken).toEqual([task.id]);
    const log = await logOf(task);
    expect(log).toMatchObject({ kind: 'test', outcome: 'sent', sender: 'smtp', problem: null });
    expect(log?.at.toDate()).toEqual(NOW);
    expect(log?.expireAt.toDate()).toEqual(after(30 * DAY_MS));
    expect(JSON.stringify(log)).not.toContain(task.mail.to);
    expect(JSON.stringify(log)).not.toContain(task.mail.subject);
  });

  it('is looked up in the log only where the queue delivers it again', async () => {
    const { senders, taken } = sender();
    const task = newTask();
    const delivery = { db: adminDb, senders, now: NOW };
    expect(await deliverMail(delivery, task, true)).toBe('sent');
    expect(await deliverMail(delivery, task, true)).toBe('sent');
    expect(taken).toEqual([task.id, task.id]);
    expect(await deliverMail(delivery, task, false)).toBe('sent');
    expect(taken).toEqual([task.id, task.id]);
  });

  it('is tried again as long as it may be taken later, and given up after two days', async () => {
    const mails = sender();
    const { senders } = mails;
    mails.refusal = new MailError(0);
    const [late, lost] = [newTask(), newTask()];
    const last = after(GIVE_UP_AFTER_MS);
    const before = new Date(last.getTime() - 1);
    for (const task of [late, lost]) {
      expect(await deliverMail({ db: adminDb, senders, now: NOW }, task)).toBe('delayed');
      expect(await deliverMail({ db: adminDb, senders, now: before }, task)).toBe('delayed');
      expect(await logOf(task)).toMatchObject({ outcome: 'delayed', problem: 'Network Error' });
    }
    expect(await deliverMail({ db: adminDb, senders, now: last }, lost)).toBe('failed');
    mails.refusal = null;
    expect(await deliverMail({ db: adminDb, senders, now: last }, late)).toBe('sent');
    expect(await deliverMail({ db: adminDb, senders, now: last }, lost)).toBe('failed');
    expect(mails.taken).toEqual([late.id]);
  });

  it('that is refused for good is not tried again', async () => {
    const mails = sender();
    const { senders } = mails;
    mails.refusal = new MailError(403, { problem: '550 No such mailbox', isFinal: true });
    const task = newTask();
    expect(await deliverMail({ db: adminDb, senders, now: NOW }, task)).toBe('failed');
    expect(await logOf(task)).toMatchObject({ outcome: 'failed', problem: '550 No such mailbox' });
    mails.refusal = null;
    expect(await deliverMail({ db: adminDb, senders, now: NOW }, task)).toBe('failed');
    expect(mails.taken).toEqual([]);
  });

  it('that reminds of something is not sent once that has begun', async () => {
    const { senders, taken } = sender();
    const until = after(HOUR_MS);
    const [inTime, late] = [newTask(), newTask()].map((task) => ({
      ...task,
      untilMs: until.getTime(),
    })) as [MailTask, MailTask];
    const justBefore = new Date(until.getTime() - 1);
    expect(await deliverMail({ db: adminDb, senders, now: justBefore }, inTime)).toBe('sent');
    expect(await deliverMail({ db: adminDb, senders, now: until }, late)).toBe('too-late');
    expect(await logOf(late)).toMatchObject({ outcome: 'too-late', sender: null });
    expect(taken).toEqual([inTime.id]);
  });

  it('is not tried again where no sender is configured', async () => {
    const task = newTask();
    const delivery = { db: adminDb, senders: [], now: NOW };
    expect(await deliverMail(delivery, task)).toBe('not-configured');
  });

  it('fits into a task to the byte, or is refused', () => {
    const queued = { key: 'a', kind: 'test', uid: 'a-person', mail: mailAbout('') };
    const room = MAX_TASK_BYTES - Buffer.byteLength(JSON.stringify(taskOf(queued, NOW)));
    const text = (length: number) => ({
      ...queued,
      mail: { ...queued.mail, text: 'x'.repeat(length) },
    });
    expect(taskOf(text(room), NOW).mail.text).toHaveLength(room);
    expect(() => taskOf(text(room + 1), NOW)).toThrow(`a task takes ${MAX_TASK_BYTES}`);
    const half = Math.ceil((room + 1) / 2);
    const twice = { ...queued, mail: { ...queued.mail, text: 'é'.repeat(half) } };
    expect(() => taskOf(twice, NOW)).toThrow('The mail test has');
  });
});

describe('an outage of every mail service', () => {
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const) {
      vi.spyOn(logger, level).mockImplementation(() => undefined);
    }
  });
  afterEach(() => vi.restoreAllMocks());

  it.each([
    { hours: 1, mails: 12, within: HOUR_MS },
    { hours: 24, mails: 8, within: HOUR_MS },
  ])('of $hours h delays emails and loses none', async ({ hours, mails, within }) => {
    const service = sender();
    const { senders } = service;
    const end = hours * HOUR_MS;
    const tasks = Array.from({ length: mails }, (_, index) => {
      const at = (index * end) / mails;
      return { at, next: at, attempts: 0, task: newTask(after(at)), sentAt: null as number | null };
    });
    for (;;) {
      const waiting = tasks.filter(({ sentAt }) => sentAt === null);
      const [next] = waiting.sort((one, other) => one.next - other.next);
      if (next === undefined) break;
      service.refusal = next.next < end ? new MailError(0) : null;
      const delivery = { db: adminDb, senders, now: after(next.next) };
      next.attempts += 1;
      const outcome = await deliverMail(delivery, next.task);
      if (outcome === 'delayed') next.next += pauseAfter(next.attempts);
      else next.sentAt = next.next;
      expect(['sent', 'delayed']).toContain(outcome);
      // Queued by the event that came twice, or sent by a process that ended before it could say so.
      if (outcome === 'sent') expect(await deliverMail(delivery, next.task)).toBe('sent');
    }
    expect([...service.taken].sort()).toEqual(tasks.map(({ task }) => task.id).sort());
    for (const { sentAt } of tasks) {
      expect(sentAt).toBeGreaterThanOrEqual(end);
      expect(sentAt).toBeLessThanOrEqual(end + within);
    }
    for (const { task } of tasks) expect(await logOf(task)).toMatchObject({ outcome: 'sent' });
  });

  it('of an hour makes an alert', async () => {
    const mails = sender();
    const { senders } = mails;
    mails.refusal = new MailError(0);
    const task = newTask();
    await deliverMail({ db: adminDb, senders, now: after(HOUR_MS - 1) }, task);
    expect(logger.error).not.toHaveBeenCalled();
    await deliverMail({ db: adminDb, senders, now: after(HOUR_MS) }, task);
    const line = expect.objectContaining({ kind: 'test', problem: 'Network Error' });
    expect(logger.error).toHaveBeenCalledWith('A mail is delayed for long', line);
    expect(logger.warn).toHaveBeenCalledTimes(1);
  });

  it('of less than the days in which an email is given up, which the queue outlasts', () => {
    const { retryConfig } = sendMailTask.__endpoint.taskQueueTrigger ?? {};
    const { maxRetrySeconds = 0 } = retryConfig as { maxRetrySeconds?: number };
    expect(GIVE_UP_AFTER_MS).toBeGreaterThan(DAY_MS + HOUR_MS);
    // The last attempt may be half an hour late.
    expect(maxRetrySeconds * 1000).toBeGreaterThan(GIVE_UP_AFTER_MS + HOUR_MS);
  });
});

describe('an email that can’t be queued', () => {
  const failing: MailQueue = {
    add: () => Promise.reject(new Error('Cloud Tasks is down')),
  };

  it('makes the event come again, which then tells both as a whole, once', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const after = bookingOf(member, companion);
    const written = {
      eventId: newId('event'),
      bookingId: newId('booking'),
      at: NOW,
      before: null,
      after,
    };
    const sent: string[] = [];
    const working = mailQueue(({ mail }) => void sent.push(mail.to));
    const told = async () =>
      (await adminDb.collection(`users/${companion.uid}/notifications`).get()).size;
    const announce = (queue: MailQueue) =>
      followBooking(written, { db: adminDb, queue, siteUrl: '', linkKey: '', now: NOW });

    await expect(announce(failing)).rejects.toThrow('Cloud Tasks is down');
    expect(await told()).toBe(0);
    // The first email is queued, and then the process ends.
    let added = 0;
    const ending: MailQueue = {
      add: async (mail) => {
        added += 1;
        await (added === 1 ? working : failing).add(mail);
      },
    };
    await expect(announce(ending)).rejects.toThrow('Cloud Tasks is down');
    expect(await told()).toBe(0);
    expect(sent).toEqual([companion.email]);
    for (let delivery = 0; delivery < 2; delivery += 1) await announce(working);
    expect(sent).toEqual([companion.email, member.email]);
    expect(await told()).toBe(1);
  });

  it('is kept where what it tells of has been committed, and queued once that works', async () => {
    vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const { mail, kind, uid } = newTask();
    const key = newId('key');
    const queue = keepingQueue(
      failing,
      () => adminDb,
      () => NOW,
    );
    // Once, however often it is tried.
    for (let time = 0; time < 2; time += 1) await queue.add({ key, kind, uid, mail });
    const kept = adminDb.doc(`unqueuedMails/${mailIdOf(key)}`);
    expect((await kept.get()).data()).toMatchObject({ uid, task: { kind, mail } });
    expect((await kept.get()).get('expireAt').toDate()).toEqual(after(2 * DAY_MS));
    const own = (tasks: MailTask[]) => tasks.filter((task) => task.uid === uid);
    const added: MailTask[] = [];
    const works = { queueTask: async (task: MailTask) => void added.push(task) };
    const fails = { queueTask: () => Promise.reject(new Error('Cloud Tasks is down')) };
    await queueKeptMails.handler({ db: adminDb, now: NOW }, fails);
    expect(logged).toHaveBeenCalledWith('A kept mail could not be queued', {
      path: kept.path,
      error: 'Error: Cloud Tasks is down',
    });
    expect((await kept.get()).exists).toBe(true);
    await queueKeptMails.handler({ db: adminDb, now: NOW }, works);
    expect(own(added)).toEqual([taskOf({ key, kind, uid, mail }, NOW)]);
    await queueKeptMails.handler({ db: adminDb, now: NOW }, works);
    expect(own(added)).toHaveLength(1);
    expect((await kept.get()).exists).toBe(false);
    vi.restoreAllMocks();
  });

  it('nor be kept is logged, and fails nothing', async () => {
    vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const { mail, kind, uid } = newTask();
    const unreachable = () => {
      throw new Error('Firestore is down');
    };
    await keepingQueue(failing, unreachable).add({ key: 'a key', kind, uid, mail });
    expect(logged.mock.calls).toEqual([
      ['A mail could not be queued', { kind, uid, error: 'Error: Firestore is down' }],
    ]);
    vi.restoreAllMocks();
  });
});

describe('an email in the queue', () => {
  it('is known by its key', () => {
    expect(mailIdOf('a key')).toBe(mailIdOf('a key'));
    expect(mailIdOf('a key')).not.toBe(mailIdOf('another key'));
    // A task’s id takes no other characters.
    expect(mailIdOf('a key')).toMatch(/^[a-z0-9]{64}$/);
  });
});

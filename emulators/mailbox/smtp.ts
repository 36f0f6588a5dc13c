import type { AddressInfo, Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Draft } from './message';

interface Receiver {
  /** The failure of a message to an address; null if there is none. */
  readonly failureFor: (to: string) => number | null;
  readonly keep: (message: Draft) => void;
}

export interface SmtpServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts the SMTP side of the mailbox, without encryption and without passwords.
 * @param port 0 takes any free port.
 */
export async function startSmtp(port: number, { failureFor, keep }: Receiver): Promise<SmtpServer> {
  /** By the sender's port, since a session doesn't tell its socket. */
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideENHANCEDSTATUSCODES: false,
    onRcptTo: ({ address }, { remotePort }, done) => {
      const failure = failureFor(address.toLowerCase());
      if (failure === null) done();
      else if (failure === 0) sockets.get(remotePort)?.destroy();
      else done(replyOf(failure));
    },
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
      simpleParser(stream).then((mail) => {
        for (const each of to) keep(draftOf(mail, each));
        done();
      }, done);
    },
  });
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  // A client that hangs up is no fault of the mailbox.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}

function replyOf(responseCode: number): Error {
  return Object.assign(new Error('The smtp sender fails, as told.'), { responseCode });
}

function draftOf(mail: ParsedMail, to: string): Draft {
  const addressed = [mail.to ?? []].flat().flatMap(({ value }) => value);
  const name = addressed.find(({ address }) => address?.toLowerCase() === to)?.name;
  return {
    via: 'smtp',
    to,
    toName: name ?? '',
    subject: mail.subject ?? '',
    body: trimmed(mail.text ?? ''),
    html: mail.html ? trimmed(mail.html) : null,
    link: null,
    unsubscribeLink: unsubscribeLinkOf(mail),
    messageId: mail.messageId ?? null,
  };
}

/** Without the end of line that a message ends with. */
function trimmed(text: string): string {
  return text.replace(/\n$/, '');
}

function unsubscribeLinkOf({ headerLines }: ParsedMail): string | null {
  const line = headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
  return /<(https?:\/\/[^>\s]+)>/.exec(line.replace(/\r?\n[ \t]+/g, ''))?.[1] ?? null;
}

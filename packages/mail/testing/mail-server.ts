import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header and body as they came over the wire. */
  readonly data: string;
}

interface Answers {
  /** What RCPT TO is answered, as `250 ok`. */
  recipient: string;
  /** What AUTH is answered. */
  login: string;
}

/** A mail server on a loopback port that keeps what it is sent: as much of RFC 5321 as a client needs. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const answers: Answers = { recipient: '250 ok', login: '235 welcome' };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    void converse(socket, answers, received);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    received,
    answers,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => void server.close(closed));
    },
  };
}

async function converse(socket: Socket, answers: Answers, received: ReceivedMail[]): Promise<void> {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let envelope: { from: string; to: string[] } = { from: '', to: [] };
  let data: string[] | null = null;
  say('220 mail.test ESMTP');
  for await (const line of createInterface({
    input: socket,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (data !== null) {
      if (line !== '.') {
        data.push(line);
        continue;
      }
      received.push({ ...envelope, data: data.join('\n') });
      data = null;
      say('250 kept');
      continue;
    }
    const address = /<(.*?)>/.exec(line)?.[1] ?? '';
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') say('250-mail.test\r\n250 AUTH PLAIN');
    else if (verb === 'AUTH') say(answers.login);
    else if (verb === 'MAIL') {
      envelope = { from: address, to: [] };
      say('250 ok');
    } else if (verb === 'RCPT') {
      envelope.to.push(address);
      say(answers.recipient);
    } else if (verb === 'DATA') {
      data = [];
      say('354 go on');
    } else say(verb === 'QUIT' ? '221 bye' : '250 ok');
  }
}

import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The server's behavior for further messages. */
export type SmtpFault = 'none' | 'busy' | 'refuse' | 'cut' | 'silent' | 'wrong-password';

export interface SmtpStandIn {
  url: string;
  /** Received messages with headers. */
  received: string[];
  /** Number of connections so far. */
  connections(): number;
  fault: SmtpFault;
  close(): Promise<void>;
}

/** Starts an SMTP server on a free local port, with configurable faults. */
export async function startSmtp({ password }: { password?: string } = {}): Promise<SmtpStandIn> {
  const received: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: password ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !password,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      if (standIn.fault === 'silent') return;
      done();
    },
    onAuth({ password: given }, _session, done) {
      if (given === password && standIn.fault !== 'wrong-password')
        return done(null, { user: 'everafter' });
      return done(new Error('Invalid username or password'));
    },
    onRcptTo(_address, _session, done) {
      if (standIn.fault === 'busy') return done(reply(451, 'Try again later'));
      if (standIn.fault === 'refuse') return done(reply(550, 'No such mailbox'));
      return done();
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (standIn.fault === 'cut') cutAll();
      });
      stream.on('end', () => {
        if (standIn.fault === 'cut') return;
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  server.on('error', () => {});
  const cutAll = () => {
    for (const connection of server.connections)
      // as unknown as: the server's types hide the socket, and none of its methods destroys it.
      (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const standIn: SmtpStandIn = {
    url: `smtp://${password ? `everafter:${password}@` : ''}127.0.0.1:${port}`,
    received,
    connections: () => connections,
    fault: 'none',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
  return standIn;
}

const reply = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A server that answers the commands of limits and the live bus like Redis, until it falls silent. */
export interface QuietRedis {
  url: string;
  /** The number of accepted connections so far. */
  connections(): number;
  /** The arguments of every command of this name that arrived, also while it was silent. */
  received(name: string): string[][];
  /** From now on it accepts connections and bytes, but answers nothing, like a stopped process. */
  fallSilent(): void;
  /** Answers new commands from now on. */
  speak(): void;
  close(): Promise<void>;
}

export async function startQuietRedis(): Promise<QuietRedis> {
  const sockets = new Set<Socket>();
  const commands: string[][] = [];
  const counts = new Map<string, number>();
  let connections = 0;
  let isSilent = false;

  const answer = ([name = '', ...given]: string[]): string => {
    switch (name.toLowerCase()) {
      case 'hello':
        return '%1\r\n+proto\r\n:3\r\n';
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'evalsha': {
        const count = (counts.get(given[2]!) ?? 0) + 1;
        counts.set(given[2]!, count);
        return `*2\r\n:${count}\r\n:60000\r\n`;
      }
      case 'subscribe':
        return given.map((one, at) => `>3\r\n+subscribe\r\n${bulk(one)}:${at + 1}\r\n`).join('');
      case 'publish':
        return ':1\r\n';
      default:
        return '+OK\r\n';
    }
  };
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let rest = '';
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      const read = readCommands(rest + bytes.toString('latin1'));
      rest = read.rest;
      for (const command of read.commands) {
        commands.push(command);
        const reply = answer(command);
        if (!isSilent) socket.write(reply);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    received: (name) =>
      commands.filter(([first]) => first!.toLowerCase() === name).map(([, ...given]) => given),
    fallSilent: () => void (isSilent = true),
    speak: () => void (isSilent = false),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const bulk = (text: string): string => `$${text.length}\r\n${text}\r\n`;

/** The complete commands at the start of the bytes, each an array of bulk strings. */
function readCommands(bytes: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let at = 0;
  const readLength = (): number => {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return Number.NaN;
    const length = Number(bytes.slice(at + 1, end));
    at = end + 2;
    return length;
  };
  for (let start = 0; ; start = at) {
    const command: string[] = [];
    let left = readLength();
    for (; left > 0; left -= 1) {
      const length = readLength();
      if (Number.isNaN(length) || at + length + 2 > bytes.length) break;
      command.push(bytes.slice(at, at + length));
      at += length + 2;
    }
    if (left !== 0) return { commands, rest: bytes.slice(start) };
    commands.push(command);
  }
}

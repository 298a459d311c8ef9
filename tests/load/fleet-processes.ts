import type { Role } from '#platform/environment.ts';
import type { RunningProduct } from './running-product.ts';

/** The last part of each process's address, as in deploy/. */
const PLACES = { web: [11, 12], api: [21, 22], worker: [31, 32] } as const;
const PORTS = { PORT: '3000', OPERATIONS_PORT: '3001' };

/** A process of one role, whose address stays the same across restarts. */
export interface FleetProcess {
  name: string;
  role: Role;
  /** Includes the port. */
  address: string;
  pid(): number;
  /** Kills it (SIGKILL) and restarts it. @returns when it was killed, since the epoch */
  kill(): Promise<number>;
  /** Stops it (SIGTERM) and restarts it. @returns the exit code */
  roll(): Promise<number | null>;
  stop(): Promise<unknown>;
  /** Its log output, over all starts. */
  output(): string;
}

type Start = (env: Record<string, string>) => Promise<RunningProduct>;

/** A loopback network for this run only, so that several runs are possible on one machine. */
export const ownNetwork = (): string =>
  `127.${1 + ((process.pid >> 8) % 250)}.${process.pid % 256}.`;

/** Starts two processes of each role at the addresses of deploy/, moved to `network`. */
export async function startFleet(
  start: Start,
  network: string,
  env: Record<string, string>,
): Promise<FleetProcess[]> {
  const starts = Object.entries(PLACES).flatMap(([role, places]) =>
    places.map((place, at) => ({
      name: `${role}-${at + 1}`,
      role: role as Role,
      host: `${network}${place}`,
    })),
  );
  const [first, ...others] = starts;
  // The first one prepares the database; the others would only wait for it.
  const began = [await startProcess(start, first!, env)];
  began.push(...(await Promise.all(others.map((one) => startProcess(start, one, env)))));
  return began;
}

export const urlsOf = (fleet: readonly FleetProcess[], role: Role): string[] =>
  fleet.filter((one) => one.role === role).map(({ address }) => `http://${address}`);

export const stopFleet = (fleet: readonly FleetProcess[]): Promise<unknown> =>
  Promise.all(fleet.map((one) => one.stop()));

async function startProcess(
  start: Start,
  { name, role, host }: { name: string; role: Role; host: string },
  env: Record<string, string>,
): Promise<FleetProcess> {
  const startAnew = () => start({ ...env, ...PORTS, HOST: host, ROLES: role });
  let product = await startAnew();
  let before = '';
  const restart = async () => {
    before += product.output();
    product = await startAnew();
  };
  return {
    name,
    role,
    address: `${host}:${PORTS.PORT}`,
    pid: () => product.pid,
    async kill() {
      const at = Date.now();
      await product.kill();
      await restart();
      return at;
    },
    async roll() {
      const code = await product.stop();
      await restart();
      return code;
    },
    stop: () => product.stop(),
    output: () => before + product.output(),
  };
}

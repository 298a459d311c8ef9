import { readFileSync } from 'node:fs';
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IIngress, INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap, IService } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LEAST, MOST } from '#tests/helpers/chart-values.ts';
import { CARD_FILE_BYTES } from '#features/characters/limits.ts';
import { MAX_PICTURE_BYTES } from '#features/chat/limits.ts';
import { parseConfig } from '#platform/config.ts';
import { SETTING_NAMES } from '#platform/environment.ts';
import { createTelemetry } from '#platform/telemetry.ts';
import {
  byName,
  CHART,
  checkObjects,
  containersOf,
  helm,
  ofKind,
  podsOf,
  render,
  type Rendered,
} from '#tests/helpers/kubernetes.ts';

const least = render(LEAST);
const most = render(MOST);

test('Kubernetes knows every field that the chart writes', () => {
  for (const values of [LEAST, MOST]) expect(helm('lint', values)).toMatchObject({ status: 0 });
  expect(checkObjects([...least, ...most])).toEqual([]);
  const wrong = structuredClone(least);
  Object.assign(ofKind<IDeployment>(wrong, 'Deployment')[0]!.spec!, { replica: 2 });
  expect(checkObjects(wrong)).toEqual([expect.stringContaining('replica')]);
}, 90_000);

test('it has what an installation needs, and nothing twice', () => {
  const names = least.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const role of ['web', 'api', 'worker'])
    expect(names).toEqual(
      expect.arrayContaining([
        `Deployment everafter-${role}`,
        `PodDisruptionBudget everafter-${role}`,
        `NetworkPolicy everafter-${role}`,
      ]),
    );
  expect(names).toEqual(expect.arrayContaining(['Service everafter-web', 'Service everafter-api']));
  expect(names.filter((name) => name.startsWith('HorizontalPodAutoscaler'))).toEqual([]);
  expect(ofKind(most, 'HorizontalPodAutoscaler')).toHaveLength(3);
});

test('without an address, a database or a bucket nothing is rendered', () => {
  const refused = (values: object) => helm('template', { ...values }).stderr;
  expect(refused({ ...LEAST, publicUrl: '' })).toContain('/publicUrl');
  expect(refused({ ...LEAST, existingSecret: '' })).toContain('/existingSecret');
  expect(refused({ ...LEAST, settings: { S3_BUCKET: '' } })).toContain('/settings/S3_BUCKET');
  expect(refused({ ...LEAST, workers: 3 })).toContain("'workers' not allowed");
});

test('pods have only the rights that the product needs', () => {
  expect(podsOf(least)).toHaveLength(4);
  for (const pod of [...podsOf(least), ...podsOf(most)]) {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext, resources, volumeMounts } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(resources?.limits).toHaveProperty('memory');
      const mounted = (volumeMounts ?? []).map(({ mountPath }) => mountPath);
      expect(mounted).toEqual(expect.arrayContaining(['/data', '/tmp']));
    }
  }
});

test('the product accepts the settings of every pod', () => {
  for (const objects of [least, most]) {
    const maps = ofKind<IConfigMap>(objects, 'ConfigMap');
    expect(maps).toHaveLength(2);
    expect(maps[0]!.data).toEqual(maps[1]!.data);
    const own = containersOf(objects).flatMap(({ env }) => env ?? []);
    const names = [...Object.keys(maps[0]!.data!), ...own.map(({ name }) => name)];
    const known = new Set(SETTING_NAMES.flatMap((name) => [name, `${name}_FILE`]));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const roles = own.filter(({ name }) => name === 'ROLES').map(({ value }) => value!);
    expect(roles).toEqual(['web', 'api', 'worker']);
    for (const role of roles)
      expect(
        parseConfig({
          APP_ENV: 'production',
          ...maps[0]!.data,
          ROLES: role,
          DATABASE_URL: 'postgres://everafter:secret@db/everafter',
          S3_ACCESS_KEY_ID: 'one',
          S3_SECRET_ACCESS_KEY: 'two',
          S3_REGION: 'eu-central-1',
        }),
      ).toMatchObject({ roles: [role], operationsPort: 3001, migrateOnStart: false });
  }
});

test('secrets come from a Secret of the operator, as variables or as files', () => {
  for (const { envFrom } of containersOf(least))
    expect(envFrom).toContainEqual({ secretRef: { name: 'everafter' } });
  for (const { env, volumeMounts } of containersOf(most)) {
    expect(env).toContainEqual({
      name: 'DATABASE_URL_FILE',
      value: '/run/secrets/everafter/database-url',
    });
    expect(volumeMounts).toContainEqual({
      name: 'secrets',
      mountPath: '/run/secrets/everafter',
      readOnly: true,
    });
  }
});

test('probes ask the operations port, which says how long a pod may take to end', () => {
  for (const [objects, seconds] of [
    [least, 5 + 30 + 15],
    [most, 8 + 60 + 15],
  ] as const)
    for (const { spec } of ofKind<IDeployment>(objects, 'Deployment')) {
      expect(spec!.template.spec!.terminationGracePeriodSeconds).toBe(seconds);
      const { ports, startupProbe, livenessProbe, readinessProbe } =
        spec!.template.spec!.containers[0]!;
      expect(ports).toContainEqual({ name: 'operations', containerPort: 3001 });
      expect(startupProbe?.httpGet).toEqual({ path: '/health', port: 'operations' });
      expect(livenessProbe?.httpGet).toEqual({ path: '/health', port: 'operations' });
      expect(readinessProbe?.httpGet).toEqual({ path: '/ready', port: 'operations' });
    }
});

test('migrations run before a release, and need none of its new objects', () => {
  const job = byName<IJob>(most, 'Job', 'everafter-migrate');
  const map = byName<IConfigMap>(most, 'ConfigMap', 'everafter-migrate');
  for (const { metadata } of [job, map])
    expect(metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' });
  const weight = ({ metadata }: Rendered) => Number(metadata.annotations!['helm.sh/hook-weight']);
  expect(weight(map)).toBeLessThan(weight(job));
  const { containers, serviceAccountName } = job.spec!.template.spec!;
  expect(serviceAccountName).toBeUndefined();
  expect(containers[0]!.command).toEqual(['node', 'scripts/admin.ts', 'migrate']);
  expect(containers[0]!.envFrom).toContainEqual({ configMapRef: { name: 'everafter-migrate' } });
});

test('the ingress sends every prefix to the role that serves it, and buffers no stream', () => {
  const main = byName<IIngress>(most, 'Ingress', 'everafter');
  const [rule] = main.spec!.rules!;
  expect(rule!.host).toBe('chat.example.org');
  expect(main.spec!.tls).toEqual([{ hosts: ['chat.example.org'], secretName: 'chat-tls' }]);
  const paths = rule!.http!.paths.map(({ path, backend }) => `${path} ${backend.service!.name}`);
  expect(paths).toEqual(['/api/ everafter-api', '/sandbox-pay/ everafter-api', '/ everafter-web']);
  const cards = byName<IIngress>(most, 'Ingress', 'everafter-import');
  const nginx = ({ metadata }: Rendered, name: string) =>
    metadata.annotations![`nginx.ingress.kubernetes.io/${name}`];
  const chat = byName<IIngress>(most, 'Ingress', 'everafter-chat');
  for (const ingress of [main, cards, chat]) {
    expect(nginx(ingress, 'proxy-buffering')).toBe('off');
    expect(Number(nginx(ingress, 'proxy-read-timeout'))).toBe(130);
    expect(ingress.metadata.annotations).toHaveProperty(['cert-manager.io/issuer'], 'one');
  }
  expect(nginx(main, 'proxy-body-size')).toBe('1m');
  expect(parseInt(nginx(chat, 'proxy-body-size')!) * 1024 ** 2).toBeGreaterThan(MAX_PICTURE_BYTES);
  expect(parseInt(nginx(cards, 'proxy-body-size')!) * 1024 ** 2).toBeGreaterThan(
    CARD_FILE_BYTES + 1024 ** 2,
  );
});

test('services and budgets find the pods of one role', () => {
  for (const { metadata, spec } of ofKind<IDeployment>(least, 'Deployment')) {
    const labels = spec!.template.metadata!.labels!;
    expect(labels).toMatchObject(spec!.selector.matchLabels!);
    const budget = byName<IPodDisruptionBudget>(least, 'PodDisruptionBudget', metadata.name);
    expect(budget.spec!.selector!.matchLabels).toEqual(spec!.selector.matchLabels);
    const service = byName<IService>(least, 'Service', metadata.name);
    if (metadata.name === 'everafter-worker') expect(service).toBeUndefined();
    else expect(service.spec!.selector).toEqual(spec!.selector.matchLabels);
  }
});

test('autoscaling asks for CPU and for metrics that the product has', () => {
  const known = createTelemetry()
    .registry.getMetricsAsArray()
    .map(({ name }) => name);
  const asked = ofKind<IHorizontalPodAutoscaler>(most, 'HorizontalPodAutoscaler').map(
    ({ metadata, spec }) => [
      metadata.name,
      spec!.metrics!.map(
        (one) => one.pods?.metric.name ?? one.external?.metric.name ?? one.resource?.name,
      ),
    ],
  );
  expect(asked).toEqual([
    ['everafter-web', ['cpu']],
    ['everafter-api', ['cpu', 'everafter_event_streams_open']],
    ['everafter-worker', ['cpu', 'everafter_queue_depth']],
  ]);
  const adapter = readFileSync('deploy/helm/prometheus-adapter.yaml', 'utf8');
  for (const name of ['everafter_event_streams_open', 'everafter_queue_depth']) {
    expect(known).toContain(name);
    expect(adapter).toContain(`seriesQuery: ${name}{`);
  }
  for (const { spec } of ofKind<IDeployment>(most, 'Deployment'))
    expect(spec!.replicas).toBeUndefined();
});

test('only the proxy reaches the pods, and only Prometheus their operations port', () => {
  const from = (name: string) => ({
    namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
  });
  const http = { from: [from('ingress-nginx')], ports: [{ port: 'http' }] };
  const operations = { from: [from('monitoring')], ports: [{ port: 'operations' }] };
  for (const { metadata, spec } of ofKind<INetworkPolicy>(least, 'NetworkPolicy')) {
    const isWorker = metadata.name === 'everafter-worker';
    expect(spec!.ingress).toEqual(isWorker ? [operations] : [http, operations]);
    expect(spec!.policyTypes).toEqual(['Ingress']);
  }
  for (const { spec } of ofKind<INetworkPolicy>(most, 'NetworkPolicy')) {
    expect(spec!.policyTypes).toEqual(['Ingress', 'Egress']);
    expect(spec!.egress).toEqual(MOST.networkPolicy.egress);
  }
});

test('the chart has the version of the release that it installs', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(parse(readFileSync(`${CHART}/Chart.yaml`, 'utf8'))).toMatchObject({
    version,
    appVersion: version,
  });
});

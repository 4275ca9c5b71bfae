/** The files of `deploy/`: the unit as systemd reads it, settings as the program reads them, and names that must agree. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root, runCommand } from '../testing/processes/programs.ts'
import type { Config, Environment } from './config.ts'
import { readConfig } from './config.ts'

const folder = join(root, 'deploy')
const analyze = '/usr/bin/systemd-analyze'

/** What systemd says of a unit; other units of the machine are read too, and may have faults of their own. */
const faultsOf = async (unit: string): Promise<string[]> => {
  const place = mkdtempSync(join(tmpdir(), 'recto-unit-'))
  try {
    writeFileSync(join(place, 'recto.service'), unit)
    const { output } = await runCommand(analyze, ['verify', join(place, 'recto.service')])
    return output.split('\n').filter((line) => line.includes('recto.service'))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

it.skipIf(!existsSync(analyze))('systemd finds no fault in the unit', async () => {
  const unit = readFileSync(join(folder, 'recto.service'), 'utf8')
  expect(await faultsOf(unit)).toEqual([])
  expect(await faultsOf(unit.replace('ProtectSystem=strict', 'ProtectSystem=mostly'))).not.toEqual([])
})

/** Every setting that the program reads. */
const knownSettings = (): Set<string> => {
  const known = new Set<string>()
  const watched = new Proxy<Record<string, string>>(
    { DATABASE_URL: 'postgres://localhost/recto' },
    {
      get: (target, name) => {
        if (typeof name === 'string') known.add(name)
        return typeof name === 'string' ? target[name] : undefined
      },
    },
  )
  readConfig(watched)
  return known
}
const known = knownSettings()
const unknown = (names: readonly string[]): string[] => names.filter((name) => !known.has(name))

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const image = `recto:${version}`

/** Settings as the program gets them: values of `NAME_FILE` come from the secrets that are mounted in a folder. */
const configOf = (environment: Environment, folderOfSecrets: string, secrets: readonly string[]): Config => {
  const place = mkdtempSync(join(tmpdir(), 'recto-secrets-'))
  try {
    const values = Object.entries(environment).map(([name, value = '']) => {
      if (!name.endsWith('_FILE')) return [name, value]
      const secret = value.slice(folderOfSecrets.length + 1)
      expect([value, secrets]).toEqual([`${folderOfSecrets}/${secret}`, expect.arrayContaining([secret])])
      const text = secret === 'database-url' ? 'postgres://recto:password@database/recto' : 's'.repeat(64)
      writeFileSync(join(place, secret), text)
      return [name, join(place, secret)]
    })
    expect(unknown(Object.keys(environment))).toEqual([])
    return readConfig(Object.fromEntries(values) as Environment)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

it('every setting in the files of proxies and the unit is one that the program reads', () => {
  const used = ['Caddyfile', 'nginx.conf', 'recto.service'].flatMap((file) =>
    [...textOf(file).matchAll(/\b([A-Z][A-Z_]{2,})=/g)].map(([, name = '']) => name),
  )
  expect(used.length).toBeGreaterThan(6)
  expect(unknown(used).filter((name) => name !== 'HOME')).toEqual([])
  expect(textOf('recto.service')).toContain(` recto-${version}.tgz`)
})

describe('the image', () => {
  const lines = textOf('Dockerfile')
    .replaceAll(/ *\\\n */g, ' ')
    .split('\n')
  const after = (instruction: string): string[] =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1))

  it('copies from stages that it has, from files that there are', () => {
    const stages = after('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? [])
    const sources = after('COPY').flatMap((line) => /^--from=(\w+)/.exec(line)?.[1] ?? [])
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((stage) => !stages.includes(stage))).toEqual([])
    const allowed = readFileSync(join(root, '.dockerignore'), 'utf8')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') && !line.includes('*') ? [line.slice(1)] : []))
    expect(allowed.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(allowed).not.toContain('data')
  })

  it('has the ports and settings of the program, and a user without rights', () => {
    const settings = Object.fromEntries(
      after('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    )
    const { port, sitesPort, integrationsPort, dataDir } = configOf(settings as Environment, '', [])
    expect(after('EXPOSE')).toEqual([[port, sitesPort, integrationsPort].join(' ')])
    expect(after('VOLUME')).toEqual([JSON.stringify([dataDir])])
    expect(after('USER')).toEqual(['1000:1000'])
    expect(after('HEALTHCHECK').join('')).toContain('/healthz')
    expect(textOf('Dockerfile')).toContain(`--tag ${image} `)
  })
})

interface ComposeService {
  readonly image: string
  readonly environment: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly read_only?: boolean
  readonly networks?: { readonly default: { readonly ipv4_address: string } }
  readonly depends_on?: Readonly<Record<string, unknown>>
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly volumes: Readonly<Record<string, unknown>>
  readonly secrets: Readonly<Record<string, unknown>>
  readonly networks: {
    readonly default: { readonly ipam: { readonly config: readonly { subnet: string }[] } }
  }
}

describe('compose.yml', () => {
  const hosts: Readonly<Record<string, string>> = {
    RECTO_HOST: 'recto.example.org',
    SITES_HOST: 'docs.example.org',
    INTEGRATIONS_HOST: 'integrations.example.org',
  }
  const text = textOf('compose.yml').replaceAll(
    /\$\{(\w+)(:\?[^}]*)?\}/g,
    (whole, name: string) => hosts[name] ?? whole,
  )
  const { services, volumes, secrets, networks } = parse(text, { merge: true }) as Compose
  const processes = Object.entries(services).filter(([, service]) => service.image === image)
  const proxy = services['proxy'] as ComposeService

  it('starts processes with settings that the program accepts, behind the proxy that they trust', () => {
    const configs = processes.map(([, { environment, secrets: mounted = [] }]) =>
      configOf(environment, '/run/secrets', mounted),
    )
    expect(configs.map(({ role }) => role).toSorted()).toEqual(['web', 'web', 'worker'])
    const address = proxy.networks?.default.ipv4_address ?? ''
    for (const config of configs) {
      expect(config.processes).toBe(configs.filter(({ role }) => role === 'web').length)
      expect(config.baseUrl).toBe('https://recto.example.org')
      expect(config.trustProxy).toEqual([address])
    }
    expect(networks.default.ipam.config[0]?.subnet).toBe(address.replace(/\d+$/, '0/24'))
    expect(processes.every(([, service]) => service.read_only)).toBe(true)
  })

  it('tells the proxy about every host name and every process that serves requests', () => {
    const asked = [...textOf('Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name = '']) => name)
    expect(Object.keys(proxy.environment).toSorted()).toEqual(asked.toSorted())
    const web = processes.filter(([, { environment }]) => environment['ROLE'] === 'web').map(([name]) => name)
    const { port, sitesPort, integrationsPort } = readConfig({})
    expect(proxy.environment).toEqual({
      ...hosts,
      RECTO_SERVERS: web.map((name) => `${name}:${port}`).join(' '),
      SITES_SERVERS: web.map((name) => `${name}:${sitesPort}`).join(' '),
      INTEGRATIONS_SERVERS: web.map((name) => `${name}:${integrationsPort}`).join(' '),
    })
  })

  it('declares the volumes, secrets and services that it names', () => {
    const all = Object.values(services)
    const named = all.flatMap(({ volumes: own = [] }) => own.map((volume) => volume.split(':')[0] ?? ''))
    for (const name of named)
      expect(name.startsWith('./') ? existsSync(join(folder, name)) : name in volumes, name).toBe(true)
    expect(all.flatMap(({ secrets: own = [] }) => own).filter((name) => !(name in secrets))).toEqual([])
    expect(
      all.flatMap((one) => Object.keys(one.depends_on ?? {})).filter((name) => !(name in services)),
    ).toEqual([])
    const database = services['database'] as ComposeService
    expect(database.secrets).toContain(database.environment['POSTGRES_PASSWORD_FILE']?.split('/').at(-1))
  })
})

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string }
}

interface Container {
  readonly image: string
  readonly env?: readonly { readonly name: string; readonly value: string }[]
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
  readonly securityContext: unknown
  readonly startupProbe: Probe
  readonly livenessProbe: Probe
  readonly readinessProbe: Probe
}

interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data: Readonly<Record<string, string>>
  readonly spec: {
    readonly replicas: number
    readonly selector: { readonly matchLabels: unknown }
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[]
    readonly template: {
      readonly metadata: { readonly labels: unknown }
      readonly spec: {
        readonly securityContext: { readonly runAsUser: number }
        readonly containers: readonly [Container]
        readonly volumes: readonly { readonly name: string }[]
      }
    }
  }
}

interface Routes {
  readonly spec: {
    readonly selector: unknown
    readonly ports: readonly { readonly name: string; readonly port: number; readonly targetPort: string }[]
    readonly rules: readonly {
      readonly host: string
      readonly http: { readonly paths: readonly { backend: { service: { port: { name: string } } } }[] }
    }[]
  }
}

describe('the Kubernetes manifests', () => {
  const documents = <Kind>(file: string): Kind[] =>
    parseAllDocuments(textOf(`kubernetes/${file}`)).map((document) => {
      expect(document.errors).toEqual([])
      return document.toJS() as Kind
    })
  const shared = documents<Manifest & Routes>('settings.yaml')
  const settings = shared.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}
  const service = shared.find(({ kind }) => kind === 'Service') as Routes
  const ingress = shared.find(({ kind }) => kind === 'Ingress') as Routes

  it('lead each host name to its port', () => {
    const { port, sitesPort, integrationsPort, baseUrl, sitesUrl, integrationsUrl } = readConfig(settings)
    const led = ingress.spec.rules.map(({ host, http }) => {
      const name = http.paths[0]?.backend.service.port.name
      return [`https://${host}`, service.spec.ports.find((one) => one.name === name)?.port]
    })
    expect(led).toEqual([
      [baseUrl, port],
      [sitesUrl, sitesPort],
      [integrationsUrl, integrationsPort],
    ])
  })

  const workloads = ['on-postgresql.yaml', 'on-sqlite.yaml'].flatMap((file) =>
    documents<Manifest>(file)
      .filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')
      .map((manifest) => [`${file} ${manifest.metadata.name}`, manifest] as const),
  )

  it.each(workloads)('start a process that the program and the cluster accept: %s', (_, { spec }) => {
    const { metadata, spec: pod } = spec.template
    const [container] = pod.containers
    const own = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]))
    const config = configOf({ ...settings, ...own }, '/run/secrets/recto', ['secret', 'database-url'])
    expect(container.image).toBe(image)
    expect(spec.selector.matchLabels).toEqual(metadata.labels)
    expect(pod.securityContext.runAsUser).toBe(1000)
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    })

    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]))
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const
    expect(
      probes.map((probe) => [container[probe].httpGet.path, ports[container[probe].httpGet.port]]),
    ).toEqual([
      ['/healthz', config.port],
      ['/healthz', config.port],
      ['/readyz', config.port],
    ])
    if (config.role !== 'worker') {
      expect(metadata.labels).toEqual(service.spec.selector)
      expect(service.spec.ports.map(({ targetPort, port }) => [ports[targetPort], port])).toEqual([
        [config.port, config.port],
        [config.sitesPort, config.sitesPort],
        [config.integrationsPort, config.integrationsPort],
      ])
      expect(config.processes).toBe(spec.replicas)
    }
    const claimed = (spec.volumeClaimTemplates ?? []).map(({ metadata: { name } }) => name)
    const volumes = [...pod.volumes.map(({ name }) => name), ...claimed]
    expect(container.volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes.toSorted())
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp')
    // What is in the data folder must outlive the process.
    expect(claimed.length > 0).toBe(config.databaseUrl === undefined)
  })
})

/** The proxies of `deploy/` as an operator runs them, with ports and certificates of a test. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { debianProgram } from '../processes/debian-program.ts'
import { freePort } from '../processes/ports.ts'
import { killGroup, root, runCommand, startProgram } from '../processes/programs.ts'

export interface Proxy {
  readonly https: number
  readonly http: number
  readonly stop: () => Promise<void>
}

export const proxyNames = ['nginx', 'Caddy'] as const
export type ProxyName = (typeof proxyNames)[number]

interface Ports {
  readonly https: number
  readonly http: number
  /** The port of the dashboard; sites and integrations have the next two. */
  readonly service: number
}

interface Prepared {
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** The file with the ports of the test instead of those that it names. */
const withServicePorts = (file: string, { service }: Ports): string =>
  readFileSync(join(root, 'deploy', file), 'utf8').replaceAll(
    /127\.0\.0\.1:400([012])/g,
    (_, offset: string) => `127.0.0.1:${service + Number(offset)}`,
  )

const prepareNginx = async (folder: string, ports: Ports): Promise<Prepared> => {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const made = await runCommand('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', '/CN=recto.example.org', '-keyout', key, '-out', certificate],
  ])
  if (made.code !== 0) throw new Error(`No certificate: ${made.output}`)
  const file = withServicePorts('nginx.conf', ports)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('/etc/ssl/recto/', `${folder}/`)
  writeFileSync(join(folder, 'recto.conf'), file)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log;
    events {}
    http { access_log off; ${paths} include ${folder}/recto.conf; }\n`,
  )
  return { args: ['-p', folder, '-e', join(folder, 'log'), '-c', main] }
}

const prepareCaddy = (folder: string, ports: Ports): Prepared => {
  const file = join(folder, 'Caddyfile')
  const global = `{\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n\thttps_port ${ports.https}\n\thttp_port ${ports.http}\n\tdefault_bind 127.0.0.1\n}\n`
  writeFileSync(file, global + withServicePorts('Caddyfile', ports))
  return {
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  }
}

const programs = {
  nginx: {
    path: 'usr/sbin/nginx',
    name: 'nginx-1.22',
    packages: ['nginx', 'libpcre2-8-0', 'libssl3', 'zlib1g'],
  },
  Caddy: { path: 'usr/bin/caddy', name: 'caddy-2.6', packages: ['caddy'] },
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

const untilReady = async (
  child: ChildProcess,
  ports: readonly number[],
  said: () => string,
): Promise<void> => {
  const deadline = Date.now() + 30_000
  for (const port of ports)
    while (!(await listens(port))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The proxy did not start: ${said()}`)
      await sleep(25)
    }
}

/** Starts a proxy in front of a service; the reason if this machine has none and cannot get it. */
export const startProxy = async (name: ProxyName, service: number): Promise<Proxy | string> => {
  const program = await debianProgram(programs[name])
  if (typeof program === 'string') return program
  const folder = mkdtempSync(join(tmpdir(), 'recto-proxy-'))
  const [https, http] = [await freePort(), await freePort()]
  const ports = { https, http, service }
  const { args, env } = name === 'nginx' ? await prepareNginx(folder, ports) : prepareCaddy(folder, ports)
  const child = startProgram(program.path, [...args], {
    bare: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LD_LIBRARY_PATH: program.libraries, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit')
  const stop = async (): Promise<void> => {
    killGroup(child, 'SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(child, [https, http], () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { https, http, stop }
}

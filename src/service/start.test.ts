/** Starting and stopping the service as an operator does: real processes, on an empty database and on ports in use. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { done } from '../testing/fixtures/command-line.ts'
import { freeServicePort } from '../testing/processes/ports.ts'
import { postgresOptions } from '../testing/stores/database-settings.ts'
import { createTestDatabase } from '../testing/stores/postgres.ts'
import { killGroup, startProgram } from '../testing/processes/programs.ts'
import type { ServiceProcess } from '../testing/processes/service-process.ts'
import { startService } from '../testing/processes/service-process.ts'
import { openPostgres } from './storage/postgres.ts'

const rounds = 5
const together = 2

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('processes that start at once on an empty PostgreSQL', () => {
  it(
    `all start, and one of them creates the administrator, ${rounds} times`,
    { timeout: rounds * 60_000 },
    async () => {
      const server = process.env['TEST_DATABASE_URL']
      if (server === undefined) throw new Error('No PostgreSQL server for this test.')
      for (let round = 0; round < rounds; round += 1) {
        const database = await createTestDatabase(server)
        const services: ServiceProcess[] = []
        try {
          services.push(
            ...(await Promise.all(
              Array.from({ length: together }, () => startService({ databaseUrl: database.url })),
            )),
          )
          const store = openPostgres(database.url, { connections: 1, ...postgresOptions(database.url) })
          try {
            for (const table of ['persons', 'organizations', 'tokens'] as const)
              expect(await store.read.selectFrom(table).select('id').execute(), table).toHaveLength(1)
          } finally {
            await store.close()
          }
          // A process can answer before its output has been read here.
          await vi.waitUntil(() =>
            services.every((service) => service.output().includes('Recto is running at')),
          )
          const said = services.map((service) => service.output()).join('')
          expect(said.match(/The administrator of this installation/g)).toHaveLength(1)
          // Each accepts the same token, and signs with the same secret.
          for (const { url, admin } of services) {
            const answer = await fetch(`${url}/v1/user`, {
              headers: { authorization: `Bearer ${admin.token}` },
            })
            expect(answer.status).toBe(200)
          }
        } finally {
          await Promise.all(services.map((service) => service.stop()))
          await database.drop()
        }
      }
    },
  )
})

it('stores its address, so that commands with another environment print links to it', async () => {
  const service = await startService()
  try {
    const link = await done(['sign-in-link', service.admin.email], { DATA_DIR: service.dataDir })
    expect(new URL(link.trim()).origin).toBe(service.url)
  } finally {
    await service.stop()
  }
})

/** Starts with these settings and nothing else of this process's environment, and waits for the exit. */
const startAndFail = async (env: Record<string, string>) => {
  const child = startProgram(process.execPath, ['src/service/main.ts'], {
    bare: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { TMPDIR: tmpdir(), ...env },
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}

describe('a port in use', () => {
  it('is reported with its process before anything else happens', async () => {
    const service = await startService()
    try {
      const port = Number(new URL(service.url).port)
      const free = await freeServicePort()
      const dataDir = join(folder, 'data')
      const holder =
        process.platform === 'linux' ? `already in use by node (process ${service.pid})` : 'already in use'
      const cases: [Record<string, string>, string][] = [
        [{ PORT: String(port) }, `Port ${port} is ${holder}`],
        [{ PORT: String(free), SITES_PORT: String(port) }, `Port ${port} is ${holder}`],
      ]
      for (const [ports, text] of cases) {
        const { code, said } = await startAndFail({ DATA_DIR: dataDir, ...ports })
        expect([code, said]).toEqual([1, expect.stringContaining(`Recto could not start. ${text}`)])
        const variable = 'SITES_PORT' in ports ? 'SITES_PORT' : 'PORT'
        expect(said).toContain(`set ${variable} to another port.`)
        expect(said.trimEnd().split('\n')).toHaveLength(1)
      }
      expect(existsSync(dataDir)).toBe(false)
    } finally {
      await service.stop()
    }
  })

  it.each(['SITES_PORT', 'METRICS_PORT'])('rejects the same port for PORT and %s', async (variable) => {
    const { code, said } = await startAndFail({ DATA_DIR: folder, PORT: '4000', [variable]: '4000' })
    expect([code, said]).toEqual([
      1,
      `Recto could not start. PORT and ${variable} are both 4000. Set one of them to another port.\n`,
    ])
  })
})

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

// npm of Windows runs scripts with cmd.exe, which knows neither signals nor process groups.
describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.concurrent.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
    'stops the service cleanly when npm receives %s',
    async (signal) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'recto-npm-'))
      const port = await freeServicePort()
      const npm = startProgram('npm', ['start'], {
        bare: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { HOME: tmpdir(), TMPDIR: tmpdir(), PORT: String(port), DATA_DIR: dataDir },
      })
      let said = ''
      for (const stream of [npm.stdout, npm.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
      try {
        await vi.waitUntil(() => said.includes('Recto is running at'), { timeout: 60_000, interval: 50 })
        // npm alone, as with `kill`: a terminal would signal the whole group.
        npm.kill(signal)
        await vi.waitUntil(async () => !(await answers(port)), { timeout: 10_000, interval: 50 })
        await vi.waitUntil(() => /Stopping \(/.test(said), { timeout: 10_000, interval: 50 })
        // The store was closed: its log is merged into the file and removed.
        await vi.waitUntil(() => !existsSync(join(dataDir, 'recto.sqlite-wal')), { timeout: 10_000 })
      } finally {
        killGroup(npm, 'SIGKILL')
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    90_000,
  )
})

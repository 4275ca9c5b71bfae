import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, startPostgres } from './postgres.ts'

async function ask(url: string, statement: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

test('one server serves the whole run, in UTF-8 and byte order', async () => {
  const server = await startPostgres()
  expect(server.url).toBe(process.env['TEST_DATABASE_URL'])
  expect(await ask(server.url, 'SHOW server_encoding')).toEqual([['UTF8']])
})

test('a test database is alone, can be copied, and drops with connections open', async () => {
  const server = await startPostgres()
  const first = await createTestDatabase(server.url)
  await ask(first.url, 'CREATE TABLE pages (id text)')
  const copy = await createTestDatabase(server.url, { template: new URL(first.url).pathname.slice(1) })
  expect(await ask(copy.url, 'SELECT count(*)::int FROM pages')).toEqual([[0]])

  const other = await createTestDatabase(server.url)
  await expect(ask(other.url, 'SELECT * FROM pages')).rejects.toThrow(/does not exist/)

  const left = new pg.Client({ connectionString: copy.url })
  left.on('error', () => {})
  await left.connect()
  for (const database of [first, copy, other]) await database.drop()
  await expect(ask(copy.url, 'SELECT 1')).rejects.toThrow(/does not exist/)
  await left.end().catch(() => {})
})

test("npm's programs make a server too, as on a machine that has none", async () => {
  const server = await startPostgres({ own: 'npm' })
  expect(server.url).not.toBe(process.env['TEST_DATABASE_URL'])
  const [[version]] = (await ask(server.url, 'SHOW server_version')) as [[string]]
  expect(version).toMatch(/^18\./)
  const [[data]] = (await ask(server.url, 'SHOW data_directory')) as [[string]]
  await server.stop()
  await expect(ask(server.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
  expect(existsSync(data)).toBe(false)
})

test('a killed owner leaves neither server nor files behind', async () => {
  const module = fileURLToPath(new URL('postgres.ts', import.meta.url))
  const program = `
    import { startPostgres } from ${JSON.stringify(module)}
    console.log((await startPostgres({ own: 'any' })).url)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) =>
    owner.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  )
  const [[data]] = (await ask(url, 'SHOW data_directory')) as [[string]]
  expect(existsSync(data)).toBe(true)

  owner.kill('SIGKILL')
  const deadline = Date.now() + 10_000
  while (existsSync(data) && Date.now() < deadline) await sleep(50)
  expect(existsSync(data)).toBe(false)
  await expect(ask(url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
})

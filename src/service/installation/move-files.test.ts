/** Large files go from the database to the object storage and back, also if the run is killed in the middle. */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '../../testing/fixtures/command-line.ts'
import { putContent } from '../../testing/fixtures/space-content.ts'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import type { S3Server } from '../../testing/stores/s3-server.ts'
import { startS3Server } from '../../testing/stores/s3-server.ts'
import type { TestPlace } from '../../testing/stores/test-store.ts'
import { emptyPlace, engines } from '../../testing/stores/test-store.ts'
import { runCommand } from '../commands/run-command.ts'
import { readBlob } from '../storage/objects/blobs.ts'
import { sweepFiles } from '../system/sweep-files.ts'
import { backUp } from './backup.ts'
import { fsck } from './fsck.ts'
import { restore } from './restore.ts'

const secret = 'the secret of the installation whose files are moved'
const cli = join(import.meta.dirname, '../cli.ts')

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Files of a space: some large, of which some can be compressed, and a small one. */
const contents: readonly Uint8Array[] = [
  ...Array.from({ length: 9 }, () => randomBytes(100_000)),
  Buffer.from('a text that can be compressed '.repeat(5000)),
  randomBytes(1000),
]
const large = contents.length - 1

describe.each(engines)('moving files on %s', (engine) => {
  let server: S3Server
  let place: TestPlace
  let service: TestService
  let settings: Record<string, string>
  let space: string
  beforeEach(async () => {
    server = await startS3Server()
    place = await emptyPlace(engine)
    settings = environmentOf(place, { ...server.settings, SECRET: secret, LOG_LEVEL: 'silent' })
    service = await startTestService(engine, { ...server.settings, SECRET: secret }, { place })
    const mara = await service.person('mara', { operator: true })
    space = await service.space(await service.organization('Halden', mara), mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [],
      files: contents.map((bytes, at) => ({
        ...{ id: `f${at}`, name: `${at}.bin`, contentType: 'application/octet-stream', bytes },
      })),
    })
  })
  afterEach(async () => {
    await service.close()
    await place.remove()
    await server.close()
  })

  const encodings = async () => {
    const rows = await service.ctx.store.read.selectFrom('blobs').select('encoding').execute()
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ encoding }) => encoding)].map(([encoding, some]) => [encoding, some.length]),
    )
  }
  const requireAll = async () => {
    for (const bytes of contents) {
      const found = await readBlob(service.ctx.store, space, sha256(bytes))
      expect(Buffer.from(found ?? []).equals(bytes)).toBe(true)
    }
  }
  const move = async (to: string) => {
    const lines: string[] = []
    const write = (text: string | Uint8Array) => lines.push(String(text).trimEnd()) > 0
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation(write),
      vi.spyOn(process.stderr, 'write').mockImplementation(write),
    ]
    try {
      return { code: await runCommand(['move-files', '--to', to], settings), lines }
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
  }

  it('goes both ways, keeps small files, and can be repeated', async () => {
    expect(await encodings()).not.toHaveProperty('remote')
    const there = await move('s3')
    expect(there).toMatchObject({
      code: 0,
      lines: expect.arrayContaining([
        `Moved ${large} of ${large} files.`,
        `Moved ${large} files with ${900_000 + 150_000} bytes to the object storage.`,
      ]),
    })
    expect(await encodings()).toEqual({ remote: large, plain: 1 })
    expect(server.objects.size).toBe(large)
    await requireAll()
    expect((await move('s3')).lines).toContain('Moved 0 files with 0 bytes to the object storage.')
    expect((await move('store')).code).toBe(0)
    expect(await encodings()).toEqual({ plain: large, deflate: 1 })
    // Who was about to read an object still can.
    expect(server.objects.size).toBe(large)
    await requireAll()
    expect((await fsck(service.ctx.store)).problems).toEqual([])
    expect((await fsck(service.ctx.store)).unusedFiles).toBe(large)
  })

  it.each(['s3', 'store'] as const)('ends right after it was killed on the way to %s', async (to) => {
    if (to === 'store') await move('s3')
    // The storage stops answering in the middle, so that the process is killed while it works.
    let left = 5
    let reached: () => void = () => undefined
    const stuck = new Promise<void>((resolve) => (reached = resolve))
    server.fault = (method) => {
      if (method !== (to === 's3' ? 'PUT' : 'GET') || left-- > 0) return undefined
      reached()
      return 'silent'
    }
    const child = spawn(process.execPath, [cli, 'move-files', '--to', to], { env: settings, stdio: 'ignore' })
    const exited = once(child, 'exit')
    await stuck
    child.kill('SIGKILL')
    await exited
    server.fault = undefined
    const { remote = 0 } = await encodings()
    expect(remote).toBeLessThan(large)
    if (to === 'store') expect(remote).toBeGreaterThan(0)
    await requireAll()
    expect((await move(to)).code).toBe(0)
    expect((await encodings())['remote'] ?? 0).toBe(to === 's3' ? large : 0)
    await requireAll()
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('moves no damaged file, names it, and stops while the storage is away', async () => {
    await move('s3')
    const [key = '', other = ''] = server.objects.keys()
    server.objects.set(key, randomBytes(server.objects.get(key)?.length ?? 0))
    server.objects.delete(other)
    const moved = await move('store')
    expect(moved.code).toBe(1)
    expect(moved.lines.join('\n')).toMatch(/do not match its hash[^]*2 files are damaged or missing/)
    expect(moved.lines.join('\n')).toMatch(/is missing in the object storage/)
    expect((await encodings())['remote']).toBe(2)
    await server.stop()
    const away = await move('store')
    expect([away.code, away.lines.join()]).toEqual([1, expect.stringContaining('run the command again')])
    expect((await encodings())['remote']).toBe(2)
    expect((await move('elsewhere')).lines.join()).toMatch(/--to s3 or --to store/)
  })

  it('gives no bytes up that the storage does not give back', async () => {
    server.fault = (method) => (method === 'GET' ? 'wrong' : undefined)
    const moved = await move('s3')
    expect([moved.code, moved.lines.join()]).toEqual([1, expect.stringContaining('do not match its hash')])
    expect(await encodings()).not.toHaveProperty('remote')
    server.fault = undefined
    await requireAll()
  })

  it('leaves a backup that restores alone, and a restored installation that keeps files where it is told', async () => {
    await move('s3')
    const folder = mkdtempSync(join(tmpdir(), 'recto-moved-'))
    const elsewhere = await startS3Server()
    const plain = await startTestService(engine, { SECRET: secret })
    const remote = await startTestService(engine, { ...elsewhere.settings, SECRET: secret })
    try {
      await backUp(service.ctx, join(folder, 'backup'))
      await server.stop()
      await expect(backUp(service.ctx, join(folder, 'another'))).rejects.toThrow(/not responding/)
      for (const target of [plain, remote]) {
        const { notes } = await restore(target.ctx, join(folder, 'backup'))
        expect((await fsck(target.ctx.store, target.ctx.keys)).problems).toEqual([])
        const places = { remote: `Moved ${large} large files to the object storage.` }
        if (target === remote) expect(notes).toContain(places.remote)
        for (const bytes of contents) {
          const found = await readBlob(target.ctx.store, space, sha256(bytes))
          expect(Buffer.from(found ?? []).equals(bytes)).toBe(true)
        }
      }
      expect(elsewhere.objects.size).toBe(large)
    } finally {
      await plain.close()
      await remote.close()
      await elsewhere.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('deletes what no file needs after a week, and nothing that one needs again', async () => {
    await move('s3')
    const { ctx } = service
    const week = 7 * 24 * 3600
    const files = () => [...server.objects.keys()].filter((key) => key.startsWith(`${space}/`)).length
    server.objects.set('notes/of somebody else.txt', Buffer.from('kept'))
    expect(await sweepFiles(ctx)).toBe(0)
    await move('store')
    expect(await sweepFiles(ctx)).toBe(0)
    service.later(week - 60)
    expect(await sweepFiles(ctx)).toBe(0)
    expect(files()).toBe(large)
    // One is in use again when its week ends.
    const [first = Buffer.of()] = contents
    await ctx.store.write((db) =>
      db
        .updateTable('blobs')
        .set({ encoding: 'remote', bytes: new Uint8Array() })
        .where('hash', '=', sha256(first))
        .execute(),
    )
    service.later(120)
    expect(await sweepFiles(ctx)).toBe(large - 1)
    expect(files()).toBe(1)
    expect(server.objects.has('notes/of somebody else.txt')).toBe(true)
    await requireAll()
    expect((await fsck(ctx.store)).problems).toEqual([])
  })

  it('deletes nothing from the bucket of another installation', async () => {
    await sweepFiles(service.ctx)
    const other = await startTestService(engine, { ...server.settings, SECRET: secret })
    try {
      server.objects.set(`sOther/${sha256(Buffer.of()).slice(0, 2)}/${sha256(Buffer.of())}`, Buffer.of())
      await move('s3')
      const before = server.objects.size
      await sweepFiles(other.ctx)
      other.later(8 * 24 * 3600)
      expect(await sweepFiles(other.ctx)).toBe(0)
      expect(server.objects.size).toBe(before)
    } finally {
      await other.close()
    }
  })
})

/** Copies of a backup in a bucket: whole or not there at all, whatever the storage does and whatever is in the bucket. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { S3Server } from '../../../testing/stores/s3-server.ts'
import { startS3Server } from '../../../testing/stores/s3-server.ts'
import type { BackupBucket } from '../../config.ts'
import { BackupError } from '../backup-folder.ts'
import {
  deleteCopy,
  describeCopy,
  listCopies,
  putDescription,
  requireCopyBucket,
  sweepCopies,
  withCopyBucket,
} from './copy-bucket.ts'
import { copiesIn, copyOfKey, descriptionKey, isWhole } from './copy-layout.ts'
import { fetchBackup } from './fetch-backup.ts'
import { describedCopies } from './list-backups.ts'
import { leastPart, uploadBackup } from './upload-backup.ts'

const installation = 'A'.repeat(22)
const name = '2026-03-01T030000Z'
const copy = { installation, name }
const described = {
  ...{ createdAt: '2026-03-01T03:00:01.000Z', provedAt: '2026-03-01T03:00:02.000Z' },
  ...{ copiedAt: '2026-03-01T03:00:03.000Z', sealed: true },
}
const file = (named: string) => new RegExp(`/[0-9a-f]{16}/${named}$`)

let server: S3Server
let bucket: BackupBucket
let folder: string
let source: string
beforeEach(async () => {
  server = await startS3Server()
  bucket = { ...server.bucket, prefix: 'backups/recto' }
  folder = mkdtempSync(join(tmpdir(), 'recto-copies-'))
  source = join(folder, 'source')
  mkdirSync(source)
  // Three parts, the last of which is small.
  writeFileSync(join(source, 'recto.sqlite'), randomBytes(2 * leastPart + 1000))
  writeFileSync(join(source, 'manifest.json'), '{"a":"manifest"}')
  writeFileSync(join(source, 'secret'), 'recto-sealed-secret-1 abc')
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const upload = () => withCopyBucket(bucket, (open) => uploadBackup(open, copy, source))
const copyAll = () =>
  withCopyBucket(bucket, async (open) =>
    putDescription(open, copy, { ...described, files: [...(await uploadBackup(open, copy, source))] }),
  )
const fetchInto = (target: string, called = name) => {
  mkdirSync(join(folder, target))
  return withCopyBucket(bucket, (open) => fetchBackup(open, called, join(folder, target)))
}
const keyOf = (pattern: RegExp): string => [...server.objects.keys()].find((key) => pattern.test(key)) ?? ''
const problem = (message: RegExp, passing = false) =>
  expect.objectContaining({ message: expect.stringMatching(message), passing })
const puts = () => server.requests.filter((line) => line.startsWith('PUT'))

describe('a copy', () => {
  it('has every file as it was, and comes back the same', async () => {
    await copyAll()
    expect(server.uploads.size).toBe(0)
    expect(server.objects.size).toBe(4)
    const { sealed, provedAt } = await fetchInto('target')
    expect({ sealed, provedAt }).toEqual({ sealed: true, provedAt: described.provedAt })
    expect(readdirSync(join(folder, 'target')).toSorted()).toEqual(readdirSync(source).toSorted())
    for (const one of readdirSync(source))
      expect(readFileSync(join(folder, 'target', one)).equals(readFileSync(join(source, one)))).toBe(true)
    expect(await withCopyBucket(bucket, describedCopies)).toMatchObject([
      { name, installation, state: 'whole' },
    ])
  })

  it('does not exist before it is described', async () => {
    await upload()
    await expect(fetchInto('target')).rejects.toEqual(problem(/is incomplete/))
    expect(await withCopyBucket(bucket, describedCopies)).toEqual([
      { name, installation, state: 'incomplete' },
    ])
  })

  it('is not read back while ETags are the hashes of its parts, and is when they are not', async () => {
    const reads = () => server.requests.filter((line) => /^GET [^?]*recto\.sqlite$/.test(line)).length
    await upload()
    expect(reads()).toBe(0)
    server.fault = (method) => (method === 'PUT' ? 'opaque' : undefined)
    writeFileSync(join(source, 'recto.sqlite'), randomBytes(leastPart + 1))
    await upload()
    expect(reads()).toBe(2)
  })

  it('fails when the storage has kept other bytes', async () => {
    for (const [size, named] of [
      [leastPart + 1, 'recto.sqlite'],
      [1000, 'recto.sqlite'],
    ] as const) {
      writeFileSync(join(source, named), randomBytes(size))
      server.fault = (method) => (method === 'PUT' ? 'damage' : undefined)
      await expect(upload()).rejects.toEqual(problem(/recto\.sqlite of the backup .* is damaged/))
    }
  })

  it('goes on with the parts of an attempt that was interrupted', async () => {
    let count = 0
    server.fault = (method) => (method === 'PUT' && ++count > 2 ? 'refuse' : undefined)
    await expect(upload()).rejects.toEqual(problem(/AccessDenied/))
    server.fault = undefined
    const before = puts().length
    await copyAll()
    // The third part, two small files and the description.
    expect(puts().length - before).toBe(4)
    expect(server.uploads.size).toBe(0)
    await fetchInto('target')
  })

  it('sends a part again that arrived as something else', async () => {
    let count = 0
    server.fault = (method) =>
      method !== 'PUT' ? undefined : ++count === 1 ? 'damage' : count > 2 ? 'refuse' : undefined
    await expect(upload()).rejects.toEqual(problem(/AccessDenied/))
    server.fault = undefined
    await copyAll()
    await fetchInto('target')
  })

  it('names what the storage refuses, and no secret', async () => {
    for (const [fault, message, passing] of [
      ['expired', /refuses requests: ExpiredToken \(403\)/, false],
      ['refuse', /AccessDenied/, false],
      ['busy', /object storage of backups is not responding/, true],
      ['cut', /object storage of backups is not responding/, true],
    ] as const) {
      server.fault = () => fault
      const error = await upload().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(BackupError)
      expect(error).toEqual(problem(message, passing))
      for (const secret of [bucket.accessKey, bucket.secretKey])
        expect(`${String(error)}${JSON.stringify(error)}`).not.toContain(secret)
    }
    expect(server.objects.size).toBe(0)
  }, 60_000)

  it('survives a storage that is busy now and then', async () => {
    let count = 0
    server.fault = () => (++count % 2 === 0 ? 'busy' : undefined)
    await copyAll()
    server.fault = undefined
    await fetchInto('target')
  }, 60_000)

  it('is never put among the files of an installation', async () => {
    bucket = { ...bucket, prefix: '' }
    server.objects.set('recto-installation', Buffer.from('mark'))
    await expect(upload()).rejects.toEqual(problem(/holds files of an installation/))
    await expect(withCopyBucket({ ...bucket, prefix: 'b' }, requireCopyBucket)).resolves.toBeUndefined()
  })
})

describe('a copy that was changed in the bucket', () => {
  beforeEach(copyAll)

  it.each([
    ['other bytes', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 5 ? byte ^ 1 : byte)))],
    ['fewer bytes', (bytes: Buffer) => bytes.subarray(1)],
    ['more bytes', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(9_000_000)])],
  ])('is refused with %s', async (what, change) => {
    for (const named of ['recto\\.sqlite', 'secret']) {
      const key = keyOf(file(named))
      const before = server.objects.get(key) ?? Buffer.of()
      server.objects.set(key, change(before))
      await expect(fetchInto(`${what} ${named}`)).rejects.toEqual(problem(/is damaged/))
      server.objects.set(key, before)
    }
  })

  it.each(['cut', 'wrong', 'busy'] as const)(
    'or on the way is refused: %s',
    async (fault) => {
      server.fault = (method, key) => (method === 'GET' && key.endsWith('sqlite') ? fault : undefined)
      await expect(fetchInto('target')).rejects.toBeInstanceOf(BackupError)
    },
    60_000,
  )

  it('is refused without one of its files, and listed as damaged', async () => {
    server.objects.delete(keyOf(file('secret')))
    await expect(fetchInto('target')).rejects.toEqual(problem(/is damaged/))
    expect(await withCopyBucket(bucket, describedCopies)).toMatchObject([{ name, state: 'damaged' }])
  })

  const rewrite = (change: (description: Record<string, unknown>) => unknown) => {
    const key = descriptionKey(bucket.prefix, copy)
    const text = server.objects.get(key)?.toString() ?? ''
    server.objects.set(key, Buffer.from(JSON.stringify(change(JSON.parse(text) as Record<string, unknown>))))
  }
  const files = (change: object) => (description: Record<string, unknown>) => ({
    ...description,
    files: (description['files'] as object[]).map((one, at) => (at === 0 ? { ...one, ...change } : one)),
  })

  it.each([
    ['a path out of the folder', files({ name: '../../etc/passwd' })],
    ['an absolute path', files({ name: '/etc/passwd' })],
    ['a size beyond any object', files({ bytes: 6 * 1024 ** 4 })],
    ['a size below zero', files({ bytes: -1 })],
    ['a file twice', files({ name: 'secret' })],
    ['no hash', files({ sha256: '' })],
    ['no files', (all: object) => ({ ...all, files: [] })],
    ['nothing', () => null],
  ])('is refused if its description names %s', async (what, change) => {
    rewrite(change)
    await expect(fetchInto(what.replaceAll(' ', '-'))).rejects.toEqual(problem(/description .* is damaged/))
  })

  it('is refused if it is larger than the disk', async () => {
    rewrite(files({ bytes: 4 * 1024 ** 4 }))
    // As if the storage had an object of that size.
    await withCopyBucket(bucket, async (open) => {
      const [found] = await listCopies(open)
      if (found === undefined) throw new Error('There is no copy.')
      const all = await describeCopy(open, found)
      expect(isWhole(bucket.prefix, found, all)).toBe(false)
    })
    await expect(fetchInto('target')).rejects.toEqual(problem(/is damaged/))
  })

  it('is left to the version that wrote it', async () => {
    rewrite((all) => ({ ...all, format: 2 }))
    await expect(fetchInto('target')).rejects.toEqual(problem(/newer version of Recto/))
    await withCopyBucket(bucket, (open) => sweepCopies(open, installation))
    expect(server.objects.size).toBe(4)
  })

  it('is refused if its description is too large to be one', async () => {
    server.objects.set(descriptionKey(bucket.prefix, copy), Buffer.alloc(1_000_000, ' '))
    await expect(fetchInto('target')).rejects.toEqual(problem(/is incomplete/))
  })
})

describe('the bucket', () => {
  const strange = [
    ...['../x', '/etc/passwd', 'notes', `${installation}/${name}`, `${installation}/${name}/`],
    ...[`${installation}/../copy.json`, `${installation}/2026-02-30T030000Z/copy.json`],
    ...[`${installation}/${name}/../secret`, `${installation}/${name}/copy.json/x`],
    ...[
      `${installation}/${name}/${'0'.repeat(16)}/passwd`,
      `${installation}/${name}/${'0'.repeat(16)}/secret/x`,
    ],
    ...[`../${name}/copy.json`, `${'A'.repeat(23)}/${name}/copy.json`, `A/${name}/copy.json`],
  ].map((key) => `backups/recto/${key}`)

  it('has no copies in keys that Recto does not write, and never deletes those', async () => {
    const all = [...strange, 'elsewhere', `backups/${installation}/${name}/copy.json`]
    for (const key of all) {
      expect(copyOfKey(bucket.prefix, key)).toBeUndefined()
      server.objects.set(key, Buffer.from('x'))
    }
    expect(
      copiesIn(
        bucket.prefix,
        all.map((key) => ({ key, size: 1 })),
      ),
    ).toEqual([])
    await withCopyBucket(bucket, async (open) => {
      expect(await listCopies(open)).toEqual([])
      await sweepCopies(open, installation)
    })
    expect(server.objects.size).toBe(all.length)
  })

  it('is swept of what attempts left, of this installation only', async () => {
    await copyAll()
    const kept = new Set(server.objects.keys())
    const other = { installation: 'B'.repeat(22), name }
    const older = { installation, name: '2026-02-01T030000Z' }
    writeFileSync(join(source, 'secret'), 'another')
    await withCopyBucket(bucket, async (open) => {
      for (const one of [copy, other, older]) await uploadBackup(open, one, source)
      await open.uploads.begin(`backups/recto/${installation}/${name}/${'1'.repeat(16)}/recto.sqlite`)
      await open.uploads.begin(`backups/recto/${other.installation}/${name}/${'1'.repeat(16)}/recto.sqlite`)
      await open.uploads.begin('backups/recto/notes')
      await sweepCopies(open, installation)
    })
    const isOthers = (key: string) => key.includes(other.installation)
    expect(new Set([...server.objects.keys()].filter((key) => !isOthers(key)))).toEqual(kept)
    expect([...server.objects.keys()].filter(isOthers)).toHaveLength(3)
    expect([...server.uploads.values()].map(({ key }) => key).toSorted()).toEqual([
      ...[
        `backups/recto/${other.installation}/${name}/${'1'.repeat(16)}/recto.sqlite`,
        'backups/recto/notes',
      ],
    ])
    await fetchInto('target')
  })

  it('has a copy no longer as soon as its deletion begins', async () => {
    await copyAll()
    const [first] = await withCopyBucket(bucket, (open) => listCopies(open))
    if (first === undefined) throw new Error('There is no copy.')
    let count = 0
    server.fault = (method) => (method === 'DELETE' && ++count > 1 ? 'refuse' : undefined)
    await expect(withCopyBucket(bucket, (open) => deleteCopy(open, first))).rejects.toEqual(
      problem(/refuses/),
    )
    server.fault = undefined
    expect(await withCopyBucket(bucket, describedCopies)).toMatchObject([{ state: 'incomplete' }])
    await withCopyBucket(bucket, (open) => sweepCopies(open, installation))
    expect(server.objects.size).toBe(0)
  })

  it('tells backups of several installations apart', async () => {
    await copyAll()
    const other = { installation: 'B'.repeat(22), name }
    await withCopyBucket(bucket, async (open) =>
      putDescription(open, other, { ...described, files: [...(await uploadBackup(open, other, source))] }),
    )
    await expect(fetchInto('one')).rejects.toEqual(problem(/Several installations .* s3:A+\/2026/))
    await fetchInto('two', `${installation}/${name}`)
    await expect(fetchInto('three', '../../x')).rejects.toEqual(problem(/no backup called/))
  })

  it('is not believed when its listing makes no sense', async () => {
    await copyAll()
    server.fault = (method, key) => (method === 'GET' && key === '' ? 'wrong' : undefined)
    await expect(withCopyBucket(bucket, (open) => listCopies(open))).rejects.toEqual(
      problem(/cannot be read/),
    )
  })
})

it('hashes the content into the key, so that attempts never mix', async () => {
  await upload()
  const first = keyOf(file('secret'))
  writeFileSync(join(source, 'secret'), 'another')
  await upload()
  const keys = [...server.objects.keys()].filter((key) => file('secret').test(key))
  expect(keys).toHaveLength(2)
  expect(keys).toContain(first)
  expect(
    createHash('sha256')
      .update(server.objects.get(first) ?? '')
      .digest('hex'),
  ).not.toBe('')
})

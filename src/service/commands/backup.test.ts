/** Backups in a bucket as the command line lists, proves and restores them. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '../../testing/fixtures/command-line.ts'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import type { S3Server } from '../../testing/stores/s3-server.ts'
import { startS3Server } from '../../testing/stores/s3-server.ts'
import type { TestPlace } from '../../testing/stores/test-store.ts'
import { emptyPlace, engines } from '../../testing/stores/test-store.ts'
import { backUp } from '../installation/backup.ts'
import { putDescription, withCopyBucket } from '../installation/copies/copy-bucket.ts'
import { uploadBackup } from '../installation/copies/upload-backup.ts'
import { runCommand } from './run-command.ts'

const name = '2026-03-01T030000Z'
const passphrase = 'a river at dawn'
const timeout = 60_000

describe.each(engines)('backups of %s in a bucket', (engine) => {
  let server: S3Server
  let folder: string
  let place: TestPlace
  let service: TestService
  beforeEach(async () => {
    server = await startS3Server()
    folder = mkdtempSync(join(tmpdir(), 'recto-commands-'))
    writeFileSync(join(folder, 'passphrase'), passphrase)
    place = await emptyPlace(engine)
    service = await startTestService(engine)
    await service.person('mara', { operator: true })
    const source = join(folder, 'source')
    await backUp(service.ctx, source, passphrase)
    const copy = { installation: service.ctx.keys.fingerprint, name }
    const time = service.ctx.now()
    await withCopyBucket({ ...server.bucket, prefix: '' }, async (open) => {
      const files = [...(await uploadBackup(open, copy, source))]
      const times = { createdAt: time, provedAt: time, copiedAt: time }
      await putDescription(open, copy, { ...times, sealed: true, files })
    })
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await service.close()
    await place.remove()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a command in the empty place, and resolves to its exit code and what it printed. */
  const run = async (argv: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
    const printed: string[] = []
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
    const environment = environmentOf(place, { ...server.backupSettings, ...settings })
    const code = await runCommand(argv, environment)
    vi.restoreAllMocks()
    return [code, printed.join('')] as const
  }
  const withPassphrase = () => ['--passphrase-file', join(folder, 'passphrase')]
  const leftovers = () =>
    readdirSync(tmpdir()).filter((found) => found.startsWith(`recto-job-${process.pid}-`))

  it('are listed, proved and restored', { timeout }, async () => {
    const [, listed] = await run(['backups'])
    expect(listed).toMatch(new RegExp(`^s3:${name}  whole, [0-9.]+ MB, proved 20.*\\n1 backup\\.\\n$`))
    expect(JSON.parse((await run(['backups', '--json']))[1])).toMatchObject([{ name, state: 'whole' }])
    const [proved, proof] = await run(['rehearse', `s3:${name}`, ...withPassphrase()])
    expect([proved, proof]).toEqual([0, expect.stringContaining(`Proved the backup in s3:${name}`)])
    const [restored, text] = await run(['restore', `s3:${name}`, ...withPassphrase()])
    expect([restored, text]).toEqual([0, expect.stringMatching(new RegExp(`rows from s3:${name}\\.`))])
    expect(leftovers()).toEqual([])
  })

  it('are refused when they are not what was copied, and nothing is restored', { timeout }, async () => {
    for (const [key, bytes] of server.objects)
      if (key.endsWith('sqlite')) server.objects.set(key, Buffer.from(bytes.map((byte) => byte ^ 1)))
    for (const command of ['rehearse', 'restore'])
      expect(await run([command, `s3:${name}`, ...withPassphrase()])).toEqual([
        ...[1, expect.stringMatching(/^recto\.sqlite of the backup in the object storage is damaged\..*\n$/)],
      ])
    expect(leftovers()).toEqual([])
    for (const called of ['s3:', 's3:../../x', 's3:2020-01-01T030000Z'])
      expect(await run(['restore', called])).toEqual([1, expect.stringMatching(/^There is no backup called/)])
  })

  it('need their bucket, and name what it refuses', async () => {
    expect(await run(['backups'], { BACKUP_S3_ENDPOINT: '' })).toEqual([
      ...[1, 'BACKUP_S3_BUCKET needs BACKUP_S3_ENDPOINT. Set it, or unset both.\n'],
    ])
    expect(await run(['backups'], { BACKUP_S3_SECRET_KEY: 'not the secret' })).toEqual([
      1,
      'The object storage of backups refuses requests: SignatureDoesNotMatch (403). Check the bucket and the BACKUP_S3 settings.\n',
    ])
    const none = Object.fromEntries(Object.keys(server.backupSettings).map((key) => [key, '']))
    expect(await run(['rehearse', `s3:${name}`], none)).toEqual([
      ...[1, expect.stringMatching(/^Set BACKUP_S3_ENDPOINT/)],
    ])
  })
})

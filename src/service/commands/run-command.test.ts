/** The command line as an operator uses it: arguments in; exit code, output and store out. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentOf } from '../../testing/fixtures/command-line.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import type { TestPlace } from '../../testing/stores/test-store.ts'
import { emptyPlace, engines } from '../../testing/stores/test-store.ts'
import { runCommand } from './run-command.ts'

const secret = 'the secret that this test gives to every command it runs'
const password = 'a river at dawn, unhurried'

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command in this process. */
const runIn = async (environment: Record<string, string>, argv: readonly string[]): Promise<Ended> => {
  let out = ''
  let err = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text)
    return true
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text)
    return true
  })
  try {
    return { code: await runCommand(argv, environment), out, err }
  } finally {
    stdout.mockRestore()
    stderr.mockRestore()
  }
}

/** Runs a command in an installation, or without one. */
const run = (place: TestPlace | undefined, ...argv: string[]): Promise<Ended> =>
  runIn(place ? environmentOf(place, { SECRET: secret }) : { SECRET: secret }, argv)

describe('the command line', () => {
  it('lists its commands when asked for help, and when it does not know the command', async () => {
    const help = await run(undefined, 'help')
    expect(help).toMatchObject({ code: 0, out: '' })
    for (const name of [
      'create-admin EMAIL',
      'backup FOLDER',
      'rehearse FOLDER',
      'restore FOLDER',
      'fsck',
      'verify-audit',
    ])
      expect(help.err).toContain(name)
    expect(await run(undefined, '--help')).toEqual(help)
    expect(await run(undefined)).toEqual({ ...help, code: 2 })
    const unknown = await run(undefined, 'bakcup', 'there')
    expect(unknown).toEqual({ code: 2, out: '', err: `Unknown command "bakcup".\n${help.err}` })
  })

  it('says how a command is used when its arguments do not fit', async () => {
    expect(await run(undefined, 'backup')).toEqual({
      ...{ code: 2, out: '' },
      err: 'Usage: backup FOLDER [--passphrase-file FILE]\n',
    })
    expect((await run(undefined, 'fsck', 'everything')).err).toBe('Usage: fsck [--json]\n')
    const option = await run(undefined, 'fsck', '--jsonn')
    expect(option).toMatchObject({ code: 2, out: '' })
    expect(option.err).toContain("'--jsonn'")
  })

  it('says which setting is wrong before it opens anything', async () => {
    const place = await emptyPlace('sqlite')
    try {
      const ended = await run({ ...place, databaseUrl: 'mysql://there' }, 'fsck')
      expect(ended).toMatchObject({ code: 1, out: '' })
      expect(ended.err).toMatch(/^DATABASE_URL.*\n$/)
      expect(readdirSync(place.dataDir)).toEqual([])
    } finally {
      await place.remove()
    }
  })

  it('needs no installation to verify an audit log or to print a program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-commands-'))
    try {
      expect(await run(undefined, 'verify-audit', join(folder, 'missing.ndjson'))).toMatchObject({ code: 1 })
      writeFileSync(join(folder, 'empty.ndjson'), '')
      expect(await run(undefined, 'verify-audit', join(folder, 'empty.ndjson'))).toEqual({
        ...{ code: 0, err: '', out: 'The file contains no events.\n' },
      })
      writeFileSync(join(folder, 'wrong.ndjson'), '{"number":1}\nnot json\n')
      const wrong = await run(undefined, 'verify-audit', join(folder, 'wrong.ndjson'))
      expect(wrong.code).toBe(1)
      expect(wrong.err).toContain('not a complete audit log')
      expect((await run(undefined, 'integrations', 'tunnel')).out).toMatch(/^#!\/bin\/sh\n/)
      expect(await run(undefined, 'integrations', 'bridge')).toMatchObject({ code: 1, out: '' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe.each(engines)('commands on %s', (engine) => {
  let place: TestPlace
  let folder: string
  beforeEach(async () => {
    place = await emptyPlace(engine)
    folder = mkdtempSync(join(tmpdir(), 'recto-commands-'))
  })
  afterEach(async () => {
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Gives the installation to a service, and takes it back afterwards. */
  const serving = async <Result>(work: (service: TestService) => Promise<Result>): Promise<Result> => {
    const service = await startTestService(engine, { SECRET: secret }, { place })
    try {
      return await work(service)
    } finally {
      await service.close()
    }
  }
  const organization = () =>
    serving(async (service) => {
      const mara: Client = await service.person('mara')
      return service.organization('Halden', mara)
    })

  it('creates an operator, who signs in with the password', async () => {
    const org = await organization()
    const made = await run(
      place,
      ...['create-admin', 'ines@example.org', '--name', 'Ines', '--org', org, '--password', password],
    )
    expect(made).toMatchObject({ code: 0, err: '' })
    await serving(async ({ anonymous, ctx }) => {
      const { status, body } = await anonymous('POST', '/sessions', { email: 'ines@example.org', password })
      expect([status, JSON.stringify(body)]).toEqual([201, expect.stringContaining('Ines')])
      const member = await ctx.store.read
        .selectFrom('members')
        .select(['organization', 'role'])
        .where('person', '=', made.out.trim())
        .executeTakeFirstOrThrow()
      expect(member.organization).toBe(org)
    })
  })

  it('refuses accounts that cannot be made, and makes no part of them', async () => {
    const create = (...more: string[]) => run(place, 'create-admin', ...more, '--password', password)
    expect(await create('not-an-address')).toMatchObject({
      ...{ code: 1, err: '"not-an-address" is not a valid email address.\n' },
    })
    expect(await create('ines@example.org', '--org', 'nowhere')).toMatchObject({
      ...{ code: 1, err: 'The organization nowhere does not exist.\n' },
    })
    // The account was not made before the organization was missed.
    expect(await create('ines@example.org')).toMatchObject({ code: 0 })
    expect((await create('ines@example.org')).err).toContain('already has an account')
    expect(await run(place, 'create-admin', 'leo@example.org', '--password', 'short')).toMatchObject({
      code: 1,
    })
    expect(await run(place, 'reset-password', 'leo@example.org', '--password', password)).toMatchObject({
      ...{ code: 1, err: 'No account has the email address leo@example.org.\n' },
    })
    expect(await run(place, 'reset-second-factor', 'leo@example.org')).toMatchObject({ code: 1 })
    expect((await run(place, 'reset-second-factor', 'ines@example.org')).out).toContain('Removed 0')
  })

  it('imports a folder and exports the same files', async () => {
    const org = await organization()
    const source = join(folder, 'handbook')
    mkdirSync(source)
    const files = {
      'SUMMARY.md': '# Table of contents\n\n* [Start](README.md)\n* [Backup](backup.md)\n',
      'README.md': '# Start\n\nRead [how to back up](backup.md).\n',
      'backup.md': '# Backup\n\nRun it *every* night.\n',
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(source, name), text)
    const imported = await run(place, 'import', source, '--org', org, '--json')
    expect(imported).toMatchObject({ code: 0, err: '' })
    const { space, pages, warnings } = JSON.parse(imported.out) as Record<string, unknown>
    expect([pages, warnings]).toEqual([2, []])

    const target = join(folder, 'out')
    expect(await run(place, 'export', String(space), target)).toMatchObject({ code: 0, err: '' })
    for (const [name, text] of Object.entries(files))
      expect([name, readFileSync(join(target, name), 'utf8')]).toEqual([name, text])
    const again = await run(place, 'export', String(space), target)
    expect(again).toMatchObject({ code: 1, out: '' })
    expect(again.err).toContain('is not overwritten')
    const zip = join(folder, 'deep', 'out.zip')
    const packed = await run(place, 'export', String(space), zip, '--json')
    expect(JSON.parse(packed.out)).toMatchObject({ space, path: zip })
    expect(existsSync(zip)).toBe(true)
    // An archive comes in as the folder did.
    const second = await run(place, 'import', zip, '--org', org, '--title', 'Copy')
    expect(second).toMatchObject({ code: 0, err: '' })
    expect(second.out).toMatch(/^Imported 2 pages and \d+ files into http/m)
    expect(await run(place, 'export', 'nowhere', join(folder, 'other'))).toMatchObject({ code: 1 })
  })

  it('refuses to import what it cannot read, without leaving a space', async () => {
    const org = await organization()
    mkdirSync(join(folder, 'empty'))
    writeFileSync(join(folder, 'broken.zip'), 'this is no archive')
    for (const path of ['empty', 'broken.zip', 'missing']) {
      const ended = await run(place, 'import', join(folder, path), '--org', org)
      expect([path, ended.code, ended.out]).toEqual([path, 1, ''])
      expect(ended.err.trim().split('\n')).toHaveLength(1)
    }
    expect((await run(place, 'import', folder)).err).toBe('Specify the organization with --org ID.\n')
    expect((await run(place, 'import', folder, '--org', 'nowhere')).code).toBe(1)
    const spaces = await serving(({ ctx }) => ctx.store.read.selectFrom('spaces').select('id').execute())
    expect(spaces).toEqual([])
  })

  it('prints the status as text and as JSON, and fails with a check', async () => {
    await organization()
    const asText = await run(place, 'status')
    expect(asText).toMatchObject({ code: 0, err: '' })
    expect(asText.out).toContain(engine === 'postgres' ? 'PostgreSQL, version' : 'SQLite, version')
    expect(asText.out).toContain(place.dataDir)
    expect(asText.out).toMatch(/^ok +The database answers and accepts changes\.$/m)
    expect(asText.out).toMatch(/^WARNING +Backups are off\./m)
    const asJson = await run(place, 'status', '--json')
    expect(JSON.parse(asJson.out)).toMatchObject({ store: { engine }, jobs: [] })
    await serving(({ ctx }) =>
      ctx.store.write((db) =>
        db
          .insertInto('schema_versions')
          .values({ number: 9999, name: 'later', applied_at: ctx.now() })
          .execute(),
      ),
    )
    const newer = await run(place, 'status')
    expect([newer.code, newer.out]).toEqual([1, ''])
    expect(newer.err).toMatch(/newer/)
  })

  it('checks a store, and fails when an object is missing', async () => {
    await organization()
    const sound = await run(place, 'fsck', '--json')
    expect(sound).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(sound.out)).toMatchObject({ problems: [] })
    await serving(async (service) => {
      const leo = await service.person('leo')
      await service.space(await service.organization('Other', leo), leo)
      await service.ctx.store.write((db) => db.deleteFrom('objects').execute())
    })
    const broken = await run(place, 'fsck')
    expect(broken.code).toBe(1)
    expect(broken.out).toMatch(/^space /m)
    expect(broken.err).toMatch(/^Found \d+ problems\. Restore a backup/)
  })

  it('writes a backup that another installation restores, and nothing over what is there', async () => {
    const org = await organization()
    const target = join(folder, 'backup')
    const written = await run(place, 'backup', target)
    expect(written).toMatchObject({ code: 0, err: '' })
    expect(written.out).toContain('including the secret')
    expect((await run(place, 'backup', target)).code).toBe(1)
    expect((await run(place, 'restore', target)).code).toBe(1)
    const other = await emptyPlace(engine)
    try {
      const restored = await run(other, 'restore', target)
      expect(restored).toMatchObject({ code: 0, err: '' })
      expect(restored.out).toMatch(/^Restored [1-9]\d* rows/)
      const service = await startTestService(engine, { SECRET: secret }, { place: other })
      const found = await service.ctx.store.read.selectFrom('organizations').select(['id', 'title']).execute()
      await service.close()
      expect(found).toEqual([{ id: org, title: 'Halden' }])
    } finally {
      await other.remove()
    }
  })

  it('rehearses a backup without an installation, and says what it proved', async () => {
    await serving(async (service) => {
      const mara = await service.person('mara')
      const space = await service.space(await service.organization('Halden', mara), mara, {
        editMode: 'live',
      })
      const changes = [{ operation: 'insert_page', title: 'Lamp', document: { markdown: 'Light it.' } }]
      await mara.done('POST', `/spaces/${space}/content`, { changes })
    })
    const target = join(folder, 'backup')
    await run(place, 'backup', target)
    const proved = await run(undefined, 'rehearse', target)
    expect(proved).toMatchObject({ code: 0, err: '' })
    expect(proved.out).toMatch(
      /^Proved the backup in .*, written 20.*Z\.\nRestored [1-9]\d* rows\. Found no problem in 1 spaces/,
    )
    expect(proved.out).toMatch(/Rendered [1-9]\d* pages\.\n$/)
    const file = join(target, 'recto.sqlite')
    writeFileSync(file, readFileSync(file).subarray(0, -1))
    const damaged = await run(undefined, 'rehearse', target)
    expect(damaged).toMatchObject({ code: 1, out: '' })
    expect(damaged.err).toMatch(/^.*recto\.sqlite is damaged.*\n$/)
    expect((await run(undefined, 'rehearse', folder)).err).toMatch(/manifest\.json is missing/)
    const sealed = join(folder, 'sealed')
    const passphrase = join(folder, 'passphrase')
    writeFileSync(passphrase, 'nine lanterns above the harbour\n')
    await run(place, 'backup', sealed, '--passphrase-file', passphrase)
    expect((await run(undefined, 'rehearse', sealed)).code).toBe(1)
    expect((await run(undefined, 'rehearse', sealed, '--passphrase-file', passphrase)).out).toContain(
      'The passphrase decrypts its secret.',
    )
  })

  it('takes the passphrase of a backup from a file only', async () => {
    await organization()
    const target = join(folder, 'backup')
    const missing = await run(place, 'backup', target, '--passphrase-file', join(folder, 'none'))
    expect(missing).toMatchObject({ code: 1, out: '' })
    expect(existsSync(target)).toBe(false)
    const file = join(folder, 'passphrase')
    writeFileSync(file, 'nine lanterns above the harbour\n')
    const written = await run(place, 'backup', target, '--passphrase-file', file)
    expect(written.out).toContain('Its secret is encrypted')
    for (const name of readdirSync(target).filter((one) => one.endsWith('.json')))
      expect(readFileSync(join(target, name), 'utf8')).not.toContain(secret)
  })

  it('refuses another secret, and adopts it when told to', async () => {
    await organization()
    const fits = await run(place, 'adopt-secret')
    expect(fits).toMatchObject({ code: 0, err: '' })
    expect(fits.out).toContain('Nothing to do')
    const other = environmentOf(place, {
      SECRET: 'a different secret, since the first one was lost',
    })
    expect(await runIn(other, ['create-admin', 'ines@example.org', '--password', password])).toMatchObject({
      ...{ code: 1, out: '' },
    })
    const asked = await runIn(other, ['adopt-secret'])
    expect(asked.code).toBe(1)
    expect(asked.err).toContain('Nothing was changed')
    expect(await run(place, 'adopt-secret')).toEqual(fits)
    expect(await runIn(other, ['adopt-secret', '--yes'])).toMatchObject({ code: 0, err: '' })
    expect(await runIn(other, ['adopt-secret'])).toMatchObject({ code: 0, out: fits.out })
    expect(await runIn(other, ['create-admin', 'ines@example.org', '--password', password])).toMatchObject({
      ...{ code: 0, err: '' },
    })
  })
})

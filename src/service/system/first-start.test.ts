/** The first start on an empty store, once and by several processes of one installation. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { firstStart } from './first-start.ts'

describe.each(engines)('the first start on %s', (engine) => {
  let service: TestService
  afterEach(() => service.close())

  const linksOf = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => /setup\?token=(\w+)/.exec(line)?.[1] ?? [])
  const setUp = (token: string | undefined) =>
    service.anonymous('POST', '/setup', {
      token: String(token),
      email: `${String(token).slice(0, 6)}@example.org`,
      displayName: 'Mara',
      password: 'a long password of mara',
      demo: false,
      organization: 'Halden',
    })

  describe('without an administrator', () => {
    beforeEach(async () => {
      service = await startTestService(engine)
    })

    it('prints a link in each process; using one invalidates the others', async () => {
      const starts = await Promise.all([firstStart(service.ctx, false), firstStart(service.ctx, false)])
      const [first, second] = starts.flatMap(linksOf)
      expect(first).not.toBe(second)
      const answers = [await setUp(first), await setUp(second)]
      expect(answers.map(({ status }) => status)).toEqual([201, 412])
      expect(await firstStart(service.ctx, false)).toEqual([])
    })

    it('tells strangers how commands are called, and where the data is only until setup', async () => {
      const state = async () => (await service.anonymous('GET', '/setup')).body
      const commandPrefix = 'npm run recto --'
      const place = engine === 'sqlite' && { dataPath: service.ctx.config.dataDir }
      expect(await state()).toEqual({ done: false, commandPrefix, ...place })
      await setUp(linksOf(await firstStart(service.ctx, false))[0])
      expect(await state()).toEqual({ done: true, commandPrefix })
    })

    it('accepts one of two links used at the same time', async () => {
      const links = [
        ...linksOf(await firstStart(service.ctx, false)),
        ...linksOf(await firstStart(service.ctx, false)),
      ]
      const statuses = (await Promise.all(links.map(setUp))).map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(1)
      const people = await service.ctx.store.read.selectFrom('persons').select('id').execute()
      expect(people).toHaveLength(1)
    })
  })

  it('gives the administrator of the demo what the environment says', async () => {
    const [email, password] = ['owner@example.org', 'a long password of the owner']
    service = await startTestService(engine, {
      RECTO_ADMIN_EMAIL: email,
      RECTO_ADMIN_PASSWORD: password,
      RECTO_ADMIN_TOKEN: 't'.repeat(32),
    })
    const lines = await firstStart(service.ctx, true)
    expect(lines).toContain(`Or sign in as ${email} with the password in RECTO_ADMIN_PASSWORD.`)
    expect(lines.join('\n')).toContain(`sign-in-link ${email}`)
    expect((await service.anonymous('POST', '/sessions', { email, password })).status).toBe(201)
    const people = await service.ctx.store.read
      .selectFrom('persons')
      .select('email')
      .where('operator', '=', 1)
      .execute()
    expect(people).toEqual([{ email }])
  })

  it('prints only a link to sign in to the demo if the environment names nobody', async () => {
    service = await startTestService(engine)
    const lines = await firstStart(service.ctx, true)
    expect(lines.join('\n')).toContain('sign-in-link mara.oduya@demo.example')
    expect(lines.join('\n')).not.toContain('RECTO_ADMIN_PASSWORD')
  })

  it('creates one administrator, however many processes start', async () => {
    service = await startTestService(engine, {
      RECTO_ADMIN_EMAIL: 'owner@example.org',
      RECTO_ADMIN_PASSWORD: 'a long password of the owner',
    })
    const starts = await Promise.all(Array.from({ length: 4 }, () => firstStart(service.ctx, false)))
    expect(starts.flat().filter((line) => line.includes('The administrator of'))).not.toEqual([])
    const { read } = service.ctx.store
    for (const table of ['persons', 'organizations'] as const)
      expect(await read.selectFrom(table).select('id').execute()).toHaveLength(1)
  })
})

/** Commands about people: what a new password invalidates. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { beginSession, insertToken } from '../people/person-rows.ts'
import { resetPasswordCommand } from './people.ts'

const adminToken = 'the-token-that-the-environment-of-a-test-gives'

describe.each(engines)('reset-password on %s', (engine) => {
  let service: TestService
  let mara: Client
  let cookie: string
  const start = async (environment: Record<string, string>) => {
    service = await startTestService(engine, environment)
    const { ctx } = service
    mara = await service.person('mara', { operator: true })
    await ctx.store.write(async (db) => {
      const token = {
        person: mara.person,
        name: 'RECTO_ADMIN_TOKEN',
        scope: 'admin',
        expiresAt: null,
      } as const
      await insertToken(ctx, db, { ...token, secret: adminToken })
      cookie = `recto=${await beginSession(ctx, db, mara.person, { address: '', agent: '' }, 'password')}`
    })
  }
  beforeEach(() => start({ RECTO_ADMIN_TOKEN: adminToken }))
  afterEach(() => service.close())

  const reset = async (options: Record<string, string | boolean> = {}): Promise<string> => {
    const lines: string[] = []
    const { ctx } = service
    if (resetPasswordCommand.standsAlone === true) throw new Error('It needs an installation.')
    await resetPasswordCommand.run({
      installation: { ctx, close: () => Promise.resolve() },
      config: ctx.config,
      variable: () => undefined,
      positionals: ['mara@example.org'],
      options: { password: 'another river at dawn', ...options },
      print: (line) => lines.push(line),
      readSecret: () => Promise.resolve(''),
    })
    return lines.join('\n')
  }
  const works = async (headers: Record<string, string>) =>
    (await service.anonymous('GET', '/user', undefined, headers)).status === 200
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })

  it('ends sessions and tokens, and keeps the token from the environment', async () => {
    expect(await reset()).toContain('Revoked these API tokens: "test".')
    expect(await works({ cookie })).toBe(false)
    expect(await works(bearer(mara.token))).toBe(false)
    expect(await works(bearer(adminToken))).toBe(true)
    const signIn = { email: 'mara@example.org', password: 'another river at dawn' }
    expect((await service.anonymous('POST', '/sessions', signIn)).status).toBe(201)
  })

  it('keeps all tokens with --keep-tokens', async () => {
    expect(await reset({ 'keep-tokens': true })).toContain('still work')
    expect(await works({ cookie })).toBe(false)
    expect(await works(bearer(mara.token))).toBe(true)
    expect(await works(bearer(adminToken))).toBe(true)
  })

  it('revokes a token that only has the name RECTO_ADMIN_TOKEN, and says how to keep the real one', async () => {
    await service.close()
    await start({})
    expect(await reset()).toMatch(/"RECTO_ADMIN_TOKEN"[^]*set RECTO_ADMIN_TOKEN for this command too/)
    expect(await works(bearer(adminToken))).toBe(false)
  })
})

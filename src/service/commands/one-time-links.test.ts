/** Links that the command line prints for the browser. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import type { Command } from './command.ts'
import { storeAddresses } from '../installation/service-addresses.ts'
import { setupLinkCommand, signInLinkCommand } from './one-time-links.ts'

describe.each(engines)('one-time links on %s', (engine) => {
  let service: TestService
  beforeEach(async () => {
    service = await startTestService(engine)
  })
  afterEach(() => service.close())

  let variables: Readonly<Record<string, string>> = {}
  const run = async (command: Command, ...positionals: string[]): Promise<URL> => {
    const lines: string[] = []
    const { ctx } = service
    if (command.standsAlone === true) throw new Error('It needs an installation.')
    await command.run({
      installation: { ctx, close: () => Promise.resolve() },
      config: ctx.config,
      variable: (name) => variables[name],
      positionals,
      options: {},
      print: (line) => lines.push(line),
      readSecret: () => Promise.resolve(''),
    })
    return new URL(lines.join('\n'))
  }

  it('setup-link creates the first account, and is refused afterwards', async () => {
    const { searchParams } = await run(setupLinkCommand)
    const answer = await service.anonymous('POST', '/setup', {
      token: searchParams.get('token'),
      email: 'mara@example.org',
      displayName: 'Mara',
      password: 'a long password of mara',
      demo: false,
      organization: 'Halden',
    })
    expect(answer.status).toBe(201)
    await expect(run(setupLinkCommand)).rejects.toThrow('already set up')
  })

  it('lead to the service as it was started, unless the environment of the command says where it is', async () => {
    await service.person('mara')
    const { store, config } = service.ctx
    const origin = async () => (await run(signInLinkCommand, 'mara@example.org')).origin
    expect(await origin()).toBe(config.baseUrl)
    for (const baseUrl of ['https://docs.example.org', 'http://localhost:4210']) {
      await storeAddresses(store, { ...config, baseUrl })
      expect(await origin()).toBe(baseUrl)
    }
    for (const name of ['BASE_URL', 'PORT', 'HOST']) {
      variables = { [name]: 'x' }
      expect(await origin()).toBe(config.baseUrl)
    }
    variables = {}
  })

  it('sign-in-link signs in once, without a password', async () => {
    await service.person('mara')
    const link = (await run(signInLinkCommand, 'mara@example.org')).searchParams.get('link')
    expect((await service.anonymous('POST', '/sessions', { link })).status).toBe(201)
    expect((await service.anonymous('POST', '/sessions', { link })).status).toBe(401)
    await expect(run(signInLinkCommand, 'nobody@example.org')).rejects.toThrow('No account')
  })
})

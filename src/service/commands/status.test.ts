import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import type { Context } from '../context.ts'
import type { CommandCall } from './command.ts'
import { storeAddresses } from '../installation/service-addresses.ts'
import { statusCommand } from './status.ts'

let service: TestService
beforeEach(async () => {
  service = await startTestService('sqlite', { OUTGOING_ALLOW: '10.0.0.7:8080,git.intranet:443' })
})
afterEach(() => service.close())

/** What the command prints, and why it fails. */
const status = async (ctx: Context, variables: Readonly<Record<string, string>> = {}) => {
  const lines: string[] = []
  const call = {
    ...{ installation: { ctx, close: async () => {} }, config: ctx.config, positionals: [], options: {} },
    ...{
      print: (line: string) => lines.push(line),
      readSecret: async () => '',
      variable: (name: string) => variables[name],
    },
  } satisfies CommandCall
  const problem = await statusCommand.run(call).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { text: lines.join('\n'), problem }
}

test('lists waiting work and what requests may reach', async () => {
  const { ctx } = service
  const job = { kind: 'import', organization: 'o', person: 'u', input: {} }
  await ctx.store.write((db) => ctx.jobs.add(db, job))
  const { text, problem } = await status(ctx)
  expect(problem).toBeUndefined()
  expect(text).toMatch(/^Jobs +import pending 1$/m)
  expect(text).toMatch(/^Outgoing +10\.0\.0\.7:8080, git\.intranet:443$/m)
  expect(text).not.toMatch(/^Proxies/m)
})

test('fails when the database accepts no changes, after printing everything', async () => {
  const { ctx } = service
  const requireWritable = () => Promise.reject(new Error('The disk is full.'))
  const { text, problem } = await status({ ...ctx, store: { ...ctx.store, requireWritable } })
  expect(text).toMatch(/^FAILED +The disk is full\.$/m)
  expect(text).toMatch(/^Version +/m)
  expect(problem).toBe('1 check failed.')
})

test('prints the addresses of the running service, unless its own environment says others', async () => {
  const { ctx } = service
  const { baseUrl, sitesUrl, integrationsUrl } = ctx.config
  const addresses = async (variables?: Readonly<Record<string, string>>) =>
    [...(await status(ctx, variables)).text.matchAll(/^(?:Dashboard|Sites|Integrations) +(.+)$/gm)].map(
      ([, address]) => address,
    )
  const own = [baseUrl, sitesUrl, integrationsUrl]
  expect(await addresses()).toEqual(own)
  const started = ['http://docs.example.org', 'https://sites.example.org', 'https://*.hooks.example.org']
  await storeAddresses(ctx.store, {
    ...{ baseUrl: 'http://docs.example.org', sitesUrl: 'https://sites.example.org' },
    integrationsUrl: 'https://*.hooks.example.org',
  })
  expect(await addresses()).toEqual(started)
  expect((await status(ctx)).text).toContain('The connection is not encrypted.')
  expect(await addresses({ PORT: '4000' })).toEqual(own)
  expect(await addresses({ SITES_URL: 'x' })).toEqual([started[0], sitesUrl, started[2]])
  expect(await addresses({ INTEGRATIONS_PORT: '4002' })).toEqual([started[0], started[1], integrationsUrl])
})

/** Public endpoints while the store cannot be asked. */
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { publish } from '../../../testing/fixtures/integrations.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { buildIntegrationsApp } from '../../integrations-app.ts'
import { StoreUnavailable } from '../../storage/store-unavailable.ts'
import { closeRuntime } from '../runtime/runtime-of.ts'

describe.each(engines)('a public endpoint on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService(engine)
  })
  afterAll(() => service.close())

  it('says so when the store is away, and answers again afterwards', async () => {
    const mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    await publish(mara, org, { name: 'plain', script: scriptOf(`return new Response('OK')`) })
    let isAway = false
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      // The manifest alone is what an answer needs once the script runs.
      transformResult: ({ result }) =>
        isAway && result.rows.some((row) => Object.keys(row).join() === 'manifest')
          ? Promise.reject(new StoreUnavailable('away', new Error('test')))
          : Promise.resolve(result),
    }
    const store = { ...service.ctx.store, read: service.ctx.store.read.withPlugin(plugin) }
    const app = buildIntegrationsApp({ ...service.ctx, store })
    try {
      const call = async () => (await app.inject('/v1/integrations/plain/integration/')).statusCode
      expect(await call()).toBe(200)
      isAway = true
      expect(await call()).toBe(503)
      isAway = false
      expect(await call()).toBe(200)
    } finally {
      await app.close()
      await closeRuntime(store)
    }
  })
})

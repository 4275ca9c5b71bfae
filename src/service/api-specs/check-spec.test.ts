/** Checks of texts and URLs: what they say, who may ask for them, and those that take too long. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiSpecService } from '../../testing/fixtures/apis/api-spec-service.ts'
import { apiText, startApiSpecService } from '../../testing/fixtures/apis/api-spec-service.ts'
import { petsApi } from '../../testing/fixtures/apis/pets-api.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('a check of an API document on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await specs.close()
  })

  it('of a text and a URL stores nothing', async () => {
    const { mara, at, url } = specs
    specs.respond((_request, response) => void response.end(JSON.stringify(petsApi)))
    const check = (source: object) => mara.done('POST', at('/check'), { source })
    expect(await check({ text: JSON.stringify(petsApi) })).toMatchObject({
      accepted: true,
      operations: 3,
      schemas: 1,
    })
    expect(await check({ url: url() })).toMatchObject({ accepted: true, title: 'Pets' })
    expect(await check({ text: '{' })).toMatchObject({ accepted: false })
    expect(await check({ url: 'http://10.0.0.1/' })).toMatchObject({
      ...{ accepted: false, errors: [{ code: 'fetch-failed' }] },
    })
    expect((await mara.done('GET', at()))['count']).toBe(0)
  })

  it('that waits too long for others is refused for now', async () => {
    const { mara, at } = specs
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    )
    const answer = await mara('POST', at('/check'), { source: { text: apiText() } })
    expect(answer).toMatchObject({ status: 409, body: { error: { reason: 'too-busy' } } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('needs the right to create, of the person or of the token', async () => {
    const { mara, at, service, org } = specs
    const source = { text: apiText() }
    const [kim, lee] = [await service.person('kim'), await service.person('lee')]
    await service.member(org, kim, 'edit')
    expect((await kim('POST', at('/check'), { source })).body.error?.reason).toBe('role-too-low')
    expect((await lee('POST', at('/check'), { source })).status).toBe(404)
    expect((await mara('POST', at('/check'), { source })).status).toBe(200)
  })
})

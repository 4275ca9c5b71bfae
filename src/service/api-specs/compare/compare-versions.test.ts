/** Comparisons that are computed when somebody asks for them, and who may accept findings. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { apiText, startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const get = { responses: { 200: { description: 'Fine' } } }

describe.each(engines)('comparisons of API specifications on %s', (engine) => {
  let specs: ApiSpecService
  /** Ids of versions, the newest first. */
  let versions: readonly string[]
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
    await specs.hosted({ text: apiText({ '/pets': { get } }) })
    await specs.hosted({ text: apiText() })
    const { items } = await specs.mara.done('GET', specs.at('/pets/versions'))
    versions = (items as { id: string }[]).map(({ id }) => id)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await specs.close()
  })

  const backwards = () => specs.at(`/pets/compare?from=${versions[0] ?? ''}&to=${versions[1] ?? ''}`)

  it('are refused for now if they wait too long, and computed later', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
    )
    expect(await specs.mara('GET', backwards())).toMatchObject({
      ...{ status: 409, body: { error: { reason: 'too-busy' } } },
    })
    vi.restoreAllMocks()
    expect(await specs.mara.done('GET', backwards())).toMatchObject({ counts: { breaking: 0, safe: 1 } })
  })

  it('are stored once if several people ask at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => specs.mara('GET', backwards())))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { read } = specs.service.ctx.store
    expect(await read.selectFrom('api_spec_differences').select('to_version').execute()).toHaveLength(2)
  })

  it('know only versions of the same specification', async () => {
    await specs.hosted({ text: apiText() }, 'cats')
    const other = (await specs.mara.done('GET', specs.at('/cats')))['lastVersion']
    for (const query of [`from=${String(other)}`, `to=${String(other)}`])
      expect((await specs.mara('GET', specs.at(`/pets/compare?${query}`))).status).toBe(404)
    for (const rest of ['', '/content', '/content/raw', '/operations', '/schemas', '/reference'])
      expect((await specs.mara('GET', specs.at(`/pets/versions/${String(other)}${rest}`))).status).toBe(404)
  })

  it('have findings that are accepted only for this specification, by those who may create', async () => {
    const { findings } = await specs.mara.done('GET', specs.at('/pets/compare'))
    const fingerprints = (findings as { fingerprint: string }[]).map(({ fingerprint }) => fingerprint)
    const accept = (slug = 'pets', by = specs.mara) =>
      by('POST', specs.at(`/${slug}/findings/accept`), { fingerprints, note: 'Nobody used it.' })
    await specs.hosted({ text: apiText({ '/pets': { get } }) }, 'cats')
    expect((await accept('cats')).body.error?.details).toMatchObject([{ path: 'body.fingerprints.0' }])
    await specs.hosted({ text: apiText() }, 'cats')
    const kim = await specs.service.person('kim')
    await specs.service.member(specs.org, kim, 'edit')
    expect((await accept('pets', kim)).body.error?.reason).toBe('role-too-low')
    // Two requests at once.
    expect((await Promise.all([accept(), accept()])).map(({ status }) => status)).toEqual([204, 204])
    const counted = async (slug: string) =>
      (await specs.mara.done('GET', specs.at(`/${slug}/compare`)))['counts']
    expect(await counted('pets')).toMatchObject({ breaking: 0, accepted: 1 })
    expect(await counted('cats')).toMatchObject({ breaking: 1, accepted: 0 })
    const { items } = await specs.mara.done('GET', specs.at('/pets/versions?limit=1'))
    expect(items).toMatchObject([{ changes: { breaking: 0, accepted: 1 } }])
  })
})

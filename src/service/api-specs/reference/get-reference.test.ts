/** The reference of the latest version, over the API and for pages. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiDocumentOf } from '../read-reference.ts'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { petsApi, petsDocument } from '../../../testing/fixtures/apis/pets-api.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('the reference of an API specification on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
  })
  afterEach(() => specs.close())

  it('gives the reference of an operation, of models, and the overview', async () => {
    const { mara, at, hosted } = specs
    await hosted({ text: JSON.stringify(petsApi) })
    const reference = (query: string) => mara('GET', at(`/pets/versions/latest/reference${query}`))
    expect((await reference('')).body).toMatchObject({ overview: { title: 'Pets', version: '1' } })
    expect((await reference('?operation=GET%20/pets')).body).toMatchObject({
      operation: { key: 'GET /pets', title: 'Lists pets', operationId: 'listPets' },
    })
    expect((await reference('?method=GET&path=/pets/%7Bid%7D')).body).toMatchObject({
      operation: { path: '/pets/{petId}' },
    })
    expect((await reference('?schemas=Pet,None')).body).toMatchObject({ models: [{ name: 'Pet' }] })
    expect((await reference('?operation=GET%20/cats')).status).toBe(404)
    expect((await reference('?path=/pets')).body.error?.details).toMatchObject([{ path: 'query.method' }])
  })

  it('tells pages what to show of the latest version, and since when an operation is gone', async () => {
    const { mara, at, hosted, processed, service, org } = specs
    await hosted({ text: JSON.stringify(petsApi) }, 'Pets')
    const api = async () => apiDocumentOf(service.ctx, org, 'pets')
    expect((await (await api())?.reference('POST /pets'))?.title).toBe('Adds a pet')
    expect(await (await api())?.goneSince('POST /pets')).toBeUndefined()
    expect((await (await api())?.models([]))?.map(({ name }) => name)).toEqual(['Pet'])
    await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(petsDocument({})) } })
    await processed()
    expect(await (await api())?.reference('POST /pets')).toBeUndefined()
    expect(await (await api())?.goneSince('POST /pets')).toBe(2)
    expect(
      await apiDocumentOf(service.ctx, await service.organization('Other', mara), 'pets'),
    ).toBeUndefined()
  })
})

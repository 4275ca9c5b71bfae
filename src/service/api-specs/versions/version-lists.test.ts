/** Filters, counts and pages of the operations and schemas of a version, the same on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { apiText, startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const operation = (summary: string, tags: readonly string[] = []) => ({
  ...{ summary, tags },
  responses: { 200: { description: 'Fine' } },
})
const text = apiText(
  {
    '/owners': { get: operation('ÜBERSICHT der Halter', ['Owners', 'a,b']) },
    '/pets': { get: operation('Lists 100% of the pets', ['owners']) },
    '/pets_of': { get: operation('Lists some', ['Own_rs', '"Owners"']) },
    '/vets': { get: operation('Lists vets', ['Vets', 'Doctors']) },
  },
  { components: { schemas: { Ärger: {}, ärgern: {}, Pet: {}, PetOwner: {}, Owner_: {} } } },
)

describe.each(engines)('what a version contains on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
    await specs.hosted({ text })
  })
  afterEach(() => specs.close())

  const list = async (what: 'operations' | 'schemas', filter: Record<string, string>) => {
    const query = new URLSearchParams(filter).toString()
    const { items, count } = await specs.mara.done('GET', specs.at(`/pets/versions/latest/${what}?${query}`))
    const names = (items as { path?: string; name?: string }[]).map(({ path, name }) => path ?? name)
    expect(count).toBe(names.length)
    return names
  }

  it('is found by whole tags, in which case counts', async () => {
    const tagged = (tag: string) => list('operations', { tag })
    expect(await tagged('Owners')).toEqual(['/owners'])
    expect(await tagged('owners')).toEqual(['/pets'])
    expect(await tagged('"Owners"')).toEqual(['/pets_of'])
    expect(await tagged('Own_rs')).toEqual(['/pets_of'])
    expect(await tagged('a,b')).toEqual(['/owners'])
    for (const none of ['Owner', 'Own%', ',', '']) expect([none, await tagged(none)]).toEqual([none, []])
  })

  it('is found by words in any case, wherever they stand', async () => {
    const found = (search: string) => list('operations', { search })
    expect(await found('übersicht')).toEqual(['/owners'])
    expect(await found('  LISTS   vets ')).toEqual(['/vets'])
    expect(await found('100%')).toEqual(['/pets'])
    expect(await found('pets_of')).toEqual(['/pets_of'])
    expect(await found(' ')).toHaveLength(4)
  })

  it('is found by parts of the names of schemas, in any case', async () => {
    const found = (search: string) => list('schemas', { search })
    expect(await found('Ärger')).toEqual(['Ärger', 'ärgern'])
    expect(await found('ärger')).toEqual(['Ärger', 'ärgern'])
    expect(await found('ÄRGER')).toEqual(['Ärger', 'ärgern'])
    expect(await found('petowner')).toEqual(['PetOwner'])
    expect(await found('Owner_')).toEqual(['Owner_'])
    expect(await found('')).toHaveLength(5)
  })

  it('is listed page by page with the count of all that match, for the same filter only', async () => {
    const at = specs.at('/pets/versions/latest/operations')
    const first = await specs.mara.done('GET', `${at}?search=lists&limit=2`)
    expect(first).toMatchObject({ count: 3, items: [{ path: '/pets' }, { path: '/pets_of' }] })
    const { page } = first['next'] as { page: string }
    const second = await specs.mara.done('GET', `${at}?search=lists&limit=2&page=${page}`)
    expect(second).toMatchObject({ count: 3, items: [{ path: '/vets' }] })
    expect(second['next']).toBeUndefined()
    const other = await specs.mara('GET', `${at}?search=pets&limit=2&page=${page}`)
    expect(other.body.error?.reason).toBe('bad-page-token')
  })
})

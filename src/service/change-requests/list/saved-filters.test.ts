/** Saved filters, private to their owner; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { savedFilterLimit } from '../../../contract/change-requests/saved-filter-schemas.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('saved filters on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    const org = await service.organization('Halden', mara)
    await service.member(org, noor, 'read')
    at = `/orgs/${org}/saved-filters`
  })
  afterEach(() => service.close())
  const names = async (by: Client) =>
    ((await by('GET', at)).body['items'] as readonly { readonly name: string }[]).map(({ name }) => name)

  it('are created, updated and deleted by their owner and invisible to others', async () => {
    const filter = { view: 'waiting', creator: noor.person, outdated: true }
    const { status, body, headers } = await noor('POST', at, { name: 'Mine, behind', filter })
    expect([status, body['filter'], headers['location']]).toEqual([
      201,
      filter,
      `${service.ctx.config.baseUrl}/v1${at}/${String(body['id'])}`,
    ])
    await noor('POST', at, { name: 'All', filter: {} })
    const one = `${at}/${String(body['id'])}`
    expect([await names(noor), await names(mara)]).toEqual([['All', 'Mine, behind'], []])
    expect((await mara('GET', one)).status).toBe(404)
    expect((await mara('PATCH', one, { name: 'Hers' })).status).toBe(404)
    expect((await mara('DELETE', one)).status).toBe(204)
    const changed = await noor('PATCH', one, { name: 'Behind', filter: { outdated: true } })
    expect([changed.body['name'], changed.body['filter']]).toEqual(['Behind', { outdated: true }])
    expect((await noor('GET', one)).body['name']).toBe('Behind')
    expect((await noor('DELETE', one)).status).toBe(204)
    expect(await names(noor)).toEqual(['All'])
  })

  it('have unique names and are paged by name', async () => {
    for (const name of ['b', 'a', 'c']) await mara('POST', at, { name, filter: {} })
    const taken = await mara('POST', at, { name: 'a', filter: {} })
    expect([taken.status, taken.body.error?.reason]).toEqual([409, 'already-taken'])
    const first = (await mara('GET', `${at}?limit=2`)).body
    expect([first['count'], (first['items'] as { name: string }[]).map(({ name }) => name)]).toEqual([
      3,
      ['a', 'b'],
    ])
    const { page } = first['next'] as { page: string }
    const second = (await mara('GET', `${at}?limit=2&page=${encodeURIComponent(page)}`)).body
    expect((second['items'] as { name: string }[]).map(({ name }) => name)).toEqual(['c'])
    expect((await noor('POST', at, { name: 'a', filter: {} })).status).toBe(201)
  })

  it('accept a name only once under concurrent requests', async () => {
    for (const name of ['a', 'b', 'c', 'd']) {
      const made = await Promise.all(Array.from({ length: 8 }, () => mara('POST', at, { name, filter: {} })))
      expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201,
        ...Array<number>(7).fill(409),
      ])
    }
  })

  it('accept only known filter fields, and at most the allowed number of filters', async () => {
    expect((await mara('POST', at, { name: 'x', filter: { view: 'nonsense' } })).status).toBe(422)
    expect((await mara('POST', at, { name: '', filter: {} })).status).toBe(422)
    for (let number = 0; number < savedFilterLimit; number += 1)
      expect((await mara('POST', at, { name: `n${number}`, filter: {} })).status).toBe(201)
    expect((await mara('POST', at, { name: 'one more', filter: {} })).status).toBe(412)
  })
})

/** What change requests answer: stored once, found again exactly, and seen only with the change request; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const untouched = { kind: 'untouched-page', page: 'welcome' }
const text = 'carrier “pigeon” & more'

describe.each(engines)('causes of change requests on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let guide: string
  let search: { readonly kind: string; readonly site: string; readonly text: string }
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    guide = await makeSpace('Guide')
    const { id } = await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs' })
    search = { kind: 'empty-search', site: String(id), text }
  })
  afterEach(() => service.close())

  const makeSpace = async (title: string): Promise<string> => {
    const space = await service.space(org, mara, { title })
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'welcome', title: 'Welcome', document: paragraphs('First.') }],
    })
    return space
  }
  const create = async (body: object, space = guide) => {
    const made = await mara.done('POST', `/spaces/${space}/change-requests`, body)
    return { made, at: `/spaces/${space}/change-requests/${String(made['id'])}` }
  }
  const filtered = (causes: readonly object[], more = '') =>
    `change-requests?status=active${causes
      .map((cause) => `&cause=${encodeURIComponent(JSON.stringify(cause))}`)
      .join('')}${more}`
  const found = async (causes: readonly object[], by: Client = mara, at = `/spaces/${guide}`) => {
    const { count, items } = await by.done('GET', `${at}/${filtered(causes)}`)
    const subjects = (items as { subject: string }[]).map(({ subject }) => subject).toSorted()
    expect(count).toBe(subjects.length)
    return subjects
  }

  it('are returned as they were given, and absent otherwise', async () => {
    const { at, made } = await create({ subject: 'Answer', cause: search })
    expect(made['cause']).toEqual(search)
    expect((await mara.done('GET', at))['cause']).toEqual(search)
    expect((await create({ subject: 'Other' })).made).not.toHaveProperty('cause')
    const { items } = await mara.done('GET', `/spaces/${guide}/change-requests?status=active`)
    expect((items as { cause?: object }[]).flatMap((item) => item.cause ?? [])).toEqual([search])
  })

  it('are kept by a change request that starts with a template', async () => {
    const template = await makeSpace('Template')
    await mara.done('PATCH', `/spaces/${template}`, { template: true })
    const empty = await service.space(org, mara, { title: 'Empty template' })
    await mara.done('PATCH', `/spaces/${empty}`, { template: true })
    for (const id of [template, empty])
      expect((await create({ template: { id }, cause: untouched })).made['cause']).toEqual(untouched)
  })

  it('find their change request, also after its subject was edited', async () => {
    const { at } = await create({ subject: 'Check “Welcome”', cause: untouched })
    await create({ subject: 'Check “Welcome”', cause: search })
    await create({ subject: 'Check “Welcome”' })
    await mara.done('PATCH', at, { subject: 'Renew the welcome' })
    expect(await found([untouched])).toEqual(['Renew the welcome'])
    expect(await found([search])).toEqual(['Check “Welcome”'])
    expect(await found([search, untouched])).toEqual(['Check “Welcome”', 'Renew the welcome'])
    expect(await found([{ ...search, text: 'carrier' }])).toEqual([])
    expect(await found([{ ...search, site: 'site2' }])).toEqual([])
    expect(await found([{ ...untouched, kind: 'pictures-without-alt' }])).toEqual([])
    expect(await found([untouched], mara, `/orgs/${org}`)).toEqual(['Renew the welcome'])
  })

  it('do not change with the change request', async () => {
    const { at } = await create({ cause: untouched })
    expect((await mara('PATCH', at, { cause: search })).status).toBe(422)
    expect(await found([untouched])).toHaveLength(1)
  })

  it('name a page of the space, and a site of its organization', async () => {
    const olav = await service.person('olav')
    const elsewhere = await service.organization('Elsewhere', olav)
    const { id: foreign } = await olav.done('POST', `/orgs/${elsewhere}/sites`, { title: 'Theirs' })
    const page = 'welcome'
    for (const [field, cause] of [
      ['page', { ...untouched, page: 'gone' }],
      ['source', { kind: 'broken-link', source: 'gone', target: 't' }],
      ['site', { ...search, site: foreign }],
      ['site', { kind: 'unhelpful-page', page, site: foreign }],
    ] as const) {
      const refused = await mara('POST', `/spaces/${guide}/change-requests`, { cause })
      expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([422, `body.cause.${field}`])
    }
    await create({ cause: { kind: 'broken-link', source: page, target: 't' } })
    await create({ cause: { kind: 'unhelpful-page', page, site: search.site } })
  })

  it.each([
    [{ cause: { ...untouched, more: 1 } }],
    [{ cause: { kind: 'whatever', page: 'welcome' } }],
    [{ cause: { kind: 'empty-search', site: 'site1', text: 'x'.repeat(201) } }],
  ])('are refused otherwise: %j', async (body) => {
    expect((await mara('POST', `/spaces/${guide}/change-requests`, body)).status).toBe(422)
    expect((await mara('GET', `/spaces/${guide}/${filtered([body.cause])}`)).status).toBe(422)
  })

  it('reveal nothing to people who do not see the change request', async () => {
    const hidden = await makeSpace('Hidden')
    await mara.done('PATCH', `/spaces/${hidden}`, { defaultLevel: null })
    const noor = await service.person('noor')
    const eve = await service.person('eve')
    await service.member(org, noor, 'edit')
    const { at } = await create({ subject: 'Secret', cause: untouched }, hidden)
    await create({ subject: 'Known', cause: untouched })
    expect(await found([untouched], noor)).toEqual(['Known'])
    expect(await found([untouched], noor, `/orgs/${org}`)).toEqual(['Known'])
    expect((await noor('GET', `/spaces/${hidden}/${filtered([untouched])}`)).status).toBe(404)
    expect((await noor('GET', at)).status).toBe(404)
    expect((await eve('GET', `/spaces/${guide}/${filtered([untouched])}`)).status).toBe(404)
    expect(await found([untouched], mara, `/orgs/${org}`)).toEqual(['Known', 'Secret'])
  })
})

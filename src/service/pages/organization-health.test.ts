/** What needs repair in an organization, on both engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('the health of an organization on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const idOf = ({ body }: Answer): string => String(body['id'])
  const space = async (title: string): Promise<string> =>
    idOf(await mara('POST', `/orgs/${org}/spaces`, { title, emoji: '📗', editMode: 'live' }))
  const write = (id: string, title: string, markdown: string) =>
    mara.done('POST', `/spaces/${id}/content`, {
      changes: [{ operation: 'insert_page', title, document: { markdown } }],
    })
  /** Asks until every space is checked. */
  const health = async (by = mara): Promise<Record<string, unknown>> => {
    const { body } = await by('GET', `/orgs/${org}/health`)
    return Number(body['uncheckedSpaces']) > 0 && body['spaces'] !== undefined ? health(by) : body
  }

  it('counts broken links and images without alternative text by space', async () => {
    expect(await health()).toEqual({
      ...{ brokenLinks: 0, imagesWithoutAltText: 0, spaces: [], uncheckedSpaces: 0 },
      ...{ waitingChangeRequests: 0, failedSpecs: [] },
    })
    const guide = await space('Guide')
    const manual = await space('Manual')
    await space('Empty')
    await write(guide, 'Quay', 'See [one](missing.md) and [two](/gone.md).\n\n![](https://example.org/a.png)')
    await write(manual, 'Pier', '![A pier](https://example.org/b.png)\n\n![](https://example.org/c.png)')
    const found = await health()
    expect(found).toMatchObject({
      ...{ brokenLinks: 2, imagesWithoutAltText: 2, uncheckedSpaces: 0 },
      spaces: [
        { id: guide, title: 'Guide', emoji: '📗', brokenLinks: 2, imagesWithoutAltText: 1 },
        { id: manual, title: 'Manual', brokenLinks: 0, imagesWithoutAltText: 1 },
      ],
    })
    // A list of spaces shows a number for each.
    const { body: all } = await mara('GET', `/orgs/${org}/health?all=true`)
    expect(
      (all['spaces'] as { title: string; brokenLinks: number }[]).map((row) => [row.title, row.brokenLinks]),
    ).toEqual([
      ['Guide', 2],
      ['Manual', 0],
      ['Empty', 0],
    ])
    // The same numbers as on the screens that they lead to.
    const links = (await mara('GET', `/spaces/${guide}/links?status=broken`)).body
    expect(links['stats']).toMatchObject({ broken: { total: 2 } })
    expect((await mara('GET', `/spaces/${manual}/file-report`)).body['withoutAltText']).toHaveLength(1)

    // Ignored links and repaired pages count no more.
    const [first] = links['items'] as { target: { id: string } }[]
    await mara.done('POST', `/spaces/${guide}/ignored-links`, { targets: [String(first?.target.id)] })
    expect(await health()).toMatchObject({ brokenLinks: 1 })
  })

  it('counts open change requests without activity for a week', async () => {
    const guide = await space('Guide')
    const change = await mara('POST', `/spaces/${guide}/change-requests`, { subject: 'Waits' })
    await mara.done('PATCH', `/spaces/${guide}/change-requests/${idOf(change)}`, { status: 'open' })
    expect(await health()).toMatchObject({ waitingChangeRequests: 0 })
    await service.ctx.store.write((db) =>
      db.updateTable('change_requests').set({ updated_at: '2020-01-01T00:00:00.000Z' }).execute(),
    )
    await mara('POST', `/spaces/${guide}/change-requests`, { subject: 'Recent' }).then((recent) =>
      mara.done('PATCH', `/spaces/${guide}/change-requests/${idOf(recent)}`, { status: 'open' }),
    )
    expect(await health()).toMatchObject({ waitingChangeRequests: 1 })
    // The list that the number leads to has the same ones.
    const subjects = async (query: string) => {
      const { body } = await mara('GET', `/orgs/${org}/change-requests?${query}`)
      return (body['items'] as { subject: string }[]).map(({ subject }) => subject)
    }
    expect(await subjects('inactive=true')).toEqual(['Waits'])
    expect(await subjects('inactive=false')).toEqual(['Recent'])
    expect(await subjects('inactive=true&conflicts=false')).toEqual(['Waits'])
  })

  it('counts nothing that the caller cannot see', async () => {
    const hidden = await space('Hidden')
    await write(hidden, 'Quay', 'See [one](missing.md).')
    const change = await mara('POST', `/spaces/${hidden}/change-requests`, { subject: 'Waits' })
    await mara.done('PATCH', `/spaces/${hidden}/change-requests/${idOf(change)}`, { status: 'open' })
    await service.ctx.store.write((db) =>
      db.updateTable('change_requests').set({ updated_at: '2020-01-01T00:00:00.000Z' }).execute(),
    )
    await mara.done('PATCH', `/spaces/${hidden}`, { defaultLevel: null })
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'read')
    expect(await health()).toMatchObject({ brokenLinks: 1, waitingChangeRequests: 1 })
    expect(await health(ivo)).toMatchObject({
      ...{ brokenLinks: 0, spaces: [], uncheckedSpaces: 0, waitingChangeRequests: 0 },
    })
    expect((await (await service.person('stranger'))('GET', `/orgs/${org}/health`)).status).toBe(404)
  })
})

/** The history of a page lists every revision that changed it, however long the history of its space is. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../../testing/stores/test-store.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'

interface Listed {
  readonly count: number
  readonly items: readonly { readonly id: string }[]
  readonly next?: { readonly page: string }
}

describe.each(engines)('the history of a page on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    space = await service.space(org, mara, { editMode: 'live' })
    await putContent(service.ctx, space, mara.person, {
      pages: ['one', 'two', 'three'].map((id) => ({ id, title: id, document: paragraphs('First.') })),
    })
  })
  afterEach(() => service.close())

  const write = async (change: object): Promise<void> => {
    const answer = await mara('POST', `/spaces/${space}/content`, { changes: [change] })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  }
  const history = async (page: string, more = ''): Promise<Listed> =>
    (await mara('GET', `/spaces/${space}/revisions?pageId=${page}${more}`)).body as unknown as Listed
  const changedPages = async (revision: string): Promise<string[]> => {
    const { body } = await mara('GET', `/spaces/${space}/revisions/${revision}/changes`)
    return (body['changes'] as { page?: { id: string } }[]).flatMap(({ page }) => (page ? [page.id] : []))
  }

  it('has creations, edits, moves and deletions, consistent with the changes of each revision', async () => {
    await write({ operation: 'update_page', page: 'one', document: { markdown: 'Second.' } })
    await write({ operation: 'update_page', page: 'two', title: 'Zwei' })
    await write({ operation: 'move_page', page: 'one', into: 'three' })
    await write({ operation: 'delete_page', page: 'two' })
    expect([
      (await history('one')).count,
      (await history('two')).count,
      (await history('three')).count,
    ]).toEqual([3, 3, 1])
    const { items } = (await mara('GET', `/spaces/${space}/revisions`)).body as unknown as Listed
    for (const page of ['one', 'two', 'three']) {
      const own = (await history(page)).items.map(({ id }) => id)
      const expected = []
      for (const { id } of items) if ((await changedPages(id)).includes(page)) expected.push(id)
      expect(own).toEqual(expected)
    }
    expect((await history('none')).count).toBe(0)
  })

  it('returns the number of each revision and the pages it changed, with titles of existing ones', async () => {
    await write({ operation: 'update_page', page: 'one', document: { markdown: 'Second.' } })
    await write({ operation: 'delete_page', page: 'two' })
    await write({ operation: 'set_variables', variables: { version: '2' } })
    const listedRevisions = async (more = '') =>
      (
        (await mara('GET', `/spaces/${space}/revisions?limit=50${more}`)).body as unknown as {
          items: { number: number; changedPages: { count: number; some: { title: string }[] } }[]
        }
      ).items.map(({ number, changedPages: { count, some } }) => [
        number,
        count,
        some.map(({ title }) => title).join(' '),
      ])
    expect(await listedRevisions()).toEqual([
      [5, 0, ''],
      [4, 1, ''],
      [3, 1, 'one'],
      [2, 3, 'one three'],
      [1, 0, ''],
    ])
    expect(await listedRevisions('&pageId=two')).toEqual([
      [4, 1, ''],
      [2, 3, 'one three'],
    ])
  })

  it('pages through it by key, skipping revisions of other pages', async () => {
    await write({ operation: 'update_page', page: 'one', document: { markdown: 'Long ago.' } })
    for (let n = 0; n < 12; n += 1)
      await write({ operation: 'update_page', page: 'two', document: { markdown: `Edit ${n}.` } })
    expect((await history('one')).count).toBe(2)
    expect((await history('one')).items).toHaveLength(2)
    const seen: string[] = []
    for (let next = ''; ;) {
      const page = await history('two', `&limit=5${next}`)
      seen.push(...page.items.map(({ id }) => id))
      if (!page.next) break
      next = `&page=${encodeURIComponent(page.next.page)}`
    }
    expect(new Set(seen).size).toBe(13)
  })

  it('starts over in a copy of the space', async () => {
    const copy = (await mara('POST', `/spaces/${space}/duplicate`)).body['id'] as string
    const own = (await mara('GET', `/spaces/${copy}/revisions?pageId=one`)).body
    expect(own['count']).toBe(1)
  })
})

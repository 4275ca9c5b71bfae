/** Viewed marks: set, preserved by a clean update, lost where something changed; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('viewed marks on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    const org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.', 'Third.') },
        { id: 'setup', title: 'Set up', document: paragraphs('Place it.') },
      ],
    })
    at = await begin()
    await rewrite(at, 'welcome', 'First.', 'Second, better.', 'Third.')
    await rewrite(at, 'setup', 'Put it.')
  })
  afterEach(() => service.close())

  const begin = async () =>
    `/spaces/${space}/change-requests/${String((await noor('POST', `/spaces/${space}/change-requests`, {})).body['id'])}`
  const rewrite = (where: string, page: string, ...texts: readonly string[]) =>
    noor('POST', `${where}/content`, {
      changes: [{ operation: 'update_page', page, document: { document: paragraphs(...texts) } }],
    })
  const mark = (...pages: readonly string[]) =>
    mara('PUT', `${at}/viewed`, { pages: pages.map((page) => ({ page, viewed: true })) })
  const seen = async (by: Client = mara) => {
    const { pages, blocks, changedSince } = (await by('GET', `${at}/viewed`)).body
    return { pages, blocks, changedSince }
  }

  it('belongs to one person, and ends when it is removed or the page changes', async () => {
    expect((await mark('welcome', 'setup')).body).toMatchObject({ pages: ['setup', 'welcome'] })
    expect(await seen(noor)).toEqual({ pages: [], blocks: [], changedSince: [] })
    await rewrite(at, 'welcome', 'First.', 'Second, best.', 'Third.')
    expect(await seen()).toEqual({ pages: ['setup'], blocks: [], changedSince: ['welcome'] })
    await rewrite(at, 'welcome', 'First.', 'Second, better.', 'Third.')
    expect(await seen()).toMatchObject({ pages: ['setup', 'welcome'], changedSince: [] })
    await mara('PUT', `${at}/viewed`, { pages: [{ page: 'setup', viewed: false }] })
    expect(await seen()).toMatchObject({ pages: ['welcome'], changedSince: [] })
  })

  it('of a block ends only when that block changes', async () => {
    await mara('PUT', `${at}/viewed`, {
      blocks: ['b1', 'b2'].map((block) => ({ page: 'welcome', block, viewed: true })),
    })
    const kept = (block: string) => ({ page: 'welcome', block })
    expect((await seen()).blocks).toEqual([kept('b1'), kept('b2')])
    await rewrite(at, 'welcome', 'First.', 'Second, best.', 'Third.')
    expect((await seen()).blocks).toEqual([kept('b1')])
    const nowhere = { blocks: [{ page: 'welcome', block: 'b99', viewed: true }] }
    expect((await mara('PUT', `${at}/viewed`, nowhere)).status).toBe(400)
  })

  it('stays after an update without conflicts, but not after one with answers on that page', async () => {
    await mark('welcome', 'setup')
    const other = await begin()
    await rewrite(other, 'welcome', 'First of all.', 'Second.', 'Third.')
    await mara('POST', `${other}/merge`)
    await noor('POST', `${at}/update`)
    expect(await seen()).toMatchObject({ pages: ['setup', 'welcome'], changedSince: [] })

    const third = await begin()
    await rewrite(third, 'setup', 'Drop it.')
    await mara('POST', `${third}/merge`)
    const conflicts = (await noor('GET', `${at}/conflicts`)).body['items'] as { id: string }[]
    await noor('PUT', `${at}/conflicts/${conflicts[0]?.id ?? ''}`, { choice: 'change' })
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('update')
    expect(await seen()).toMatchObject({ pages: ['welcome'], changedSince: ['setup'] })
  })

  it('returns the latest review of the caller, and rejects marks on an outdated head', async () => {
    const head = String((await mara('GET', at)).body['revision'])
    const review = await mara('POST', `${at}/reviews`, { status: 'approved' })
    await rewrite(at, 'setup', 'Put it down.')
    expect((await mara('GET', `${at}/viewed`)).body['lastReview']).toMatchObject({
      id: review.body['id'],
      revision: head,
      status: 'approved',
    })
    const stale = { revision: head, pages: [{ page: 'setup', viewed: true }] }
    expect((await mara('PUT', `${at}/viewed`, stale)).body.error?.reason).toBe('state-forbids')
    expect((await mara('PUT', `${at}/viewed`, { person: noor.person })).status).toBe(422)
  })

  describe('the reviewed revision', () => {
    const review = async () => mara('POST', `${at}/reviews`, { status: 'approved' })
    const reviewed = async () =>
      String(((await mara('GET', `${at}/viewed`)).body['lastReview'] as { revision: string }).revision)
    const head = async () => String((await mara('GET', at)).body['revision'])
    const onMain = async (...texts: readonly string[]) => {
      const other = await begin()
      await rewrite(other, 'welcome', ...texts)
      expect((await mara('POST', `${other}/merge`)).body['result']).toBe('merge')
    }
    const update = async () => expect((await noor('POST', `${at}/update`)).body['result']).toBe('update')
    const markdownAt = async (revision: string) =>
      String(
        (await mara('GET', `/spaces/${space}/revisions/${revision}/page/welcome?format=markdown`)).body[
          'markdown'
        ],
      )

    it('equals the head after an update that only adds changes of main', async () => {
      await review()
      await onMain('First, by main.', 'Second.', 'Third.')
      await update()
      expect(await reviewed()).toBe(await head())
      await onMain('First, by main again.', 'Second.', 'Third.')
      await update()
      expect(await reviewed()).toBe(await head())
    })

    it('has changes of main, but no later edits of the change request', async () => {
      await review()
      await rewrite(at, 'welcome', 'First.', 'Second, better.', 'Third, later.')
      await onMain('First, by main.', 'Second.', 'Third.')
      await update()
      expect(await markdownAt(await reviewed())).toBe(
        '# Welcome\n\nFirst, by main.\n\nSecond, better.\n\nThird.\n',
      )
      expect(await markdownAt(await head())).toContain('Third, later.')
      await onMain('First, by main.', 'Second, by main.', 'Third.')
      // Main changed the reviewed text: the conflict is resolved after the review.
      const [conflict] = (await noor('GET', `${at}/conflicts`)).body['items'] as { readonly id: string }[]
      await noor('PUT', `${at}/conflicts/${conflict?.id ?? ''}`, { choice: 'change' })
      await update()
      expect(await markdownAt(await reviewed())).toContain('Second, by main.')
      expect(await markdownAt(await head())).toContain('Second, better.')
    })
  })
})

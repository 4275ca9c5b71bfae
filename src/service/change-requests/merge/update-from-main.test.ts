/** What an update from main leaves as it was: reviews, viewed marks, comments, and who counts as an author. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Json = Readonly<Record<string, unknown>>

describe.each(engines)('an update from main on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let ivo: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    ivo = await service.person('ivo')
    const org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    await service.member(org, ivo, 'review')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'care', title: 'Care', document: paragraphs('Oil it.', 'Dry it.') }],
    })
  })
  afterEach(() => service.close())

  /** Replaces the text of the page by these paragraphs, `[key, text]`. */
  const rewrite = async (by: Client, at: string, ...blocks: readonly (readonly [string, string])[]) => {
    const { nodes, ...document } = paragraphs(...blocks.map(([, text]) => text))
    const keyed = nodes.map((node, place) => ({ ...node, key: blocks[place]?.[0] }))
    const changes = [
      { operation: 'update_page', page: 'care', document: { document: { ...document, nodes: keyed } } },
    ]
    const { status, body } = await by('POST', `${at}/content`, { changes })
    expect([status, body.error]).toEqual([200, undefined])
  }
  const begin = async (...blocks: readonly (readonly [string, string])[]): Promise<string> => {
    const made = (await noor('POST', `/spaces/${space}/change-requests`, {})).body
    const at = `/spaces/${space}/change-requests/${String(made['id'])}`
    await rewrite(noor, at, ...blocks)
    return at
  }
  const onMain = async (...blocks: readonly (readonly [string, string])[]) =>
    expect((await mara('POST', `${await begin(...blocks)}/merge`)).body['result']).toBe('merge')
  const update = async (at: string) => (await noor('POST', `${at}/update`)).body

  it('ignores answers to conflicts that no longer exist', async () => {
    const at = await begin(['b1', 'Oil it.'], ['b2', 'Dry it slowly.'])
    expect((await mara('POST', `${at}/reviews`, { status: 'approved' })).status).toBe(201)
    await onMain(['b1', 'Oil it.'], ['b2', 'Dry it at once.'])
    const [conflict] = (await ivo('GET', `${at}/conflicts`)).body['items'] as Json[]
    const value = paragraphs('Dry it soon.').nodes[0]
    const given = await ivo('PUT', `${at}/conflicts/${String(conflict?.['id'])}`, { choice: 'edited', value })
    expect(given.status).toBe(200)
    // Main takes its edit back, so that nothing has to be decided any more.
    await onMain(['b1', 'Oil it twice.'], ['b2', 'Dry it.'])

    expect(await update(at)).toMatchObject({ result: 'update' })
    const { items } = (await mara('GET', `${at}/reviews`)).body as { items: Json[] }
    expect(items).toMatchObject([{ outdated: false }])
    const entries = (await mara('GET', `${at}/timeline?kind=updated-from-main`)).body as { items: Json[] }
    expect(entries.items).toMatchObject([{ conflicts: 0 }])
    // Ivo wrote nothing of what is there now.
    expect((await ivo('POST', `${at}/reviews`, { status: 'approved' })).status).toBe(201)
    expect((await ivo('GET', `${at}/conflicts`)).body).toMatchObject({ count: 0, open: 0 })
  })

  it('moves comments to the key that main gave to the same block', async () => {
    const at = await begin(['b1', 'Oil it.'], ['b2', 'Dry it.'], ['mine', 'Wax it.'])
    for (const node of ['b1', 'mine']) {
      const comment = { body: { markdown: node }, page: 'care', node }
      expect((await mara('POST', `${at}/comments`, comment)).status).toBe(200)
    }
    await onMain(['b1', 'Oil it.'], ['b2', 'Dry it.'], ['theirs', 'Wax it.'])
    expect(await update(at)).toMatchObject({ result: 'update' })
    const { items } = (await mara('GET', `${at}/comments`)).body as { items: Json[] }
    const anchors = items.map(({ body, anchor }) => ({ ...(body as Json), ...(anchor as Json) }))
    expect(anchors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ markdown: 'b1\n', state: 'anchored', node: { id: 'b1' } }),
        expect.objectContaining({ markdown: 'mine\n', state: 'anchored', node: { id: 'theirs' } }),
      ]),
    )
  })

  it('succeeds where a person viewed a block under two keys of which main uses one', async () => {
    const at = await begin(['b1', 'Oil it.'], ['b2', 'Dry it slowly.'], ['theirs', 'Wax it.'])
    const mark = (block: string) =>
      mara('PUT', `${at}/viewed`, { blocks: [{ page: 'care', block, viewed: true }] })
    expect((await mark('theirs')).status).toBe(200)
    await rewrite(noor, at, ['b1', 'Oil it.'], ['b2', 'Dry it slowly.'], ['mine', 'Wax it.'])
    expect((await mark('mine')).status).toBe(200)
    expect((await mark('b2')).status).toBe(200)
    await onMain(['b1', 'Oil it.'], ['b2', 'Dry it.'], ['theirs', 'Wax it.'])
    expect(await update(at)).toMatchObject({ result: 'update' })
    expect((await mara('GET', `${at}/viewed`)).body['blocks']).toEqual([{ page: 'care', block: 'b2' }])
  })
})

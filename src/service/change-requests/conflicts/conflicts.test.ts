/**
 * Conflicts from the user's view: authors and times, automatic resolutions, answers that persist and answers that do
 * not.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Json = Readonly<Record<string, unknown>>

describe.each(engines)('conflicts on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let jonas: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    jonas = await service.person('jonas')
    const org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    await service.member(org, jonas, 'edit')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'care', title: 'Care', document: paragraphs('Oil it.', 'Dry it.', 'Wax it.') },
        { id: 'parts', title: 'Parts', document: paragraphs('A foot.') },
        { id: 'shop', title: 'Shop', document: paragraphs('Open at nine.') },
      ],
      variables: { version: '1' },
    })
  })
  afterEach(() => service.close())

  const begin = async (by: Client, ...changes: readonly Json[]): Promise<string> => {
    const made = (await by('POST', `/spaces/${space}/change-requests`, {})).body
    const at = `/spaces/${space}/change-requests/${String(made['id'])}`
    await write(by, at, ...changes)
    return at
  }
  const write = async (by: Client, at: string, ...changes: readonly Json[]): Promise<void> => {
    const { status, body } = await by('POST', `${at}/content?compat=false`, { changes })
    expect([status, body.error]).toEqual([200, undefined])
  }
  const rewrite = (page: string, ...texts: readonly string[]): Json => ({
    operation: 'update_page',
    page,
    document: { document: paragraphs(...texts) },
  })
  const onMain = async (by: Client, ...changes: readonly Json[]): Promise<void> => {
    const at = await begin(by, ...changes)
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
  }
  const conflictsOf = async (at: string): Promise<readonly Json[]> =>
    (await mara('GET', `${at}/conflicts`)).body['items'] as Json[]
  /** Runs `first` before the first transaction of a request; background work also writes meanwhile. */
  const beforeFirstWrite = async <T>(request: () => Promise<T>, first: () => Promise<void>): Promise<T> => {
    const { store } = service.ctx
    const write = store.write.bind(store)
    const inRequest = new AsyncLocalStorage<true>()
    let isFirst = true
    const writes = vi.spyOn(store, 'write').mockImplementation(async (work, options) => {
      if (isFirst && inRequest.getStore()) {
        isFirst = false
        await first()
      }
      return write(work, options)
    })
    const answered = await inRequest.run(true, request)
    writes.mockRestore()
    expect(isFirst).toBe(false)
    return answered
  }
  const answer = (by: Client, at: string, conflict: Json | undefined, body: Json) =>
    by('PUT', `${at}/conflicts/${String(conflict?.['id'])}`, body)

  it('returns the author and time of each side, and what could not be merged', async () => {
    const at = await begin(noor, rewrite('care', 'Oil it.', 'Dry it slowly.', 'Wax it.'))
    await write(noor, at, { operation: 'set_variables', variables: { version: '3' } })
    service.later(60)
    await write(jonas, at, rewrite('care', 'Oil it.', 'Dry it slowly.', 'Wax it twice.'))
    service.later(60)
    await write(noor, at, rewrite('parts', 'A foot and a leg.'))
    // Main: Jonas writes one block, Noor the other; Mara merges both.
    await onMain(jonas, rewrite('care', 'Oil it.', 'Dry it at once.', 'Wax it.'), {
      operation: 'set_variables',
      variables: { version: '2' },
    })
    service.later(60)
    await onMain(noor, rewrite('care', 'Oil it.', 'Dry it at once.', 'Wax it never.'))
    await onMain(jonas, rewrite('shop', 'Open at ten.'), {
      operation: 'update_page',
      page: 'care',
      title: 'Care of wood',
    })
    const [dry, wax, variable] = await conflictsOf(at)
    expect(dry).toMatchObject({
      subject: { id: 'care', block: 'b2' },
      fields: ['text'],
      mainBy: { id: jonas.person },
      changeBy: { id: noor.person },
    })
    expect(wax).toMatchObject({
      subject: { id: 'care', block: 'b3' },
      mainBy: { id: noor.person },
      changeBy: { id: jonas.person },
    })
    expect(variable).toMatchObject({
      subject: { kind: 'variable', id: 'version' },
      mainBy: { id: jonas.person },
      changeBy: { id: noor.person },
    })
    const apart = (later: unknown, earlier: unknown): number =>
      Date.parse(String(later)) - Date.parse(String(earlier))
    expect(apart(wax?.['changeAt'], dry?.['changeAt'])).toBeGreaterThan(59_000)
    expect(apart(wax?.['mainAt'], dry?.['mainAt'])).toBeGreaterThan(59_000)
    // After an update the change request contains main's work too, but its authors are still those of main.
    expect((await answer(noor, at, variable, { choice: 'main' })).status).toBe(200)
    for (const one of [dry, wax]) expect((await answer(noor, at, one, { choice: 'change' })).status).toBe(200)
    expect((await mara('POST', `${at}/update`)).body['result']).toBe('update')
    await onMain(mara, rewrite('care', 'Oil it.', 'Dry it in the sun.', 'Wax it never.'))
    expect(await conflictsOf(at)).toMatchObject([
      { subject: { block: 'b2' }, mainBy: { id: mara.person }, changeBy: { id: noor.person } },
    ])
  })

  it('lists conflicts in reading order: pages, their blocks, then files and reusable content', async () => {
    const turned = paragraphs('Wax it.', 'Oil it.', 'Dry it.')
    await onMain(
      noor,
      { operation: 'move_page', page: 'shop', before: 'care' },
      { operation: 'update_page', page: 'care', document: { document: turned } },
    )
    const at = await begin(
      noor,
      { operation: 'set_variables', variables: { version: '3' } },
      { operation: 'delete_page', page: 'parts' },
      rewrite('care', 'Wax it twice.', 'Oil it twice.', 'Dry it twice.'),
      rewrite('shop', 'Open at ten.'),
    )
    await onMain(
      jonas,
      { operation: 'set_variables', variables: { version: '2' } },
      rewrite('parts', 'Two feet.'),
      rewrite('care', 'Wax it once.', 'Oil it once.', 'Dry it once.'),
      rewrite('shop', 'Open at eleven.'),
    )
    const read = async (): Promise<readonly unknown[]> =>
      (await conflictsOf(at)).map(({ subject, kind, base }) => {
        const { id } = subject as { id: string }
        return kind === 'block' ? `${id}: ${/"text":"(\w+)/u.exec(JSON.stringify(base))?.[1] ?? ''}` : id
      })
    const order = ['shop: Open', 'care: Wax', 'care: Oil', 'care: Dry', 'parts', 'version']
    expect(await read()).toEqual(order)
    // An answer does not change the order.
    const [, , oil] = await conflictsOf(at)
    await answer(mara, at, oil, { choice: 'main' })
    expect(await read()).toEqual(order)
  })

  it('reports what was resolved automatically', async () => {
    const at = await begin(
      noor,
      rewrite('care', 'Oil it often.', 'Dry it.', 'Wax it.'),
      { operation: 'update_page', page: 'parts', title: 'All parts' },
      { operation: 'insert_page', title: 'News' },
    )
    await onMain(
      jonas,
      rewrite('care', 'Oil it.', 'Dry it.', 'Wax it well.'),
      rewrite('parts', 'A foot, a leg.'),
      { operation: 'insert_page', title: 'News' },
    )
    const { body } = await mara('GET', `${at}/conflicts`)
    expect(body).toMatchObject({ count: 0, open: 0, resolved: { count: 3 } })
    const items = (body['resolved'] as { items: Json[] }).items
    expect(items).toEqual([
      {
        kind: 'both',
        subject: { kind: 'page', id: 'care', title: 'Care' },
        main: ['text'],
        change: ['text'],
        mainBlocks: 1,
        changeBlocks: 1,
      },
      {
        kind: 'both',
        subject: { kind: 'page', id: 'parts', title: 'Parts' },
        main: ['text'],
        change: ['title'],
      },
      expect.objectContaining({ kind: 'slug', from: 'news', to: 'news-2' }),
    ])
  })

  it('keeps an answer while main changes elsewhere, and names the conflict that replaced an outdated one', async () => {
    const at = await begin(
      noor,
      rewrite('care', 'Oil it.', 'Dry it slowly.', 'Wax it.'),
      rewrite('parts', 'A leg.'),
    )
    await onMain(
      jonas,
      rewrite('care', 'Oil it.', 'Dry it at once.', 'Wax it.'),
      rewrite('parts', 'A hinge.'),
    )
    const [care, parts] = await conflictsOf(at)
    expect((await answer(noor, at, care, { choice: 'change' })).status).toBe(200)
    expect((await answer(noor, at, parts, { choice: 'main' })).status).toBe(200)
    expect((await mara('GET', `${at}/conflicts`)).body['open']).toBe(0)

    // Edits elsewhere and in another block of the same page: both answers remain valid.
    await onMain(
      jonas,
      rewrite('shop', 'Open at ten.'),
      rewrite('care', 'Oil it.', 'Dry it at once.', 'Wax it well.'),
    )
    expect((await mara('GET', `${at}/conflicts`)).body).toMatchObject({ count: 2, open: 0 })

    // An edit of the answered text: its answer is dropped and reported next to the new conflict.
    await onMain(jonas, rewrite('parts', 'A hinge and a foot.'))
    const now = await conflictsOf(at)
    expect(now.map(({ id }) => id)).toEqual([care?.['id'], expect.not.stringMatching(String(parts?.['id']))])
    expect(now[1]).toMatchObject({ earlier: { answer: { choice: 'main' }, answeredBy: { id: noor.person } } })
    expect(now[1]).not.toHaveProperty('answer')
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('conflicts')

    // An answer to the conflict that was on screen before.
    const late = await answer(jonas, at, parts, { choice: 'change' })
    expect(late.status).toBe(412)
    expect(late.body.error).toMatchObject({
      reason: 'state-forbids',
      details: [{ path: `conflicts.${String(now[1]?.['id'])}` }],
    })
    expect((await answer(noor, at, now[1], { choice: 'change' })).body).not.toHaveProperty('earlier')
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('update')
    const texts = (await mara('GET', `${at}/content/page/care?format=markdown`)).body['markdown']
    expect(texts).toContain('Dry it slowly.')
    expect(texts).toContain('Wax it well.')

    // The conflict is gone: answering it fails.
    const [none, foreign] = [
      await answer(noor, at, now[1], { choice: 'main' }),
      await noor('PUT', `${at}/conflicts/${'0'.repeat(64)}`, { choice: 'main' }),
    ]
    for (const { status, body } of [none, foreign])
      expect([status, body.error?.details]).toEqual([
        412,
        [{ path: 'conflicts', message: 'No other conflict replaced it.' }],
      ])
  })

  it('brings an answer that comes during an update into it, and refuses one that comes after it', async () => {
    const at = await begin(noor, rewrite('care', 'Oil it.', 'Dry it slowly.', 'Wax it.'))
    await onMain(jonas, rewrite('care', 'Oil it.', 'Dry it at once.', 'Wax it.'))
    const [dry] = await conflictsOf(at)
    expect((await answer(noor, at, dry, { choice: 'main' })).status).toBe(200)
    const update = async () => expect((await mara('POST', `${at}/update`)).body['result']).toBe('update')
    await beforeFirstWrite(update, async () =>
      expect((await answer(jonas, at, dry, { choice: 'change' })).status).toBe(200),
    )
    const { body } = await mara('GET', `${at}/content/page/care?format=markdown`)
    expect(String(body['markdown'])).toContain('Dry it slowly.')

    // And the other way round: the answer finds an update.
    await onMain(jonas, rewrite('care', 'Oil it.', 'Dry it in the sun.', 'Wax it.'))
    const [again] = await conflictsOf(at)
    expect((await answer(noor, at, again, { choice: 'main' })).status).toBe(200)
    const late = await beforeFirstWrite(() => answer(jonas, at, again, { choice: 'change' }), update)
    expect([late.status, late.body.error?.message]).toEqual([
      412,
      'This conflict no longer exists because the content has changed. There is nothing left to resolve.',
    ])
  })

  it('moves the edit of a deleted page or block into another page', async () => {
    // Block keys are unique within the space, unlike those of the pages above.
    const partsOf = (...texts: readonly string[]): Json => {
      const text = paragraphs(...texts)
      const nodes = text.nodes.map((node) => ({ ...node, key: `p-${node.key ?? ''}` }))
      return { operation: 'update_page', page: 'parts', document: { document: { ...text, nodes } } }
    }
    await onMain(jonas, partsOf('A foot.'))
    const at = await begin(
      noor,
      rewrite('care', 'Oil it.', 'Dry it slowly.', 'Wax it.'),
      partsOf('A foot of oak.', 'A hinge.'),
    )
    // Main moves the second block, with its key, from "Care" to "Shop"; "Parts" is deleted.
    const [, dry] = paragraphs('', 'Dry it.').nodes
    const opening = paragraphs('Open at nine.')
    const doc = { ...opening, nodes: [...opening.nodes.map((node) => ({ ...node, key: 's1' })), dry] }
    await onMain(
      jonas,
      { operation: 'update_page', page: 'shop', document: { document: doc } },
      { operation: 'delete_page', page: 'parts' },
    )
    const without = paragraphs('Oil it.', '', 'Wax it.')
    await onMain(jonas, {
      operation: 'update_page',
      page: 'care',
      document: { document: { ...without, nodes: without.nodes.filter(({ key }) => key !== 'b2') } },
    })
    const [block, page] = await conflictsOf(at)
    expect(block).toMatchObject({
      kind: 'block',
      subject: { id: 'care', block: 'b2' },
      wentTo: { page: 'shop', title: 'Shop' },
    })
    expect(block?.['choices']).toContainEqual({ choice: 'moved' })
    expect(page).toMatchObject({ kind: 'deleted', subject: { id: 'parts' } })

    const into = (id: string | null): Json => ({ choice: 'moved', place: { into: id } })
    expect((await answer(noor, at, block, into('nowhere'))).status).toBe(400)
    expect((await answer(noor, at, block, into(null))).status).toBe(422)
    expect((await answer(noor, at, block, { choice: 'moved' })).status).toBe(422)
    expect((await answer(noor, at, block, into('shop'))).status).toBe(200)
    expect((await answer(noor, at, page, into('care'))).status).toBe(200)
    expect((await mara('GET', `${at}/conflicts`)).body['open']).toBe(0)
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('update')
    const text = async (id: string): Promise<unknown> =>
      (await mara('GET', `${at}/content/page/${id}?format=markdown`)).body['markdown']
    expect(await text('shop')).toContain('Open at nine.\n\nDry it slowly.')
    expect(await text('care')).not.toContain('Dry')
    expect(await text('care')).toContain('Wax it.\n\nA foot of oak.\n\nA hinge.')
    expect((await mara('GET', `${at}/content/page/parts`)).status).toBe(404)
  })

  it('reopens a conflict when the page chosen for the edit is deleted', async () => {
    const at = await begin(noor, rewrite('parts', 'A leg.'))
    await onMain(jonas, { operation: 'delete_page', page: 'parts' })
    const [deleted] = await conflictsOf(at)
    const answered = await answer(noor, at, deleted, { choice: 'moved', place: { into: 'shop' } })
    expect(answered.status).toBe(200)
    await onMain(jonas, { operation: 'delete_page', page: 'shop' })
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('conflicts')
    expect((await mara('GET', `${at}/conflicts`)).body).toMatchObject({ count: 1, open: 1 })
  })

  it('accepts several blocks as a result and rejects anything else', async () => {
    const at = await begin(noor, rewrite('care', 'Oil it.', 'Dry it slowly.', 'Wax it.'))
    await onMain(jonas, rewrite('care', 'Oil it.', 'Dry it at once.', 'Wax it.'))
    const [block] = await conflictsOf(at)
    for (const value of ['Dry it.', [], [{ object: 'block' }], { object: 'text', leaves: [] }]) {
      const { status, body } = await answer(noor, at, block, { choice: 'edited', value })
      expect([status, body.error?.details?.[0]?.path]).toEqual([400, 'body.value'])
    }
    const [first, second] = paragraphs('Dry it well.', 'Then wait.').nodes
    const value = [first, { ...second, key: 'fresh' }]
    expect((await answer(noor, at, block, { choice: 'edited', value })).status).toBe(200)
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('update')
    const page = (await mara('GET', `${at}/content/page/care?format=document`)).body
    const { nodes } = page['document'] as { nodes: { key: string }[] }
    expect(nodes.map(({ key }) => key)).toEqual(['b1', 'b2', 'fresh', 'b3'])
  })

  it('accepts another value for a field, and says what is wrong with one that cannot be', async () => {
    const titled = (title: string): Json => ({ operation: 'update_page', page: 'care', title })
    const at = await begin(noor, titled('Care of oak'), rewrite('parts', 'A leg.'))
    await onMain(jonas, titled('Care of ash'), { operation: 'delete_page', page: 'parts' })
    const conflicts = await conflictsOf(at)
    const title = conflicts.find(({ kind }) => kind === 'field')
    const deleted = conflicts.find(({ kind }) => kind === 'deleted')
    const refusals: readonly [Json | undefined, Json, string][] = [
      [title, { choice: 'edited', value: 7 }, 'body.value'],
      [title, { choice: 'edited', value: 'a'.repeat(5000) }, 'body.value'],
      [title, { choice: 'moved', place: { into: 'shop' } }, 'body.choice'],
      [deleted, { choice: 'edited', value: paragraphs('A leg.').nodes }, 'body.choice'],
    ]
    for (const [conflict, body, path] of refusals) {
      const refused = await answer(noor, at, conflict, body)
      expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([400, path])
    }
    expect((await mara('GET', `${at}/conflicts`)).body['open']).toBe(conflicts.length)
    expect((await answer(noor, at, title, { choice: 'edited', value: 'Care of elm' })).status).toBe(200)
    expect((await answer(noor, at, deleted, { choice: 'main' })).status).toBe(200)
    expect((await noor('POST', `${at}/update`)).body['result']).toBe('update')
    expect((await mara('GET', `${at}/content/page/care`)).body['title']).toBe('Care of elm')
  })

  it('becomes a page conflict when main deletes the page of a conflicting block', async () => {
    const at = await begin(noor, rewrite('parts', 'A leg.'))
    await onMain(jonas, rewrite('parts', 'A hinge.'))
    const [block] = await conflictsOf(at)
    await onMain(jonas, { operation: 'delete_page', page: 'parts' })
    const [deleted] = await conflictsOf(at)
    expect(deleted).toMatchObject({ kind: 'deleted', subject: { id: 'parts', title: 'Parts' } })
    const late = await answer(noor, at, block, { choice: 'change' })
    expect(late.body.error?.details).toMatchObject([{ path: `conflicts.${String(deleted?.['id'])}` }])
  })
})

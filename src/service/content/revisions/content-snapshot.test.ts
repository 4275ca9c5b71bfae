/** Snapshots that are read by what differs from one that is known, against those that are read whole. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTree } from '../../../content/revision/read-revision.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { revisionOf } from './revision-rows.ts'
import { contentSnapshot, snapshotOf } from './content-snapshot.ts'

describe.each(engines)('snapshots on %s', (engine) => {
  let service: TestService
  let space: string
  /** Roots of main, oldest first. */
  let roots: string[]
  beforeEach(async () => {
    service = await startTestService(engine)
    const mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara, { editMode: 'live' })
    const { ctx } = service
    const pages = Array.from({ length: 150 }, (_, at) => ({
      ...{ id: `p${at}`, document: paragraphs(`Text ${at}.`), order: `a${String(at).padStart(3, '0')}` },
      ...(at % 10 !== 0 && { parent: `p${at - (at % 10)}` }),
    }))
    roots = []
    const keep = async (revision: string) =>
      roots.push((await revisionOf(ctx.store.read, space, revision)).root)
    await keep(await putContent(ctx, space, mara.person, { pages, variables: { lamp: 'lit' } }))
    for (const change of [
      { operation: 'update_page', page: 'p17', document: { markdown: 'Other text.' } },
      { operation: 'update_page', page: 'p21', title: 'Renamed' },
      { operation: 'move_page', page: 'p33', into: 'p40' },
      { operation: 'delete_page', page: 'p50' },
      { operation: 'insert_page', title: 'New', into: 'p60' },
      { operation: 'set_variables', variables: { horn: 'loud' } },
    ])
      await keep(
        String((await mara.done('POST', `/spaces/${space}/content`, { changes: [change] }))['revision']),
      )
  })
  afterEach(() => service.close())

  /** A store without anything in its caches. */
  const fresh = () => ({ ...service.ctx.store })

  it('are the same whichever was read before', async () => {
    expect(new Set(roots).size).toBe(7)
    for (const first of roots)
      for (const root of roots) {
        const store = fresh()
        await contentSnapshot(store, store.read, space, first)
        const read = await contentSnapshot(store, store.read, space, root)
        const whole = snapshotOf(root, await readTree(root, objectLoader(store, store.read, space)))
        expect(read.root).toBe(root)
        expect(new Map(read.byName)).toEqual(new Map(whole.byName))
        expect(read.variables).toEqual(whole.variables)
        expect(read.tree).toEqual(whole.tree)
        expect([read.pages.size, read.tree.home?.entry.id]).toEqual([whole.pages.size, 'p0'])
      }
  })

  it('share the places of pages where only texts differ', async () => {
    const [before = '', after = '', renamed = '', moved = ''] = roots
    const store = fresh()
    const snapshots = []
    for (const root of [after, before, renamed, moved])
      snapshots.push(await contentSnapshot(store, store.read, space, root))
    const [first, second, third, fourth] = snapshots
    expect(second?.places).toBe(first?.places)
    expect(third?.places.byId.get('p33')?.path).toBe('p30/p33')
    expect(fourth?.places).not.toBe(first?.places)
    expect(fourth?.places.byId.get('p33')?.path).toBe('p40/p33')
  })

  it('are read whole where the one before is no longer stored', async () => {
    const [first = ''] = roots
    // No other object is stored as what differs from it.
    const last = roots.at(-1) ?? ''
    const store = fresh()
    await contentSnapshot(store, store.read, space, last)
    await store.write((db) =>
      db.deleteFrom('objects').where('space', '=', space).where('hash', '=', last).execute(),
    )
    const emptied = fresh()
    await expect(contentSnapshot(emptied, emptied.read, space, last)).rejects.toThrow(/missing/)
    expect((await contentSnapshot(store, store.read, space, first)).pages.size).toBe(150)
  })
})

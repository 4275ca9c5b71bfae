/** Number of reads of previews and conflicts. It depends on the size of the change, not of the space or its history. */
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { spaceFor } from '../../access/load-resource.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import { lastTouches } from '../conflicts/conflict-authors.ts'
import { changeRequestOf } from '../load-change-request.ts'
import { previewOf } from './preview-change-request.ts'
import { headsOf, mergeOf } from '../merge-heads.ts'

const sizes = [100, 5000] as const
const edited = [7, 31, 64]

/** The same context with empty caches and a read counter on the store. */
const counting = (ctx: Context) => {
  const counts = { queries: 0, rows: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counts.queries += 1
      return node
    },
    transformResult: ({ result }) => {
      counts.rows += result.rows.length
      return Promise.resolve(result)
    },
  }
  const { store } = ctx
  return { counts, ctx: { ...ctx, store: { ...store, read: store.read.withPlugin(plugin) } } }
}

it('reads as much for 5,000 pages as for 100, except for the depth of the tree', async () => {
  const service = await startTestService('sqlite')
  const mara = await service.person('mara')
  const org = await service.organization('Halden', mara)
  const spent = new Map<number, { queries: number; rows: number }>()
  for (const size of sizes) {
    const space = String((await mara('POST', `/orgs/${org}/spaces`, { title: `Of ${size}` })).body['id'])
    await putContent(service.ctx, space, mara.person, {
      pages: Array.from({ length: size }, (_, at) => ({
        id: `p${at}`,
        title: `Page ${at}`,
        order: `a${String(at).padStart(5, '0')}`,
        document: paragraphs(`Text of ${at}.`, 'Shared.', `More of ${at}.`),
      })),
    })
    const made = (await mara('POST', `/spaces/${space}/change-requests`, {})).body
    const at = `/spaces/${space}/change-requests/${String(made['id'])}`
    const changes = edited.map((number) => ({
      operation: 'update_page',
      page: `p${number}`,
      document: { document: paragraphs(`Text of ${number}, new.`, 'Shared.') },
    }))
    expect((await mara('POST', `${at}/content`, { changes })).status).toBe(200)
    // The first preview of a space reads its links once.
    const first = await mara('GET', `${at}/preview?of=merge`)
    expect(first.body).toMatchObject({ count: edited.length, links: { broken: { count: 0 } } })

    const { counts, ctx } = counting(service.ctx)
    const caller = { person: mara.person } as Caller
    const subject = await spaceFor(service.ctx.store.read, caller, space, { level: 'read' })
    const row = await changeRequestOf(service.ctx.store.read, space, String(made['id']))
    const preview = await previewOf(ctx, subject, caller, row, { of: 'merge', limit: 50 })
    expect(preview.count).toBe(edited.length)
    spent.set(size, { ...counts })
  }
  await service.close()
  const [small, large] = sizes.map((size) => spent.get(size))
  if (!small || !large) throw new Error('Nothing was counted.')
  expect(small.queries).toBeGreaterThan(5)
  // Two more levels of the tree, on each path.
  expect(large.queries).toBeLessThanOrEqual(small.queries + 8)
  expect(large.rows).toBeLessThanOrEqual(small.rows + 2 * 2 * edited.length + 8)
}, 120_000)

it('finds authors of conflicts through the history of their pages only', async () => {
  const service = await startTestService('sqlite')
  const mara = await service.person('mara')
  const org = await service.organization('Halden', mara)
  const space = await service.space(org, mara, { title: 'Long' })
  await putContent(service.ctx, space, mara.person, {
    pages: ['care', 'shop'].map((id) => ({ id, title: id, document: paragraphs('Here.', 'There.') })),
  })
  const propose = async (page: string, text: string): Promise<string> => {
    const { id } = (await mara('POST', `/spaces/${space}/change-requests`, {})).body
    const at = `/spaces/${space}/change-requests/${String(id)}`
    const changes = [{ operation: 'update_page', page, document: { document: paragraphs(text, 'There.') } }]
    expect((await mara('POST', `${at}/content`, { changes })).status).toBe(200)
    return String(id)
  }
  const onMain = async (page: string, text: string): Promise<void> => {
    const at = `/spaces/${space}/change-requests/${await propose(page, text)}`
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
  }
  const id = await propose('care', 'Mine.')
  await onMain('care', 'Theirs.')
  const spent = async (): Promise<number> => {
    const { read } = service.ctx.store
    const { counts, ctx } = counting(service.ctx)
    const caller = { person: mara.person } as Caller
    const subject = await spaceFor(read, caller, space, { level: 'read' })
    const heads = await headsOf(read, subject.space, await changeRequestOf(read, space, id))
    const { conflicts } = await mergeOf(service.ctx, read, space, heads, new Map())
    const touches = await lastTouches(ctx, ctx.store.read, heads, conflicts)
    expect([touches.main.size, touches.change.size]).toEqual([1, 1])
    return counts.queries
  }
  const few = await spent()
  for (let time = 0; time < 25; time += 1) await onMain('shop', `Open at ${time}.`)
  expect(await spent()).toBeLessThanOrEqual(few)
  await service.close()
}, 60_000)

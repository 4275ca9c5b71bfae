/** Collections that are deleted or moved while spaces and collections are put into them. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('collections that change at once on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const idOf = ({ id }: Readonly<Record<string, unknown>>): string => String(id)
  const collectionIn = async (parent?: string) =>
    idOf(await mara.done('POST', `/orgs/${org}/collections`, { title: 'Shelf', parent }))
  const spaceIn = async (parent?: string) =>
    idOf(await mara.done('POST', `/orgs/${org}/spaces`, { title: 'Plans', parent }))

  /** Sends requests one after the other, each before the one before has changed a row of these ids. */
  const atOnce = async (ids: readonly string[], requests: readonly (() => Promise<{ status: number }>)[]) => {
    const locked = Promise.withResolvers<undefined>()
    const holding = service.ctx.store.write(async (db) => {
      for (const table of ['spaces', 'collections'] as const)
        await db.selectFrom(table).select('id').where('id', 'in', ids).forUpdate().execute()
      locked.resolve(undefined)
      if (engine === 'postgres') await sql`select pg_sleep(0.8)`.execute(db)
    })
    await locked.promise
    const answers: Promise<{ status: number }>[] = []
    for (const request of requests) {
      answers.push(request())
      await setTimeout(200)
    }
    await holding
    return (await Promise.all(answers)).map(({ status }) => status)
  }

  /** The ids of parents that no collection has. */
  const missingParents = async () => {
    const { read } = service.ctx.store
    const collections = await read.selectFrom('collections').select(['id', 'parent']).execute()
    const spaces = await read.selectFrom('spaces').select('parent').where('deleted_at', 'is', null).execute()
    const known = new Set(['', ...collections.map(({ id }) => id)])
    return [...collections, ...spaces].flatMap(({ parent }) => (known.has(parent) ? [] : parent))
  }

  it.each([
    ['a new space', 404, (parent: string) => mara('POST', `/orgs/${org}/spaces`, { title: 'Late', parent })],
    [
      'a new collection',
      404,
      (parent: string) => mara('POST', `/orgs/${org}/collections`, { title: 'Late', parent }),
    ],
    [
      'a copy of a space',
      404,
      (_: string, inside: string) => mara('POST', `/spaces/${inside}/duplicate`, {}),
    ],
    [
      'a moved space',
      404,
      (parent: string, _: string, outside: string) => mara('POST', `/spaces/${outside}/move`, { parent }),
    ],
    [
      'a restored space',
      200,
      (_: string, __: string, ___: string, trashed: string) => mara('POST', `/spaces/${trashed}/restore`),
    ],
  ])('a deleted one does not get %s', async (_name, status, add) => {
    const shelf = await collectionIn()
    const [inside, outside, trashed] = [await spaceIn(shelf), await spaceIn(), await spaceIn(shelf)]
    await mara.done('DELETE', `/spaces/${trashed}`)
    const answers = await atOnce(
      [inside],
      [() => mara('DELETE', `/collections/${shelf}`), () => add(shelf, inside, outside, trashed)],
    )
    expect([answers, await missingParents()]).toEqual([[204, status], []])
  })

  it('two requests to delete one are one deletion', async () => {
    const shelf = await collectionIn()
    const inside = await spaceIn(shelf)
    const remove = () => mara('DELETE', `/collections/${shelf}`)
    expect(await atOnce([inside], [remove, remove])).toEqual([204, 204])
    const { read } = service.ctx.store
    const events = await read
      .selectFrom('events')
      .select('id')
      .where('kind', '=', 'collection.deleted')
      .execute()
    expect(events).toHaveLength(1)
  })

  it('two cannot be moved into each other', async () => {
    const [left, right] = [await collectionIn(), await collectionIn()]
    const move = (id: string, parent: string) => () => mara('POST', `/collections/${id}/move`, { parent })
    const answers = await atOnce([left, right], [move(left, right), move(right, left)])
    expect(answers).toEqual([200, 400])
    const { items } = await mara.done('GET', `/orgs/${org}/collections?nested=true`)
    expect((items as { id: string }[]).map(({ id }) => id).toSorted()).toEqual([left, right].toSorted())
  })

  it('is not transferred without the space that is created in it', async () => {
    const elsewhere = await service.organization('Brede', mara)
    const shelf = await collectionIn()
    const inside = await spaceIn(shelf)
    const answers = await atOnce(
      [inside],
      [
        () => mara('POST', `/collections/${shelf}/transfer`, { organization: elsewhere }),
        () => mara('POST', `/orgs/${org}/spaces`, { title: 'Late', parent: shelf }),
      ],
    )
    expect(answers).toEqual([200, 400])
  })
})

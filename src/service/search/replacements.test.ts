/** Replacing a text everywhere, on both engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registerJobs } from '../register-jobs.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
interface Found {
  readonly id: string
  readonly revision: string
  readonly editable: boolean
  readonly total: number
  readonly pages: readonly { id: string; hits: readonly { ordinal: number; part: string; found: string }[] }[]
}
const spacesOf = ({ body }: Answer) => body['spaces'] as readonly Found[]

describe.each(engines)('replacements on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    registerJobs(service.ctx)
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(async () => {
    await service.ctx.jobs.stop()
    await service.close()
  })

  const makeSpace = async (title: string, pages: readonly { id: string; title?: string; text: string }[]) => {
    const space = idOf(await mara('POST', `/orgs/${org}/spaces`, { title }))
    await putContent(service.ctx, space, mara.person, {
      pages: pages.map(({ text, ...page }) => ({ ...page, document: paragraphs(...text.split('\n')) })),
    })
    return space
  }
  const preview = (rule: object, by = mara) => by('POST', `/orgs/${org}/replacements/preview`, rule)
  const replace = async (order: object, by = mara): Promise<Row> => {
    const started = await by('POST', `/orgs/${org}/replacements`, order)
    expect(started.status, JSON.stringify(started.body)).toBe(202)
    const at = `/jobs/${idOf(started)}`
    await expect
      .poll(async () => (await by('GET', at)).body['state'], { timeout: 20_000 })
      .toMatch(/done|failed/)
    const { body } = await by('GET', at)
    expect(body).toMatchObject({ state: 'done' })
    return body['result'] as Row
  }
  const markdown = async (space: string, change: string, page: string) =>
    (await mara('GET', `/spaces/${space}/change-requests/${change}/content/page/${page}?format=markdown`))
      .body['markdown']

  it('list every hit by space and page, and create one change request per space', async () => {
    const one = await makeSpace('One', [
      { id: 'a', title: 'The boat', text: 'A boat.\nBoats are boats.' },
      { id: 'b', text: 'Nothing here.' },
    ])
    const two = await makeSpace('Two', [{ id: 'c', text: 'My boat' }])
    await makeSpace('Three', [{ id: 'd', text: 'no hit' }])
    const rule = { find: 'boat', replace: 'ship', in: ['text', 'titles'] }
    const found = await preview(rule)
    expect(found.body).toMatchObject({ total: 5, listed: 5 })
    const spaces = spacesOf(found)
    expect(new Map(spaces.map(({ id, total }) => [id, total]))).toEqual(
      new Map([
        [one, 4],
        [two, 1],
      ]),
    )
    expect(spaces.find(({ id }) => id === one)?.pages).toMatchObject([
      {
        id: 'a',
        hits: [
          { ordinal: 0, part: 'title', before: 'The ', found: 'boat' },
          { ordinal: 1, part: 'text', before: 'A ' },
          { ordinal: 2, found: 'Boat', after: 's are boats.' },
          { ordinal: 3 },
        ],
      },
    ])

    const result = await replace({
      ...rule,
      spaces: spaces.map(({ id, revision }) => ({
        ...{ id, revision },
        ...(id === one && { except: [{ id: 'a', hits: [0, 3] }] }),
      })),
    })
    const made = result['changeRequests'] as { id: string; space: { id: string }; hits: number }[]
    expect(new Map(made.map(({ space, hits }) => [space.id, hits]))).toEqual(
      new Map([
        [one, 2],
        [two, 1],
      ]),
    )
    const inOne = made.find(({ space }) => space.id === one)?.id ?? ''
    expect(await markdown(one, inOne, 'a')).toBe('# The boat\n\nA ship.\n\nships are boats.\n')
    const change = (await mara('GET', `/spaces/${one}/change-requests/${inOne}`)).body
    expect(change).toMatchObject({ status: 'draft', subject: 'Replace “boat” with “ship”' })
    expect((await mara('GET', `/spaces/${one}/change-requests/${inOne}/changes`)).body).toMatchObject({
      counts: { changed: 1, added: 0, removed: 0 },
    })
    expect((await mara('POST', `/spaces/${one}/change-requests/${inOne}/merge`)).body).toMatchObject({
      result: 'merge',
    })
    expect(spacesOf(await preview({ ...rule, spaces: [one] }))).toMatchObject([{ total: 2 }])
  })

  it('skip pages whose title or text could not be stored', async () => {
    const long = 'e'.repeat(500)
    const space = await makeSpace('Limits', [
      { id: 'empty', title: 'Beta', text: 'one' },
      { id: 'long', title: long, text: 'two' },
      { id: 'large', title: 'Large', text: long.repeat(200) },
      { id: 'fits', title: 'Beta and more', text: 'three' },
    ])
    const orders = async (rule: object) => {
      const [found] = spacesOf(await preview(rule))
      const spaces = [{ id: space, revision: found?.revision, except: [] }]
      return replace({ ...rule, spaces })
    }
    const removed = await orders({ find: 'Beta', replace: '', in: ['titles'] })
    expect(removed).toMatchObject({
      changeRequests: [{ pages: 1, hits: 1 }],
      skipped: [{ page: 'Beta', reason: 'Its title would be empty.' }],
    })
    const grown = await orders({
      find: 'e',
      replace: 'e'.repeat(1024),
      matchCase: true,
      in: ['titles', 'text'],
    })
    expect((grown['skipped'] as Row[]).map(({ page }) => page)).toEqual(
      expect.arrayContaining([long, 'Large']),
    )
  })

  it('skip pages that have changed since, and create no empty change request', async () => {
    const one = await makeSpace('One', [
      { id: 'a', text: 'boat' },
      { id: 'b', text: 'boat' },
    ])
    const [looked] = spacesOf(await preview({ find: 'boat', replace: 'ship' }))
    const revision = looked?.revision
    await putContent(service.ctx, one, mara.person, {
      pages: [
        { id: 'a', document: paragraphs('boat, and more') },
        { id: 'b', document: paragraphs('boat') },
      ],
    })
    const order = { find: 'boat', replace: 'ship', spaces: [{ id: one, revision }] }
    const result = await replace(order)
    expect(result).toMatchObject({ changeRequests: [{ pages: 1, hits: 1 }], skipped: [{ page: 'a' }] })
    const all = await replace({ ...order, spaces: [{ id: one, revision, except: [{ id: 'b' }] }] })
    expect(all).toMatchObject({ changeRequests: [], skipped: [{ page: 'a' }] })
  })

  it('cover spaces the caller can see, and write where they can edit', async () => {
    const one = await makeSpace('One', [{ id: 'a', text: 'boat' }])
    const hidden = await makeSpace('Hidden', [{ id: 'a', text: 'boat' }])
    await mara('PATCH', `/spaces/${hidden}`, { defaultLevel: null })
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'read')
    const [seen, ...others] = spacesOf(await preview({ find: 'boat', replace: 'x' }, ivo))
    expect(others).toEqual([])
    expect(seen).toMatchObject({ id: one, editable: false })
    const order = (id: string, revision = seen?.revision) => ({
      ...{ find: 'boat', replace: 'x', spaces: [{ id, revision }] },
    })
    expect((await ivo('POST', `/orgs/${org}/replacements`, order(one))).status).toBe(403)
    expect((await ivo('POST', `/orgs/${org}/replacements`, order(hidden))).status).toBe(404)
    expect((await mara('POST', `/orgs/${org}/replacements`, order(one, 'nowhere'))).status).toBe(404)
    for (const bad of [{ find: '', replace: 'x' }, { find: 'x' }, { find: 'x', replace: 'y', in: [] }])
      expect([bad, (await preview(bad)).status]).toEqual([bad, 422])
  })
})

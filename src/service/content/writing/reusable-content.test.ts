/** Reusable content written through the API: its text, its keys, and pages that show it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const first = 'The lamp is trimmed every evening.'
const second = 'The horn is tested on the first day of each month.'

interface Keyed {
  readonly key: string
}

describe.each(engines)('reusable content on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara, { editMode: 'live' })
    await putContent(service.ctx, space, mara.person, { pages: [{ id: 'home' }] })
  })
  afterEach(() => service.close())

  const write = (...changes: readonly object[]) => mara('POST', `/spaces/${space}/content`, { changes })
  const insert = async (markdown: string) => {
    const { body } = await write({
      operation: 'insert_reusable_content',
      title: 'Note',
      document: { markdown },
    })
    const [made] = body['changes'] as { reusableContent: string }[]
    return made?.reusableContent ?? ''
  }
  const shown = (id: string) => mara('GET', `/spaces/${space}/content/reusable-contents/${id}`)
  const keysOf = async (id: string) => {
    const { body } = await shown(id)
    const document = await mara.done('GET', `/spaces/${space}/documents/${String(body['document'])}`)
    return (document['nodes'] as Keyed[]).map(({ key }) => key)
  }
  const update = (reusableContent: string, more: object) =>
    write({ operation: 'update_reusable_content', reusableContent, ...more })

  it('keeps the keys of its blocks when its Markdown is replaced, and a heading is no title', async () => {
    const id = await insert(`${first}\n\n${second}`)
    const before = await keysOf(id)
    expect(
      (await update(id, { document: { markdown: `# Above\n\n${first}\n\n${second} It is longer.` } })).status,
    ).toBe(200)
    const keys = await keysOf(id)
    expect(keys.slice(1)).toEqual(before)
    expect((await shown(id)).body).toMatchObject({ id, title: 'Note' })
    const { document } = (await shown(id)).body
    expect((await update(id, { title: 'Notes' })).status).toBe(200)
    expect((await shown(id)).body).toMatchObject({ title: 'Notes', document })
  })

  it('can be changed in the write that makes it, by its ref', async () => {
    const written = await write(
      { operation: 'insert_reusable_content', ref: 'note', title: 'Note', document: { markdown: 'One.' } },
      {
        operation: 'update_reusable_content',
        reusableContent: 'note',
        document: { markdown: 'One.\n\nTwo.' },
      },
    )
    expect(written.body['changes']).toMatchObject([
      { object: 'created_reusable_content', ref: 'note' },
      { object: 'updated_reusable_content' },
    ])
    const [made] = written.body['changes'] as { reusableContent: string }[]
    expect(await keysOf(made?.reusableContent ?? '')).toHaveLength(2)
  })

  it('is merged with what others wrote meanwhile, block by block, or is a conflict', async () => {
    const id = await insert(`${first}\n\n${second}`)
    const base = (await mara.done('GET', `/spaces/${space}`))['revision']
    const from = (markdown: string) =>
      mara('POST', `/spaces/${space}/content`, {
        baseRevision: base,
        changes: [{ operation: 'update_reusable_content', reusableContent: id, document: { markdown } }],
      })
    expect((await from(`${first} Mine.\n\n${second}`)).status).toBe(200)
    expect((await from(`${first}\n\n${second} Theirs.`)).status).toBe(200)
    const { body } = await shown(id)
    const merged = JSON.stringify(
      await mara.done('GET', `/spaces/${space}/documents/${String(body['document'])}`),
    )
    expect(merged).toContain(`${first} Mine.`)
    expect(merged).toContain(`${second} Theirs.`)
    const refused = await from(`${first} Of a third.\n\n${second}`)
    expect([refused.status, refused.body.error?.reason]).toEqual([409, 'content-conflict'])
  })

  it('is missing for everybody once it is deleted, and its id names no page', async () => {
    const id = await insert('Text.')
    expect((await write({ operation: 'update_page', page: id, title: 'X' })).status).toBe(404)
    expect((await update('home', { title: 'X' })).status).toBe(404)
    expect((await write({ operation: 'delete_reusable_content', reusableContent: id })).status).toBe(200)
    expect([(await shown(id)).status, (await update(id, { title: 'X' })).status]).toEqual([404, 404])
    const twice = await write({ operation: 'delete_reusable_content', reusableContent: id })
    expect([twice.status, twice.body.error?.details?.[0]?.path]).toEqual([
      404,
      'body.changes.0.reusableContent',
    ])
  })
})

/** The value of a field that a person writes as the result of a conflict is one that a content write would accept. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'

type Json = Readonly<Record<string, unknown>>

describe('an edited field', () => {
  let service: TestService
  let mara: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService('sqlite')
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'care', title: 'Care', document: paragraphs('Oil it.') }],
      variables: { version: '1' },
    })
  })
  afterEach(() => service.close())

  const begin = async (...changes: readonly Json[]): Promise<string> => {
    const made = (await mara('POST', `/spaces/${space}/change-requests`, {})).body
    const at = `/spaces/${space}/change-requests/${String(made['id'])}`
    const { status, body } = await mara('POST', `${at}/content`, { changes })
    expect([status, body.error]).toEqual([200, undefined])
    return at
  }
  /** Both sides set these options of a page. Returns the fields in conflict and a function that answers one. */
  const conflicts = async (theirs: Json, mine: Json) => {
    const change = (options: Json) => ({ operation: 'update_page', page: 'care', ...options })
    const at = await begin(change(theirs))
    await mara('POST', `${await begin(change(mine))}/merge`)
    const { items } = (await mara('GET', `${at}/conflicts`)).body as { items: Json[] }
    const paths = new Map(
      items.map(({ id, subject }) => [(subject as { field: string }).field, `${at}/conflicts/${String(id)}`]),
    )
    const answer = async (field: string, value: unknown) => {
      const { status, body } = await mara('PUT', paths.get(field) ?? '', { choice: 'edited', value })
      return [status, body.error?.reason, body.error?.details?.[0]?.path]
    }
    return { at, fields: [...paths.keys()], answer }
  }
  const page = async (at: string) => (await mara('GET', `${at}/content/page/care`)).body

  it('is refused where a content write would refuse it', async () => {
    const { fields, answer } = await conflicts(
      { title: 'Looking after wood', slug: 'wood', description: 'Twice a year.', layout: { width: 'wide' } },
      { title: 'Care of wood', slug: 'care-of-wood', description: 'Yearly.', layout: { width: 'default' } },
    )
    expect(fields).toEqual(['description', 'layout.width', 'slug', 'title'])
    const wrong: readonly (readonly [string, unknown])[] = [
      ...[['title', ''] as const, ['title', null] as const, ['title', 5] as const],
      ...[['slug', ''] as const, ['slug', 'a b'] as const, ['slug', 'a/b'] as const, ['slug', 7] as const],
      ...[['description', { text: 'Yearly.' }] as const, ['layout.width', 'huge'] as const],
    ]
    for (const [field, value] of wrong)
      expect([field, value, ...(await answer(field, value))]).toEqual([
        ...[field, value, 400, 'bad-content', 'body.value'],
      ])
  })

  it('is stored as a content write would store it', async () => {
    const { at, answer } = await conflicts(
      { title: 'Looking after wood', slug: 'wood', description: 'Twice a year.', layout: { width: 'wide' } },
      { title: 'Care of wood', slug: 'care-of-wood', description: 'Yearly.', layout: { width: 'default' } },
    )
    for (const [field, value] of [
      ['title', 'Wood'],
      ['slug', 'oak'],
      ['description', ''],
      ['layout.width', null],
    ] as const)
      expect(await answer(field, value)).toEqual([200, undefined, undefined])
    expect((await mara('POST', `${at}/update`)).body['result']).toBe('update')
    const written = await page(at)
    expect(written).toMatchObject({ title: 'Wood', slug: 'oak', layout: { width: 'default' } })
    expect(written).not.toHaveProperty('description')
    const { changes } = (await mara('GET', `${at}/changes`)).body as { changes: { attributes: Json }[] }
    expect(changes.map(({ attributes }) => attributes)).toEqual([
      {
        title: { before: 'Care of wood', after: 'Wood' },
        slug: { before: 'care-of-wood', after: 'oak' },
        description: { before: 'Yearly.' },
        layout: { before: { width: 'default' } },
      },
    ])
  })

  it('of a variable needs a value of a variable', async () => {
    const set = (version: string) => ({ operation: 'set_variables', variables: { version } })
    const at = await begin(set('2'))
    await mara('POST', `${await begin(set('3'))}/merge`)
    const { items } = (await mara('GET', `${at}/conflicts`)).body as { items: Json[] }
    const answer = async (value: unknown) =>
      (await mara('PUT', `${at}/conflicts/${String(items[0]?.['id'])}`, { choice: 'edited', value })).status
    expect([await answer(null), await answer(['4']), await answer('4')]).toEqual([400, 400, 200])
    expect((await mara('POST', `${at}/update`)).body['result']).toBe('update')
    expect((await mara('GET', `${at}/content`)).body['variables']).toEqual({ version: '4' })
  })

  it('can be the slug of one of two new pages with the same slug', async () => {
    const insert = (title: string) => ({ operation: 'insert_page', title, slug: 'oak' })
    const at = await begin(insert('Oak'))
    await mara('POST', `${await begin(insert('Oak wood'))}/merge`)
    const { items } = (await mara('GET', `${at}/conflicts`)).body as { items: Json[] }
    expect(items).toMatchObject([{ kind: 'slug' }])
    const answer = async (value: unknown) =>
      (await mara('PUT', `${at}/conflicts/${String(items[0]?.['id'])}`, { choice: 'edited', value })).status
    expect([await answer('a/b'), await answer(''), await answer(5), await answer('acorn')]).toEqual([
      ...[400, 400, 400, 200],
    ])
    expect((await mara('POST', `${at}/update`)).body['result']).toBe('update')
    const { pages } = (await mara('GET', `${at}/content`)).body as { pages: { slug: string }[] }
    expect(pages.map(({ slug }) => slug).sort()).toEqual(['acorn', 'care', 'oak'])
  })
})

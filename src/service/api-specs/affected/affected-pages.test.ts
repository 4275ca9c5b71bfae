/** Pages that a change concerns, whatever a block calls the specification, and change requests for many operations. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Block } from '../../../content/document/document.ts'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { apiText, startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { block, document, link, paragraph } from '../../../testing/fixtures/blocks.ts'
import { putContent } from '../../../testing/fixtures/space-content.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const get = { responses: { 200: { description: 'Fine' } } }

describe.each(engines)('pages that a change concerns on %s', (engine) => {
  let specs: ApiSpecService
  let space: string
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
    space = await specs.service.space(specs.org, specs.mara)
  })
  afterEach(() => specs.close())

  const operationBlock = (spec: string, path: string, key: string): Block => ({
    ...block('openapi-operation', { ref: { kind: 'openapi', spec }, method: 'get', path }),
    key,
  })
  const put = (pages: Parameters<typeof putContent>[3]['pages']) =>
    putContent(specs.service.ctx, space, specs.mara.person, { pages })
  const affected = async () =>
    (await specs.mara.done('GET', specs.at('/pets/pages')))['items'] as {
      page: { title: string }
      by: string
    }[]

  it('show it by its slug in any case, or by its id', async () => {
    const { id } = await specs.hosted({ text: apiText({ '/pets': { get } }) }, 'Pets')
    const showing = (title: string, spec: string) => ({
      ...{ id: title, title },
      document: document(operationBlock(spec, '/pets', 'b1')),
    })
    await put([
      showing('slug', 'Pets'),
      showing('lower', 'pets'),
      showing('id', String(id)),
      showing('none', 'cats'),
    ])
    await specs.hosted({ text: apiText() })
    expect((await affected()).map(({ page: { title }, by }) => [title, by])).toEqual([
      ['id', 'shows'],
      ['lower', 'shows'],
      ['slug', 'shows'],
    ])
  })

  it('get a change request whose comments name some of very many operations', async () => {
    const paths = Array.from({ length: 300 }, (_, at) => `/${'long'.repeat(60)}/${at}`)
    await specs.hosted({ text: apiText(Object.fromEntries(paths.map((path) => [path, { get }]))) })
    await put([
      {
        ...{ id: 'all', title: 'All' },
        document: document(...paths.map((path, at) => operationBlock('pets', path, `b${at}`))),
      },
      {
        ...{ id: 'guide', title: 'Guide' },
        document: document({ ...paragraph(link({ kind: 'page', page: 'all' }, 'All of them')), key: 'b1' }),
      },
    ])
    await specs.hosted({ text: apiText() })
    const made = await specs.mara('POST', specs.at('/pets/change-requests'), { space, pages: ['guide'] })
    expect(made).toMatchObject({ status: 201, body: { comments: 1 } })
    const { items } = await specs.mara.done('GET', `/spaces/${space}/change-requests/1/comments`)
    expect(JSON.stringify(items)).toContain('and 290 more')
  })
})

/** References that a page's Markdown prints are read back as the same references. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { linking, paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('references in Markdown on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  let other: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
    other = await service.space(org, mara)
  })
  afterEach(() => service.close())

  const fill = (references: readonly ContentReference[]) =>
    putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: linking(references) },
        { id: 'setup', title: 'Set up', type: 'group' },
        { id: 'place', title: 'Place it', parent: 'setup', document: paragraphs('Open ground.') },
      ],
      files: [{ id: 'f1', name: 'a b.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }],
    })

  const markdownOf = async (page: string, at = `/spaces/${space}`) =>
    String((await mara('GET', `${at}/content/page/${page}?format=markdown`)).body['markdown'])

  const begin = async () =>
    `/spaces/${space}/change-requests/${String((await mara('POST', `/spaces/${space}/change-requests`, {})).body['id'])}`

  /** Writes the Markdown as a new page, so that nothing of an earlier document can be kept. */
  const referencesIn = async (markdown: string) => {
    const at = await begin()
    const changes = [{ operation: 'insert_page', title: 'Copy', document: { markdown } }]
    const written = await mara('POST', `${at}/content?compat=false`, { changes })
    expect(written.status).toBe(200)
    const [created] = written.body['changes'] as readonly { readonly page: { readonly id: string } }[]
    const { body } = await mara('GET', `${at}/content/page/${created?.page.id}?format=document`)
    const { nodes } = body['document'] as RichTextDocument
    return nodes.flatMap((block) =>
      'nodes' in block
        ? block.nodes.flatMap((node) => (node.object === 'inline' ? [node.data['ref']] : []))
        : [],
    )
  }

  it('survive being printed and read back', async () => {
    const references: readonly ContentReference[] = [
      { kind: 'url', url: 'https://example.org/a?b=c' },
      { kind: 'page', page: 'place' },
      { kind: 'anchor', page: 'place', anchor: 'b1' },
      { kind: 'anchor', anchor: 'k0' },
      { kind: 'file', file: 'f1' },
      { kind: 'space', space: other },
    ]
    await fill(references)
    const markdown = await markdownOf('welcome')
    expect(markdown).toContain('[link 1](/setup/place)')
    expect(await referencesIn(markdown)).toEqual(references)
  })

  it('to what is gone are printed by id and read back', async () => {
    const references: readonly ContentReference[] = [
      { kind: 'page', page: 'gone' },
      { kind: 'anchor', page: 'gone', anchor: 'b1' },
      { kind: 'file', file: 'gone' },
    ]
    await fill(references)
    const markdown = await markdownOf('welcome')
    expect(markdown).toContain('[link 0](/pages/gone)')
    expect(await referencesIn(markdown)).toEqual(references)
  })

  it('are found behind addresses of the dashboard', async () => {
    await fill([])
    const { baseUrl } = service.ctx.config
    const app = `${baseUrl}/o/any/s/${space}`
    const markdown = `[a](${app}/p/place) [b](${app}/p/place#b1) [c](${baseUrl}/o/any/s/${other}/p/p9) [d](/no/such/page)`
    expect(await referencesIn(markdown)).toEqual([
      { kind: 'page', page: 'place' },
      { kind: 'anchor', page: 'place', anchor: 'b1' },
      { kind: 'page', page: 'p9', space: other },
      { kind: 'url', url: '/no/such/page' },
    ])
  })
})

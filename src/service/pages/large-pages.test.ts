/** Pages that are too large for the main thread: the pool gives the same result. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { canonicalBytes } from '../../content/document/canonical.ts'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import type { ContentReference, RichTextDocument } from '../../content/document/document.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { pool } from '../computing/pool.ts'
import { inlineBytes } from '../computing/task.ts'
import { run, textWith } from './page-text.task.ts'
import { run as written } from '../content/writing/text-to-document.task.ts'
import { writtenDocument } from '../content/writing/text-to-document.ts'

/** A text of about `kilobytes` with distinct paragraphs, one internal and one external link. */
const longText = (kilobytes: number): string =>
  Array.from(
    { length: Math.ceil((kilobytes * 1024) / 105) },
    (_, at) =>
      `Paragraph ${at} has **words** of its own, [a page](/welcome) and [a site](https://example.com/${at}) here.`,
  ).join('\n\n')

describe.each(engines)('large pages on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  let change: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
    const made = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    change = `/spaces/${space}/change-requests/${String(made['id'])}`
    await write({ operation: 'insert_page', title: 'Home' }, { operation: 'insert_page', title: 'Welcome' })
  })
  afterEach(() => service.close())

  const write = (...changes: object[]) => mara.done('POST', `${change}/content`, { changes })
  const pageOf = async (at: string, format: string) =>
    (await mara.done('GET', `${at}/content/path/long?format=${format}`))[format]

  it('are written, read in both formats, and merged with concurrent edits', async () => {
    const text = longText(2 * (inlineBytes.text / 1024))
    const run = vi.spyOn(pool, 'run')
    await write({ operation: 'insert_page', title: 'Long', document: { markdown: text } })
    expect(run).toHaveBeenCalled()
    run.mockRestore()
    const before = (await pageOf(change, 'markdown')) as string
    const welcome = (await mara.done('GET', `${change}/content/path/welcome`))['id'] as string
    expect(before).toContain('Paragraph 0 has **words** of its own, [a page](/welcome)')
    const stored = (await pageOf(change, 'document')) as RichTextDocument
    expect(JSON.stringify(stored)).toContain(`"ref":{"kind":"page","page":"${welcome}"}`)
    await mara.done('POST', `${change}/merge`)

    const other = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Other' })
    const mine = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Mine' })
    const edit = async (id: unknown, from: string, to: string) => {
      const at = `/spaces/${space}/change-requests/${String(id)}`
      const page = await mara.done('GET', `${at}/content/path/long`)
      await mara.done('POST', `${at}/content`, {
        changes: [
          {
            operation: 'update_page',
            page: page['id'],
            document: { markdown: before.replace(from, to) },
          },
        ],
      })
      return mara.done('POST', `${at}/merge`)
    }
    expect((await edit(other['id'], 'Paragraph 3 has', 'Paragraph 3 had'))['result']).toBe('merge')
    expect((await edit(mine['id'], 'Paragraph 9 has', 'Paragraph 9 had'))['result']).toBe('merge')
    expect(await pageOf(`/spaces/${space}`, 'markdown')).toBe(
      before.replace('Paragraph 3 has', 'Paragraph 3 had').replace('Paragraph 9 has', 'Paragraph 9 had'),
    )
  })

  it('are rejected with their position if they have too many blocks', async () => {
    const markdown = 'x\n\n'.repeat(20_001)
    const { status, body } = await mara('POST', `${change}/content`, {
      changes: [{ operation: 'insert_page', title: 'Many', document: { markdown } }],
    })
    expect(status).toBe(400)
    expect(body.error?.details?.[0]?.path).toBe('body.changes.0.document')
  })
})

it('resolving all addresses at once gives the same document and text', async () => {
  const markdown = longText(3)
  const resolve = (href: string): ContentReference | undefined =>
    href.startsWith('/') ? { kind: 'page', page: `p${href.slice(1)}` } : undefined
  const text = { writing: { markdown }, owner: 'page', before: undefined, titled: true, path: 'body' }
  const one = writtenDocument(text, resolve)
  let asked = 0
  const other = await written(text, {
    resolve: (addresses) => {
      asked += addresses.length
      return Promise.resolve(addresses.map(([href]) => resolve(href)))
    },
  })
  expect(other).toEqual(one)
  expect(asked).toBeGreaterThan(20)
  const bytes = canonicalBytes(parseMarkdown(markdown, { file: '', resolve }).document)
  const href = (reference: ContentReference) =>
    reference.kind === 'url' ? reference.url : `/${JSON.stringify(reference).length}`
  for (const format of ['markdown', 'document'] as const) {
    const whole = { bytes, format, expressions: undefined, fencedBlocks: [] }
    expect(await run(whole, { hrefs: (references) => Promise.resolve(references.map(href)) })).toBe(
      textWith(whole, href),
    )
  }
})

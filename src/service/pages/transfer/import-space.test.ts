/** A folder of documentation becomes a space that the API reads. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from '../../../testing/generators/corpus.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { buildDemoWorld } from '../../system/demo-world.ts'
import { importedFolder } from './folder-to-content.ts'
import { importSpace } from './import-space.ts'

interface PageItem {
  readonly id: string
  readonly type: string
  readonly pages?: readonly PageItem[]
}
const all = (pages: readonly PageItem[]): PageItem[] =>
  pages.flatMap((page) => [page, ...all(page.pages ?? [])])

describe.each(engines)('import on %s', (engine) => {
  let service: TestService
  let mara: Client
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
  })
  afterEach(() => service.close())

  it('imports every page of real documentation with its Markdown', { timeout: 120_000 }, async () => {
    const org = await service.organization('Halden', mara)
    const corpus = corpusFolder()
    const files = corpus ? readFolder(corpus.path) : generateCorpus(7, 60)
    const imported = await importSpace(service.ctx, {
      organization: org,
      title: 'Corpus',
      createdBy: mara.person,
      content: importedFolder(files, service.ctx.mint),
    })
    const { body } = await mara('GET', `/spaces/${imported.space.id}/content`)
    expect(body['id']).toBe(imported.revision)
    const pages = all(body['pages'] as PageItem[]).filter(({ type }) => type === 'document')
    expect(pages).toHaveLength(imported.pages)
    expect((body['files'] as unknown[]).length).toBe(imported.files)
    for (const { id } of pages.slice(0, 40)) {
      const page = await mara('GET', `/spaces/${imported.space.id}/content/page/${id}?format=markdown`)
      expect(String(page.body['markdown'])).toMatch(/^# /)
    }
    for (const { file, line, message } of imported.warnings) {
      expect(files.has(file)).toBe(true)
      expect(line).toBeGreaterThan(0)
      expect(message).not.toBe('')
    }
  })

  it.each([true, false])('that fails leaves nothing, unless another process continues (%s)', async (last) => {
    const organization = await service.organization('Halden', mara)
    const { store, mint } = service.ctx
    const id = mint('space')
    const making = importSpace(service.ctx, {
      ...{ id, organization, title: 'Folder', createdBy: mara.person },
      content: importedFolder(generateCorpus(3, 4), mint),
      wanted: () => Promise.reject(new Error('Not wanted.')),
      isLast: () => Promise.resolve(last),
    })
    await expect(making).rejects.toThrow('Not wanted.')
    const left = await store.read.selectFrom('objects').select('hash').where('space', '=', id).execute()
    expect(left.length === 0).toBe(last)
  })

  it('fills the demo organizations with pages', async () => {
    const { id: admin } = await buildDemoWorld(service.ctx)
    const spaces = await service.ctx.store.read.selectFrom('spaces').select(['id', 'title']).execute()
    expect(spaces.map(({ title }) => title).toSorted()).toEqual([
      'Fieldline guide',
      'Lending rules',
      'Team handbook',
    ])
    const times = await service.ctx.store.read.selectFrom('page_times').select('page').execute()
    expect(times.length).toBeGreaterThan(15)
    expect(admin).toMatch(/^u/)
    const requests = await service.ctx.store.read
      .selectFrom('change_requests')
      .select(['number', 'status', 'open_comments'])
      .orderBy('number')
      .execute()
    expect(requests.map(({ status, open_comments }) => [status, open_comments])).toEqual([
      ['open', 0],
      ['merged', 0],
      ['open', 2],
      ['draft', 0],
    ])
  })
})

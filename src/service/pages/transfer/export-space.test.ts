/** What was imported comes out again as it was, and what changed comes out changed and nothing else. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unzipSync } from 'fflate'
import { corpusFolder, generateCorpus, readFolder } from '../../../testing/generators/corpus.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { fsck } from '../../installation/fsck.ts'
import { exportSpaceFiles, importFiles } from '../../../testing/fixtures/folder-transfer.ts'
import { packed } from './content-to-folder.ts'

describe.each(engines)('export on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  it(
    'writes unchanged files byte for byte, and changes only what was edited',
    { timeout: 120_000 },
    async () => {
      const corpus = corpusFolder()
      const files = corpus ? readFolder(corpus.path) : generateCorpus(7, 60)
      const { space } = await importFiles(service.ctx, org, mara.person, files)
      const exported = await exportSpaceFiles(service.ctx, space)
      const different = [...files]
        .filter(([path, bytes]) => Buffer.compare(bytes, exported.get(path) ?? Buffer.from('nothing')) !== 0)
        .map(([path]) => path)
      expect(different).toEqual([])
      expect([...exported.keys()].filter((path) => !files.has(path))).toEqual([])

      const begun = await mara('POST', `/spaces/${space}/change-requests`, {})
      const at = `/spaces/${space}/change-requests/${String(begun.body['id'])}`
      const { body } = await mara('GET', `/spaces/${space}/content/pages`)
      const [first] = (body['pages'] as { id: string; type: string }[]).filter(
        ({ type }) => type === 'document',
      )
      const page = await mara('GET', `/spaces/${space}/content/page/${first?.id}?format=document`)
      const document = page.body['document'] as { nodes: unknown[] }
      const added = {
        object: 'block',
        type: 'paragraph',
        data: {},
        nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'One more line.', marks: [] }] }],
      }
      const written = await mara('POST', `${at}/content`, {
        changes: [
          {
            operation: 'update_page',
            page: first?.id,
            document: { document: { ...document, nodes: [...document.nodes, added] } },
          },
        ],
      })
      expect(written.status).toBe(200)
      expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
      const after = await exportSpaceFiles(service.ctx, space)
      const changed = [...after].filter(
        ([path, bytes]) => Buffer.compare(bytes, exported.get(path) ?? Buffer.from('nothing')) !== 0,
      )
      expect(changed).toHaveLength(1)
      expect(Buffer.from(changed[0]?.[1] ?? []).toString()).toContain('One more line.')
      expect(await fsck(service.ctx.store)).toMatchObject({ problems: [] })

      const lazily = new Map([...after].map(([path, bytes]) => [path, () => bytes] as const))
      const archive = await packed(lazily)
      expect(Object.keys(unzipSync(archive)).length).toBe(after.size)
      expect(Buffer.compare(archive, await packed(lazily))).toBe(0)
    },
  )

  it('is imported again as the same content', async () => {
    const files = generateCorpus(11, 25)
    const one = await importFiles(service.ctx, org, mara.person, files)
    const exported = await exportSpaceFiles(service.ctx, one.space)
    const two = await importFiles(service.ctx, org, mara.person, exported)
    expect([two.pages, two.files]).toEqual([one.pages, one.files])
    const again = await exportSpaceFiles(service.ctx, two.space)
    expect([...again.keys()]).toEqual([...exported.keys()])
    for (const [path, bytes] of exported)
      expect(Buffer.compare(bytes, again.get(path) ?? Buffer.alloc(0))).toBe(0)
  })
})

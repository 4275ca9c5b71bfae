/** Archives with texts that a database, a path or a response cannot hold as they are. */
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportSpaceFiles } from '../../../testing/fixtures/folder-transfer.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { registerJobs } from '../../register-jobs.ts'

type Files = Readonly<Record<string, string>>

const long = 'long '.repeat(3000)
const files: Files = {
  'README.md': '# Home\n\nText \0 here.\n',
  'SUMMARY.md':
    '* [Home](README.md)\n* [N\0ul](nul.md)\n* [Half](half.md)\n* [L](long.md)\n* [Out\0](https://example.org/\0x)\n',
  'nul.md':
    '---\ntitle: "a\\0b"\ndescription: "c\\0d"\nicon: "e\\0f"\n---\n\n# Heading \0 one\n\nwords\0inside `co\0de`\n\n[Link](half.md#he\0re)\n',
  'half.md': '---\ntitle: "x \\uD800 y"\ndescription: "\\uDC00"\n---\n\n# Half\n\nHalf of a pair.\n',
  'long.md': `---\ndescription: "${long}"\n---\n\n# ${long}\n\nText.\n`,
  'not\0a.md': '# Not\n',
  '.gitbook.yaml': 'redirects:\n  "old\\0path": nul.md\n  "half\\uD800": half.md\n  "ok": long.md\n',
}

describe.each(engines)('hostile texts of an archive on %s', { timeout: 60_000 }, (engine) => {
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
  afterEach(() => service.close())

  const run = async (query: string, given: Files = files) => {
    const encoded = Object.entries(given).map(([path, text]) => [path, new TextEncoder().encode(text)])
    const answer = await service.app.inject({
      method: 'POST',
      url: `/v1/orgs/${org}/imports?${query}`,
      headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/zip' },
      payload: Buffer.from(zipSync(Object.fromEntries(encoded) as Record<string, Uint8Array>)),
    })
    const { id } = answer.json<{ id: string }>()
    for (;;) {
      const { body } = await mara('GET', `/jobs/${id}`)
      if (body['state'] !== 'pending' && body['state'] !== 'running') return body
      if (body['error'] !== undefined) return body
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it.each(['a new space', 'a change request'])(
    'are read, listed, searched and exported from %s',
    async (into) => {
      const query = into === 'a new space' ? 'title=Manual' : `space=${await service.space(org, mara)}`
      const job = await run(query)
      expect(job).toMatchObject({ state: 'done', result: { pages: 4 } })
      const { space, changeRequest } = job['result'] as { space: string; changeRequest?: string }
      if (changeRequest !== undefined) {
        const merge = await mara('POST', `/spaces/${space}/change-requests/${changeRequest}/merge`, {})
        expect([merge.status, merge.body.error]).toEqual([200, undefined])
      }
      const { pages } = await mara.done('GET', `/spaces/${space}/content/pages`)
      expect(JSON.stringify([pages, job])).not.toMatch(/\\u(0000|d[89a-f])/)
      const { warnings } = job['result'] as { warnings: { file: string; code: string }[] }
      expect(warnings).toContainEqual(
        expect.objectContaining({ file: 'not\uFFFDa.md', code: 'outside-folder' }),
      )
      expect(warnings.filter(({ code }) => code === 'bad-gitbook-yaml')).toHaveLength(2)
      for (const { id, type } of pages as { id: string; type: string }[])
        if (type === 'document')
          for (const format of ['document', 'markdown'])
            expect((await mara('GET', `/spaces/${space}/content/page/${id}?format=${format}`)).status).toBe(
              200,
            )
      const found = await mara.done('GET', `/spaces/${space}/search?query=words`)
      expect(found['items']).toHaveLength(1)
      expect((await mara('GET', `/spaces/${space}/links`)).status).toBe(200)
      expect((await mara('GET', `/spaces/${space}/content/path/ok`)).status).toBe(200)
      if (changeRequest !== undefined) return
      // The files themselves stay as they were.
      const exported = await exportSpaceFiles(service.ctx, space)
      for (const name of ['nul.md', 'half.md', 'SUMMARY.md', '.gitbook.yaml'])
        expect([name, Buffer.from(exported.get(name) ?? []).toString()]).toEqual([name, files[name]])
    },
  )

  const names = [
    'my file',
    'a?b',
    '#x',
    '%41',
    'x'.repeat(150),
    'UPPER',
    'ü/ß ž',
    '...',
    '日本',
    'e\u0301',
    '&amp;',
  ]

  it.each(['a new space', 'a change request'])('names of files are slugs in %s', async (into) => {
    const query = into === 'a new space' ? 'title=Manual' : `space=${await service.space(org, mara)}`
    const job = await run(query, Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}\n`])))
    expect([job['state'], job['error']]).toEqual(['done', undefined])
    const { space, changeRequest } = job['result'] as { space: string; changeRequest?: string }
    const content =
      changeRequest === undefined
        ? `/spaces/${space}/content`
        : `/spaces/${space}/change-requests/${changeRequest}/content`
    const { pages } = await mara.done('GET', `${content}/pages`)
    interface Item {
      readonly id: string
      readonly slug: string
      readonly path: string
      readonly pages: readonly Item[]
    }
    const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.pages ?? [])])
    for (const { id, slug, path } of all(pages as Item[])) {
      expect([slug, /^[^/?#\s]{1,100}$/.test(slug)]).toEqual([slug, true])
      if (path === '') continue
      const at = await mara('GET', `${content}/path/${encodeURIComponent(path)}`)
      expect([path, at.body['id']]).toEqual([path, id])
    }
  })
})

/** Imports and exports over the API: as jobs, watched until they are done. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unzipSync, zipSync } from 'fflate'
import { sql } from 'kysely'
import { generateCorpus } from '../../../testing/generators/corpus.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { registerJobs } from '../../register-jobs.ts'
import { buildSitesApp } from '../../sites-app.ts'

describe.each(engines)('transfer on %s', { timeout: 60_000 }, (engine) => {
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

  const send = (by: Client, path: string, bytes: Uint8Array) =>
    service.app.inject({
      method: 'POST',
      url: `/v1${path}`,
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/zip' },
      payload: Buffer.from(bytes),
    })
  const done = async (id: unknown) => {
    for (;;) {
      const { body } = await mara('GET', `/jobs/${String(id)}`)
      if (body['state'] !== 'pending' && body['state'] !== 'running') return body
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('imports an archive as a space and exports it again, byte for byte', async () => {
    const files = generateCorpus(3, 12)
    const started = await send(mara, `/orgs/${org}/imports?title=Manual`, zipSync(Object.fromEntries(files)))
    expect(started.statusCode).toBe(202)
    const imported = await done((started.json() as { id: string }).id)
    expect(imported).toMatchObject({
      kind: 'import',
      state: 'done',
      result: { pages: expect.any(Number) as number },
    })
    const { space } = imported['result'] as { space: string }
    expect((await mara('GET', `/spaces/${space}`)).body['title']).toBe('Manual')

    const job = await mara('POST', `/spaces/${space}/exports`, {})
    expect(job.status).toBe(202)
    const exported = await done(job.body['id'])
    const { url } = exported['result'] as { url: string }
    const sites = buildSitesApp(service.ctx)
    const { pathname, search } = new URL(url)
    const archive = await sites.inject({ method: 'GET', url: pathname + search })
    expect(archive.headers['content-disposition']).toContain('Manual.zip')
    const found = unzipSync(new Uint8Array(archive.rawPayload))
    for (const [path, bytes] of files) expect([path, found[path]]).toEqual([path, new Uint8Array(bytes)])
    await sites.close()
  })

  it('leads the addresses of files to their pages, in a new space and in a change request', async () => {
    const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
    const files = zipSync({
      '.gitbook.yaml': encode('redirects:\n  old/name: guide/a.1.md\n'),
      'SUMMARY.md': encode('* [Home](README.md)\n  * [A](guide/a.1.md)\n* [B](b_c.md)\n* [C](c.5.md)\n'),
      'README.md': encode('# Home\n'),
      'guide/a.1.md': encode('# A\n'),
      'b_c.md': encode('# B\n'),
      'c.5.md': encode('# C\n'),
    })
    const run = async (query: string) => {
      const started = await send(mara, `/orgs/${org}/imports?${query}`, files)
      const { result } = await done((started.json() as { id: string }).id)
      expect(result).toMatchObject({ pages: 4, addresses: { kept: 3, redirected: 2 } })
      return result as { space: string; changeRequest?: string }
    }
    const pathsAt = async (space: string) => {
      const at = (path: string) => mara('GET', `/spaces/${space}/content/path/${encodeURIComponent(path)}`)
      const paths = []
      for (const path of ['b_c', 'guide/a.1', 'old/name']) paths.push((await at(path)).body['path'])
      return paths
    }
    const { space } = await run('title=Moved')
    // The space can be searched as soon as the import is done.
    const { rows: found } =
      await sql`select page from search_pages where space = ${space} and place <> ''`.execute(
        service.ctx.store.read,
      )
    expect(found).toHaveLength(4)
    const { rows: links } = await sql`select document from document_links where space = ${space}`.execute(
      service.ctx.store.read,
    )
    expect(links.length).toBeGreaterThan(0)
    expect(await pathsAt(space)).toEqual(['b_c', 'readme/a.1', 'readme/a.1'])

    // So does every site that shows it.
    const made = await mara('POST', `/orgs/${org}/sites`, { title: 'Moved', spaces: [space] })
    await mara('POST', `/orgs/${org}/sites/${String(made.body['id'])}/publish`)
    const base = `/${String(made.body['basename'])}`
    const sites = buildSitesApp(service.ctx)
    const served = async (path: string) => {
      const { statusCode, headers } = await sites.inject({ method: 'GET', url: `${base}/${path}` })
      return [statusCode, String(headers['location'] ?? '').replace(/^https?:\/\/[^/]+/, '')]
    }
    for (const path of ['b_c', 'c.5']) expect(await served(path)).toEqual([200, ''])
    for (const path of ['guide/a.1', 'old/name'])
      expect(await served(path)).toEqual([308, `${base}/readme/a.1`])
    await sites.close()

    const other = await service.space(org, mara)
    const { changeRequest = '' } = await run(`space=${other}`)
    const merge = await mara('POST', `/spaces/${other}/change-requests/${changeRequest}/merge`, {})
    expect(merge.status).toBe(200)
    expect(await pathsAt(other)).toEqual(['b_c', 'readme/a.1', 'readme/a.1'])
  })

  it('creates an unpublished site that shows the imported space', async () => {
    const files = zipSync(Object.fromEntries(generateCorpus(3, 4)))
    const path = `/orgs/${org}/imports?title=Manual&site=Manual+for+sailors`
    const started = await send(mara, path, files)
    const { result } = await done((started.json() as { id: string }).id)
    const { space, site } = result as { space: string; site: string }
    const at = `/orgs/${org}/sites/${site}`
    expect((await mara('GET', at)).body).toMatchObject({ title: 'Manual for sailors', published: false })
    const { items } = (await mara('GET', `${at}/site-spaces`)).body
    expect(items).toMatchObject([{ space: { id: space }, default: true }])
    expect((await mara('POST', `${at}/publish`)).status).toBe(200)

    const writer = await service.person('wim')
    await service.member(org, writer, 'edit')
    const { id: parent } = (await mara('POST', `/orgs/${org}/collections`, { title: 'Manuals' })).body
    await mara.done('POST', `/collections/${String(parent)}/permissions`, {
      users: [writer.person],
      role: 'create',
    })
    // Who may make a space somewhere may not make a site for that.
    const refused = await send(writer, `${path}&parent=${String(parent)}`, files)
    expect(refused.statusCode).toBe(403)
    expect((await send(mara, `${path}&space=${space}`, files)).statusCode).toBe(400)
    expect((await mara('GET', `/orgs/${org}/sites`)).body['count']).toBe(1)
  })

  it('reports what is wrong with an archive, and stores nothing', async () => {
    const started = await send(mara, `/orgs/${org}/imports`, new TextEncoder().encode('no archive'))
    expect(await done((started.json() as { id: string }).id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('not a valid zip archive') as string,
    })
    expect((await mara('GET', `/orgs/${org}/spaces`)).body['count']).toBe(0)
  })

  it('lists a thousand warnings of a folder, and counts the others', async () => {
    const page = Array.from({ length: 1700 }, (_, at) => `[a](/gone-${at}.md)\n`).join('\n')
    const archive = zipSync({ 'README.md': new TextEncoder().encode(`# Home\n\n${page}`) })
    const started = await send(mara, `/orgs/${org}/imports`, archive)
    const { id } = started.json() as { id: string }
    const { result } = await done(id)
    const { warnings } = result as { warnings: { file: string; line: number; message: string }[] }
    expect(warnings).toHaveLength(1001)
    expect(warnings[999]).toMatchObject({ file: 'README.md', line: 2001 })
    expect(warnings[1000]?.message).toMatch(/^700 more warnings/)
    const stored = await service.ctx.store.read
      .selectFrom('jobs')
      .select('result')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(stored.result ?? '')).toMatchObject({ warnings })
  })

  it('reports progress', async () => {
    const archive = zipSync(Object.fromEntries(generateCorpus(5, 40)), { level: 1 })
    const started = await send(mara, `/orgs/${org}/imports`, archive)
    const imported = await done((started.json() as { id: string }).id)
    expect(imported['total']).toBeGreaterThanOrEqual(40)
    expect(imported['progress']).toBe(imported['total'])
    const { space } = imported['result'] as { space: string }
    const exported = await done((await mara('POST', `/spaces/${space}/exports`, {})).body['id'])
    expect(exported).toMatchObject({ progress: imported['total'], total: imported['total'] })
  })

  it('answers the same after an interruption between the space and the end of the job', async () => {
    const archive = zipSync({ 'README.md': new TextEncoder().encode('# Home\n\n[Gone](gone.md)\n') })
    const started = await send(mara, `/orgs/${org}/imports?title=Manual&site=Manual`, archive)
    const { id } = started.json<{ id: string }>()
    const { result } = await done(id)
    expect(result).toMatchObject({
      pages: 1,
      warnings: [expect.anything()],
      site: expect.any(String) as string,
    })
    await service.ctx.store.write((db) =>
      db.updateTable('jobs').set({ state: 'pending' }).where('id', '=', id).execute(),
    )
    expect((await done(id))['result']).toEqual(result)
    const spaces = await mara.done('GET', `/orgs/${org}/spaces`)
    expect(spaces['count']).toBe(1)
  })

  it('leaves nothing of an import that is canceled while it runs', async () => {
    const archive = zipSync(Object.fromEntries(generateCorpus(6, 400)), { level: 1 })
    const { id } = (await send(mara, `/orgs/${org}/imports`, archive)).json() as { id: string }
    for (;;) {
      const { body } = await mara('GET', `/jobs/${id}`)
      if (body['state'] === 'running') break
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect((await mara('DELETE', `/jobs/${id}`)).status).toBe(204)
    await service.ctx.jobs.stop()
    expect((await mara('GET', `/jobs/${id}`)).body['state']).toBe('cancelled')
    expect((await mara('GET', `/orgs/${org}/spaces`)).body['count']).toBe(0)
    for (const table of ['objects', 'blobs'] as const) {
      const rows = await service.ctx.store.read.selectFrom(table).select('space').distinct().execute()
      // The archive itself waits under the id of its job.
      expect(rows.filter(({ space }) => space !== id)).toEqual([])
    }
  })

  it('requires the right to create spaces for imports, and access to the space for exports', async () => {
    const reader = await service.person('reader')
    await service.member(org, reader, 'edit')
    const archive = zipSync({ 'README.md': new TextEncoder().encode('# Hello\n') })
    expect((await send(reader, `/orgs/${org}/imports`, archive)).statusCode).toBe(403)
    const stranger = await service.person('stranger')
    expect((await send(stranger, `/orgs/${org}/imports`, archive)).statusCode).toBe(404)
  })
})

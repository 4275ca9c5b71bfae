/** Templates, imports into change requests, and files identified by their address. */
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { fsck } from '../installation/fsck.ts'
import { registerJobs } from '../register-jobs.ts'

interface Page {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly path: string
  readonly pages: readonly Page[]
}

describe.each(engines)('templates on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const makeSpace = async (title: string, editMode: 'live' | 'locked' = 'live', organization = org) =>
    await service.space(organization, mara, { title, editMode })
  const write = async (space: string, ...changes: readonly object[]) => {
    const { status, body } = await mara('POST', `/spaces/${space}/content`, { changes })
    expect([status, body.error?.message]).toEqual([200, undefined])
    return body
  }
  const pagesOf = async (base: string) => (await mara('GET', `${base}/pages`)).body['pages'] as Page[]
  const markdownOf = async (base: string, page: string | undefined) =>
    String((await mara('GET', `${base}/page/${page ?? ''}?format=markdown`)).body['markdown'])

  /** A template with a tree, links between its pages, a file, a variable and a placeholder name. */
  const makeTemplate = async () => {
    const space = await makeSpace('Runbook')
    await write(
      space,
      {
        operation: 'insert_files',
        files: [{ name: 'plan.png', base64: Buffer.from('picture').toString('base64'), ref: 'plan' }],
      },
      { operation: 'set_variables', variables: { team: 'Night' } },
      { operation: 'insert_page', ref: 'start', title: 'Start', slug: 'begin' },
      { operation: 'insert_group', ref: 'group', title: 'More' },
      { operation: 'insert_page', title: 'Steps', into: 'group', document: { markdown: 'Back to nothing.' } },
    )
    const { body } = await mara('GET', `/spaces/${space}/content`)
    const [start, group] = body['pages'] as Page[]
    const [file] = body['files'] as { id: string }[]
    await write(space, {
      operation: 'update_page',
      page: start?.id,
      document: {
        document: {
          object: 'document',
          data: {},
          nodes: [
            paragraph('See ', link('the steps', { kind: 'page', page: group?.pages[0]?.id ?? '' })),
            paragraph('Ask ', link('them', { kind: 'url', url: 'ref:contact' })),
            paragraph('Get ', link('the plan', { kind: 'file', file: file?.id ?? '' })),
          ],
        },
      },
    })
    expect((await mara('PATCH', `/spaces/${space}`, { template: true })).body['template']).toBe(true)
    return space
  }
  const paragraph = (text: string, ...inlines: readonly object[]) => ({
    object: 'block',
    type: 'paragraph',
    data: {},
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }, ...inlines],
  })
  const link = (text: string, ref: object) => ({
    object: 'inline',
    type: 'link',
    data: { ref },
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }],
  })
  const contentRefs = { contact: { kind: 'url', url: 'https://help.example.org/' } }

  it('creates a change request with a copy under new ids', async () => {
    const template = await makeTemplate()
    const space = await makeSpace('Guide', 'locked')
    const { status, body, headers } = await mara('POST', `/spaces/${space}/change-requests`, {
      subject: 'New runbook',
      template: { id: template, params: { contentRefs } },
      other: 'is not looked at',
    })
    expect(status).toBe(201)
    expect(String(headers['location'])).toContain(`/change-requests/`)
    expect(body).toMatchObject({ subject: 'New runbook', status: 'draft', number: 1 })
    expect(body['revision']).not.toBe(body['revisionInitial'])
    const base = `/spaces/${space}/change-requests/1/content`
    const pages = await pagesOf(base)
    expect(pages).toMatchObject([
      { title: 'Start', slug: 'begin' },
      { title: 'More', pages: [{ title: 'Steps' }] },
    ])
    const theirs = JSON.stringify(await pagesOf(`/spaces/${template}/content`))
    for (const { id } of pages) expect(theirs).not.toContain(id)
    const text = await mara('GET', `${base}/page/${pages[0]?.id ?? ''}?format=document`)
    const document = JSON.stringify(text.body['document'])
    expect(document).toContain(`"page":"${pages[1]?.pages[0]?.id ?? '?'}"`)
    expect(document).toContain('https://help.example.org/')
    expect(document).not.toContain('ref:contact')
    const [file] = (await mara('GET', `${base}/files`)).body['items'] as { id: string; name: string }[]
    expect(file?.name).toBe('plan.png')
    expect(document).toContain(`"file":"${file?.id ?? '?'}"`)
    expect((await mara('GET', base)).body['variables']).toEqual({ team: 'Night' })
    expect(await pagesOf(`/spaces/${space}/content`)).toEqual([])
    expect((await mara('POST', `/spaces/${space}/change-requests/1/merge`)).body['result']).toBe('merge')
    expect(await pagesOf(`/spaces/${space}/content`)).toHaveLength(2)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('copies files inside the store, so that their bytes need no memory of the service', async () => {
    const template = await makeTemplate()
    const space = await makeSpace('Guide', 'locked')
    const { store } = service.ctx
    const encoded = (from: string, to: string) =>
      store.write((db) =>
        db
          .updateTable('blobs')
          .set({ encoding: to })
          .where('encoding', '=', from)
          .where('space', 'in', [template, space])
          .execute(),
      )
    // Nobody could read a file under this encoding.
    await encoded('plain', 'sealed')
    const path = `/spaces/${space}/change-requests`
    const made = await mara('POST', path, { subject: 'Sealed', template: { id: template } })
    await encoded('sealed', 'plain')
    expect(made.status).toBe(201)
    const [file] = (await mara('GET', `${path}/1/content/files`)).body['items'] as { name: string }[]
    expect(file?.name).toBe('plan.png')
    expect((await fsck(store)).problems).toEqual([])
  })

  it('writes nothing if a file of the template is missing in the store', async () => {
    const template = await makeTemplate()
    const space = await makeSpace('Guide', 'locked')
    await service.ctx.store.write((db) => db.deleteFrom('blobs').where('space', '=', template).execute())
    const path = `/spaces/${space}/change-requests`
    expect((await mara('POST', path, { subject: 'Empty', template: { id: template } })).status).toBe(500)
    expect((await mara('GET', path)).body['items']).toEqual([])
  })

  it('are applied to a live space, to a locked space through a draft, and to a change request', async () => {
    const template = await makeTemplate()
    const apply = (space: string, more: object = {}) =>
      mara('POST', `/spaces/${space}/content/template`, { id: template, params: { contentRefs }, ...more })
    const live = await makeSpace('Live')
    await write(live, { operation: 'insert_page', title: 'Here', slug: 'begin' })
    const answer = await apply(live)
    expect([answer.status, answer.body]).toEqual([201, {}])
    // Existing content stays first and keeps its address.
    expect((await pagesOf(`/spaces/${live}/content`)).map(({ title, slug }) => [title, slug])).toEqual([
      ['Here', 'begin'],
      ['Start', 'start'],
      ['More', 'more'],
    ])
    const locked = await makeSpace('Locked', 'locked')
    expect((await apply(locked)).status).toBe(201)
    const { body } = await mara('GET', `/spaces/${locked}/change-requests?status=draft`)
    expect(body['items']).toMatchObject([{ subject: 'From template “Runbook”' }])
    expect((await apply(locked, { changeRequestId: '1' })).status).toBe(201)
    expect((await mara('GET', `/spaces/${locked}/change-requests?status=draft`)).body['count']).toBe(1)
    const pages = await pagesOf(`/spaces/${locked}/change-requests/1/content`)
    expect(pages.map(({ slug }) => slug)).toEqual(['begin', 'more', 'start', 'more-2'])
    expect(await markdownOf(`/spaces/${locked}/change-requests/1/content`, pages[2]?.id)).toContain('See ')
    const names = (await mara('GET', `/spaces/${locked}/change-requests/1/content/files`)).body['items']
    expect((names as { name: string }[]).map(({ name }) => name).toSorted()).toEqual([
      'plan-2.png',
      'plan.png',
    ])
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('creates a change request in every state of a space, and while others write there', async () => {
    const template = await makeTemplate()
    const space = await makeSpace('Guide')
    const create = () =>
      mara('POST', `/spaces/${space}/change-requests`, {
        template: { id: template, params: { contentRefs } },
      })
    const edit = (title: string) => write(space, { operation: 'insert_page', title })
    const answers = await Promise.all([create(), edit('A'), create(), edit('B'), create()])
    expect([0, 2, 4].map((at) => (answers[at] as Answer).status)).toEqual([201, 201, 201])
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'locked' })
    expect((await create()).status).toBe(201)
    // Never for the state of the space: a trashed one is not found.
    await mara('DELETE', `/spaces/${space}`)
    expect((await create()).status).toBe(404)
  })

  it('creates an empty draft from an empty template', async () => {
    const template = await makeSpace('Empty')
    await mara('PATCH', `/spaces/${template}`, { template: true })
    const space = await makeSpace('Guide')
    const { status, body } = await mara('POST', `/spaces/${space}/change-requests`, {
      template: { id: template },
    })
    expect(status).toBe(201)
    expect(body['revision']).toBe(body['revisionInitial'])
  })

  it('row 1: returns 404 for a hidden template, one of another organization, and a space that is no template', async () => {
    const template = await makeTemplate()
    await mara('PATCH', `/spaces/${template}`, { defaultLevel: null })
    const kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    const space = await makeSpace('Guide')
    const apply = (by: Client, to: string, id: string) => by('POST', `/spaces/${to}/content/template`, { id })
    const begin = (by: Client, to: string, id: string) =>
      by('POST', `/spaces/${to}/change-requests`, { template: { id } })
    const elsewhere = await service.organization('Elsewhere', mara)
    const far = await makeSpace('Far', 'live', elsewhere)
    const plain = await makeSpace('Plain')
    for (const ask of [apply, begin]) {
      expect((await ask(kim, space, template)).status).toBe(404)
      expect((await ask(mara, far, template)).status).toBe(404)
      expect((await ask(mara, space, plain)).status).toBe(404)
      expect((await ask(mara, space, 's_none')).status).toBe(404)
    }
    expect((await mara('GET', `/spaces/${space}/change-requests?status=all`)).body['count']).toBe(0)
    const reader = await service.person('reader')
    await service.member(org, reader, 'comment')
    expect((await apply(reader, space, template)).status).toBe(403)
    expect((await kim('PATCH', `/spaces/${space}`, { template: true })).status).toBe(403)
    await mara('PATCH', `/spaces/${space}`, { editMode: 'locked' })
    await mara('POST', `/spaces/${space}/change-requests`, {})
    await mara('PATCH', `/spaces/${space}/change-requests/1`, { status: 'archived' })
    const into = await mara('POST', `/spaces/${space}/content/template`, {
      id: template,
      changeRequestId: '1',
    })
    expect(into.status).toBe(412)
  })

  const importInto = async (query: string, files: Record<string, string>) => {
    const bytes = zipSync(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    )
    const started = await service.app.inject({
      method: 'POST',
      url: `/v1/orgs/${org}/imports?${query}`,
      headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/zip' },
      payload: Buffer.from(bytes),
    })
    return { status: started.statusCode, body: started.json<Record<string, unknown>>() }
  }
  const done = async (id: unknown) => {
    for (;;) {
      const { body } = await mara('GET', `/jobs/${String(id)}`)
      if (body['state'] !== 'pending' && body['state'] !== 'running') return body
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  it('imports an archive once, into a new or an existing change request', async () => {
    registerJobs(service.ctx)
    service.ctx.jobs.start()
    const space = await makeSpace('Guide', 'locked')
    const files = { 'README.md': '# Hello\n\n[Next](next.md)\n', 'next.md': '# Next\n\nWords.\n' }
    const first = await importInto(`space=${space}`, files)
    expect(first.status).toBe(202)
    const ended = await done(first.body['id'])
    expect(ended).toMatchObject({ state: 'done', result: { space, pages: 2 } })
    const base = `/spaces/${space}/change-requests/1/content`
    const pages = await pagesOf(base)
    expect(pages.map(({ title }) => title)).toEqual(['Hello', 'Next'])
    // The job dies after its result was stored, and is run again.
    await service.ctx.store.write((db) =>
      db.updateTable('jobs').set({ state: 'pending' }).where('id', '=', String(first.body['id'])).execute(),
    )
    await service.ctx.jobs.stop()
    service.ctx.jobs.start()
    expect((await done(first.body['id']))['result']).toEqual(ended['result'])
    expect(await pagesOf(base)).toHaveLength(2)
    const second = await importInto(`space=${space}&changeRequest=1`, { 'README.md': '# Again\n' })
    expect((await done(second.body['id']))['state']).toBe('done')
    expect((await pagesOf(base)).map(({ title }) => title)).toEqual(['Hello', 'Next', 'Again'])
    expect((await importInto('space=s_none', files)).status).toBe(404)
    expect((await importInto(`space=${space}&changeRequest=9`, files)).status).toBe(404)
    expect((await importInto('changeRequest=1', files)).status).toBe(404)
    const elsewhere = await makeSpace('Far', 'locked', await service.organization('Elsewhere', mara))
    expect((await importInto(`space=${elsewhere}`, files)).status).toBe(404)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('row 25: fetches files by URL, but none from the internal network', async () => {
    let asked = 0
    const server = createServer((request, response) => {
      asked += 1
      if (request.url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
      else if (request.url === '/page') response.setHeader('content-type', 'text/html').end('<p>')
      else response.setHeader('content-type', 'image/png; x=y').end('picture')
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      const space = await makeSpace('Guide')
      const insert = (by: Client, url: string) =>
        by('POST', `/spaces/${space}/content`, {
          changes: [{ operation: 'insert_files', files: [{ name: 'a', url, ref: 'a' }] }],
        })
      const inside = await insert(mara, `http://127.0.0.1:${port}/`)
      expect([inside.status, inside.body.error?.reason, asked]).toEqual([400, 'bad-content', 0])
      expect(inside.body.error?.details).toMatchObject([{ path: 'body.changes.0.files.0.url' }])
      Object.assign(service.ctx, {
        outgoing: { allow: (address: string, at: number) => address === '127.0.0.1' && at === port },
      })
      const reader = await service.person('reader')
      await service.member(org, reader, 'read')
      expect((await insert(reader, `http://127.0.0.1:${port}/`)).status).toBe(403)
      expect(asked).toBe(0)
      for (const path of ['away', 'page'])
        expect((await insert(mara, `http://127.0.0.1:${port}/${path}`)).status).toBe(400)
      expect((await mara('GET', `/spaces/${space}/content/files`)).body['count']).toBe(0)
      const { status, body } = await insert(mara, `http://127.0.0.1:${port}/picture`)
      expect(status).toBe(200)
      expect(body['insertedFiles']).toMatchObject([{ name: 'a', contentType: 'image/png', size: 7 }])
      expect(asked).toBe(3)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

/** API specifications over the API: what is stored of texts and URLs, and what is shown of it. */
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiDocumentOf } from './read-reference.ts'
import { processSpec } from './processing/process-spec.ts'
import { processingJob } from './processing/queue-processing.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const operationOf = (summary: string, more: object = {}) => ({
  summary,
  responses: { 200: { description: 'Fine' } },
  ...more,
})
const document = (paths: object, info: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1', ...info },
  paths,
  components: { schemas: { Pet: { type: 'object', properties: { name: { type: 'string' } } } } },
})
const pets = document({
  '/pets': {
    get: operationOf('Lists pets', { operationId: 'listPets', tags: ['Pets'] }),
    post: operationOf('Adds a pet', { operationId: 'addPet', tags: ['Pets'], deprecated: true }),
  },
  '/pets/{petId}': { get: operationOf('Returns a pet', { operationId: 'getPet' }) },
})

describe.each(engines)('API specifications on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let server: Server
  let port: number
  let handler: RequestListener
  beforeEach(async () => {
    handler = (_request, response) => void response.end(JSON.stringify(pets))
    server = createServer((request, response) => handler(request, response))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    service = await startTestService(engine, { OUTGOING_ALLOW: `127.0.0.1:${port}` })
    service.ctx.jobs.handle(processingJob, processSpec(service.ctx))
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await service.close()
  })

  const at = (rest = '') => `/orgs/${org}/openapi${rest}`
  const url = (path = '/pets.json') => `http://127.0.0.1:${port}${path}`
  /** The specification once it is processed. */
  const processed = async (slug = 'pets'): Promise<Answer['body']> => {
    let found: Answer['body'] = {}
    await expect
      .poll(async () => (found = await mara.done('GET', at(`/${slug}`)))['processingState'], {
        timeout: 20_000,
      })
      .toBe('complete')
    return found
  }
  const create = (source: object, slug = 'pets') => mara('POST', at(), { slug, source })
  const hosted = async (source: object, slug = 'pets') => {
    expect((await create(source, slug)).status).toBe(201)
    return processed(slug)
  }

  it('stores a text, and says what it contains', async () => {
    const made = await create({ text: JSON.stringify(pets) })
    expect(made).toMatchObject({
      status: 201,
      body: {
        object: 'openapi-spec',
        slug: 'pets',
        processingState: 'pending',
        visibility: 'private',
        versions: 0,
      },
    })
    expect(made.headers['location']).toContain(at('/pets'))
    const spec = await processed()
    expect(spec).toMatchObject({ title: 'Pets', versions: 1, problems: 0, permissions: { edit: true } })
    expect(spec['lastProcessErrorCode']).toBeUndefined()
    expect(spec['sourceURL']).toBeUndefined()
    const version = await mara.done('GET', at('/pets/versions/latest'))
    expect(version).toMatchObject({
      ...{
        object: 'openapi-spec-version',
        id: spec['lastVersion'],
        number: 1,
        title: 'Pets',
        apiVersion: '1',
      },
      ...{ dialect: '3.1', format: 'json', operations: 3, schemas: 1, problems: [] },
    })
    expect((await mara.done('GET', at(`/pets/versions/${String(version['id'])}`)))['number']).toBe(1)
    const content = await mara.done('GET', at('/pets/versions/latest/content'))
    expect(content['filesystem']).toEqual({ 'openapi.json': pets })
    expect(await mara.done('GET', at('/pets/versions/latest/content/raw'))).toEqual({
      text: JSON.stringify(pets),
      format: 'json',
    })
    expect(await mara.done('GET', at('/pets/versions/latest/schemas'))).toMatchObject({
      count: 1,
      items: [{ name: 'Pet' }],
    })
  })

  it('reads YAML', async () => {
    const text =
      'openapi: 3.0.3\ninfo: {title: Pets, version: "2"}\npaths:\n  /pets:\n    get:\n      responses: {"200": {description: OK}}\n'
    await hosted({ text })
    expect(await mara.done('GET', at('/pets/versions/latest'))).toMatchObject({
      format: 'yaml',
      dialect: '3.0',
    })
    const content = await mara.done('GET', at('/pets/versions/latest/content'))
    expect(content['filesystem']).toMatchObject({
      'openapi.yaml': { openapi: '3.0.3', paths: { '/pets': {} } },
    })
    expect((await mara.done('GET', at('/pets/versions/latest/content/raw')))['text']).toBe(text)
  })

  it('lists additional operations of OpenAPI 3.2, and shows them', async () => {
    const additionalOperations = { COPY: operationOf('Copies a pet') }
    const paths = { '/pets/{petId}': { get: operationOf('Returns a pet'), additionalOperations } }
    await hosted({ text: JSON.stringify({ ...document(paths), openapi: '3.2.0' }) })
    const versions = at('/pets/versions/latest')
    const list = async (query: string) =>
      (await mara.done('GET', `${versions}/operations${query}`))['items'] as Answer['body'][]
    const copy = { key: 'COPY /pets/{}', method: 'COPY', path: '/pets/{petId}' }
    expect(await list('?search=copy')).toMatchObject([copy])
    expect(await list('?method=COPY')).toMatchObject([copy])
    expect(await list('?method=GET')).toMatchObject([{ method: 'get' }])
    const query = `method=COPY&path=${encodeURIComponent('/pets/{id}')}`
    const { operation } = await mara.done('GET', `${versions}/reference?${query}`)
    expect(operation).toMatchObject({ ...copy, title: 'Copies a pet' })
    expect((await mara('GET', `${versions}/reference?method=A%20B&path=/pets`)).status).toBe(422)
  })

  it('lists operations by words, tag, method and deprecation, page by page', async () => {
    await hosted({ text: JSON.stringify(pets) })
    const list = async (query: string) => {
      const { items } = await mara.done('GET', at(`/pets/versions/latest/operations${query}`))
      return (items as { key: string }[]).map(({ key }) => key)
    }
    expect(await list('')).toEqual(['GET /pets', 'POST /pets', 'GET /pets/{}'])
    expect(await list('?search=adds%20PET')).toEqual(['POST /pets'])
    expect(await list('?search=100%25')).toEqual([])
    expect(await list('?tag=Pets')).toEqual(['GET /pets', 'POST /pets'])
    expect(await list('?tag=Pet')).toEqual([])
    expect(await list('?method=GET')).toEqual(['GET /pets', 'GET /pets/{}'])
    expect(await list('?deprecated=true')).toEqual(['POST /pets'])
    const first = await mara.done('GET', at('/pets/versions/latest/operations?limit=2'))
    const { page } = first['next'] as { page: string }
    expect(await list(`?limit=2&page=${page}`)).toEqual(['GET /pets/{}'])
  })

  it('makes a version for a different document only', async () => {
    await hosted({ text: JSON.stringify(pets) })
    const put = (source: object) => mara('PUT', at('/pets'), { source })
    for (const text of [JSON.stringify(pets), JSON.stringify(pets, undefined, 2)]) {
      expect((await put({ text })).status).toBe(200)
      expect(await processed()).toMatchObject({ versions: 1 })
    }
    await put({ text: JSON.stringify(document({})) })
    expect(await processed()).toMatchObject({ versions: 2 })
    const { items } = await mara.done('GET', at('/pets/versions'))
    expect((items as { number: number }[]).map(({ number }) => number)).toEqual([2, 1])
  })

  it('keeps the last good version when a text cannot be read', async () => {
    await hosted({ text: JSON.stringify(pets) })
    await mara.done('PUT', at('/pets'), { source: { text: '{"openapi": "3.1.0", ' } })
    const failed = await processed()
    expect(failed).toMatchObject({ versions: 1, title: 'Pets', lastProcessErrorCode: 'PARSE_ERROR' })
    expect(failed['lastProcessedErrors']).toMatchObject([{ code: expect.any(String) as string }])
    await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(pets) } })
    expect((await processed())['lastProcessErrorCode']).toBeUndefined()
  })

  it('creates by PUT, as JSON and as bytes', async () => {
    expect((await mara('PUT', at('/one'), { source: { text: JSON.stringify(pets) } })).status).toBe(201)
    const bytes = (slug: string, payload: Buffer) =>
      service.app.inject({
        method: 'PUT',
        url: `/v1${at(`/${slug}/source`)}`,
        headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/yaml' },
        payload,
      })
    expect((await bytes('two', Buffer.from(JSON.stringify(pets)))).statusCode).toBe(201)
    expect((await bytes('two', Buffer.from(JSON.stringify(pets)))).statusCode).toBe(200)
    expect((await bytes('two', Buffer.alloc(0))).statusCode).toBe(400)
    expect((await bytes('two', Buffer.alloc(20 * 1024 * 1024 + 1, ' '))).statusCode).toBe(413)
    expect(await processed('two')).toMatchObject({ versions: 1 })
    expect(await processed('one')).toMatchObject({ versions: 1 })
  })

  it('takes a slug once, whatever its case, and finds it so', async () => {
    await hosted({ text: JSON.stringify(pets) }, 'Pets-2')
    expect((await create({ text: 'a' }, 'pets-2')).body.error?.reason).toBe('already-taken')
    expect((await mara('GET', at('/PETS-2'))).body['slug']).toBe('Pets-2')
    expect((await mara('PUT', at('/pets-2'), { source: { text: JSON.stringify(pets) } })).status).toBe(200)
    expect((await mara('POST', at(), { slug: 'a--b', source: { text: 'a' } })).status).toBe(422)
  })

  it('changes settings, and deletes everything', async () => {
    await hosted({ text: JSON.stringify(pets) })
    expect((await mara('PATCH', at('/pets'), { visibility: 'public', tryIt: 'browser' })).body).toMatchObject(
      {
        ...{ visibility: 'public', tryIt: 'browser' },
        urls: { published: expect.stringContaining('/api-specs/') as string },
      },
    )
    expect((await mara('PATCH', at('/pets'), { slug: 'x' })).status).toBe(422)
    expect((await mara('DELETE', at('/pets'))).status).toBe(204)
    expect((await mara('DELETE', at('/pets'))).status).toBe(204)
    expect((await mara('GET', at('/pets'))).status).toBe(404)
    for (const table of ['api_specs', 'api_spec_versions', 'api_spec_operations', 'blobs'] as const)
      expect([table, await service.ctx.store.read.selectFrom(table).selectAll().execute()]).toEqual([
        table,
        [],
      ])
  })

  it('fetches a URL, and again on schedule only what changed', async () => {
    const asked: (string | undefined)[] = []
    handler = (request, response) => {
      asked.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"1"' }).end(JSON.stringify(pets))
    }
    const spec = await hosted({ url: url() })
    expect(spec).toMatchObject({ sourceURL: url(), versions: 1, failures: 0, recheck: true })
    const wait = Date.parse(String(spec['nextCheckAt'])) - Date.parse(service.ctx.now())
    expect(Math.abs(wait - 6 * 3600_000)).toBeLessThan(31 * 60_000)
    expect((await mara('POST', at('/pets/refresh'))).status).toBe(202)
    expect(await processed()).toMatchObject({ versions: 1 })
    expect(asked).toEqual([undefined, '"1"'])
  })

  it('says why a URL could not be fetched', async () => {
    handler = (_request, response) => void response.writeHead(500).end()
    expect(await hosted({ url: url() })).toMatchObject({
      ...{ versions: 0, failures: 1, lastProcessErrorCode: 'FETCH_ERROR' },
      lastProcessedErrors: [{ message: 'The URL returned status 500.', code: 'fetch-failed' }],
    })
    expect((await mara('GET', at('/pets/versions/latest'))).status).toBe(404)
  })

  it('puts files of the same origin into a document at a URL, and asks no other host', async () => {
    const asked: string[] = []
    handler = (request, response) => {
      asked.push(request.url ?? '')
      const files: Record<string, object> = {
        '/docs/api.json': document({
          '/pets': {
            get: {
              responses: {
                200: { description: 'OK', content: { 'application/json': { schema: { $ref: 'pet.json' } } } },
                404: { $ref: `http://localhost:${port}/other-origin.json` },
                500: { $ref: '/redirects.json' },
              },
            },
          },
        }),
        '/docs/pet.json': { type: 'object', properties: { name: { type: 'string' } } },
      }
      if (request.url === '/redirects.json')
        response.writeHead(302, { location: `http://localhost:${port}/elsewhere.json` }).end()
      else response.end(JSON.stringify(files[request.url ?? ''] ?? {}))
    }
    expect(await hosted({ url: url('/docs/api.json') })).toMatchObject({ versions: 1, problems: 2 })
    expect(asked.toSorted()).toEqual(['/docs/api.json', '/docs/pet.json', '/redirects.json'])
    const content = await mara.done('GET', at('/pets/versions/latest/content'))
    expect(Object.keys(content['filesystem'] as object).toSorted()).toEqual(['openapi.json', 'pet.json'])
    await mara.done('POST', at('/pets/refresh'))
    expect(await processed()).toMatchObject({ versions: 1 })
    expect(asked.filter((path) => path === '/docs/pet.json')).toHaveLength(2)
  })

  it('checks a text and a URL without storing them', async () => {
    const check = (source: object) => mara.done('POST', at('/check'), { source })
    expect(await check({ text: JSON.stringify(pets) })).toMatchObject({
      accepted: true,
      operations: 3,
      schemas: 1,
    })
    expect(await check({ url: url() })).toMatchObject({ accepted: true, title: 'Pets' })
    expect(await check({ text: '{' })).toMatchObject({ accepted: false })
    expect(await check({ url: 'http://10.0.0.1/' })).toMatchObject({
      ...{ accepted: false, errors: [{ code: 'fetch-failed' }] },
    })
    expect((await mara.done('GET', at()))['count']).toBe(0)
  })

  describe('versions that differ', () => {
    const changed = document({
      '/pets': { get: operationOf('Lists all pets', { operationId: 'listPets', tags: ['Pets'] }) },
      '/pets/{petId}': {
        get: operationOf('Returns a pet', { operationId: 'getPet' }),
        delete: operationOf('Removes a pet'),
      },
    })
    const host = async () => {
      await hosted({ text: JSON.stringify(pets) })
      await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(changed) } })
      return processed()
    }
    const findingsOf = (answer: Answer['body']) =>
      answer['findings'] as { check: string; level: string; fingerprint: string; accepted?: object }[]

    it('are compared when they are stored, and counted', async () => {
      await host()
      const compared = await mara.done('GET', at('/pets/compare'))
      expect(compared).toMatchObject({
        precise: true,
        counts: { breaking: 0, review: 1, safe: 1, accepted: 0, wordsOnly: 1 },
        wordsOnly: ['GET /pets'],
      })
      expect(findingsOf(compared).map(({ check, level }) => [check, level])).toEqual([
        ['deprecated-operation-removed', 'review'],
        ['operation-added', 'safe'],
      ])
      const { items } = await mara.done('GET', at('/pets/versions'))
      expect((items as { changes?: object }[]).map(({ changes }) => changes)).toEqual([
        compared['counts'],
        undefined,
      ])
    })

    it('are compared in any direction, and their findings accepted until that is withdrawn', async () => {
      await host()
      const [newer, older] = (
        (await mara.done('GET', at('/pets/versions')))['items'] as { id: string }[]
      ).map(({ id }) => id)
      const compare = () => mara.done('GET', at(`/pets/compare?from=${newer ?? ''}&to=${older ?? ''}`))
      const before = await compare()
      expect(before['counts']).toMatchObject({ breaking: 1, accepted: 0 })
      const removed = findingsOf(before).find(({ level }) => level === 'breaking')
      const fingerprints = [removed?.fingerprint ?? '']
      const accept = (body: object) => mara('POST', at('/pets/findings/accept'), body)
      expect((await accept({ fingerprints, note: 'Nobody used it.' })).status).toBe(204)
      const after = await compare()
      expect(after['counts']).toMatchObject({ breaking: 0, accepted: 1 })
      expect(findingsOf(after).find(({ accepted }) => accepted)?.accepted).toMatchObject({
        ...{ note: 'Nobody used it.', acceptedBy: mara.person },
      })
      expect((await accept({ fingerprints: ['none'], note: 'x' })).body.error?.details).toMatchObject([
        { path: 'body.fingerprints.0' },
      ])
      expect((await accept({ fingerprints })).status).toBe(204)
      expect(await compare()).toEqual(before)
    })

    it('need two versions', async () => {
      await hosted({ text: JSON.stringify(pets) })
      expect((await mara('GET', at('/pets/compare'))).status).toBe(404)
      expect((await mara('GET', at('/pets/compare?from=Bnone'))).status).toBe(404)
    })
  })

  it('gives the reference of an operation, of models, and the overview', async () => {
    await hosted({ text: JSON.stringify(pets) })
    const reference = (query: string) => mara('GET', at(`/pets/versions/latest/reference${query}`))
    expect((await reference('')).body).toMatchObject({ overview: { title: 'Pets', version: '1' } })
    expect((await reference('?operation=GET%20/pets')).body).toMatchObject({
      operation: { key: 'GET /pets', title: 'Lists pets', operationId: 'listPets' },
    })
    expect((await reference('?method=GET&path=/pets/%7Bid%7D')).body).toMatchObject({
      operation: { path: '/pets/{petId}' },
    })
    expect((await reference('?schemas=Pet,None')).body).toMatchObject({ models: [{ name: 'Pet' }] })
    expect((await reference('?operation=GET%20/cats')).status).toBe(404)
    expect((await reference('?path=/pets')).body.error?.details).toMatchObject([{ path: 'query.method' }])
  })

  it('tells pages what to show of the latest version, and since when an operation is gone', async () => {
    await hosted({ text: JSON.stringify(pets) }, 'Pets')
    const api = async () => apiDocumentOf(service.ctx, org, 'pets')
    expect((await (await api())?.reference('POST /pets'))?.title).toBe('Adds a pet')
    expect(await (await api())?.goneSince('POST /pets')).toBeUndefined()
    expect((await (await api())?.models([]))?.map(({ name }) => name)).toEqual(['Pet'])
    await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(document({})) } })
    await processed()
    expect(await (await api())?.reference('POST /pets')).toBeUndefined()
    expect(await (await api())?.goneSince('POST /pets')).toBe(2)
    expect(
      await apiDocumentOf(service.ctx, await service.organization('Other', mara), 'pets'),
    ).toBeUndefined()
  })

  describe('pages that a change concerns', () => {
    const before = document({
      '/pets/{petId}': {
        get: operationOf('Returns a pet', { operationId: 'getPetById' }),
        delete: operationOf('Removes a pet', { operationId: 'removePetById' }),
      },
    })
    const after = document({
      '/pets/{petId}': { get: operationOf('Returns a pet', { operationId: 'getPetById' }) },
    })
    const operationBlock = (method: string) =>
      `{% openapi-operation spec="/openapi/pets" path="/pets/{petId}" method="${method}" %}\n[OpenAPI pets](https://example.org)\n{% endopenapi-operation %}`

    let space: string
    beforeEach(async () => {
      await hosted({ text: JSON.stringify(before) })
      space = await service.space(org, mara)
      const change = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Pages' })
      const page = (title: string, markdown: string) => ({
        operation: 'insert_page',
        title,
        document: { markdown },
      })
      const path = `/spaces/${space}/change-requests/${String(change['id'])}`
      await mara.done('POST', `${path}/content`, {
        changes: [
          page('Reference', operationBlock('delete')),
          page('Guide', 'Send `DELETE /pets/42` to remove a pet.'),
          page('Reading', operationBlock('get')),
          page('Other', 'Send `GET /pets/42` to read a pet.'),
        ],
      })
      await mara.done('POST', `${path}/merge`)
      await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(after) } })
      await processed()
    })

    const pages = async (by: Client = mara, query = '') =>
      (await by.done('GET', at(`/pets/pages${query}`)))['items'] as {
        page: { title: string }
        by: string
        quote: string
        findings: string[]
        space: { edit: boolean }
      }[]

    it('show it or mention it, with the line', async () => {
      const found = await pages()
      expect(found.map(({ page: { title }, by, quote }) => [title, by, quote])).toEqual([
        ['Guide', 'mentions', 'Send DELETE /pets/42 to remove a pet.'],
        ['Reference', 'shows', 'DELETE /pets/{petId}'],
      ])
      expect(found.every(({ findings, space: { edit } }) => findings.length === 1 && edit)).toBe(true)
      const first = await mara.done('GET', at('/pets/pages?limit=1'))
      const { page } = first['next'] as { page: string }
      expect((await pages(mara, `?limit=1&page=${page}`)).map(({ by }) => by)).toEqual(['shows'])
    })

    it('are those of spaces that the caller sees', async () => {
      const kim = await service.person('kim')
      await service.member(org, kim, 'read')
      expect((await pages(kim)).map(({ space: { edit } }) => edit)).toEqual([false, false])
      await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: null })
      expect(await pages(kim)).toEqual([])
    })

    it('get a change request with the findings, and a comment at each place', async () => {
      const made = await mara('POST', at('/pets/change-requests'), { space })
      expect(made).toMatchObject({ status: 201, body: { number: 2, comments: 2 } })
      const path = `/spaces/${space}/change-requests/2`
      const request = await mara.done('GET', path)
      expect(request['subject']).toBe('Update for version 2 of Pets')
      expect(JSON.stringify(request['description'])).toContain('Breaking: DELETE /pets/{petId}')
      const { items } = await mara.done('GET', `${path}/comments`)
      expect((items as { target?: object }[]).length).toBe(2)
      expect(JSON.stringify(items)).toContain('Check this against the new version: DELETE /pets/{petId}')
    })

    it('get a change request whose generated subject has the maximum length at most', async () => {
      const { paths } = after
      const text = JSON.stringify(document(paths, { title: `Pet${'🐈'.repeat(60)}` }))
      for (const source of [JSON.stringify(before), text]) {
        await mara.done('PUT', at('/pets'), { source: { text: source } })
        await processed()
      }
      await mara.done('POST', at('/pets/change-requests'), { space })
      const subject = String((await mara.done('GET', `/spaces/${space}/change-requests/2`))['subject'])
      expect(subject).toBe(`Update for version 4 of Pet${'🐈'.repeat(36)}…`)
      expect(subject.length).toBe(100)
    })

    it('get none where nothing is concerned, or where the caller may not edit', async () => {
      const empty = await service.space(org, mara)
      expect((await mara('POST', at('/pets/change-requests'), { space: empty })).body.error?.reason).toBe(
        'nothing-to-change',
      )
      const kim = await service.person('kim')
      await service.member(org, kim, 'create')
      await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: 'read' })
      expect((await kim('POST', at('/pets/change-requests'), { space })).body.error?.reason).toBe(
        'role-too-low',
      )
      await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: null })
      expect((await kim('POST', at('/pets/change-requests'), { space })).status).toBe(404)
    })

    const brokenLinks = async () => {
      const { items } = await mara.done('GET', `/spaces/${space}/links?status=broken`)
      return items as { target: { id: string; operation?: object }; brokenSince?: object }[]
    }

    it('have a broken link for each block of an operation that is gone, until it is ignored', async () => {
      const [link, ...others] = await brokenLinks()
      expect(others).toEqual([])
      expect(link?.target.operation).toEqual({ kind: 'path', method: 'delete', path: '/pets/{petId}' })
      // No revision of the space broke it.
      expect(link?.brokenSince).toBeUndefined()
      const fix = { fixes: [{ target: link?.target.id, to: null }] }
      expect(await mara.done('POST', `/spaces/${space}/link-fixes/preview`, fix)).toMatchObject({
        changed: 0,
        left: 1,
      })
      await mara.done('POST', `/spaces/${space}/ignored-links`, { targets: [link?.target.id] })
      expect(await brokenLinks()).toEqual([])
      await mara.done('DELETE', `/spaces/${space}/ignored-links/${link?.target.id}`)
      expect(await brokenLinks()).toHaveLength(1)
    })

    it('are named by the preview of a merge that would add such a block', async () => {
      const { id } = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Blocks' })
      const path = `/spaces/${space}/change-requests/${String(id)}`
      await mara.done('POST', `${path}/content`, {
        changes: [
          {
            operation: 'insert_page',
            title: 'Operations',
            document: { markdown: `${operationBlock('get')}\n\n${operationBlock('patch')}` },
          },
        ],
      })
      const preview = await mara.done('GET', `${path}/preview`)
      const { broken } = preview['links'] as { broken: { count: number; items: { operation?: object }[] } }
      expect(broken.items.map(({ operation }) => operation)).toEqual([
        { kind: 'path', method: 'patch', path: '/pets/{petId}' },
      ])
    })

    it('link to a specification that exists, until it is deleted', async () => {
      expect(await brokenLinks()).toHaveLength(1)
      await mara.done('DELETE', at('/pets'))
      expect(await brokenLinks()).toHaveLength(2)
    })
  })
})

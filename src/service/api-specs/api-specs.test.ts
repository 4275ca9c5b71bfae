/** API specifications over the API: texts, versions, operations and settings. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../testing/fixtures/apis/api-spec-service.ts'
import { startApiSpecService } from '../../testing/fixtures/apis/api-spec-service.ts'
import { operationOf, petsApi, petsDocument } from '../../testing/fixtures/apis/pets-api.ts'
import type { Answer } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('API specifications on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
  })
  afterEach(() => specs.close())

  const create = (source: object, slug = 'pets') => specs.mara('POST', specs.at(), { slug, source })

  it('stores a text, and says what it contains', async () => {
    const { mara, at, processed } = specs
    const made = await create({ text: JSON.stringify(petsApi) })
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
    expect(content['filesystem']).toEqual({ 'openapi.json': petsApi })
    expect(await mara.done('GET', at('/pets/versions/latest/content/raw'))).toEqual({
      text: JSON.stringify(petsApi),
      format: 'json',
    })
    expect(await mara.done('GET', at('/pets/versions/latest/schemas'))).toMatchObject({
      count: 1,
      items: [{ name: 'Pet' }],
    })
  })

  it('reads YAML', async () => {
    const { mara, at, hosted } = specs
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
    const { mara, at, hosted } = specs
    const additionalOperations = { COPY: operationOf('Copies a pet') }
    const paths = { '/pets/{petId}': { get: operationOf('Returns a pet'), additionalOperations } }
    await hosted({ text: JSON.stringify({ ...petsDocument(paths), openapi: '3.2.0' }) })
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
    const { mara, at, hosted } = specs
    await hosted({ text: JSON.stringify(petsApi) })
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
    const { mara, at, hosted, processed } = specs
    await hosted({ text: JSON.stringify(petsApi) })
    const put = (source: object) => mara('PUT', at('/pets'), { source })
    for (const text of [JSON.stringify(petsApi), JSON.stringify(petsApi, undefined, 2)]) {
      expect((await put({ text })).status).toBe(200)
      expect(await processed()).toMatchObject({ versions: 1 })
    }
    await put({ text: JSON.stringify(petsDocument({})) })
    expect(await processed()).toMatchObject({ versions: 2 })
    const { items } = await mara.done('GET', at('/pets/versions'))
    expect((items as { number: number }[]).map(({ number }) => number)).toEqual([2, 1])
  })

  it('keeps the last good version when a text cannot be read', async () => {
    const { mara, at, hosted, processed } = specs
    await hosted({ text: JSON.stringify(petsApi) })
    await mara.done('PUT', at('/pets'), { source: { text: '{"openapi": "3.1.0", ' } })
    const failed = await processed()
    expect(failed).toMatchObject({ versions: 1, title: 'Pets', lastProcessErrorCode: 'PARSE_ERROR' })
    expect(failed['lastProcessedErrors']).toMatchObject([{ code: expect.any(String) as string }])
    await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(petsApi) } })
    expect((await processed())['lastProcessErrorCode']).toBeUndefined()
  })

  it('creates by PUT, as JSON and as bytes', async () => {
    const { mara, at, processed, service } = specs
    expect((await mara('PUT', at('/one'), { source: { text: JSON.stringify(petsApi) } })).status).toBe(201)
    const bytes = (slug: string, payload: Buffer) =>
      service.app.inject({
        method: 'PUT',
        url: `/v1${at(`/${slug}/source`)}`,
        headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/yaml' },
        payload,
      })
    expect((await bytes('two', Buffer.from(JSON.stringify(petsApi)))).statusCode).toBe(201)
    expect((await bytes('two', Buffer.from(JSON.stringify(petsApi)))).statusCode).toBe(200)
    expect((await bytes('two', Buffer.alloc(0))).statusCode).toBe(400)
    expect((await bytes('two', Buffer.alloc(20 * 1024 * 1024 + 1, ' '))).statusCode).toBe(413)
    expect(await processed('two')).toMatchObject({ versions: 1 })
    expect(await processed('one')).toMatchObject({ versions: 1 })
  })

  it('takes a slug once, whatever its case, and finds it so', async () => {
    const { mara, at, hosted } = specs
    await hosted({ text: JSON.stringify(petsApi) }, 'Pets-2')
    expect((await create({ text: 'a' }, 'pets-2')).body.error?.reason).toBe('already-taken')
    expect((await mara('GET', at('/PETS-2'))).body['slug']).toBe('Pets-2')
    expect((await mara('PUT', at('/pets-2'), { source: { text: JSON.stringify(petsApi) } })).status).toBe(200)
    expect((await mara('POST', at(), { slug: 'a--b', source: { text: 'a' } })).status).toBe(422)
  })

  it('changes settings, and deletes everything', async () => {
    const { mara, at, hosted, service } = specs
    await hosted({ text: JSON.stringify(petsApi) })
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
})

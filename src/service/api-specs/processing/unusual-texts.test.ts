/** Texts that are unusual but readable: what is stored and shown of them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { apiText, startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const responses = { 200: { description: 'Fine' } }

describe.each(engines)('unusual texts of API specifications on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
  })
  afterEach(() => specs.close())

  it('are stored if names and titles hold U+0000, which a store cannot hold', async () => {
    const { mara, at } = specs
    const operation = { operationId: 'get\0Pet', summary: 'Pet\0s', tags: ['Pet\0s'], responses }
    const text = apiText(
      { '/pets\0/{id}': { get: operation } },
      { info: { title: 'Pets\0', version: '1\0' }, components: { schemas: { 'Pet\0': { type: 'object' } } } },
    )
    expect(await specs.hosted({ text })).toMatchObject({ versions: 1, title: 'Pets\uFFFD' })
    expect(await mara.done('GET', at('/pets/versions/latest'))).toMatchObject({ apiVersion: '1\uFFFD' })
    expect(await mara.done('GET', at('/pets/versions/latest/operations'))).toMatchObject({
      items: [{ path: '/pets\uFFFD/{id}', operationId: 'get\uFFFDPet', summary: 'Pet\uFFFDs' }],
    })
    expect(await mara.done('GET', at('/pets/versions/latest/schemas'))).toMatchObject({ count: 1 })
  })

  it('are shown parsed if a name is repeated, and as they are read otherwise', async () => {
    const { mara, at } = specs
    const text = [
      '%YAML 1.1\n---\nopenapi: 3.1.0\ninfo: {title: Pets, version: "1"}',
      'paths:\n  /pets:\n    get: &list\n      summary: on\n      responses: {200: {description: OK}}',
      '  /cats:\n    get:\n      <<: *list\n      operationId: listCats\n      operationId: listAllCats',
    ].join('\n')
    expect(await specs.hosted({ text })).toMatchObject({ versions: 1 })
    const { filesystem } = await mara.done('GET', at('/pets/versions/latest/content'))
    const get = { summary: 'on', responses: { 200: { description: 'OK' } } }
    expect(filesystem).toMatchObject({
      'openapi.yaml': { paths: { '/pets': { get }, '/cats': { get: { operationId: 'listAllCats' } } } },
    })
  })

  it('are read again until all files that they refer to could be fetched', async () => {
    const { mara, at, url, respond } = specs
    const schema = { $ref: 'pet.json' }
    const content = { 'application/json': { schema } }
    const document = apiText({ '/pets': { get: { responses: { 200: { description: 'OK', content } } } } })
    let isAvailable = false
    respond((request, response) => {
      if (request.url === '/pet.json')
        return void response.writeHead(isAvailable ? 200 : 503).end('{"type":"object"}')
      response.setHeader('etag', '"1"')
      return request.headers['if-none-match'] === '"1"'
        ? void response.writeHead(304).end()
        : void response.end(document)
    })
    expect(await specs.hosted({ url: url('/api.json') })).toMatchObject({ versions: 1, problems: 1 })
    isAvailable = true
    await mara.done('POST', at('/pets/refresh'))
    expect(await specs.processed()).toMatchObject({ versions: 2, problems: 0 })
  })

  it('make no version while a file that the last one holds cannot be read', async () => {
    const { mara, at, url, respond } = specs
    const contentOf = (name: string) => ({ 'application/json': { schema: { $ref: name } } })
    const files: Record<string, string> = {}
    const write = (version: string, ...names: readonly string[]) => {
      const paths = Object.fromEntries(
        names.map((name) => [
          `/${name}`,
          { get: { responses: { 200: { description: 'OK', content: contentOf(name) } } } },
        ]),
      )
      files['/docs/api.json'] = apiText(paths, { info: { version } })
    }
    respond((request, response) => {
      const file = files[request.url ?? '']
      response.writeHead(file === undefined ? 503 : 200).end(file)
    })
    const refreshed = async () => {
      await mara.done('POST', at('/pets/refresh'))
      return specs.processed()
    }
    write('1', 'pet.json')
    files['/docs/pet.json'] = '{"type":"object","properties":{"name":{"type":"string"}}}'
    expect(await specs.hosted({ url: url('/docs/api.json') })).toMatchObject({ versions: 1, problems: 0 })
    write('2', 'pet.json')
    delete files['/docs/pet.json']
    expect(await refreshed()).toMatchObject({
      ...{ versions: 1, problems: 0, failures: 1, lastProcessErrorCode: 'FETCH_ERROR' },
      lastProcessedErrors: [
        { message: expect.stringMatching(/^The file “pet\.json” could not be read\. .*503/) },
      ],
    })
    files['/docs/pet.json'] = '{"type":"object"'
    expect(await refreshed()).toMatchObject({ versions: 1, failures: 2 })
    files['/docs/pet.json'] = '{"type":"object"}'
    expect(await refreshed()).toMatchObject({ versions: 2, problems: 0, failures: 0 })
    // A file that is not there yet.
    write('3', 'pet.json', 'cat.json')
    expect(await refreshed()).toMatchObject({ versions: 2, failures: 1 })
  })

  it('make versions also while a file is missing that was never there', async () => {
    let text = apiText({}, { info: { version: '1' }, components: { schemas: { Cat: { $ref: 'cat.json' } } } })
    specs.respond(({ url }, response) =>
      url === '/api.json' ? void response.end(text) : void response.writeHead(404).end(),
    )
    expect(await specs.hosted({ url: specs.url('/api.json') })).toMatchObject({ versions: 1, problems: 1 })
    text = text.replace('"version":"1"', '"version":"2"')
    await specs.mara.done('POST', specs.at('/pets/refresh'))
    expect(await specs.processed()).toMatchObject({ versions: 2, problems: 1, failures: 0 })
  })

  it('are read again with the files at a URL if they were sent before', async () => {
    const schema = { $ref: 'pet.json' }
    const content = { 'application/json': { schema } }
    const text = apiText({ '/pets': { get: { responses: { 200: { description: 'OK', content } } } } })
    specs.respond(({ url }, response) => void response.end(url === '/pet.json' ? '{"type":"object"}' : text))
    expect(await specs.hosted({ text })).toMatchObject({ versions: 1, problems: 1 })
    expect(await specs.hosted({ url: specs.url('/api.json') })).toMatchObject({ versions: 2, problems: 0 })
  })
})

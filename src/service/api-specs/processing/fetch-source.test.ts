/** Specifications at URLs: what is fetched, and again on schedule. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { petsApi, petsDocument } from '../../../testing/fixtures/apis/pets-api.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('an API specification at a URL on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
  })
  afterEach(() => specs.close())

  it('fetches a URL, and again on schedule only what changed', async () => {
    const { mara, at, url, hosted, processed, service } = specs
    const asked: (string | undefined)[] = []
    specs.respond((request, response) => {
      asked.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
      else response.writeHead(200, { etag: '"1"' }).end(JSON.stringify(petsApi))
    })
    const spec = await hosted({ url: url() })
    expect(spec).toMatchObject({ sourceURL: url(), versions: 1, failures: 0, recheck: true })
    const wait = Date.parse(String(spec['nextCheckAt'])) - Date.parse(service.ctx.now())
    expect(Math.abs(wait - 6 * 3600_000)).toBeLessThan(31 * 60_000)
    expect((await mara('POST', at('/pets/refresh'))).status).toBe(202)
    expect(await processed()).toMatchObject({ versions: 1 })
    expect(asked).toEqual([undefined, '"1"'])
  })

  it('says why a URL could not be fetched', async () => {
    const { mara, at, url, hosted } = specs
    specs.respond((_request, response) => void response.writeHead(500).end())
    expect(await hosted({ url: url() })).toMatchObject({
      ...{ versions: 0, failures: 1, lastProcessErrorCode: 'FETCH_ERROR' },
      lastProcessedErrors: [{ message: 'The URL returned status 500.', code: 'fetch-failed' }],
    })
    expect((await mara('GET', at('/pets/versions/latest'))).status).toBe(404)
  })

  it('puts files of the same origin into a document at a URL, and asks no other host', async () => {
    const { mara, at, url, hosted, processed } = specs
    const asked: string[] = []
    specs.respond((request, response) => {
      asked.push(request.url ?? '')
      const files: Record<string, object> = {
        '/docs/api.json': petsDocument({
          '/pets': {
            get: {
              responses: {
                200: { description: 'OK', content: { 'application/json': { schema: { $ref: 'pet.json' } } } },
                404: { $ref: `http://localhost:${new URL(url()).port}/other-origin.json` },
                500: { $ref: '/redirects.json' },
              },
            },
          },
        }),
        '/docs/pet.json': { type: 'object', properties: { name: { type: 'string' } } },
      }
      if (request.url === '/redirects.json')
        response.writeHead(302, { location: `http://localhost:${new URL(url()).port}/elsewhere.json` }).end()
      else response.end(JSON.stringify(files[request.url ?? ''] ?? {}))
    })
    expect(await hosted({ url: url('/docs/api.json') })).toMatchObject({ versions: 1, problems: 2 })
    expect(asked.toSorted()).toEqual(['/docs/api.json', '/docs/pet.json', '/redirects.json'])
    const content = await mara.done('GET', at('/pets/versions/latest/content'))
    expect(Object.keys(content['filesystem'] as object).toSorted()).toEqual(['openapi.json', 'pet.json'])
    await mara.done('POST', at('/pets/refresh'))
    expect(await processed()).toMatchObject({ versions: 1 })
    expect(asked.filter((path) => path === '/docs/pet.json')).toHaveLength(2)
  })
})

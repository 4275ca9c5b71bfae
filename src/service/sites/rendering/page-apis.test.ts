/** Blocks of API specifications on published pages. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../content/document/document.ts'
import { apiOf } from '../../../testing/fixtures/apis/api-documents.ts'
import { testApis } from '../../../testing/fixtures/apis/api-source.ts'
import type { TestApis } from '../../../testing/fixtures/apis/api-source.ts'
import { block, document, paragraph } from '../../../testing/fixtures/blocks.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const ref = (spec: string): JsonObject => ({ kind: 'openapi', spec })
const operation = (spec: string, method: string, path: string) =>
  block('openapi-operation', { ref: ref(spec), method, path })
const schemas = (spec: string, names: string) => block('openapi-schemas', { ref: ref(spec), schemas: names })

const hostile =
  '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) {{ visitor.claims.name }}'

const tides = (more: object = {}) =>
  apiOf(
    {
      '/ports/{port}': {
        get: {
          summary: 'Read a port',
          description: `Reads **one** port.\n\n${hostile}`,
          parameters: [
            {
              name: 'port',
              in: 'path',
              required: true,
              description: 'Its *code*.',
              schema: { type: 'string' },
            },
          ],
          responses: {
            '200': {
              description: 'The port',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Port' } } },
            },
            '404': { description: 'No such port' },
          },
        },
        ...more,
      },
    },
    {
      servers: [
        {
          url: 'https://{region}.tides.example/v1',
          variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
        },
        { url: 'javascript:alert(1)' },
        { url: "https://evil.example/'; script-src *" },
      ],
      components: {
        schemas: {
          Port: {
            type: 'object',
            description: 'A port.',
            required: ['name'],
            properties: {
              name: { type: 'string', maxLength: 40 },
              berths: { type: 'array', items: { $ref: '#/components/schemas/Berth' } },
            },
          },
          Berth: {
            type: 'object',
            properties: { port: { $ref: '#/components/schemas/Port' }, depth: { type: 'number' } },
          },
        },
      },
    },
  )

describe.each(engines)('blocks of APIs on published pages (%s)', (engine) => {
  let opened: SiteService
  let site: TestSite
  let apis: TestApis
  beforeAll(async () => {
    opened = await startSiteService(engine)
    apis = testApis(opened.service.ctx.store)
    apis.put('tides', tides({ delete: { summary: 'Remove a port', responses: {} } }))
    const page = (id: string, ...blocks: ReturnType<typeof block>[]) => ({
      id,
      title: id,
      document: document(...blocks),
    })
    const space = await opened.spaceOf('Guide', {
      pages: [
        page('home', paragraph('Home')),
        page('port', paragraph('Before'), operation('tides', 'get', '/ports/{id}')),
        page(
          'titled',
          block('openapi-operation', {
            ref: ref('tides'),
            method: 'get',
            path: '/ports/{port}',
            hideTitle: true,
          }),
        ),
        page('gone', operation('tides', 'delete', '/ports/{port}')),
        page('never', operation('tides', 'put', '/ports/{port}')),
        page('unknown', operation('waves', 'get', '/')),
        page('models', schemas('tides', 'Port,Berth,Nothing')),
        page(
          'swagger',
          block('openapi-operation', {
            ref: { kind: 'url', url: 'https://example.org/a.yaml' },
            form: 'swagger',
            ...{ method: 'get', path: '/old', summary: 'An old one' },
            body: '{% swagger-description %}\nAs it was.\n{% endswagger-description %}',
          }),
        ),
      ],
    })
    site = await opened.siteOf('Docs', [space])
  })
  afterAll(() => opened.close())

  const get = async (path: string) => {
    const answer = await opened.get(`${site.base}/${path}`)
    expect(answer.status).toBe(200)
    return answer
  }
  const textOf = async (path: string): Promise<string> =>
    /<div class="text">([^]*)<\/article>/.exec((await get(path)).body)?.[1] ?? ''

  it('show the operation, whatever its parameters are called', async () => {
    const text = await textOf('port')
    expect(text).toContain('Read a port')
    expect(text).toContain('/ports/<b>{port}</b>')
    expect(text).toContain('Reads <strong>one</strong> port.')
    expect(text).toContain('Its <em>code</em>.')
    expect(text).toContain('at most 40 characters')
    expect(text).toContain('<details class="api-fold api-response" open>')
    expect(text).toContain('No such port')
    for (const label of ['cURL', 'JavaScript', 'Python', 'Go', 'Java'])
      expect(text).toContain(`>${label}</p>`)
  })

  it('leave their title to the page where it stands above them', async () => {
    expect(await textOf('port')).toContain('operation-title')
    expect(await textOf('titled')).not.toContain('operation-title')
    expect((await get('titled.md')).body).not.toContain('### Read a port')
  })

  it('lead from a circle to the schema around it', async () => {
    const text = await textOf('port')
    const target = /<a href="#([^"]*-port)">Port<\/a>/.exec(text)?.[1] ?? 'no link'
    expect(text).toContain(`id="${decodeURIComponent(target)}"`)
  })

  it('run nothing of what descriptions hold, and tell nothing of the visitor', async () => {
    const text = await textOf('port')
    expect(text).not.toMatch(/<script|<img[^>]*onerror|="javascript:/)
    expect(text).toContain('{{ visitor.claims.name }}')
  })

  it('let the page ask the servers of the operation, and nothing else', async () => {
    const policy = String((await get('port')).headers['content-security-policy'])
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(
      "'self' https://eu.tides.example https://us.tides.example",
    )
    expect(policy).not.toContain('evil')
    const other = String((await get('models')).headers['content-security-policy'])
    expect(/connect-src ([^;]*)/.exec(other)?.[1]).toBe("'self'")
  })

  it('show models, with links to each other', async () => {
    const text = await textOf('models')
    expect(text).toContain('id="@model-Port"')
    expect(text).toMatch(/<a href="#(?:@|%40)model-Berth">Berth<\/a>/)
    expect(text).not.toContain('Nothing')
  })

  it('say in a short sentence that something is not there', async () => {
    expect(await textOf('unknown')).toContain('This part of the API reference is not available.')
    expect(await textOf('unknown')).not.toContain('waves')
    expect(await textOf('never')).toContain('Not in Tides')
  })

  it('keep what old blocks hold themselves', async () => {
    const text = await textOf('swagger')
    expect(text).toContain('An old one')
    expect(text).toContain('As it was.')
  })

  it('are Markdown and PDF too', async () => {
    const { body } = await get('port.md')
    expect(body).toContain('### Read a port')
    expect(body).toContain('`GET /ports/{port}`')
    expect(body).toContain('* `name` (string, required, at most 40 characters)')
    expect(body).toContain('```bash\ncurl')
    expect(body).not.toContain('openapi-operation')
    const pdf = await opened.get(`${site.base}/port.pdf`)
    expect(pdf.status).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
  })

  it('are read once for each version, and change with the next one', async () => {
    const before = apis.reads.length
    const first = await get('gone')
    expect(first.body).toContain('Remove a port')
    await get('gone')
    await get('gone')
    expect(apis.reads.length).toBeLessThanOrEqual(before + 1)
    apis.put('tides', tides())
    const { body } = await get('gone')
    expect(body).toContain('No longer in Tides since version 2')
    expect(body).not.toContain('Remove a port')
    expect((await get('gone.md')).body).toContain('No longer in Tides since version 2.')
  })
})

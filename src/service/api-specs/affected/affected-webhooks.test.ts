/** Pages that show or mention a webhook of a specification are affected by a version that changes it; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { processSpec } from '../processing/process-spec.ts'
import { processingJob } from '../processing/queue-processing.ts'

const webhook = (operationId: string, properties: object) => ({
  post: {
    operationId,
    requestBody: { content: { 'application/json': { schema: { type: 'object', properties } } } },
    responses: { 200: { description: 'Received' } },
  },
})
const name = { name: { type: 'string' } }
/** `adopted`: the properties that the webhook `petAdopted` sends. */
const specification = (adopted: object) => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  // A path of the same name as the webhook is another operation.
  paths: {
    '/petAdopted': { post: { operationId: 'adoptPet', responses: { 200: { description: 'Fine' } } } },
  },
  webhooks: {
    petAdopted: webhook('onPetAdopted', adopted),
    petReturned: webhook('onPetReturned', name),
  },
})

const block = (attributes: string) =>
  `{% openapi-operation spec="/openapi/pets" method="post" ${attributes} %}\n[OpenAPI pets](https://example.org)\n{% endopenapi-operation %}`

describe.each(engines)('pages affected by a changed webhook on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    service.ctx.jobs.handle(processingJob, processSpec(service.ctx))
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
    await mara.done('POST', `/orgs/${org}/openapi`, { slug: 'pets', ...source(name) })
    await versions(1)
    const { id } = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Pages' })
    const page = (title: string, markdown: string) => ({
      operation: 'insert_page',
      title,
      document: { markdown },
    })
    const change = `/spaces/${space}/change-requests/${String(id)}`
    await mara.done('POST', `${change}/content`, {
      changes: [
        page('Showing', block('path="petAdopted" webhook="true"')),
        page('Mentioning', 'Handle `onPetAdopted` within a second.'),
        page('Showing the path', block('path="/petAdopted"')),
        page('Mentioning the path', 'Send `POST /petAdopted` to adopt one.'),
        page('Showing another webhook', block('path="petReturned" webhook="true"')),
        page('Mentioning another webhook', 'Handle `onPetReturned` at leisure.'),
      ],
    })
    await mara.done('POST', `${change}/merge`)
  })
  afterEach(() => service.close())

  const source = (adopted: object) => ({ source: { text: JSON.stringify(specification(adopted)) } })
  const versions = (count: number) =>
    expect
      .poll(async () => (await mara.done('GET', `/orgs/${org}/openapi/pets`))['versions'], {
        timeout: 20_000,
      })
      .toBe(count)

  const affected = async () => {
    const { items } = await mara.done('GET', `/orgs/${org}/openapi/pets/pages`)
    type Row = {
      page: { title: string }
      by: string
      quote: string
      operations: string[]
      operationNames: string[]
      findings: string[]
    }
    return items as readonly Row[]
  }

  it('show it or mention it by its operation id', async () => {
    await mara.done('PUT', `/orgs/${org}/openapi/pets`, source({ age: { type: 'integer' } }))
    await versions(2)
    const found = await affected()
    expect(found.map(({ page: { title }, by, quote }) => [title, by, quote])).toEqual([
      ['Mentioning', 'mentions', 'Handle onPetAdopted within a second.'],
      ['Showing', 'shows', 'petAdopted'],
    ])
    for (const { operations, operationNames, findings } of found) {
      expect(operations).toEqual(['WEBHOOK POST petAdopted'])
      expect(operationNames).toEqual(['petAdopted'])
      expect(findings.length).toBeGreaterThan(0)
    }
  })

  it('are none if only a webhook changed that no page names', async () => {
    const { webhooks, ...rest } = specification(name)
    const more = { ...rest, webhooks: { ...webhooks, petLost: webhook('onPetLost', name) } }
    await mara.done('PUT', `/orgs/${org}/openapi/pets`, { source: { text: JSON.stringify(more) } })
    await versions(2)
    expect(await affected()).toEqual([])
  })
})

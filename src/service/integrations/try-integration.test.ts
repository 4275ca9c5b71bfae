/** The dry run of a script that is not published. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../testing/fixtures/integration-script.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'

describe('a dry run', () => {
  let service: TestService
  let mara: Client
  let org: string
  beforeAll(async () => {
    service = await startTestService('sqlite')
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterAll(() => service.close())

  const tryOut = (script: string, more: object = {}, by: Client = mara) =>
    by('POST', `/orgs/${org}/integrations/try`, { script, event: { type: 'task', task: { a: 1 } }, ...more })

  it('answers with what the script did and logged, and leaves nothing behind', async () => {
    const script = scriptOf(`console.log('got', event.task.a, environment.secrets.KEY)
      return Response.json({ channel: environment.installation.configuration.channel })`)
    const { status, body } = await tryOut(script, {
      ...{ configuration: { channel: 'news' }, secrets: { KEY: 'k' } },
    })
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ status: 200, body: '{"channel":"news"}' },
        logs: [{ level: 'info', message: 'got 1 k' }],
      },
    ])
    for (const table of ['integrations', 'integration_events'] as const)
      expect(await service.ctx.store.read.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('tells why a script does not start', async () => {
    const { status, body } = await tryOut('throw new Error("no key")')
    expect([status, body['status'], body['error']]).toEqual([
      200,
      undefined,
      expect.stringContaining('no key'),
    ])
  })

  it('gives the script no way into the API', async () => {
    const script = scriptOf(`const answer = await fetch(environment.apiEndpoint + '/v1/user', {
        headers: { authorization: 'Bearer ' + environment.apiTokens.installation },
      })
      return new Response(String(answer.status))`)
    expect((await tryOut(script)).body['body']).toBe('401')
  })

  it('is for administrators', async () => {
    const kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    expect((await tryOut(scriptOf('return new Response()'), {}, kim)).status).toBe(403)
  })
})

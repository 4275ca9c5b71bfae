/** A file is sent as its bytes into a change request: new, in place of another, and by somebody who may not. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { buildSitesApp } from '../sites-app.ts'

describe.each(engines)('a file sent into a change request on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    kim = await service.person('kim')
    const org = await service.organization('Halden', mara)
    await service.member(org, kim, 'read')
    space = await service.space(org, mara)
    const requests = `/spaces/${space}/change-requests`
    at = `${requests}/${String((await mara.done('POST', requests, { subject: 'Files' }))['id'])}`
  })
  afterEach(() => service.close())

  const send = async (by: Client, query: string, bytes: string, type = 'text/csv') => {
    const answer = await service.app.inject({
      method: 'POST',
      url: `/v1${at}/content/files?${query}`,
      headers: { authorization: `Bearer ${by.token}`, 'content-type': type },
      payload: Buffer.from(bytes),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.json<Record<string, unknown>>(),
    }
  }
  const files = async (path: string) =>
    ((await mara.done('GET', `${path}/content/files`))['items'] as Record<string, unknown>[]).map(
      ({ id, name, size }) => ({ id, name, size }),
    )

  it('is in it, and not on main', async () => {
    const { status, headers, body } = await send(mara, 'name=trees.csv', 'oak,ash')
    expect([status, body['name'], body['size'], body['contentType']]).toEqual([
      201,
      'trees.csv',
      7,
      'text/csv',
    ])
    const id = String(body['id'])
    expect(headers.location).toMatch(new RegExp(`/v1${at}/content/files/${id}$`))
    expect(await files(at)).toEqual([{ id, name: 'trees.csv', size: 7 }])
    expect(await files(`/spaces/${space}`)).toEqual([])
    const { pathname, search } = new URL(String(body['downloadURL']))
    const sites = buildSitesApp(service.ctx)
    expect((await sites.inject({ url: `${pathname}${search}` })).body).toBe('oak,ash')
    await sites.close()
  })

  it('takes the place of another', async () => {
    const { body } = await send(mara, 'name=trees.csv', 'oak,ash')
    const id = String(body['id'])
    const replaced = await send(mara, `name=trees.csv&file=${id}`, 'elm')
    expect([replaced.status, replaced.body['id']]).toEqual([201, id])
    expect(await files(at)).toEqual([{ id, name: 'trees.csv', size: 3 }])
    expect((await send(mara, 'name=trees.csv&file=gone', 'elm')).status).toBe(404)
  })

  it('is refused without the right to edit, and once the change request is merged', async () => {
    expect((await send(kim, 'name=trees.csv', 'oak')).status).toBe(403)
    await send(mara, 'name=trees.csv', 'oak')
    await mara.done('POST', `${at}/merge`)
    const late = await send(mara, 'name=late.csv', 'elm')
    expect([late.status, late.body['error']]).toMatchObject([412, { reason: 'state-forbids' }])
    expect(await files(`/spaces/${space}`)).toMatchObject([{ name: 'trees.csv' }])
  })
})

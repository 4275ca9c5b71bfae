/** Deleting a collection opens no space to people to whom it was closed, and deletes nothing beyond the caller's rights. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('spaces of deleted collections on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'create')
  })
  afterEach(() => service.close())

  const collection = async (defaultLevel: string | null, parent?: string): Promise<string> => {
    const made = (
      await mara('POST', `/orgs/${org}/collections`, {
        title: 'Shelf',
        ...(parent !== undefined && { parent }),
      })
    ).body
    const id = String(made['id'])
    expect((await mara('PATCH', `/collections/${id}`, { defaultLevel })).status).toBe(200)
    return id
  }
  const spaceIn = async (parent: string): Promise<string> =>
    String((await mara('POST', `/orgs/${org}/spaces`, { title: 'Plans', parent })).body['id'])
  const statusFor = async (by: Client, space: string) => (await by('GET', `/spaces/${space}`)).status

  it('keep the default access that they had from the collection', async () => {
    const outer = await collection(null)
    const inner = await collection('inherit', outer)
    const [closed, earlier] = [await spaceIn(inner), await spaceIn(outer)]
    const open = await spaceIn(await collection('read', outer))
    expect(await Promise.all([closed, earlier, open].map((space) => statusFor(noor, space)))).toEqual([
      404, 404, 200,
    ])
    await mara('DELETE', `/spaces/${earlier}`)
    expect((await mara('DELETE', `/collections/${outer}`)).status).toBe(204)
    // In the trash too: with the role "create" in the organization, Noor could restore what she may see.
    expect((await noor('POST', `/spaces/${closed}/restore`)).status).toBe(404)
    for (const space of [closed, earlier, open])
      expect((await mara('POST', `/spaces/${space}/restore`)).status).toBe(200)
    expect(await Promise.all([closed, earlier, open].map((space) => statusFor(noor, space)))).toEqual([
      404, 404, 200,
    ])
    expect((await noor('GET', `/spaces/${open}`)).body['permissions']).toMatchObject({ edit: false })
  })

  it('keep it when they stay in the trash while their collection moves to another organization', async () => {
    const other = await service.organization('Brede', mara)
    const shelf = await collection(null)
    const space = await spaceIn(shelf)
    await mara('DELETE', `/spaces/${space}`)
    const moved = await mara('POST', `/collections/${shelf}/transfer`, { organization: other })
    expect(moved.status).toBe(200)
    expect((await noor('POST', `/spaces/${space}/restore`)).status).toBe(404)
    expect((await mara('POST', `/spaces/${space}/restore`)).status).toBe(200)
    expect(await statusFor(noor, space)).toBe(404)
  })

  it('are deleted only by somebody who could delete each of them', async () => {
    const outer = await collection('create')
    const inner = await collection(null, outer)
    const space = await spaceIn(inner)
    const { status, body } = await noor('DELETE', `/collections/${outer}`)
    expect([status, body.error?.reason]).toEqual([403, 'role-too-low'])
    expect((await mara('GET', `/collections/${inner}`)).status).toBe(200)
    expect(await statusFor(mara, space)).toBe(200)
    expect((await mara('PATCH', `/collections/${inner}`, { defaultLevel: 'create' })).status).toBe(200)
    expect((await noor('DELETE', `/collections/${outer}`)).status).toBe(204)
  })
})

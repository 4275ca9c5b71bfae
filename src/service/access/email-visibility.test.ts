/** Which email addresses a guest sees: only their own, in every operation that shows people. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../contract/operation/operation.ts'
import { operations } from '../../contract/operations.ts'
import { queryOf } from '../../testing/fixtures/operation-samples.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

/** Operations that only read, although their parameters are in a body. */
const previews: Readonly<Record<string, unknown>> = {
  previewSpaceAccess: { defaultLevel: 'admin' },
  previewCollectionAccess: { defaultLevel: 'admin' },
}
const readings: readonly Operation[] = Object.values(operations).filter(
  ({ id, method, stream }) => (method === 'GET' && stream === undefined) || id in previews,
)
const idIn = ({ id }: Readonly<Record<string, unknown>>): string => String(id)

describe.each(engines)('email addresses on %s', (engine) => {
  let service: TestService
  let mara: Client
  let writer: Client
  let kim: Client
  let org: string
  let space: string
  let world: Readonly<Record<string, string>>

  /** The answers of the reading operations to a caller, as one text, and the addresses in it. */
  const readAll = async (client: Client) => {
    let answered = 0
    const seen = new Set<string>()
    for (const operation of readings) {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => world[name] ?? 'x1')
      const { status, body } = await client(
        operation.method,
        path + queryOf(operation),
        previews[operation.id],
      )
      if (status < 300) answered += 1
      for (const [address] of JSON.stringify(body).matchAll(/[\w.-]+@example\.org/g))
        seen.add(`${operation.id} ${address}`)
    }
    return { answered, seen: [...seen], addresses: new Set([...seen].map((one) => one.split(' ')[1])) }
  }

  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    writer = await service.person('writer')
    kim = await service.person('kim')
    org = await service.organization('Halden', mara)
    await service.member(org, writer, 'review')
    await service.member(org, kim, null)
    // Without a role of their own: what a preview shows.
    await service.member(org, await service.person('lou'), 'read')
    space = await service.space(org, mara)
    const collection = idIn(await mara.done('POST', `/orgs/${org}/collections`, { title: 'All' }))
    const site = idIn(await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs' }))
    // As much access as a guest can have: they see everything in a space.
    for (const thing of [`spaces/${space}`, `collections/${collection}`, `orgs/${org}/sites/${site}`])
      await mara.done('POST', `/${thing}/permissions`, { users: [kim.person, writer.person], role: 'admin' })
    const changes = `/spaces/${space}/change-requests`
    const change = idIn(await writer.done('POST', changes, { subject: 'One' }))
    await mara.done('POST', `${changes}/${change}/requested-reviewers`, { users: [kim.person] })
    const comments = `/spaces/${space}/comments`
    const comment = idIn(await writer.done('POST', comments, { body: { markdown: 'Words.' } }))
    await mara.done('POST', `${comments}/${comment}/replies`, { body: { markdown: 'More.' } })
    world = {
      organizationId: org,
      spaceId: space,
      collectionId: collection,
      siteId: site,
      changeRequestId: change,
      commentId: comment,
      userId: writer.person,
    }
  })
  afterAll(() => service.close())

  it('shows a guest names and only their own address', async () => {
    const { answered, seen } = await readAll(kim)
    expect(answered).toBeGreaterThan(30)
    expect(seen.filter((one) => !one.endsWith(' kim@example.org'))).toEqual([])
    expect((await kim.done('GET', `/users/${writer.person}`))['displayName']).toBe('writer')
    expect(await kim.done('GET', `/users/${kim.person}`)).toMatchObject({ email: 'kim@example.org' })
    expect(await kim.done('GET', '/user')).toMatchObject({ email: 'kim@example.org' })
  })

  it('members see addresses as before', async () => {
    const { addresses } = await readAll(writer)
    expect(addresses).toEqual(
      new Set(['kim@example.org', 'lou@example.org', 'mara@example.org', 'writer@example.org']),
    )
    expect(await writer.done('GET', `/users/${kim.person}`)).toMatchObject({ email: 'kim@example.org' })
  })

  it('does not let a guest find people by an address they cannot see', async () => {
    const found = async (client: Client, query: string) =>
      (await client.done('GET', `/spaces/${space}/people?query=${query}`))['items'] as unknown[]
    expect(await found(writer, 'mara@ex')).toHaveLength(1)
    expect(await found(kim, 'mara@ex')).toHaveLength(0)
    expect(await found(kim, 'mara')).toHaveLength(1)
    const aggregate = async (client: Client) =>
      (await client.done('GET', `/spaces/${space}/permissions/aggregate?search=mara@ex`))[
        'items'
      ] as unknown[]
    expect(await aggregate(writer)).toHaveLength(1)
    expect(await aggregate(kim)).toHaveLength(0)
  })

  it('shows a guest who is a member elsewhere the addresses of the members there', async () => {
    const far = await service.person('far')
    const elsewhere = await service.organization('Elsewhere', far)
    await service.member(elsewhere, kim, 'read')
    await service.member(org, far, null)
    expect(await kim.done('GET', `/users/${far.person}`)).toMatchObject({ email: 'far@example.org' })
    expect((await kim.done('GET', `/users/${writer.person}`))['email']).toBe(undefined)
    expect((await far.done('GET', `/users/${writer.person}`))['email']).toBe(undefined)
  })
})

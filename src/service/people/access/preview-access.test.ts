/** Access previews: the preview of a change equals its effect. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

interface Row {
  readonly user: { readonly displayName: string }
  readonly before: string | null
  readonly after: string | null
  readonly gains: number
  readonly loses: number
  readonly hidden: number
  readonly sites: {
    readonly gains: number
    readonly loses: number
    readonly hidden: number
    readonly first: readonly {
      readonly title: string
      readonly before: string | null
      readonly after: string | null
    }[]
  }
}

describe.each(engines)('access previews on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  const people: Record<string, Client> = {}
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    for (const [name, role] of [
      ['cleo', 'create'],
      ['edda', 'edit'],
      ['gus', null],
      ['rune', 'read'],
    ] as const) {
      people[name] = await service.person(name)
      await service.member(org, people[name], role)
    }
  })
  afterEach(() => service.close())

  const idOf = async (answer: ReturnType<Client>) => {
    const { status, body } = await answer
    expect([200, 201]).toContain(status)
    return String(body['id'])
  }
  const space = (title: string, parent?: string) =>
    idOf(mara('POST', `/orgs/${org}/spaces`, { title, ...(parent !== undefined && { parent }) }))
  const collection = (title: string, parent?: string) =>
    idOf(mara('POST', `/orgs/${org}/collections`, { title, ...(parent !== undefined && { parent }) }))
  const person = (name: string) => people[name]?.person ?? ''
  const ask = async (path: string, body: object, as: Client = mara) => {
    const answer = await as('POST', `${path}/access-preview`, body)
    expect([path, answer.status]).toEqual([path, 200])
    return answer.body as unknown as {
      readonly count: number
      readonly gain: number
      readonly lose: number
      readonly hidden: number
      readonly spaces: number
      readonly sites: number
      readonly items: readonly Row[]
      readonly next?: { readonly page: string }
    }
  }
  const lines = ({ items }: { readonly items: readonly Row[] }) =>
    items.map(
      ({ user, before, after, gains, loses, hidden }) =>
        `${user.displayName} ${String(before)} → ${String(after)} +${gains} -${loses} hidden ${hidden}`,
    )
  /** Every member's role on the resource, from the permission list. */
  const rolesOn = async (path: string) => {
    const { body } = await mara('GET', `${path}/permissions/aggregate`)
    return Object.fromEntries(
      (body['items'] as { permission: string; user: { displayName: string } }[]).map(
        ({ permission, user }) => [user.displayName, permission],
      ),
    )
  }

  it('previews who gains and loses from another default level, losers first', async () => {
    const guide = await space('Guide')
    const before = await rolesOn(`/spaces/${guide}`)
    const asked = await ask(`/spaces/${guide}`, { defaultLevel: 'comment' })
    expect(lines(asked)).toEqual([
      'cleo create → comment +0 -1 hidden 0',
      'edda edit → comment +0 -1 hidden 0',
      'rune read → comment +1 -0 hidden 0',
    ])
    expect([asked.count, asked.gain, asked.lose, asked.hidden, asked.spaces]).toEqual([3, 1, 2, 0, 1])
    expect(await rolesOn(`/spaces/${guide}`)).toEqual(before)
    expect((await mara('PATCH', `/spaces/${guide}`, { defaultLevel: 'comment' })).status).toBe(200)
    const after = await rolesOn(`/spaces/${guide}`)
    for (const { user, after: role } of asked.items) expect(after[user.displayName]).toBe(role)
    const closed = await ask(`/spaces/${guide}`, { defaultLevel: null })
    expect([closed.hidden, closed.items.map(({ after: role }) => role)]).toEqual([3, [null, null, null]])
    expect((await ask(`/spaces/${guide}`, { defaultLevel: 'comment' })).count).toBe(0)
  })

  it('previews a collection with its spaces, except where a grant decides', async () => {
    const outer = await collection('Products')
    const inner = await collection('Engines', outer)
    const spaces = [await space('Pump', inner), await space('Valve', inner), await space('Index', outer)]
    await mara('POST', `/spaces/${spaces[0] ?? ''}/permissions`, { users: [person('edda')], role: 'review' })
    await mara('POST', `/collections/${inner}/permissions`, { users: [person('gus')], role: 'read' })
    const asked = await ask(`/collections/${outer}`, { defaultLevel: null })
    expect(lines(asked)).toEqual([
      'cleo create → null +0 -3 hidden 3',
      'edda edit → null +0 -2 hidden 2',
      'rune read → null +0 -3 hidden 3',
    ])
    expect(asked.spaces).toBe(3)
    expect((await mara('PATCH', `/collections/${outer}`, { defaultLevel: null })).status).toBe(200)
    expect(await rolesOn(`/spaces/${spaces[0] ?? ''}`)).toEqual({
      edda: 'review',
      gus: 'read',
      mara: 'admin',
    })
  })

  it('previews a move, and rejects it where the move would be rejected', async () => {
    const closed = await collection('Board')
    await mara('PATCH', `/collections/${closed}`, { defaultLevel: null })
    await mara('POST', `/collections/${closed}/permissions`, { users: [person('gus')], role: 'edit' })
    const guide = await space('Guide')
    const asked = await ask(`/spaces/${guide}`, { parent: closed })
    expect(lines(asked)).toEqual([
      'cleo create → null +0 -1 hidden 1',
      'edda edit → null +0 -1 hidden 1',
      'rune read → null +0 -1 hidden 1',
      'gus null → edit +1 -0 hidden 0',
    ])
    expect((await mara('POST', `/spaces/${guide}/move`, { parent: closed })).status).toBe(200)
    expect(await rolesOn(`/spaces/${guide}`)).toEqual({ gus: 'edit', mara: 'admin' })
    const back = await ask(`/spaces/${guide}`, { parent: null })
    expect(back.gain).toBe(3)
    const { cleo = mara } = people
    const open = await space('Open')
    const path = `/spaces/${open}/access-preview`
    // Without access to the collection, it is not found.
    expect((await cleo('POST', path, { parent: closed })).status).toBe(404)
    expect((await cleo('POST', path, { defaultLevel: 'read' })).status).toBe(200)
    const { edda = mara } = people
    expect((await edda('POST', path, { defaultLevel: 'read' })).status).toBe(403)
    const inner = await collection('Inner', closed)
    const circle = await mara('POST', `/collections/${closed}/access-preview`, { parent: inner })
    expect([circle.status, circle.body.error?.reason]).toEqual([400, 'bad-position'])
    expect((await mara('POST', path, {})).status).toBe(422)
  })

  it('previews another role or team of members', async () => {
    const closed = await space('Closed')
    await space('Guide')
    await mara('PATCH', `/spaces/${closed}`, { defaultLevel: null })
    const team = await idOf(mara('PUT', `/orgs/${org}/teams`, { title: 'Board', members: [person('cleo')] }))
    await mara('POST', `/spaces/${closed}/permissions`, { teams: [team], role: 'comment' })
    const path = `/orgs/${org}`
    const members = [person('rune'), person('gus'), person('cleo')]
    const asked = await ask(path, { members, role: 'edit' })
    expect(lines(asked)).toEqual([
      'cleo create → edit +0 -1 hidden 0',
      'gus null → edit +1 -0 hidden 0',
      'rune read → edit +1 -0 hidden 0',
    ])
    const added = await ask(path, { team, add: [person('gus')], remove: [person('cleo')] })
    expect(lines(added)).toEqual(['cleo create → create +0 -1 hidden 1', 'gus null → null +1 -0 hidden 0'])
    expect((await ask(path, { team, add: [person('cleo')] })).count).toBe(0)
    const { cleo = mara } = people
    expect((await cleo('POST', `${path}/access-preview`, { members, role: 'admin' })).status).toBe(403)
    const elsewhere = await service.organization('Elsewhere', people['gus'] ?? mara)
    const strange = await idOf(
      (people['gus'] ?? mara)('PUT', `/orgs/${elsewhere}/teams`, { title: 'Theirs' }),
    )
    expect((await mara('POST', `${path}/access-preview`, { team: strange })).status).toBe(404)
  })

  it('previews which sites another role or team gains and loses, consistent with the matrix', async () => {
    const site = (title: string) => idOf(mara('POST', `/orgs/${org}/sites`, { title, spaces: [] }))
    const [handbook, board] = [await site('Handbook'), await site('Board')]
    await mara('PUT', `/orgs/${org}/sites/${board}/permissions/default-level`, {
      defaultLevel: null,
    })
    const team = await idOf(mara('PUT', `/orgs/${org}/teams`, { title: 'Heads', members: [person('cleo')] }))
    const given = await mara('POST', `/orgs/${org}/sites/${board}/permissions`, {
      teams: [team],
      role: 'edit',
    })
    expect(given.status).toBeLessThan(300)
    const matrix = async () => {
      const { body } = await mara('GET', `/orgs/${org}/access`)
      expect((body['sites'] as { title: string }[]).map(({ title }) => title)).toEqual(['Board', 'Handbook'])
      return Object.fromEntries(
        (body['items'] as { user: { displayName: string }; sitePermissions: (string | null)[] }[]).map(
          ({ user, sitePermissions }) => [user.displayName, sitePermissions],
        ),
      )
    }
    expect(await matrix()).toMatchObject({
      cleo: ['edit', 'create'],
      gus: [null, null],
      rune: [null, 'read'],
    })
    const told = ({ items }: { readonly items: readonly Row[] }) =>
      items.map(({ user, sites: { gains, loses, hidden, first } }) => [
        user.displayName,
        `+${gains} -${loses} hidden ${hidden}`,
        ...first.map(({ title, before, after }) => `${title} ${String(before)} → ${String(after)}`),
      ])
    const change = { team, add: [person('gus')], remove: [person('cleo')] }
    const asked = await ask(`/orgs/${org}`, change)
    expect(told(asked)).toEqual([
      ['cleo', '+0 -1 hidden 1', 'Board edit → null'],
      ['gus', '+1 -0 hidden 0', 'Board null → edit'],
    ])
    expect([asked.gain, asked.lose, asked.hidden, asked.spaces, asked.sites]).toEqual([1, 1, 1, 0, 1])
    const role = await ask(`/orgs/${org}`, { members: [person('cleo'), person('gus')], role: 'read' })
    expect(told(role)).toEqual([
      ['cleo', '+0 -1 hidden 0', 'Handbook create → read'],
      ['gus', '+1 -0 hidden 0', 'Handbook null → read'],
    ])
    const { status } = await mara('PUT', `/orgs/${org}/teams/${team}/members`, {
      add: change.add,
      remove: change.remove,
    })
    expect(status).toBeLessThan(300)
    expect(await matrix()).toMatchObject({ cleo: [null, 'create'], gus: ['edit', null] })
    expect(handbook).not.toBe(board)
  })

  it('pages the comparison and returns the totals with each page', async () => {
    const guide = await space('Guide')
    const names: string[] = []
    let page: string | undefined
    do {
      const query = `?limit=1${page === undefined ? '' : `&page=${encodeURIComponent(page)}`}`
      const { body } = await mara('POST', `/spaces/${guide}/access-preview${query}`, { defaultLevel: null })
      expect([body['count'], body['lose']]).toEqual([3, 3])
      names.push(...(body['items'] as Row[]).map(({ user }) => user.displayName))
      page = (body['next'] as { page: string } | undefined)?.page
    } while (page !== undefined)
    expect(names).toEqual(['cleo', 'edda', 'rune'])
  })
})

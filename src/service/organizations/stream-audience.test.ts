/**
 * While an administrator changes everything, a guest with one grant and members without a right to most of it listen:
 * nothing that they hear names what they cannot read (row 17 of the attacks, where every event is a question). The
 * bytes of their streams are searched for every id and every title that the administrator saw.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventAudiences } from '../events/event-audiences.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Heard } from '../../testing/fixtures/event-streams.ts'
import { listenAt } from '../../testing/fixtures/event-streams.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { purgeTrash } from '../spaces/purge-trash.ts'

const soon = { timeout: 8000 }

/** Everything in an answer by which a thing could be known: ids as the service mints them. */
const idsIn = (body: Answer['body']): string[] =>
  [...JSON.stringify(body).matchAll(/"([a-zA-Z0-9]{21})"/g)].map(([, id = '']) => id)

describe.each(engines)('the audience of events on %s', (engine) => {
  let service: TestService
  let mara: Client
  /** A guest with a grant on the shared space. */
  let gus: Client
  /** A member with the role to read, in no team. */
  let finn: Client
  /** Another one, in the team that everything closed is open to. */
  let bea: Client
  let org: string
  let shared: string
  let team: string
  let url: string
  /** Ids of what was made or changed, as the administrator was told. */
  let known: Set<string>
  let marks = 0

  const done: Client['done'] = async (method, path, body) => {
    const answer = await mara.done(method, path, body)
    for (const id of idsIn(answer)) known.add(id)
    return answer
  }
  const make = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    String((await done(method, path, body))['id'])

  beforeEach(async () => {
    known = new Set()
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    gus = await service.person('gus')
    finn = await service.person('finn')
    bea = await service.person('bea')
    await service.member(org, gus, null)
    for (const client of [finn, bea]) await service.member(org, client, 'read')
    shared = await service.space(org, mara)
    await mara.done('POST', `/spaces/${shared}/permissions`, { users: [gus.person], role: 'read' })
    team = await make(`/orgs/${org}/teams`, { title: 'Red', members: [bea.person] }, 'PUT')
    // What was before nobody is told: it has its numbers.
    await service.ctx.events.sequence()
    url = await service.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => service.close())

  const listen = (client: Client): Promise<Heard> => listenAt(url, org, client)
  /** When a listener has heard this, they have heard everything before. */
  const waitUntilHeard = async (...all: readonly Heard[]) => {
    marks += 1
    const title = `Mark ${marks}`
    const heardBefore = all.map(({ text }) => text.split('organization.updated').length)
    await mara.done('PATCH', `/orgs/${org}`, { title })
    for (const [at, heard] of all.entries())
      await expect
        .poll(() => heard.text.split('organization.updated').length, soon)
        .toBeGreaterThan(heardBefore[at] ?? 0)
  }
  const kindsIn = ({ text }: Heard): Set<string> =>
    new Set([...text.matchAll(/"kind":"([^"]+)"/g)].map(([, kind = '']) => kind))
  const namedIn = ({ text }: Heard, ids: Iterable<string>): string[] =>
    [...ids].filter((id) => text.includes(id))

  const closedCollection = async (): Promise<string> => {
    const id = await make(`/orgs/${org}/collections`, { title: 'Hush collection' })
    await done('PATCH', `/collections/${id}`, { defaultLevel: null })
    await done('POST', `/collections/${id}/permissions`, { teams: [team], role: 'read' })
    return id
  }

  /** Everything that can be done in a space. */
  const changeSpace = async (space: string) => {
    const { ctx } = service
    const at = `/spaces/${space}`
    await putContent(ctx, space, mara.person, {
      pages: [{ id: 'home', title: 'Hush page', document: paragraphs('Kept.') }],
    })
    const request = await make(`${at}/change-requests`, { subject: 'Hush request' })
    const of = `${at}/change-requests/${request}`
    await done('PATCH', of, { subject: 'Hush again', status: 'open' })
    const comment = await make(`${of}/comments`, { body: { markdown: 'Hush words.' } })
    await done('POST', `${of}/comments/${comment}/replies`, { body: { markdown: 'Hush reply.' } })
    await done('PUT', `${of}/comments/${comment}`, { resolved: true })
    const onPage = await make(`${at}/comments`, { page: 'home', body: { markdown: 'Hush.' } })
    await done('DELETE', `${at}/comments/${onPage}`)
    await done('POST', `${of}/reviews`, { status: 'approved' })
    await done('PATCH', at, { title: 'Hush renamed' })
    await done('POST', `${at}/move`, { parent: null })
  }

  /** Everything that can be done to a site. */
  /** `listeners` hear of the site while it exists: who may hear of an event is decided when it is sent. */
  const changeSite = async (space: string, listeners: readonly Heard[]) => {
    const site = await make(`/orgs/${org}/sites`, { title: 'Hush site', spaces: [space] })
    const at = `/orgs/${org}/sites/${site}`
    await done('PUT', `${at}/permissions/default-level`, { defaultLevel: null })
    await done('POST', `${at}/permissions`, { teams: [team], role: 'read' })
    await done('PATCH', at, { title: 'Hush site again' })
    await done('POST', `${at}/publish`)
    await done('POST', `${at}/share-links`, { name: 'Hush link' })
    await done('POST', `${at}/publishing/auth/regenerate`)
    await done('POST', `${at}/redirects`, {
      source: '/hush',
      destination: { kind: 'external', url: 'https://a.example/' },
    })
    await waitUntilHeard(...listeners)
    await done('POST', `${at}/unpublish`)
    await done('DELETE', at)
  }

  const changePeople = async () => {
    const nell = await service.person('nell')
    await service.member(org, nell, 'read')
    known.add(nell.person)
    const member = `/orgs/${org}/members/${nell.person}`
    await done('PATCH', member, { role: 'edit' })
    const blue = await make(`/orgs/${org}/teams`, { title: 'Hush team', members: [nell.person] }, 'PUT')
    await done('PATCH', `/orgs/${org}/teams/${blue}`, { title: 'Hush team again' })
    await done('DELETE', `/orgs/${org}/teams/${blue}`)
    await done('PUT', `${member}/disabled`)
    await done('DELETE', `${member}/disabled`)
    await done('DELETE', member)
  }

  const changeWaysIn = async () => {
    const { invites } = await done('POST', `/orgs/${org}/invites`, { emails: ['hush@example.org'] })
    const [invite] = invites as { id: string }[]
    await done('DELETE', `/orgs/${org}/invites/${invite?.id ?? ''}`)
    const link = await make(`/orgs/${org}/link-invites`, { role: 'read' })
    await done('PATCH', `/orgs/${org}/link-invites/${link}`, { role: 'edit' })
    await mara('DELETE', `/orgs/${org}/link-invites/${link}`)
    const provider = await make(`/orgs/${org}/saml`, { label: 'Hush provider' })
    await done('PATCH', `/orgs/${org}/saml/${provider}`, { label: 'Hush again' })
    await done('DELETE', `/orgs/${org}/saml/${provider}`)
  }

  const changeTranslation = async (space: string) => {
    const translation = await make(`/orgs/${org}/translations`, {
      ...{ source: { space, language: 'en' }, language: 'de', autoRun: false },
    })
    await done('PUT', `/orgs/${org}/translations/${translation}`, { delivery: 'change-request' })
    await done('DELETE', `/orgs/${org}/translations/${translation}`)
  }

  /** Whatever lies in closed things; gives what was heard by whom. */
  const changeClosed = async (...listeners: readonly Heard[]) => {
    const closed = await closedCollection()
    const space = await make(`/orgs/${org}/spaces`, { title: 'Hush space', parent: closed })
    await done('POST', `/spaces/${space}/permissions`, { teams: [team], role: 'read' })
    await done('PATCH', `/spaces/${space}`, { defaultLevel: null })
    await changeSpace(space)
    await changeTranslation(space)
    await changeSite(space, listeners)
    await done('DELETE', `/spaces/${space}`)
    await done('POST', `/spaces/${space}/restore`)
    await done('DELETE', `/spaces/${space}`)
    const inner = await make(`/orgs/${org}/collections`, { title: 'Hush inner', parent: closed })
    await done('POST', `/collections/${inner}/move`, { parent: null })
    await done('PATCH', `/collections/${inner}`, { defaultLevel: null })
    const other = await service.organization('Elsewhere', mara)
    await done('POST', `/collections/${inner}/transfer`, { organization: other })
    await done('DELETE', `/collections/${closed}`)
    service.later(8 * 24 * 3600)
    await purgeTrash(service.ctx)
    return { closed, space }
  }

  it('row 17: shows a guest with one grant only its resource', async () => {
    const [theirs, hers] = [await listen(gus), await listen(mara)]
    await changeClosed(theirs, hers)
    await changePeople()
    await changeWaysIn()
    await waitUntilHeard(theirs, hers)
    known.delete(org)
    known.delete(shared)
    known.add(mara.person)
    expect(known.size).toBeGreaterThan(20)
    expect(namedIn(theirs, known)).toEqual([])
    expect(theirs.text).not.toMatch(/hush/i)
    expect([...kindsIn(theirs)]).toEqual(['organization.updated'])
    // It was no silence: an administrator heard of all of it.
    const heard = kindsIn(hers)
    const quiet = Object.keys(eventAudiences).filter((kind) => !heard.has(kind))
    expect(heard.size).toBeGreaterThan(40)
    for (const kind of ['space.purged', 'site.deleted', 'collection.transferred', 'saml-provider.deleted'])
      expect(quiet).not.toContain(kind)
    // And they hear of their own.
    await mara.done('PATCH', `/spaces/${shared}`, { title: 'For both' })
    await make(`/spaces/${shared}/change-requests`, { subject: 'One' })
    await waitUntilHeard(theirs)
    expect([...kindsIn(theirs)].toSorted()).toEqual([
      'change-request.created',
      'organization.updated',
      'space.updated',
    ])
  })

  it('sends members only events that their role, grants and teams let them read', async () => {
    const [outside, inside] = [await listen(finn), await listen(bea)]
    const { closed, space } = await changeClosed(outside, inside)
    await changeWaysIn()
    await waitUntilHeard(outside, inside)
    expect(outside.text).not.toContain('collection.permissions-changed')
    expect(namedIn(outside, [space])).toEqual([])
    expect(outside.text).not.toMatch(
      /"kind":"(invite|saml-provider|translation|site\.(published|share|redirects))/,
    )
    const kinds = kindsIn(inside)
    for (const kind of [
      'collection.permissions-changed',
      'space.updated',
      'change-request.created',
      'comment.created',
      'review.submitted',
      'translation.created',
      'translation.deleted',
      'site.published',
      'site.redirects-changed',
      // Of what went those hear who saw it.
      'site.deleted',
      'space.deleted',
      'collection.deleted',
    ])
      expect([...kinds]).toContain(kind)
    expect(namedIn(inside, [closed, space])).toEqual([closed, space])
    // Those keys are for publishers, and the trash for those who restore.
    for (const kind of ['site.share-links-changed', 'site.publishing-auth-changed', 'space.purged'])
      expect([...kinds]).not.toContain(kind)
    expect(inside.text).not.toMatch(/"kind":"(invite|saml-provider)/)
    await changePeople()
    await waitUntilHeard(outside)
    expect([...kindsIn(outside)]).toEqual(
      expect.arrayContaining(['member.updated', 'team.created', 'member.removed']),
    )
  })

  it('notifies people with a grant when a resource is deleted or their grant removed', async () => {
    const collection = await closedCollection()
    await done('POST', `/collections/${collection}/permissions`, { users: [gus.person], role: 'read' })
    const [theirs, other] = [await listen(gus), await listen(finn)]
    await mara.done('DELETE', `/spaces/${shared}/permissions/users/${gus.person}`)
    await waitUntilHeard(theirs, other)
    expect(kindsIn(theirs)).toContain('space.permissions-changed')
    await mara.done('PATCH', `/spaces/${shared}`, { title: 'Not theirs' })
    await done('DELETE', `/collections/${collection}`)
    await waitUntilHeard(theirs, other)
    expect(kindsIn(theirs)).toContain('collection.deleted')
    expect(kindsIn(theirs)).not.toContain('space.updated')
    expect(kindsIn(other)).not.toContain('collection.deleted')
  })
})

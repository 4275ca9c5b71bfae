/** What is lost by unpublishing a site, from one read. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('the reach of a site on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const space = async (title: string, markdown: string): Promise<string> => {
    const id = await service.space(org, mara, { title })
    const requests = `/spaces/${id}/change-requests`
    const change = String((await mara.done('POST', requests, { subject: 'Pages' }))['id'])
    await mara.done('POST', `${requests}/${change}/content?compat=false`, {
      changes: [{ operation: 'insert_page', title: 'Start', document: { markdown } }],
    })
    await mara.done('POST', `${requests}/${change}/merge`)
    return id
  }
  const site = async (title: string, spaces: string[]): Promise<string> =>
    String((await mara.done('POST', `/orgs/${org}/sites`, { title, spaces }))['id'])

  it('lists addresses, active share links, incoming links and redirects of other sites', async () => {
    const guide = await space('Guide', 'Hello.')
    const docs = await site('Docs', [guide])
    const at = `/orgs/${org}/sites/${docs}`
    expect(await mara.done('GET', `${at}/reach`)).toMatchObject({ addresses: [], shareLinks: 0, links: [] })
    await mara.done('POST', `${at}/publish`)
    const url = String(((await mara.done('GET', at))['urls'] as Record<string, string>)['published'])
    const notes = await space(
      'Notes',
      `See [one](${url}/start), [two](${url}) and [another](${url}-other/start).`,
    )
    await space('Own words', 'Nothing leads there.')
    const other = await site('Other', [notes])
    await mara.done('POST', `/orgs/${org}/sites/${other}/redirects`, {
      source: 'docs',
      destination: { kind: 'external', url: `${url}/start` },
    })
    await mara.done('POST', `/orgs/${org}/sites/${other}/redirects`, {
      source: 'far',
      destination: { kind: 'external', url: `${url}-other` },
    })
    await mara.done('POST', `${at}/share-links`, { name: 'Partners' })
    const ended = await mara.done('POST', `${at}/share-links`, { name: 'Ended' })
    await mara.done('PATCH', `${at}/share-links/${String(ended['id'])}`, { active: false })

    expect(await mara.done('GET', `${at}/reach`)).toEqual({
      object: 'site-reach',
      visibility: 'public',
      addresses: [url],
      shareLinks: 1,
      links: [{ space: { id: notes, title: 'Notes' }, links: 2 }],
      redirects: [{ site: { id: other, title: 'Other' }, redirects: 1 }],
    })

    // A space that the site itself shows does not count.
    await mara.done('POST', `${at}/sections`, { spaceId: notes })
    expect(await mara.done('GET', `${at}/reach`)).toMatchObject({ links: [] })
  })

  it('requires the right to unpublish the site', async () => {
    const docs = await site('Docs', [await space('Guide', 'Hello.')])
    const tim = await service.person('tim')
    await service.member(org, tim, 'edit')
    const answer = await tim('GET', `/orgs/${org}/sites/${docs}/reach`)
    expect(answer.status).toBe(403)
  })
})

/** Fixing links in bulk, and ignoring broken ones; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentReference } from '../../../content/document/document.ts'
import { linking, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

interface Item {
  readonly status: string
  readonly ignored: boolean
  readonly ignoring?: {
    readonly at: string
    readonly note?: string
    readonly by?: { readonly displayName: string }
  }
  readonly target: { readonly id: string; readonly reference: Readonly<Record<string, string>> }
  readonly source: { readonly kind: string; readonly id: string }
  readonly occurrences: readonly { readonly block?: string; readonly text?: string }[]
}
const itemsOf = ({ body }: Answer) => body['items'] as readonly Item[]

const page = (id: string): ContentReference => ({ kind: 'page', page: id })
const url = (address: string): ContentReference => ({ kind: 'url', url: address })

describe.each(engines)('link fixes on %s', (engine) => {
  let service: TestService
  let mara: Client
  let lena: Client
  let org: string
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    lena = await service.person('lena')
    org = await service.organization('Halden', mara)
    await service.member(org, lena, 'comment')
    space = await service.space(org, mara)
    at = `/spaces/${space}`
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'home', title: 'Home', document: linking([page('gone'), page('setup'), page('gone')]) },
        { id: 'setup', title: 'Set up', document: linking([url('../old.md'), page('gone')]) },
      ],
    })
  })
  afterEach(() => service.close())

  const broken = async (query = '') => mara('GET', `${at}/links?status=broken${query}`)
  const targetOf = async (name: string): Promise<string> =>
    itemsOf(await mara('GET', `${at}/links?limit=1000`)).find(({ target }) =>
      Object.values(target.reference).includes(name),
    )?.target.id ?? ''
  const documentOf = async (changeRequest: string, id: string) =>
    JSON.stringify(
      (await mara('GET', `${at}/change-requests/${changeRequest}/content/page/${id}?format=document`)).body[
        'document'
      ],
    )

  it('preview what changes, where, and how often', async () => {
    const [home] = itemsOf(await broken())
    expect(home).toMatchObject({
      status: 'broken',
      ignored: false,
      target: { reference: { kind: 'page', page: 'gone' } },
      source: { kind: 'page', id: 'home' },
      occurrences: [
        { block: 'k0', text: 'link 0' },
        { block: 'k2', text: 'link 2' },
      ],
    })
    expect(home?.target.id).toBe(await targetOf('gone'))
  })

  it('create one change request for all chosen links, as previewed', async () => {
    const fixes = [
      { target: await targetOf('gone'), to: { kind: 'page', page: 'setup' } },
      { target: await targetOf('../old.md'), to: null },
    ]
    const preview = (await mara('POST', `${at}/link-fixes/preview`, { fixes })).body
    const counts = { changed: 3, removed: 1, left: 0 }
    expect(preview).toEqual({
      ...counts,
      items: [
        {
          source: { kind: 'page', id: 'home' },
          title: 'Home',
          path: 'home',
          changed: 2,
          removed: 0,
          left: 0,
        },
        {
          source: { kind: 'page', id: 'setup' },
          title: 'Set up',
          path: 'setup',
          changed: 1,
          removed: 1,
          left: 0,
        },
      ],
    })
    expect((await mara('GET', `${at}/change-requests?status=all`)).body['count']).toBe(0)
    const { status, body } = await mara('POST', `${at}/link-fixes`, { fixes })
    const made = body['changeRequest'] as { readonly id: string; readonly number: number }
    expect([status, body['changed'], body['removed'], made.number]).toEqual([200, 3, 1, 1])
    const setUp = await documentOf(made.id, 'setup')
    expect(setUp).toContain('link 0')
    expect(setUp).not.toContain('old.md')
    expect(await documentOf(made.id, 'home')).not.toContain('gone')
    expect((await broken()).body['stats']).toMatchObject({ broken: { total: 3 } })
    const { body: merged } = await mara('POST', `${at}/change-requests/${made.id}/merge`)
    expect([merged['result'], (await broken()).body['count']]).toEqual(['merge', 0])
    const again = await mara('POST', `${at}/link-fixes`, { fixes })
    expect([again.status, again.body.error?.reason]).toEqual([409, 'nothing-to-change'])
  })

  it('apply only to the chosen pages, and can go into an open change request', async () => {
    const { body: draft } = await mara('POST', `${at}/change-requests`, { subject: 'Links' })
    const changeRequest = String(draft['id'])
    const target = await targetOf('gone')
    const chosen = { target, in: [{ kind: 'page', id: 'setup' }], to: page('home') }
    const { body } = await mara('POST', `${at}/link-fixes`, { fixes: [chosen], changeRequest })
    expect([body['changed'], (body['changeRequest'] as { id: string }).id]).toEqual([1, changeRequest])
    expect(await documentOf(changeRequest, 'home')).toContain('gone')
    // Links that are already fixed are no longer listed.
    const again = await mara('POST', `${at}/link-fixes/preview`, { fixes: [chosen], changeRequest })
    expect(again.body['items']).toEqual([])
    await mara('PATCH', `${at}/change-requests/${changeRequest}`, { status: 'archived' })
    const shut = await mara('POST', `${at}/link-fixes`, {
      fixes: [{ ...chosen, in: undefined }],
      changeRequest,
    })
    expect([shut.status, shut.body.error?.reason]).toEqual([412, 'state-forbids'])
  })

  it('ignore a target everywhere until it is no longer ignored', async () => {
    const target = await targetOf('gone')
    expect((await mara('POST', `${at}/ignored-links`, { targets: [target, 'nothing'] })).status).toBe(204)
    const left = await broken()
    expect(left.body['stats']).toMatchObject({ broken: { total: 1, ignored: 2 } })
    expect(itemsOf(left).map(({ source, ignored }) => [source.id, ignored])).toEqual([['setup', false]])
    const hidden = itemsOf(await mara('GET', `${at}/links?ignored=true`))
    expect(hidden.map(({ source, ignored }) => [source.id, ignored])).toEqual([
      ['home', true],
      ['setup', true],
    ])
    expect((await mara('DELETE', `${at}/ignored-links/${target}`)).status).toBe(204)
    expect((await broken()).body['stats']).toMatchObject({ broken: { total: 3, ignored: 0 } })
  })

  it('store a note for ignored links, which others can replace', async () => {
    const rune = await service.person('rune')
    await service.member(org, rune, 'edit')
    const target = await targetOf('gone')
    const ignoredReasons = async () => {
      const items = itemsOf(await mara('GET', `${at}/links?ignored=true`))
      return [...new Set(items.map(({ ignoring }) => `${ignoring?.by?.displayName}: ${ignoring?.note}`))]
    }
    const ignoring = (who: Client, note?: string) =>
      who('POST', `${at}/ignored-links`, { targets: [target], ...(note !== undefined && { note }) })
    expect((await ignoring(mara, ' Comes back with version 2. ')).status).toBe(204)
    expect(await ignoredReasons()).toEqual(['mara: Comes back with version 2.'])
    await ignoring(rune)
    expect(await ignoredReasons()).toEqual(['mara: Comes back with version 2.'])
    await ignoring(rune, 'Comes back with version 3.')
    expect(await ignoredReasons()).toEqual(['rune: Comes back with version 3.'])
    await ignoring(mara, '')
    expect(await ignoredReasons()).toEqual(['mara: undefined'])
    expect((await ignoring(mara, 'x'.repeat(257))).status).toBe(422)
    const [one] = itemsOf(await broken())
    expect(one?.ignoring).toBeUndefined()
  })

  it('require the right to edit', async () => {
    const fixes = [{ target: await targetOf('gone'), to: null }]
    for (const [path, body] of [
      ['link-fixes', { fixes }],
      ['link-fixes/preview', { fixes }],
      ['ignored-links', { targets: [fixes[0]?.target] }],
    ] as const)
      expect((await lena('POST', `${at}/${path}`, body)).status).toBe(403)
    const dangerous = { fixes: [{ ...fixes[0], to: { kind: 'nonsense' } }] }
    expect((await mara('POST', `${at}/link-fixes`, dangerous)).status).toBe(422)
  })

  it('fix a thousand links in one write', async () => {
    await putContent(service.ctx, space, mara.person, {
      pages: Array.from({ length: 200 }, (_, number) => ({
        id: `p${number}`,
        title: `Page ${number}`,
        document: linking([...Array.from({ length: 5 }, () => page('lost'))]),
      })),
    })
    const fixes = [{ target: await targetOf('lost'), to: { kind: 'page', page: 'p0' } }]
    const { body } = await mara('POST', `${at}/link-fixes`, { fixes })
    const { id } = body['changeRequest'] as { readonly id: string }
    const changes = await mara('GET', `${at}/change-requests/${id}/changes?limit=1000`)
    expect([body['changed'], (changes.body['changes'] as unknown[]).length]).toEqual([1000, 200])
    expect(await documentOf(id, 'p199')).not.toContain('lost')
  })
})

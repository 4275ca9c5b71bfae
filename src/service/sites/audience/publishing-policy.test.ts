/** Who may show a space to more people: every line of the table in `access/publishing-policy.ts`, over the API. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { operations } from '../../../contract/operations.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { SiteWrite } from '../../access/publishing-policy.ts'
import { publishingPolicy } from '../../access/publishing-policy.ts'

type Fields = Readonly<Record<string, unknown>>
const idOf = ({ id }: Fields): string => String(id)

test('the table covers every operation that writes to a site', () => {
  const writes = Object.values(operations).filter(
    ({ method, path }) => method !== 'GET' && /^\/orgs\/\{organizationId\}\/sites(\/|$)/.test(path),
  )
  expect(Object.keys(publishingPolicy).toSorted()).toEqual(writes.map(({ id }) => id).toSorted())
})

/** The fixtures that each line of the table is tested on. */
interface Scene {
  readonly org: string
  /** The site; with what is tried as far as the case made it so. */
  readonly at: string
  /** May be read by everybody, and published by Mara alone. */
  readonly space: string
  /** Rob's own. */
  readonly own: string
  readonly section: string
  /** Shows `space`, in the section. */
  readonly siteSpace: string
  readonly mara: Client
}

interface Case {
  readonly operation: SiteWrite
  readonly what: string
  /** Mara's setup steps. */
  readonly first?: (scene: Scene) => Promise<unknown>
  readonly act: (by: Client, scene: Scene) => Promise<Answer>
}

const condition = 'visitor.claims.staff == true'
const schemaOf = (unsigned: object) => ({
  jsonSchema: {
    type: 'object',
    properties: {
      unsigned: { type: 'object', properties: unsigned, additionalProperties: false, description: 'x' },
    },
    additionalProperties: false,
  },
})
const versionOf = async ({ mara, at }: Scene): Promise<unknown> =>
  (await mara.done('GET', `${at}/structure/draft`))['version']
const linkOf = async ({ mara, at }: Scene, more: object = {}): Promise<string> => {
  const { items } = (await mara.done('GET', `${at}/share-links`)) as unknown as { items: Fields[] }
  const [link] = items
  return link === undefined
    ? idOf(await mara.done('POST', `${at}/share-links`, { name: 'Link', ...more }))
    : idOf(link)
}

/** More people see the space afterwards. */
const widening: readonly Case[] = [
  {
    operation: 'createSite',
    what: 'with the space',
    act: (by, { org, space }) => by('POST', `/orgs/${org}/sites`, { title: 'New', spaces: [space] }),
  },
  {
    operation: 'createSiteSpace',
    what: 'of a space that is not shown yet',
    first: ({ mara, at, section }) => mara.done('DELETE', `${at}/sections/${section}`),
    act: (by, { at, space }) => by('POST', `${at}/site-spaces`, { spaceId: space }),
  },
  {
    operation: 'createSiteSection',
    what: 'of a space that is not shown yet, on a site that is not online',
    first: async ({ mara, at, section }) => {
      await mara.done('DELETE', `${at}/sections/${section}`)
      await mara.done('POST', `${at}/unpublish`)
    },
    act: (by, { at, space }) => by('POST', `${at}/sections`, { spaceId: space }),
  },
  {
    operation: 'updateSiteSpace',
    what: 'that takes its condition away',
    first: ({ mara, at, siteSpace }) => mara.done('PATCH', `${at}/site-spaces/${siteSpace}`, { condition }),
    act: (by, { at, siteSpace }) => by('PATCH', `${at}/site-spaces/${siteSpace}`, { condition: null }),
  },
  {
    operation: 'updateSiteSpace',
    what: 'that gives it another condition',
    first: ({ mara, at, siteSpace }) => mara.done('PATCH', `${at}/site-spaces/${siteSpace}`, { condition }),
    act: (by, { at, siteSpace }) => by('PATCH', `${at}/site-spaces/${siteSpace}`, { condition: 'true' }),
  },
  {
    operation: 'updateSiteSpace',
    what: 'that shows it instead of another',
    first: ({ mara, at, section }) => mara.done('DELETE', `${at}/sections/${section}`),
    act: async (by, { at, space, own }) => {
      const { items } = (await by.done('GET', `${at}/site-spaces`)) as unknown as { items: Fields[] }
      const siteSpace = items.find(({ space: of }) => idOf(of as Fields) === own) ?? {}
      return by('PATCH', `${at}/site-spaces/${idOf(siteSpace)}`, { spaceId: space })
    },
  },
  {
    operation: 'updateSiteSection',
    what: 'that takes its condition away',
    first: ({ mara, at, section }) => mara.done('PATCH', `${at}/sections/${section}`, { condition }),
    act: (by, { at, section }) => by('PATCH', `${at}/sections/${section}`, { condition: null }),
  },
  {
    operation: 'extendSiteDraft',
    what: 'with an edit that adds it',
    first: ({ mara, at, section }) => mara.done('DELETE', `${at}/sections/${section}`),
    act: (by, { at, space }) =>
      by('POST', `${at}/structure/draft`, { edits: [{ edit: 'add-section', space }] }),
  },
  {
    operation: 'extendSiteDraft',
    what: 'with an edit that moves it out of a section with a condition',
    first: async ({ mara, at, section, siteSpace, own }) => {
      await mara.done('PATCH', `${at}/sections/${section}`, { condition })
      const beside = await mara.done('POST', `${at}/site-spaces`, { spaceId: own, sectionId: section })
      await mara.done('PATCH', `${at}/sections/${section}`, { defaultSiteSpace: idOf(beside) })
      await mara.done('PATCH', `${at}/site-spaces/${siteSpace}`, { path: 'inside' })
    },
    act: async (by, { at, siteSpace, section }) => {
      const { items } = (await by.done('GET', `${at}/sections`)) as unknown as { items: Fields[] }
      const other = items.find(({ id }) => id !== section) ?? {}
      const edits = [{ edit: 'move', id: siteSpace, parent: idOf(other) }]
      return by('POST', `${at}/structure/draft`, { edits })
    },
  },
  {
    operation: 'updateSiteDraft',
    what: 'with an edit that takes its condition away',
    first: ({ mara, at, siteSpace }) => mara.done('PATCH', `${at}/site-spaces/${siteSpace}`, { condition }),
    act: async (by, { at, siteSpace }) =>
      by('PUT', `${at}/structure/draft`, {
        version: 0,
        keep: [],
        edits: [{ edit: 'condition', id: siteSpace, condition: null }],
      }),
  },
  {
    operation: 'publishSiteDraft',
    what: 'of a structure in which it was added by somebody who may',
    first: async ({ mara, at, section, space }) => {
      await mara.done('DELETE', `${at}/sections/${section}`)
      await mara.done('POST', `${at}/structure/draft`, { edits: [{ edit: 'add-section', space }] })
    },
    act: async (by, scene) =>
      by('POST', `${scene.at}/structure/draft/publish`, { version: await versionOf(scene) }),
  },
  {
    operation: 'publishSite',
    what: 'of a site that shows it',
    first: ({ mara, at }) => mara.done('POST', `${at}/unpublish`),
    act: (by, { at }) => by('POST', `${at}/publish`),
  },
  {
    operation: 'updateSite',
    what: 'to a wider audience',
    first: ({ mara, at }) => mara.done('PATCH', at, { visibility: 'visitor-auth' }),
    act: (by, { at }) => by('PATCH', at, { visibility: 'share-link' }),
  },
  {
    operation: 'updateSite',
    what: 'to everybody',
    first: ({ mara, at }) => mara.done('PATCH', at, { visibility: 'unlisted' }),
    act: (by, { at }) => by('PATCH', at, { visibility: 'public' }),
  },
  {
    operation: 'createShareLink',
    what: 'for a site that links open',
    first: ({ mara, at }) => mara.done('PATCH', at, { visibility: 'share-link' }),
    act: (by, { at }) => by('POST', `${at}/share-links`, { name: 'Mine' }),
  },
  {
    operation: 'updateShareLink',
    what: 'that lets it open the site again',
    first: async (scene) => {
      await scene.mara.done('PATCH', scene.at, { visibility: 'share-link' })
      await scene.mara.done('PATCH', `${scene.at}/share-links/${await linkOf(scene)}`, { active: false })
    },
    act: async (by, scene) => by('PATCH', `${scene.at}/share-links/${await linkOf(scene)}`, { active: true }),
  },
  {
    operation: 'updateShareLink',
    what: 'that lets it open the site for longer',
    first: async (scene) => {
      await scene.mara.done('PATCH', scene.at, { visibility: 'share-link' })
      await linkOf(scene, { expiresAt: '2099-01-01T00:00:00.000Z' })
    },
    act: async (by, scene) =>
      by('PATCH', `${scene.at}/share-links/${await linkOf(scene)}`, { expiresAt: null }),
  },
  {
    operation: 'updateSiteAdaptiveSchema',
    what: 'that lets visitors say more of themselves',
    first: ({ mara, at }) => mara.done('PUT', `${at}/adaptive-schema`, schemaOf({})),
    act: (by, { at }) =>
      by('PUT', `${at}/adaptive-schema`, schemaOf({ staff: { type: 'boolean', description: 'x' } })),
  },
]

/** The same people see the space afterwards, or fewer. */
const harmless: readonly Case[] = [
  {
    operation: 'createSite',
    what: 'with a space of one’s own',
    act: (by, { org, own }) => by('POST', `/orgs/${org}/sites`, { title: 'New', spaces: [own] }),
  },
  {
    operation: 'createSiteSection',
    what: 'of a space that the site shows to everybody already',
    act: (by, { at, space }) => by('POST', `${at}/sections`, { spaceId: space }),
  },
  {
    operation: 'createSiteSectionGroup',
    what: 'around its section',
    act: (by, { at, section }) => by('POST', `${at}/section-groups`, { title: 'More', sections: [section] }),
  },
  {
    operation: 'updateSiteSpace',
    what: 'that gives it a path',
    act: (by, { at, siteSpace }) => by('PATCH', `${at}/site-spaces/${siteSpace}`, { path: 'elsewhere' }),
  },
  {
    operation: 'updateSiteSpace',
    what: 'that gives it a condition',
    act: (by, { at, siteSpace }) => by('PATCH', `${at}/site-spaces/${siteSpace}`, { condition }),
  },
  {
    operation: 'updateSiteSection',
    what: 'that gives it a title and a condition',
    act: (by, { at, section }) => by('PATCH', `${at}/sections/${section}`, { title: 'Other', condition }),
  },
  {
    operation: 'publishSiteDraft',
    what: 'of an unrelated change',
    first: ({ mara, at, section }) =>
      mara.done('POST', `${at}/structure/draft`, { edits: [{ edit: 'rename', id: section, title: 'News' }] }),
    act: async (by, scene) =>
      by('POST', `${scene.at}/structure/draft/publish`, { version: await versionOf(scene) }),
  },
  {
    operation: 'updateSiteDraft',
    what: 'that drops what waits',
    first: ({ mara, at, siteSpace }) =>
      mara.done('POST', `${at}/structure/draft`, {
        edits: [{ edit: 'condition', id: siteSpace, condition }],
      }),
    act: async (by, scene) =>
      by('PUT', `${scene.at}/structure/draft`, { version: await versionOf(scene), keep: [], edits: [] }),
  },
  {
    operation: 'deleteSiteSection',
    what: 'that shows it',
    act: (by, { at, section }) => by('DELETE', `${at}/sections/${section}`),
  },
  {
    operation: 'updateSite',
    what: 'to fewer people, and under another title',
    act: (by, { at }) => by('PATCH', at, { visibility: 'visitor-auth', title: 'Other' }),
  },
  {
    operation: 'updateSite',
    what: 'of a site that nobody reads',
    first: async ({ mara, at }) => {
      await mara.done('PATCH', at, { visibility: 'visitor-auth' })
      await mara.done('POST', `${at}/unpublish`)
    },
    act: (by, { at }) => by('PATCH', at, { visibility: 'public' }),
  },
  { operation: 'unpublishSite', what: 'of it', act: (by, { at }) => by('POST', `${at}/unpublish`) },
  { operation: 'publishSite', what: 'of what is online', act: (by, { at }) => by('POST', `${at}/publish`) },
  {
    operation: 'createShareLink',
    what: 'for a site that everybody reads',
    act: (by, { at }) => by('POST', `${at}/share-links`, { name: 'Mine' }),
  },
  {
    operation: 'updateShareLink',
    what: 'that ends it',
    first: async (scene) => {
      await scene.mara.done('PATCH', scene.at, { visibility: 'share-link' })
      await linkOf(scene)
    },
    act: async (by, scene) =>
      by('PATCH', `${scene.at}/share-links/${await linkOf(scene)}`, { active: false, name: 'Over' }),
  },
  {
    operation: 'updateSiteAdaptiveSchema',
    what: 'that lets visitors say less of themselves',
    first: ({ mara, at }) =>
      mara.done('PUT', `${at}/adaptive-schema`, schemaOf({ staff: { type: 'boolean', description: 'x' } })),
    act: (by, { at }) => by('PUT', `${at}/adaptive-schema`, schemaOf({})),
  },
]

test('every row of the table with a requirement is tested, or shows nothing new by itself', () => {
  const tried = new Set(widening.map(({ operation }) => operation))
  const untried = Object.entries(publishingPolicy).flatMap(([operation, rule]) =>
    rule === publishingPolicy.deleteSite || tried.has(operation as SiteWrite) ? [] : [operation],
  )
  // Groups have no conditions, and moving a part among its siblings keeps it in its section.
  expect(untried.toSorted()).toEqual(
    [
      ...['moveSiteSpace', 'moveSiteSection', 'moveSiteSectionGroup', 'sortSiteStructure'],
      ...['createSiteSectionGroup', 'updateSiteSectionGroup', 'addSectionToGroup', 'removeSectionFromGroup'],
    ].toSorted(),
  )
})

describe.each(engines)('showing a space to more people on %s', (engine) => {
  let service: TestService
  let mara: Client
  let rob: Client
  let scene: Scene

  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    rob = await service.person('rob')
    const org = await service.organization('Halden', mara)
    await service.member(org, rob, 'create')
    const spaceOf = async (by: Client, title: string) => {
      const id = await service.space(org, by, { title })
      await putContent(service.ctx, id, by.person, {
        pages: [{ id: 'home', title: `${title} home`, document: paragraphs('Words.') }],
      })
      return id
    }
    const space = await spaceOf(mara, 'Guide')
    const own = await spaceOf(rob, 'Own')
    const site = await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [own] })
    const at = `/orgs/${org}/sites/${idOf(site)}`
    const section = await mara.done('POST', `${at}/sections`, { spaceId: space })
    const [shown = {}] = section['siteSpaces'] as Fields[]
    await mara.done('POST', `${at}/publish`)
    scene = { org, at, space, own, section: idOf(section), siteSpace: idOf(shown), mara }
  })
  afterEach(() => service.close())

  /** The lowest and highest roles that do not suffice; `authorisation-matrix.test.ts` tests each. */
  const levels = ['read', 'create'] as const

  it.each(widening.map((one) => [one.operation, one.what, one] as const))(
    '%s %s requires the right to publish it',
    async (_operation, _what, { first, act }) => {
      await first?.(scene)
      for (const defaultLevel of levels) {
        await mara.done('PATCH', `/spaces/${scene.space}`, { defaultLevel })
        const { status, body } = await act(rob, scene)
        expect([defaultLevel, status, body.error?.reason]).toEqual([defaultLevel, 403, 'role-too-low'])
        expect(body.error?.message).toContain('“Guide”')
        expect(body.error?.message).toContain('mara can grant it')
      }
      // People who cannot see it learn neither its title nor its administrators.
      await mara.done('PATCH', `/spaces/${scene.space}`, { defaultLevel: null })
      const hidden = await act(rob, scene)
      expect([403, 404]).toContain(hidden.status)
      expect(JSON.stringify(hidden.body)).not.toMatch(/Guide|mara/)
      await mara.done('PATCH', `/spaces/${scene.space}`, { defaultLevel: 'admin' })
      expect((await act(rob, scene)).status).toBeLessThan(300)
    },
  )

  it.each(harmless.map((one) => [one.operation, one.what, one] as const))(
    '%s %s requires nothing more',
    async (_operation, _what, { first, act }) => {
      await mara.done('PATCH', `/spaces/${scene.space}`, { defaultLevel: 'read' })
      await first?.(scene)
      const { status, body } = await act(rob, scene)
      expect([status < 300, body.error?.message]).toEqual([true, undefined])
    },
  )

  it('is a permission of administrators of the space', async () => {
    const may = async (client: Client) =>
      ((await client.done('GET', `/spaces/${scene.space}`))['permissions'] as Fields)['publish']
    expect([await may(mara), await may(rob)]).toEqual([true, false])
    await mara.done('POST', `/spaces/${scene.space}/permissions`, { users: [rob.person], role: 'admin' })
    expect(await may(rob)).toBe(true)
  })

  it('names one readable space and counts the others', async () => {
    const secret = await service.space(scene.org, mara, { title: 'Secret' })
    await mara.done('POST', `${scene.at}/sections`, { spaceId: secret })
    await mara.done('PATCH', `/spaces/${secret}`, { defaultLevel: null })
    await mara.done('POST', `${scene.at}/unpublish`)
    const { status, body } = await rob('POST', `${scene.at}/publish`)
    expect([status, body.error?.message]).toEqual([
      403,
      'This would show “Guide” and 1 more to more people, which requires the Administrator role there. mara can grant it or do this for you.',
    ])
    expect(body.error?.details).toEqual([
      { path: `spaces.${scene.space}`, message: '“Guide” requires the Administrator role.' },
      { path: 'spaces', message: 'A space that you cannot see requires it too.' },
    ])
    expect(JSON.stringify(body)).not.toContain(secret)
  })
})

/** The data for B12 and B19: an organization with spaces, open change requests, discussions, people and a published site. */
import { addManyPeople } from './many-people.ts'
import { storeFile } from '../../../service/installation/open-store.ts'
import { startService } from '../../processes/service-process.ts'
import type { Ask } from '../../processes/owner-client.ts'
import { asOwner, firstOrganization, writeInParts } from '../../processes/owner-client.ts'

export interface SoakSpace {
  readonly id: string
  readonly pages: readonly string[]
  /** Ids of change requests that stay open. */
  readonly changes: readonly string[]
}

export interface SoakWorld {
  readonly organization: string
  readonly spaces: readonly SoakSpace[]
  readonly site: string
  /** URLs of published pages. */
  readonly published: readonly string[]
  /** Further ids by the name of their path parameter. */
  readonly ids: Readonly<Record<string, string>>
}

const pagesEach = 200

const text = (at: number): string =>
  Array.from(
    { length: 8 },
    (_, part) => `## Part ${part}\n\nWhat page ${at} says of part ${part}, in a few words.`,
  ).join('\n\n')

const makeSpace = async (ask: Ask, organization: string, title: string): Promise<SoakSpace> => {
  const { id } = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, {
    title,
    editMode: 'live',
  })
  const pages = await writeInParts(
    ask,
    `/spaces/${id}/content`,
    Array.from({ length: pagesEach }, (_, at) => ({
      operation: 'insert_page',
      title: `Page ${at}`,
      document: { markdown: text(at) },
    })),
  )
  const changes: string[] = []
  for (let number = 0; number < 4; number += 1) {
    const change = await ask<{ id: string }>('POST', `/spaces/${id}/change-requests`, {
      subject: `Change ${number}`,
    })
    await ask('POST', `/spaces/${id}/change-requests/${change.id}/content`, {
      changes: [0, 1, 2].map((step) => ({
        operation: 'update_page',
        page: pages[number * 3 + step],
        document: { markdown: `${text(number)}\n\nAnd more of it.` },
      })),
    })
    for (const words of ['Is this so?', 'It is.', 'Then say it.'])
      await ask('POST', `/spaces/${id}/change-requests/${change.id}/comments`, { body: { markdown: words } })
    changes.push(change.id)
  }
  return { id, pages, changes }
}

export interface SoakStore {
  readonly dataDir: string
  /** The embedded store of the folder if it is not set; only that one gets many people. */
  readonly databaseUrl?: string
  readonly env: Record<string, string>
}

/** Creates the world in its own store and stops the service. */
export const makeSoakWorld = async ({ dataDir, databaseUrl, env }: SoakStore): Promise<SoakWorld> => {
  const service = await startService({ dataDir, env, ...(databaseUrl !== undefined && { databaseUrl }) })
  const ask = asOwner(service)
  const organization = await firstOrganization(ask)
  const spaces: SoakSpace[] = []
  for (const title of ['Handbook', 'Guide', 'Reference', 'Notes'])
    spaces.push(await makeSpace(ask, organization, title))
  const [first, second] = spaces
  if (first === undefined || second === undefined) throw new RangeError('There are no spaces.')
  const site = await ask<{ id: string; basename: string }>('POST', `/orgs/${organization}/sites`, {
    title: 'Documentation',
    spaces: [first.id, second.id],
  })
  await ask('POST', `/orgs/${organization}/sites/${site.id}/publish`)
  const map = await (await fetch(`${service.sitesUrl}/${site.basename}/sitemap.xml`)).text()
  const path = `/spaces/${first.id}`
  const comment = await ask<{ id: string }>('POST', `${path}/comments`, {
    body: { markdown: 'What of this?' },
  })
  const reply = await ask<{ id: string }>('POST', `${path}/comments/${comment.id}/replies`, {
    body: { markdown: 'It stays.' },
  })
  const team = await ask<{ id: string }>('PUT', `/orgs/${organization}/teams`, { title: 'Writers' })
  const collection = await ask<{ id: string }>('POST', `/orgs/${organization}/collections`, { title: 'All' })
  const { items: siteSpaces } = await ask<{ items: { id: string }[] }>(
    'GET',
    `/orgs/${organization}/sites/${site.id}/site-spaces`,
  )
  const space = await ask<{ revision: string }>('GET', path)
  const user = await ask<{ id: string }>('GET', '/user')
  await service.stop()
  if (databaseUrl === undefined)
    addManyPeople(storeFile(dataDir), organization, first.id, { people: 2000, teams: 50, spaces: 100 })
  return {
    organization,
    spaces,
    site: site.id,
    published: [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    ids: {
      organizationId: organization,
      spaceId: first.id,
      changeRequestId: first.changes[0] ?? '',
      pageId: first.pages[0] ?? '',
      commentId: comment.id,
      replyId: reply.id,
      teamId: team.id,
      collectionId: collection.id,
      siteId: site.id,
      siteSpaceId: siteSpaces[0]?.id ?? '',
      revisionId: space.revision,
      userId: user.id,
      pagePath: 'page-1',
    },
  }
}

/** Setup for journeys, through the API: a space with pages on main, and change requests on it. */
import { done, type World } from './fixtures.ts'

type Api = World['api']

interface Written {
  readonly changes: readonly { readonly page: { readonly id: string } }[]
}

export interface OpenedChange {
  readonly id: string
  readonly number: number
  /** Its path in the API, below `/v1`. */
  readonly at: string
  /** Its path in the dashboard. */
  readonly screen: string
  /** Ids of the written pages, in the order of the changes. */
  readonly pages: readonly string[]
}

/** The organization of the service's owner. */
export const ownOrganization = async (api: Api): Promise<string> => {
  const { items } = await done<{ items: { id: string }[] }>(api, 'GET', '/orgs')
  return items[0]?.id ?? ''
}

/** Writes into a change request or a live space. `at`: its path below `/v1`. Returns the ids of the pages. */
export const writeContent = async (
  api: Api,
  at: string,
  changes: readonly unknown[],
): Promise<readonly string[]> => {
  const written = await done<Written>(api, 'POST', `${at}/content?compat=false`, { changes })
  return written.changes.map(({ page }) => page.id)
}

/** A change that inserts a page. */
export const insertPage = (title: string, markdown: string) => ({
  operation: 'insert_page',
  title,
  document: { markdown },
})

/** A change that rewrites a page. */
export const rewritePage = (page: string | undefined, markdown: string) => ({
  operation: 'update_page',
  page,
  document: { markdown },
})

/** Block keys of a page at a path of the API. */
export const blockKeys = async (
  api: Api,
  at: string,
  page: string | undefined,
): Promise<readonly string[]> => {
  const { document } = await done<{ document: { nodes: { key: string }[] } }>(
    api,
    'GET',
    `${at}/content/page/${page}?format=document`,
  )
  return document.nodes.map(({ key }) => key)
}

/** A space with these pages on main, as Markdown by title. `more`: other properties of the space. */
export const openSpace = async (
  api: Api,
  title: string,
  markdown: Readonly<Record<string, string>> = {},
  more: object = {},
) => {
  const org = await ownOrganization(api)
  const { id: space } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title, ...more })
  const propose = async (
    subject: string,
    changes: readonly unknown[] = [],
    status: 'draft' | 'open' = 'open',
  ): Promise<OpenedChange> => {
    const requests = `/spaces/${space}/change-requests`
    const { id, number } = await done<{ id: string; number: number }>(api, 'POST', requests, { subject })
    const at = `${requests}/${id}`
    const pages = changes.length === 0 ? [] : await writeContent(api, at, changes)
    if (status === 'open') await done(api, 'PATCH', at, { status })
    return { id, number, at, screen: `/o/${org}/s/${space}/changes/${number}`, pages }
  }
  const inserted = Object.entries(markdown).map(([name, text]) => insertPage(name, text))
  if (inserted.length === 0) return { org, space, propose, pages: [] as readonly string[] }
  const first = await propose('First pages', inserted)
  await done(api, 'POST', `${first.at}/merge`)
  return { org, space, propose, pages: first.pages }
}

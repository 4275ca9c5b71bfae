/** What journeys begin with: a space with pages on main, and change requests on it, made over the API. */
import { done, type World } from './fixtures.ts'

type Api = World['api']

interface Written {
  readonly changes: readonly { readonly page: { readonly id: string } }[]
}

export interface OpenedChange {
  readonly id: string
  readonly number: number
  /** Where the API has it, below `/v1`. */
  readonly at: string
  /** Where the dashboard has it. */
  readonly screen: string
  /** Ids of the pages that it wrote, in the order of its changes. */
  readonly pages: readonly string[]
}

/** The organization of the owner of the service. */
export const ownOrganization = async (api: Api): Promise<string> => {
  const { items } = await done<{ items: { id: string }[] }>(api, 'GET', '/orgs')
  return items[0]?.id ?? ''
}

/** Writes into a change request, or into a live space. `at`: its path below `/v1`. Gives the ids of the pages. */
export const writeContent = async (
  api: Api,
  at: string,
  changes: readonly unknown[],
): Promise<readonly string[]> => {
  const written = await done<Written>(api, 'POST', `${at}/content?compat=false`, { changes })
  return written.changes.map(({ page }) => page.id)
}

/** A page as a change that inserts it. */
export const insertPage = (title: string, markdown: string) => ({
  operation: 'insert_page',
  title,
  document: { markdown },
})

/** A page as a change that rewrites it. */
export const rewritePage = (page: string | undefined, markdown: string) => ({
  operation: 'update_page',
  page,
  document: { markdown },
})

/** Keys of the blocks of a page, as it stands at a path of the API. */
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

/** A space with these pages on main, by title their Markdown. `more`: what else the space is made with. */
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

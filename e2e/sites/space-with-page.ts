import { done, type World } from '../fixtures.ts'

/** A space with one page, to build a site from. */
export const spaceWithPage = async (api: World['api'], org: string, title: string): Promise<string> => {
  const { id } = await done<{ id: string }>(api, 'POST', `/orgs/${org}/spaces`, { title })
  const requests = `/spaces/${id}/change-requests`
  const change = await done<{ id: string }>(api, 'POST', requests, { subject: 'First page' })
  await done(api, 'POST', `${requests}/${change.id}/content?compat=false`, {
    changes: [
      { operation: 'insert_page', title: `${title} start`, document: { markdown: `Welcome to ${title}.` } },
    ],
  })
  await done(api, 'POST', `${requests}/${change.id}/merge`)
  return id
}

import { done, type World } from '../fixtures.ts'
import { blockKeys, openSpace, rewritePage, writeContent } from '../open-change.ts'

/** A space with one page, and an open change request that rewrites it. */
export const underDiscussion = async (api: World['api'], title: string) => {
  const { org, space, pages, propose } = await openSpace(api, title, {
    Ports: 'It listens on port 4000.\n\nThe end.',
  })
  const [ports = ''] = pages
  const change = await propose(`Explain ${title}`, [
    rewritePage(ports, 'It listens on port 4000 when nothing is said.\n\nThe end.'),
  ])
  const threads = `${change.at}/comments`
  return {
    org,
    space,
    ports,
    change,
    write: (changes: readonly unknown[]) => writeContent(api, change.at, changes),
    blocks: await blockKeys(api, change.at, ports),
    threads,
    say: (body: Record<string, unknown>) => done<{ id: string }>(api, 'POST', threads, body),
    at: `${change.screen}/discussion`,
  }
}

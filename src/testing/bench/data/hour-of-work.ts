/** What two people do with a space in an hour, without their pauses. */
import { setTimeout as sleep } from 'node:timers/promises'
import { smallPicture } from '../../../contract/pages/thumbnails.ts'
import { asOwner, firstOrganization } from '../../processes/owner-client.ts'
import type { Ask } from '../../processes/owner-client.ts'
import type { ServiceProcess } from '../../processes/service-process.ts'

interface PageNode {
  readonly id: string
  readonly type: string
  readonly pages?: readonly PageNode[]
}

const documentsIn = (pages: readonly PageNode[]): string[] =>
  pages.flatMap(({ id, type, pages: children = [] }) => [
    ...(type === 'document' ? [id] : []),
    ...documentsIn(children),
  ])

/** The bytes of a URL of the service, as a browser loads them. */
const load = async (url: string): Promise<void> => {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status >= 500) throw new Error(`${url}: ${answer.status}`)
}

/** A PDF, once it is ready. */
export const loadPdf = async (ask: Ask, path: string): Promise<void> => {
  const { url } = await ask<{ url: string }>('GET', path)
  for (;;) {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.status === 200) return
    if (answer.status !== 202) throw new Error(`${path}: ${answer.status}`)
    await sleep(200)
  }
}

/** Every item of `items`, by two people. */
const byTwo = async <Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> => {
  const rest = items.values()
  await Promise.all(
    [1, 2].map(async () => {
      for (const item of rest) await act(item)
    }),
  )
}

const numbered = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** An edit of six pages with a discussion and a review, merged or left open. */
const changeRequest = async (
  ask: Ask,
  space: string,
  pages: readonly string[],
  number: number,
): Promise<void> => {
  const { id } = await ask<{ id: string }>('POST', `${space}/change-requests`, { subject: `Edit ${number}` })
  const change = `${space}/change-requests/${id}`
  for (const at of numbered(6)) {
    const page = pages[(number * 6 + at) % pages.length] ?? ''
    const { markdown } = await ask<{ markdown: string }>(
      'GET',
      `${change}/content/page/${page}?format=markdown`,
    )
    await ask('POST', `${change}/content`, {
      changes: [
        { operation: 'update_page', page, document: { markdown: `${markdown}\n\nAdded by edit ${number}.` } },
      ],
    })
    await ask('POST', `${change}/comments`, { body: { markdown: `Is part ${at} **right**?` }, page })
  }
  await ask('GET', `${change}/changes?limit=50`)
  await ask('GET', `${change}/preview?of=merge`)
  await ask('POST', `${change}/reviews`, {
    status: 'changes-requested',
    comment: { markdown: 'Almost there.' },
  })
  await loadPdf(ask, `${change}/pdf`)
}

const words = ['node', 'install', 'error', 'token', 'page', 'network', 'the', 'how to', 'config', 'api']

/** Works with the space `id`, which has a site. */
export const workForAnHour = async (service: ServiceProcess, id: string): Promise<void> => {
  const ask = asOwner(service)
  const space = `/spaces/${id}`
  const organization = `/orgs/${await firstOrganization(ask)}`
  const pages = documentsIn((await ask<{ pages: PageNode[] }>('GET', `${space}/content/pages`)).pages)
  const read = (page: string) => ask('GET', `${space}/content/page/${page}?format=document`)

  await byTwo(pages, read)
  const { items: files } = await ask<{ items: { downloadURL: string; contentType: string }[] }>(
    'GET',
    `${space}/content/files?limit=1000`,
  )
  const pictures = files.filter(({ contentType }) => contentType.startsWith('image/'))
  for (const width of [160, 640, 1280] as const)
    await byTwo(pictures, ({ downloadURL }) => load(smallPicture(downloadURL, width)))
  await byTwo(numbered(10), (number) => changeRequest(ask, space, pages, number))
  await byTwo(numbered(60), (at) =>
    ask('GET', `${space}/search?query=${encodeURIComponent(words[at % words.length] ?? '')}`),
  )

  const { items: sites } = await ask<{ items: { id: string; basename: string }[] }>(
    'GET',
    `${organization}/sites`,
  )
  for (const { id: site, basename } of sites) {
    await ask('POST', `${organization}/sites/${site}/publish`)
    const map = await (await fetch(`${service.sitesUrl}/${basename}/sitemap.xml`)).text()
    await byTwo([...map.matchAll(/<loc>([^<]+)<\/loc>/g)], ([, url = '']) => load(url))
  }
  for (const page of pages.slice(0, 10)) await loadPdf(ask, `${space}/pdf?page=${page}&only=true`)
  await loadPdf(ask, `${space}/pdf`)
  await byTwo(numbered(2000), (at) => read(pages[at % pages.length] ?? ''))
}

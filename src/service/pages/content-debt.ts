/** What the content of a space owes its readers: broken links, images without text, pages that nobody changed. */
import type { DocDebt } from '../../contract/spaces/doc-debt-schemas.ts'
import { mostDebtItems } from '../../contract/spaces/doc-debt-schemas.ts'
import { imagesWithoutAlt } from './file-report.ts'
import { linkList } from './links/link-list.ts'
import type { LinkReading } from './links/read-links.ts'
import { lastChanges } from './page-report.ts'

type Counted<Kind extends 'brokenLinks' | 'picturesWithoutAlt' | 'untouchedPages'> = Pick<
  DocDebt[Kind],
  'count' | 'items'
>

export const brokenLinkDebt = async (reading: LinkReading): Promise<Counted<'brokenLinks'>> => {
  const query = { status: 'broken', limit: mostDebtItems } as const
  const { count, items } = await linkList(reading, reading.graph.records, query, 'doc-debt')
  return {
    count,
    items: items.map((link) => {
      const text = link.occurrences.find((place) => place.text !== undefined && place.text !== '')?.text
      const since = link.brokenSince?.at
      return {
        ...(link.source.kind === 'page' && { page: link.source.id }),
        ...(text !== undefined && { text }),
        ...(since !== undefined && { brokenSince: since }),
        cause: { kind: 'broken-link', source: link.source.id, target: link.target.id },
      }
    }),
  }
}

export const pictureDebt = ({ graph }: LinkReading): Counted<'picturesWithoutAlt'> => {
  const images = imagesWithoutAlt(graph)
  const byPage = [...Map.groupBy(images, ({ page }) => page.id).values()]
  return {
    count: images.length,
    items: byPage.slice(0, mostDebtItems).flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            {
              page: first.page,
              pictures: others.length + 1,
              cause: { kind: 'pictures-without-alt', page: first.page.id },
            },
          ],
    ),
  }
}

const year = 365 * 24 * 3600_000

export const untouchedDebt = async ({
  ctx,
  subject,
  snapshot,
}: LinkReading): Promise<Counted<'untouchedPages'>> => {
  const before = new Date(Date.parse(ctx.now()) - year).toISOString()
  const changes = await lastChanges(ctx.store.read, subject.space.id, before)
  const pages = [...changes.values()].flatMap(({ page: id, at: changedAt }) => {
    const entry = snapshot.tree.byId.get(id)?.entry
    return entry?.document === undefined
      ? []
      : [
          {
            page: { id, title: entry.title },
            changedAt,
            cause: { kind: 'untouched-page' as const, page: id },
          },
        ]
  })
  return { count: pages.length, items: pages.slice(0, mostDebtItems) }
}

/** A page with the blocks of integrations in it, as they are now. */
import { frameText, languageOf } from '../../../site/frame-text.ts'
import type { PageBlock, SlotContent, SlotPlace } from '../../../site/contentkit/page-blocks.ts'
import { fillBlocks, printSlot, slotPrefix } from '../../../site/contentkit/page-blocks.ts'
import type { SiteFrame } from '../../../site/page-view.ts'
import type { Context } from '../../context.ts'
import type { BlocksOfPage } from '../rendering/page-cache.ts'
import { KeptPage, pageCacheOf } from '../rendering/page-cache.ts'
import { hashOf } from '../rendering/page-text.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { publishedStamp } from '../../integrations/blocks/render-block.ts'
import type { DrawnSlot } from './page-slots.ts'
import { pageSlots } from './page-slots.ts'
import { printComponents } from './print-components.ts'

/** The origin of an integration's own addresses. */
export const integrationOrigin = ({ addresses }: Pick<Context, 'addresses'>, integration: string): string =>
  new URL(addresses.integrationEndpoint(integration.toLowerCase())).origin

const slotPlace = (siteSpace: string, { customization }: Pick<SiteFrame, 'customization'>): SlotPlace => ({
  siteSpace,
  // The script draws them again for readers whose system is dark.
  theme: customization.themes.default === 'dark' ? 'dark' : 'light',
})

interface Slots {
  readonly contents: readonly SlotContent[]
  readonly frames: readonly string[]
}

/** Editors who preview a site see which block is missing; to readers it would say nothing. */
const missingIn = ({ preview }: VisibleSite): SlotContent => ({
  kind: 'missing',
  isNamed: preview !== undefined,
})

const printedSlots = async (
  ctx: Context,
  blocks: readonly PageBlock[],
  slots: readonly DrawnSlot[],
  { site, frame: { customization } }: { readonly site: VisibleSite; readonly frame: SiteFrame },
): Promise<Slots> => {
  const labels = frameText(customization)
  const language = languageOf(customization)
  const externalTarget = customization.externalLinks.target
  const origins = blocks.map(({ integration }) => integrationOrigin(ctx, integration))
  const inputs = slots.flatMap((slot, index) =>
    slot.kind === 'drawn'
      ? [
          {
            output: slot.output,
            options: {
              ...{ labels, language, externalTarget, state: slot.output.state },
              ...{ prefix: slotPrefix(index), integrationOrigin: origins[index] ?? '' },
            },
          },
        ]
      : [],
  )
  const printed = [...(await printComponents(inputs))]
  const frames = new Set(printed.flatMap((one) => one.frames))
  const contents = slots.map((slot, index): SlotContent => {
    const origin = origins[index] ?? ''
    switch (slot.kind) {
      case 'drawn':
        return { kind: 'drawn', output: slot.output, html: printed.shift()?.html ?? '', origin }
      case 'refused':
        return { kind: 'refused', message: slot.message, origin }
      case 'missing':
        return missingIn(site)
      default:
        return { kind: slot.kind, origin }
    }
  })
  return { contents, frames: [...frames] }
}

export interface PageWithBlocks {
  readonly page: KeptPage
  /** Whether it is still the same page; undefined if that has to be found out by drawing its blocks. */
  readonly isCurrent: (() => Promise<boolean>) | undefined
}

/** Adds the blocks to a page that was printed with markers for them. */
export const pageWithBlocks = async (
  ctx: Context,
  site: VisibleSite,
  { siteSpace }: Pick<FoundPage, 'siteSpace'>,
  { page, blocks }: { readonly page: KeptPage; readonly blocks: BlocksOfPage },
): Promise<PageWithBlocks> => {
  const { list, frame, policy } = blocks
  const place = slotPlace(siteSpace.id, frame)
  const where = { space: siteSpace.space, site: site.model.row.id }
  const names = [...new Set(list.map(({ integration }) => integration.toLowerCase()))]
  // Before the blocks are drawn: a change meanwhile makes the stamp differ.
  const stamp = await publishedStamp(ctx, names, where)
  const slots = await pageSlots(ctx, list, { ...where, place })
  const until = Math.min(...slots.map((slot) => slot.until))
  const isCurrent =
    stamp === undefined || until <= Date.parse(ctx.now())
      ? undefined
      : async () => Date.parse(ctx.now()) < until && (await publishedStamp(ctx, names, where)) === stamp
  const cache = pageCacheOf(ctx.store)
  const { externalLinks } = frame.customization
  const key = hashOf(['blocks', page.etag, externalLinks.target, slots.map((slot) => slot.key)])
  const known = site.preview === undefined ? cache.page(key) : undefined
  if (known) return { page: known, isCurrent }
  const { contents, frames } = await printedSlots(ctx, list, slots, { site, frame })
  const labels = frameText(frame.customization)
  const printed = list.map((block, index) =>
    printSlot(block, contents[index] ?? missingIn(site), { place, labels, index }),
  )
  const integrations = list.map(({ integration }) => integrationOrigin(ctx, integration))
  const made = new KeptPage(
    fillBlocks(page.bytes.toString(), printed),
    policy([...new Set([...integrations, ...frames])]),
  )
  if (site.preview === undefined) cache.keepPage(key, made)
  return { page: made, isCurrent }
}

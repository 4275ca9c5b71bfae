/** A page as text for programs, as one visitor sees it, cached for all who see the same. */
import type { ContentReference } from '../../../../content/document/document.ts'
import type { ResolvedReference } from '../../../../content/render/render-node.ts'
import type { Context } from '../../../context.ts'
import { pageForm } from '../../rendering/page-as-text.ts'
import type { FormInput } from '../../rendering/page-as-text.task.ts'
import type { PageText } from '../../rendering/page-text.ts'
import { contentInputs, hashOf, pageText, storedPage } from '../../rendering/page-text.ts'
import { siteWorkOf } from '../../rendering/shared-work.ts'
import { referenceResolver } from '../../visibility/page-link.ts'
import type { FoundPage } from '../../visibility/resolved-path.ts'
import { pagesOfSpaces } from '../../visibility/site-pages.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'

/**
 * Links to pages of the site are absolute. Empty if the page has no document. `given`: the page's documents, if they are
 * known.
 */
export const textOfPage = async (
  ctx: Context,
  site: VisibleSite,
  found: Pick<FoundPage, 'siteSpace' | 'pages' | 'node'>,
  { form, fencedBlocks }: Omit<FormInput, 'page'>,
  given?: PageText,
): Promise<string> => {
  const { siteSpace, node } = found
  const text = given ?? (await pageText(ctx, site, found))
  const pagesOf = await pagesOfSpaces(ctx, site, [siteSpace.space, ...text.needs.spaces])
  const resolve = referenceResolver(site, siteSpace, pagesOf, node)
  const whole = (reference: ContentReference): ResolvedReference => {
    const target = resolve(reference)
    return target.href.startsWith('/') ? { ...target, href: `${site.origin}${target.href}` } : target
  }
  const key = hashOf([contentInputs(site, found, text, pagesOf), form, fencedBlocks])
  return siteWorkOf(ctx).text(site, key, async () => {
    const stored = await storedPage(ctx, site, found, text)
    if (stored === undefined) return ''
    return pageForm({ page: stored.page, form, ...(fencedBlocks && { fencedBlocks }) }, stored.weight, whole)
  })
}

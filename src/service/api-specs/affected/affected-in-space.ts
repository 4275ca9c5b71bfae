/** How many pages of a space the latest versions of the specifications concern. */
import type { DocDebt } from '../../../contract/spaces/doc-debt-schemas.ts'
import { mostDebtItems } from '../../../contract/spaces/doc-debt-schemas.ts'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { listShownApiSpecs } from '../model/api-specs.queries.ts'
import { comparedVersions } from '../compare/compare-versions.ts'
import { affectedPages } from './affected-pages.ts'

/** Specifications that are looked at. */
const mostSpecs = 50

/** Each latest version against the one before. Not inside a transaction. */
export const affectedInSpace = async (
  ctx: Context,
  viewer: Viewer,
  space: string,
): Promise<Pick<DocDebt['apiFindings'], 'count' | 'items'>> => {
  const { read } = ctx.store
  const specs = await listShownApiSpecs(read, viewer.organization, undefined, mostSpecs)
  const found: DocDebt['apiFindings']['items'] = []
  // Each specification is compared on its own: its documents and the pages that mention it are read for it alone.
  for (const spec of specs.filter(({ versions }) => Number(versions) > 1)) {
    const versions = await comparedVersions(read, spec, {})
    const affected = await affectedPages(ctx, viewer, spec, versions, space)
    const pages = new Set(affected.filter(({ findings }) => findings.length > 0).map(({ page }) => page.id))
    if (pages.size > 0) found.push({ slug: spec.slug, title: spec.title ?? spec.slug, pages: pages.size })
  }
  return {
    count: found.reduce((sum, { pages }) => sum + pages, 0),
    items: found.toSorted((one, other) => other.pages - one.pages).slice(0, mostDebtItems),
  }
}

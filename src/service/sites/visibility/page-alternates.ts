/** Languages of a section's variants, and the addresses of a page in each of them. */
import type { SiteItem, SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import type { LocalizedCustomization } from '../../../site/frame-text.ts'
import type { TextLanguage } from '../../../site/text-language.ts'
import { inLanguage, textLanguage } from '../../../site/text-language.ts'
import { lookOf } from '../model/sites.store.ts'
import type { PagesOf } from './page-link.ts'
import { pageHref } from './page-link.ts'
import { pageOf } from './visible-pages.ts'
import type { VisibleSite } from './visible-site.ts'
import { mainVariant, variantsIn } from './visible-site.ts'

export const languageOfSpace = ({ model }: VisibleSite, { space }: Pick<SiteSpaceItem, 'space'>) =>
  model.heads.get(space)?.language

/** The customization of a site space in its language. */
export const localizedLook = (site: VisibleSite, siteSpace: SiteSpaceItem): LocalizedCustomization =>
  inLanguage(lookOf(site.model, siteSpace.id), languageOfSpace(site, siteSpace))

/** The language of each variant, if they are the same content in different languages: no two share one. */
export const languagesOf = (
  site: VisibleSite,
  variants: readonly SiteSpaceItem[],
): ReadonlyMap<string, TextLanguage> | undefined => {
  const byVariant = new Map(
    variants.map((variant) => [
      variant.id,
      textLanguage(languageOfSpace(site, variant), localizedLook(site, variant)),
    ]),
  )
  const distinct = new Set([...byVariant.values()].map(({ language }) => language))
  return distinct.size === variants.length ? byVariant : undefined
}

interface PageAlternate {
  /** A BCP 47 tag, or `x-default` for readers of other languages. */
  readonly language: string
  /** On the site. */
  readonly href: string
}

/**
 * A function that tells a page of a section in all of its languages, for search engines: none if it has only one. The
 * default variant is for readers of other languages.
 */
export const alternatesIn = (
  site: VisibleSite,
  section: SiteItem['id'] | null,
  pagesOf: PagesOf,
): ((page: string) => readonly PageAlternate[]) => {
  const variants = variantsIn(site, section)
  const languages = variants.length < 2 ? undefined : languagesOf(site, variants)
  if (languages === undefined) return () => []
  const main = mainVariant(site, section)
  return (page) => {
    const alternates: PageAlternate[] = []
    let fallback: PageAlternate | undefined
    for (const variant of variants) {
      const pages = pagesOf.get(variant.space)
      const language = languages.get(variant.id)?.language
      if (pages === undefined || language === undefined) continue
      const node = pageOf(pages, page)
      if (node === undefined || pages.barred.has(node.entry.id)) continue
      const href = pageHref(site, variant, pages, node)
      alternates.push({ language, href })
      if (variant.id === main?.id) fallback = { language: 'x-default', href }
    }
    return alternates.length < 2 ? [] : fallback === undefined ? alternates : [...alternates, fallback]
  }
}

/** The frame around every page, as one visitor sees it: header, sections, variants, footer. */
import { referenceOf } from '../../../content/document/reference.ts'
import type { ContentReference, Json } from '../../../content/document/document.ts'
import type { SiteItem, SiteSpaceItem } from '../../../content/site-tree/site-tree.ts'
import { allSections, childrenOf } from '../../../content/site-tree/site-tree.ts'
import type { PageNode } from '../../../content/tree/page-tree.ts'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import { firstOwnFace } from '../../../site/look/site-fonts.ts'
import type { LocalizedCustomization } from '../../../site/frame-text.ts'
import { textFace } from '../../../site/look/theme.ts'
import type {
  HeaderEntry,
  NavigationTab,
  NavigationTabGroup,
  PageScripts,
  SiteFrame,
  SiteLink,
  VariantTab,
} from '../../../site/page-view.ts'
import { ownName, textLanguage } from '../../../site/text-language.ts'
import { lookOf } from '../model/sites.store.ts'
import { holds } from '../visibility/conditions.ts'
import { languageOfSpace, languagesOf, localizedLook } from '../visibility/page-alternates.ts'
import type { PagesOf } from '../visibility/page-link.ts'
import { pageHref, pathOf, referenceResolver } from '../visibility/page-link.ts'
import { signOutSegment } from './visitors/visitor-sign-in.ts'
import { siteAssets } from './site-assets.ts'
import { fontFaces } from './files/site-font.ts'
import { withOwnImages } from './files/site-image.ts'
import type { VisiblePages } from '../visibility/visible-pages.ts'
import { pageOf } from '../visibility/visible-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf, mainVariant, variantsIn } from '../visibility/visible-site.ts'

/** The current page, for links to its counterparts. */
export interface FramedPage {
  readonly pages: VisiblePages
  readonly node: PageNode
}

/** References in the header and footer name their space, or mean the current one. */
const linksOf = ({ header, footer, announcement }: SiteCustomization): readonly unknown[] => [
  ...header.links.flatMap(({ to, links }) => [to, ...links.map((link) => link.to)]),
  ...footer.groups.flatMap(({ links }) => links.map(({ to }) => to)),
  announcement?.link?.to,
]

/** Spaces whose pages are needed for the frame of a site space. */
export const spacesOfFrame = (site: VisibleSite, siteSpace: SiteSpaceItem): ReadonlySet<string> => {
  const spaceIds = linksOf(lookOf(site.model, siteSpace.id)).flatMap((to) => {
    const reference = referenceOf(to as Json)
    return reference && 'space' in reference && reference.space !== undefined ? [reference.space] : []
  })
  const variantSpaces = variantsIn(site, siteSpace.parent).map(({ space }) => space)
  return new Set([siteSpace.space, ...variantSpaces, ...spaceIds])
}

/** The customization of a site space in its language; a preview may fix the theme. */
const lookFor = (site: VisibleSite, siteSpace: SiteSpaceItem): LocalizedCustomization => {
  const look = localizedLook(site, siteSpace)
  const theme = site.preview?.theme
  return theme === undefined ? look : { ...look, themes: { default: theme, toggeable: false } }
}

export const siteFrame = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  pagesOf: PagesOf,
  page: FramedPage | undefined,
): SiteFrame => {
  const { model, base, input } = site
  const customization = withOwnImages(site, lookFor(site, siteSpace))
  const resolve = referenceResolver(site, siteSpace, pagesOf)
  const hrefTo = (to: ContentReference | null): string | undefined => {
    const target = to === null ? undefined : resolve(to)
    return target?.state === 'ok' ? target.href : undefined
  }
  const links = (given: readonly { readonly title: string; readonly to: unknown }[]): SiteLink[] =>
    given.flatMap(({ title, to }) => {
      const href = hrefTo(referenceOf(to as Json) ?? null)
      return href === undefined ? [] : [{ title, href }]
    })
  const header = customization.header.links.flatMap((link): HeaderEntry[] => {
    if (!holds(link.condition, input)) return []
    const href = hrefTo(referenceOf(link.to as Json) ?? null)
    const below = links(link.links)
    return href === undefined && below.length === 0
      ? []
      : [{ title: link.title, href, style: link.style ?? 'link', links: below }]
  })
  const { announcement } = customization
  const assets = siteAssets()
  const asset = (name: string) => hrefOf(site, '~assets', name)
  const ownFaces = fontFaces(site, customization)
  return {
    title: customization.title ?? model.row.title,
    written: textLanguage(languageOfSpace(site, siteSpace), customization),
    home: hrefOf(site),
    base,
    assets: {
      style: asset(assets.style),
      script: asset(assets.script),
      preload: [
        firstOwnFace(ownFaces) ?? {
          href: asset(assets.latin(textFace(customization.styling))),
          mediaType: 'font/woff2',
        },
      ],
    },
    customization,
    ownFaces,
    header,
    footer: customization.footer.groups.map(({ title, links: given }) => ({ title, links: links(given) })),
    announcement: announcement?.enabled
      ? { message: announcement.message, link: announcement.link && links([announcement.link])[0] }
      : undefined,
    sections: sectionsOf(site, siteSpace),
    variants: variantTabs(site, siteSpace, pagesOf, page),
    search: true,
    ...(site.signedIn && { signOut: hrefOf(site, signOutSegment) }),
    scripts: scriptsOf(site, customization),
    ...(site.preview && { preview: site.preview.barText }),
  }
}

/** Scripts of integrations. Readers are asked about cookies where one uses them, or the site has a privacy policy. */
const scriptsOf = (
  { model, preview }: VisibleSite,
  { privacyPolicy }: Pick<SiteCustomization, 'privacyPolicy'>,
): PageScripts | undefined => {
  const { scripts } = model
  if (preview !== undefined || scripts.length === 0) return undefined
  return {
    urls: scripts.map(({ script }) => script),
    consent: privacyPolicy.url !== undefined || scripts.some(({ cookies }) => cookies),
    privacy: privacyPolicy.url,
  }
}

/** Sections and their groups; empty if there is only one site space to show. */
const sectionsOf = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
): readonly (NavigationTab | NavigationTabGroup)[] => {
  const { tree } = site.model
  if (allSections(tree).filter(({ id }) => variantsIn(site, id).length > 0).length < 2) return []
  const tabsOf = (items: readonly SiteItem[]): (NavigationTab | NavigationTabGroup)[] =>
    items.flatMap((item): (NavigationTab | NavigationTabGroup)[] => {
      const icon = item.kind === 'site-space' ? undefined : (item.icon ?? undefined)
      if (item.kind === 'site-section') {
        const main = mainVariant(site, item.id)
        return main === undefined
          ? []
          : [
              {
                title: item.title,
                href: hrefOf(site, site.urls.get(main.id) ?? ''),
                current: siteSpace.parent === item.id,
                description: item.description ?? undefined,
                icon,
              },
            ]
      }
      if (item.kind !== 'site-section-group') return []
      const tabs = tabsOf(childrenOf(tree, item.id))
      return tabs.length === 0
        ? []
        : [{ title: item.title, icon, current: tabs.some(({ current }) => current), tabs }]
    })
  return tabsOf(childrenOf(tree, null))
}

/**
 * The variants of the section, each linked to the counterpart of the current page: the same page if it exists there,
 * else the same path.
 */
const variantTabs = (
  site: VisibleSite,
  siteSpace: SiteSpaceItem,
  pagesOf: PagesOf,
  page: FramedPage | undefined,
): readonly VariantTab[] => {
  const variants = variantsIn(site, siteSpace.parent)
  if (variants.length < 2) return []
  const languages = languagesOf(site, variants)
  return variants.map((variant) => {
    const pages = pagesOf.get(variant.space)
    const same = page && pages && pageOf(pages, page.node.entry.id)
    const url = site.urls.get(variant.id) ?? ''
    const href =
      page === undefined
        ? hrefOf(site, url)
        : pages && same
          ? pageHref(site, variant, pages, same)
          : hrefOf(site, url, pathOf(page.pages, page.node))
    const language = languages?.get(variant.id)
    const title =
      variant.title ??
      (language === undefined
        ? (site.model.heads.get(variant.space)?.title ?? '')
        : ownName(language.language))
    return { title, href, current: variant.id === siteSpace.id, language }
  })
}

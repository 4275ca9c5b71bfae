/** The top of every page: announcement, bar with title, search and links, section tabs. */
import { isExternal, safeImage, safeLink } from '../../content/render/safe-url.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import type { HeaderEntry, NavigationTab, NavigationTabGroup, SiteFrame, VariantTab } from '../page-view.ts'
import type { FrameText } from '../frame-text-keys.ts'
import { icon, sign } from './icon.ts'

/** A link from the customization: only safe URLs, with the configured target. */
export const frameLink = (
  frame: SiteFrame,
  { title, href }: { readonly title: string; readonly href?: string | undefined },
  look?: string,
): Html => {
  const safe = href === undefined ? undefined : safeLink(href)
  if (safe === undefined) return nothing
  const external = isExternal(safe)
  return markup`<a${attributes({
    class: look,
    href: safe,
    rel: external ? 'noopener' : undefined,
    target: external && frame.customization.externalLinks.target === 'blank' ? '_blank' : undefined,
  })}>${title}</a>`
}

const announcement = (frame: SiteFrame): Html => {
  const { announcement: said } = frame
  if (said === undefined) return nothing
  const style = frame.customization.announcement?.style ?? 'info'
  return markup`<section class="announcement ${style}" aria-labelledby="@announcement"><p id="@announcement" dir="auto">${said.message}${said.link === undefined ? nothing : markup` ${frameLink(frame, said.link)}`}</p></section>`
}

/** The site's name: its logo with the title as alternative text, or the title. */
const brand = ({ customization, title, home }: SiteFrame): Html => {
  const { logo } = customization.header
  const [light, dark] = logo === undefined ? [] : [safeImage(logo.light), safeImage(logo.dark)]
  if (light === undefined) return markup`<a class="brand" href="${home}"><span dir="auto">${title}</span></a>`
  return markup`<a class="brand" href="${home}">${
    dark === undefined || dark === light
      ? markup`<img src="${light}" alt="${title}" height="32">`
      : markup`<img class="only-light" src="${light}" alt="${title}" height="32"><img class="only-dark" src="${dark}" alt="${title}" height="32">`
  }</a>`
}

const headerEntry = (frame: SiteFrame, entry: HeaderEntry): Html => {
  const links = entry.links.filter(({ href }) => safeLink(href) !== undefined)
  if (links.length > 0)
    return markup`<details class="menu"><summary>${entry.title}${icon('down')}</summary><ul class="menu-list">${entry.href === undefined ? nothing : markup`<li>${frameLink(frame, entry)}</li>`}${links.map((link) => markup`<li>${frameLink(frame, link)}</li>`)}</ul></details>`
  return frameLink(frame, entry, entry.style === 'link' ? 'bar-link' : entry.style.replace('-', ' '))
}

const signOutLink = ({ signOut }: SiteFrame, labels: FrameText, look?: string): Html =>
  signOut === undefined
    ? nothing
    : markup`<a${attributes({ class: look, href: signOut })}>${labels.signOut}</a>`

/** The links of the bar as a list, for screens where the bar has no room for them. */
export const headerLinks = (frame: SiteFrame, labels: FrameText): Html => {
  const all = frame.header.flatMap((entry) => [entry, ...entry.links])
  const visibleLinks = [...all.map((entry) => frameLink(frame, entry)), signOutLink(frame, labels)].filter(
    (link) => link !== nothing,
  )
  return visibleLinks.length === 0
    ? nothing
    : markup`<ul class="tree-links">${visibleLinks.map((link) => markup`<li>${link}</li>`)}</ul>`
}

const isGroup = (entry: NavigationTab | NavigationTabGroup): entry is NavigationTabGroup => 'tabs' in entry

/** The tabs of a group in one list; nested groups become headings. */
const groupTabs = (group: NavigationTabGroup): Html =>
  markup`${group.tabs.map((entry) =>
    isGroup(entry)
      ? markup`<li class="menu-title">${entry.title}</li>${groupTabs(entry)}`
      : markup`<li><a${attributes({ href: entry.href, 'aria-current': entry.current && 'true' })}>${sign(entry)}<span>${entry.title}${entry.description === undefined ? nothing : markup`<small>${entry.description}</small>`}</span></a></li>`,
  )}`

const sections = ({ sections: entries }: SiteFrame, labels: FrameText): Html =>
  entries.length === 0
    ? nothing
    : markup`<nav class="sections" aria-label="${labels.sections}"><ul>${entries.map((entry) =>
        isGroup(entry)
          ? markup`<li><details class="menu${entry.current ? ' current' : ''}"><summary>${sign(entry)}${entry.title}${icon('down')}</summary><ul class="menu-list">${groupTabs(entry)}</ul></details></li>`
          : markup`<li><a${attributes({ href: entry.href, 'aria-current': entry.current && 'true', title: entry.description })}>${sign(entry)}${entry.title}</a></li>`,
      )}</ul></nav>`

/** A variant in another language is named in that language. */
const languageAttributes = ({ language }: VariantTab) =>
  language === undefined
    ? {}
    : { lang: language.language, dir: language.direction, hreflang: language.language }

/** Variants as a menu of links that opens without a script. */
const variants = ({ variants: entries }: SiteFrame, labels: FrameText): Html => {
  if (entries.length === 0) return nothing
  const current = entries.find((entry) => entry.current)
  const label = current?.language === undefined ? labels.variants : labels.language
  return markup`<details class="menu variants"><summary aria-label="${label}: ${current?.title ?? ''}"><span>${current?.title ?? label}</span>${icon('down')}</summary><ul class="menu-list">${entries.map(
    (entry) =>
      markup`<li><a${attributes({ href: entry.href, 'aria-current': entry.current && 'true', ...languageAttributes(entry) })}>${entry.title}${entry.current ? icon('check') : nothing}</a></li>`,
  )}</ul></details>`
}

/** Without a script the search is a form that returns a page. */
const search = (frame: SiteFrame, labels: FrameText): Html =>
  frame.search
    ? markup`<form class="search" role="search" action="${frame.base}/~search" method="get"><label><span class="hidden">${labels.searchHint}</span>${icon('search')}<input type="search" name="q" placeholder="${labels.search}" autocomplete="off" maxlength="200"></label><button type="submit" class="hidden" tabindex="-1">${labels.search}</button><kbd aria-hidden="true">Ctrl K</kbd></form>`
    : nothing

export const printHeader = (frame: SiteFrame, labels: FrameText, navigation: boolean): Html =>
  markup`${announcement(frame)}<header class="bar"><div class="bar-row">${
    navigation
      ? markup`<a class="menu-button" href="#@menu"><span class="hidden">${labels.menu}</span>${icon('menu')}</a>`
      : nothing
  }${brand(frame)}${variants(frame, labels)}${search(frame, labels)}<div class="bar-links">${frame.header.map((entry) => headerEntry(frame, entry))}${signOutLink(frame, labels, 'bar-link')}</div>${
    frame.customization.themes.toggeable
      ? markup`<button type="button" class="theme" hidden data-theme-switch aria-label="${labels.theme}"><span class="only-light">${icon('sun')}</span><span class="only-dark">${icon('moon')}</span></button>`
      : nothing
  }</div>${sections(frame, labels)}</header>`

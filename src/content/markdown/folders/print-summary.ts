/** Prints the table of contents of a space as SUMMARY.md. */
import { printDestination } from '../escape-text.ts'
import { titleSlug } from './page-addresses.ts'

export interface ListedPage {
  readonly type: 'document' | 'group' | 'link'
  readonly title: string
  readonly shortTitle?: string
  /** The URL relative to the folder of SUMMARY.md; empty for a group, and for a page without a file. */
  readonly href: string
  /** The id of a group's heading. */
  readonly anchor?: string
  readonly children: readonly ListedPage[]
}

const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]*_`"#]/g, '\\$&')
    // An ampersand is only special where it begins an entity.
    .replace(/<|&(?=#?\w+;)/g, (mark) => `&#x${mark.charCodeAt(0).toString(16)};`)

/** An entry without its bullet. */
export const printEntry = ({ title, shortTitle, href }: ListedPage): string => {
  const short = shortTitle === undefined ? '' : ` "${escaped(shortTitle)}"`
  // Without a URL, a short title would be read as one.
  const target = href !== '' ? printDestination(href) : short === '' ? '' : '<>'
  return `[${escaped(title)}](${target}${short})`
}

/** The heading of a group; with its slug if that does not follow from its title. */
export const printGroup = ({ title, anchor }: ListedPage): string =>
  `## ${escaped(title)}${anchor === undefined || anchor === titleSlug(title) ? '' : ` <a href="#${anchor}" id="${anchor}"></a>`}`

/**
 * Prints the tree so that `parseSummary` reads it back. Groups are at the top level; a thematic break ends a group if
 * pages follow.
 */
export function printSummary(roots: readonly ListedPage[]): string {
  const lines = ['# Table of contents', '']
  const list = (pages: readonly ListedPage[], depth: number): void => {
    for (const page of pages) {
      lines.push(`${'  '.repeat(depth)}* ${printEntry(page)}`)
      list(page.children, depth + 1)
    }
  }
  let inGroup = false
  for (const page of roots) {
    if (page.type === 'group') {
      if (lines.at(-1) !== '') lines.push('')
      lines.push(printGroup(page), '')
      list(page.children, 0)
      inGroup = true
      continue
    }
    if (inGroup) lines.push(...(lines.at(-1) === '' ? [] : ['']), '***', '')
    inGroup = false
    list([page], 0)
  }
  return `${lines.join('\n').trimEnd()}\n`
}

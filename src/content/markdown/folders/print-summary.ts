/** Prints the table of contents of a space as SUMMARY.md. */
import { printDestination } from '../print-inline.ts'

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
    .replace(/[<&]/g, (mark) => `&#x${mark.charCodeAt(0).toString(16)};`)

const entry = ({ title, shortTitle, href }: ListedPage): string => {
  const short = shortTitle === undefined ? '' : ` "${escaped(shortTitle)}"`
  return `* [${escaped(title)}](${href === '' ? '' : printDestination(href)}${short})`
}

/**
 * Prints the tree so that `parseSummary` reads it back. Groups are at the top level; a thematic break ends a group if
 * pages follow.
 */
export function printSummary(roots: readonly ListedPage[]): string {
  const lines = ['# Table of contents', '']
  const list = (pages: readonly ListedPage[], depth: number): void => {
    for (const page of pages) {
      lines.push(`${'  '.repeat(depth)}${entry(page)}`)
      list(page.children, depth + 1)
    }
  }
  let inGroup = false
  for (const page of roots) {
    if (page.type === 'group') {
      const anchor = page.anchor === undefined ? '' : ` <a href="#${page.anchor}" id="${page.anchor}"></a>`
      if (lines.at(-1) !== '') lines.push('')
      lines.push(`## ${escaped(page.title)}${anchor}`, '')
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

/** Search results as a page. */
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'
import type { PrintedPage } from './page-shell.ts'
import { printShell } from './page-shell.ts'
import type { NavigationEntry, SiteFrame, SiteLink } from '../page-view.ts'
import { frameText } from '../frame-text.ts'
import { withTextDirective } from '../text-directive.ts'

/** A found page with the matching excerpt. */
export interface FoundPage extends SiteLink {
  readonly above: readonly string[]
  readonly text: string
  /** Start and end of the matches in `text`. */
  readonly marks: readonly (readonly [number, number])[]
}

const marked = (text: string, marks: FoundPage['marks']): Html => {
  let at = 0
  const parts: (string | Html)[] = []
  for (const [start, end] of marks) {
    if (start < at) continue
    parts.push(text.slice(at, start), markup`<mark class="hit">${text.slice(start, end)}</mark>`)
    at = end
  }
  return markup`${parts}${text.slice(at)}`
}

export interface SearchAnswer {
  readonly query: string
  readonly found: readonly FoundPage[]
  /** Whether some content is not indexed yet. */
  readonly indexing: boolean
}

/** Search results as a page, for readers whose browser runs no script. */
export const printSearch = (
  frame: SiteFrame,
  navigation: readonly NavigationEntry[],
  { query, found, indexing }: SearchAnswer,
): PrintedPage => {
  const labels = frameText(frame.customization)
  return printShell({
    frame,
    head: { title: labels.search, noIndex: true, styles: '' },
    navigation,
    main: markup`<article><header class="page-head"><h1>${labels.search}</h1></header><form class="search-form" role="search" aria-label="${labels.search}" action="${frame.base}/~search" method="get"><label class="hidden" for="@query">${labels.searchHint}</label><input id="@query" type="search" name="q" value="${query}" maxlength="200"><button class="button primary" type="submit">${labels.search}</button></form><div class="text">${query === '' || found.length > 0 ? nothing : markup`<p>${labels.nothingFound}</p>`}${indexing ? markup`<p>${labels.stillIndexing}</p>` : nothing}<ul class="results">${found.map(
      (one) =>
        markup`<li><a href="${withTextDirective(one.href, one.text, one.marks)}"><b dir="auto">${one.title}</b></a>${one.above.length === 0 ? nothing : markup`<small>${one.above.join(' › ')}</small>`}<p dir="auto">${marked(one.text, one.marks)}</p></li>`,
    )}</ul></div></article>`,
    aside: nothing,
    wide: false,
  })
}

/** Turns the answer of a content source into pages of the tree, with ids and slugs of their own. Pure. */
import type { JsonObject } from '../document/document.ts'
import type { PageEntry } from '../revision/revision.ts'
import { ordersBetween } from '../tree/order-keys.ts'
import { slugOf, uniqueSlugs } from '../tree/slug.ts'
import type {
  ComputedDeclaration,
  GeneratedContent,
  GeneratedLimits,
  GeneratedPage,
  GeneratedText,
} from './computed-source.ts'

/** Why an answer cannot be used. The message names the page. */
export class UnusableContent extends Error {}

/**
 * Checks what no schema can: the number of pages, their depth, and that an id stands for one page. Iterative, because
 * the answer of a source is not trusted.
 */
export const checkGenerated = ({ pages }: GeneratedContent, limits: GeneratedLimits): void => {
  const ids = new Set<string>()
  let count = 0
  const waiting: [page: GeneratedPage, depth: number][] = pages.map((page) => [page, 1])
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [page, depth] = next
    count += 1
    if (count > limits.pages) throw new UnusableContent(`It has more than ${limits.pages} pages.`)
    if (depth > limits.depth)
      throw new UnusableContent(`Its pages are nested more than ${limits.depth} levels deep.`)
    if (page.id !== undefined) {
      if (ids.has(page.id)) throw new UnusableContent(`Two of its pages have the id “${page.id}”.`)
      ids.add(page.id)
    }
    if ('pages' in page) for (const below of page.pages ?? []) waiting.push([below, depth + 1])
  }
}

/** The id of a generated page from the seed of its computed page and its id in the source. */
export type GeneratedId = (seed: string, id: string) => string

export interface GeneratedPages {
  readonly entries: readonly PageEntry[]
  /** What the texts of pages are computed from, by page id, that of the computed page included. */
  readonly texts: ReadonlyMap<string, ComputedDeclaration>
}

const withDefaults = (text: GeneratedText, source: ComputedDeclaration): ComputedDeclaration => {
  const dependencies = text.dependencies ?? source.dependencies
  return {
    type: text.type ?? source.type,
    ...(text.props && { props: text.props }),
    ...(dependencies && { dependencies }),
  }
}

const optionsOf = (page: GeneratedPage) => {
  const { emoji, icon } = page
  const shown = { ...(emoji !== undefined && { emoji }), ...(icon !== undefined && { icon }) }
  if (page.type === 'link') return { ...shown, target: page.target }
  const hidden = page.hidden === true && { hidden: true }
  if (page.type === 'computed')
    return { ...shown, ...hidden, computed: page.computed as unknown as JsonObject }
  if (page.type === 'group') return { ...shown, ...hidden }
  const { linkTitle, description, layout, noIndex, noRobotsIndex } = page
  return {
    ...shown,
    ...hidden,
    ...(linkTitle !== undefined && { linkTitle }),
    ...(description !== undefined && { description }),
    ...(layout !== undefined && { layout }),
    ...(noIndex === true && { noIndex }),
    ...(noRobotsIndex === true && { noRobotsIndex }),
  }
}

/**
 * The pages below the computed page `root`. Their ids follow from the seed of the root alone, so they stay the same
 * while the source keeps its ids; `taken` holds ids that are in use and gets the new ones.
 */
export const generatedPages = (
  root: PageEntry,
  source: ComputedDeclaration,
  content: GeneratedContent,
  { idOf, taken }: { readonly idOf: GeneratedId; readonly taken: Set<string> },
): GeneratedPages => {
  const seed = root.computedSeed ?? root.id
  const entries: PageEntry[] = []
  const texts = new Map<string, ComputedDeclaration>()
  const newId = (id: string): string => {
    let made = idOf(seed, id)
    // Copies of a page share its seed.
    for (let salt = root.id; taken.has(made); salt += '+') made = idOf(`${seed} ${salt}`, id)
    taken.add(made)
    return made
  }
  if (content.computed) texts.set(root.id, withDefaults(content.computed, source))
  const add = (pages: readonly GeneratedPage[], parent: string, above: string): void => {
    const slugs = new Set<string>()
    const unique = uniqueSlugs((candidate) => slugs.has(candidate))
    const orders = ordersBetween(null, null, pages.length)
    for (const [at, page] of pages.entries()) {
      const wanted = 'slug' in page && page.slug !== undefined && page.slug !== '' ? page.slug : page.title
      const slug = unique(slugOf(wanted))
      slugs.add(slug)
      const path = `${above}/${slug}`
      const id = newId(page.id ?? path)
      entries.push({
        ...{ kind: 'page', id, type: page.type, title: page.title, slug, parent, order: orders[at] ?? '' },
        ...(page.type === 'computed' && { computedSeed: id }),
        ...optionsOf(page),
      })
      if (page.type === 'document' && page.computed) texts.set(id, withDefaults(page.computed, source))
      if ('pages' in page && page.pages && page.pages.length > 0) add(page.pages, id, path)
    }
  }
  add(content.pages, root.id, '')
  return { entries, texts }
}

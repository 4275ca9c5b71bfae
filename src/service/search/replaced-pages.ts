/** Where a text stands in one revision of a space: page by page, so that nobody waits for a whole space at once. */
import { setImmediate } from 'node:timers/promises'
import { parseCanonical } from '../../content/canonical.ts'
import type { RichTextDocument } from '../../content/document.ts'
import { addressOf } from '../../content/page-tree.ts'
import type { Accept, Hit, Replacement } from '../../content/replace-text.ts'
import { replaceInDocument, replaceInTitle } from '../../content/replace-text.ts'
import type { PageEntry, ReusableContentEntry } from '../../content/revision.ts'
import type { ReplacementRule } from '../../contract/replacements.ts'
import type { ContentSnapshot } from '../pages/content-snapshot.ts'
import { objectLoader } from '../storage/objects.ts'
import { chunks } from '../storage/sql.ts'
import type { Surroundings } from '../surroundings.ts'

/** Documents read in one turn: other requests get theirs in between. */
const atOnce = 25

export interface ReplacedPage {
  readonly entry: PageEntry | ReusableContentEntry
  readonly path: string
  /** Hits of the title, then those of the text; ordinals count on. */
  readonly hits: readonly (Hit & { readonly part: 'title' | 'text' })[]
  /** How many of them are replaced. */
  readonly taken: number
  /** Absent where it stays. */
  readonly title?: string
  readonly document?: RichTextDocument
}

type Rule = Pick<ReplacementRule, 'find' | 'replace' | 'matchCase' | 'wholeWord' | 'in'>

const ruleOf = ({ find, replace, matchCase, wholeWord, in: parts }: Rule): Replacement => ({
  ...{ find, replace, matchCase, wholeWord },
  text: parts.includes('text'),
  code: parts.includes('code'),
})

const inEntry = (
  entry: PageEntry | ReusableContentEntry,
  path: string,
  document: RichTextDocument | undefined,
  rule: Rule,
  accept: Accept,
): ReplacedPage | undefined => {
  const how = ruleOf(rule)
  let taken = 0
  const counted = (ordinal: number): boolean => {
    const yes = accept(ordinal)
    if (yes) taken += 1
    return yes
  }
  const title = rule.in.includes('titles') ? replaceInTitle(entry.title, how, counted) : undefined
  const above = title?.hits.length ?? 0
  const text = document && replaceInDocument(document, how, (ordinal) => counted(above + ordinal))
  const hits = [
    ...(title?.hits ?? []).map((hit) => ({ ...hit, part: 'title' as const })),
    ...(text?.hits ?? []).map((hit) => ({ ...hit, ordinal: above + hit.ordinal, part: 'text' as const })),
  ]
  if (hits.length === 0) return undefined
  return {
    ...{ entry, path, hits, taken },
    ...(title && title.title !== entry.title && { title: title.title }),
    ...(text && text.document !== document && { document: text.document }),
  }
}

/**
 * The pages, in reading order, and pieces of reusable content in which the text stands. `accept` is asked for each
 * hit; what it refuses stays. Computed pages have no text of their own.
 */
export async function* replacedPages(
  { store }: Surroundings,
  space: string,
  { tree, reusableContents }: ContentSnapshot,
  rule: Rule,
  accept: (entry: string, ordinal: number) => boolean = () => true,
): AsyncGenerator<ReplacedPage> {
  const texts = rule.in.includes('text') || rule.in.includes('code')
  const load = objectLoader(store, store.read, space)
  const entries = [
    ...[...tree.byId.values()].map((node) => ({ entry: node.entry, path: addressOf(tree, node) })),
    ...[...reusableContents.values()].map((entry) => ({ entry, path: '' })),
  ]
  for (const some of chunks(entries, atOnce)) {
    const hashes = texts
      ? some.flatMap(({ entry: { document } }) => (document === undefined ? [] : [document]))
      : []
    // One turn after the other is the point.
    const documents = await load(hashes)
    for (const { entry, path } of some) {
      const bytes = entry.document === undefined ? undefined : documents.get(entry.document)
      const document =
        bytes === undefined || (entry.kind === 'page' && entry.type === 'computed')
          ? undefined
          : parseCanonical(bytes)
      const found = inEntry(entry, path, document, rule, (ordinal) => accept(entry.id, ordinal))
      if (found) yield found
    }
    await setImmediate()
  }
}

/** Words that a search finds now but no longer after a merge. */
import { sql } from 'kysely'
import type { EntryChange } from '../../../content/diff/trie-diff.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import type { MergePreview } from '../../../contract/change-requests/merge-preview.ts'
import { previewListLimit } from '../../../contract/change-requests/merge-preview.ts'
import type { AskedTerm } from '../../search/tokenizer.ts'
import { followHead } from '../../search/index-head.ts'
import { fullText } from '../../search/engine-full-text.ts'
import { pagesToIndex } from '../../search/indexed-pages.ts'
import { documentsAtOnce } from '../../computing/batches.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { PreviewSide } from '../partial-revision.ts'

/** Maximum number of words looked up, the most frequent in the changed pages first. */
const mostAsked = 400
/** Maximum number of changed pages read; for larger merges the result is marked as incomplete. */
const mostPages = 1000

const countTerms = defineTask(
  'text',
  new URL('./page-terms.task.ts', import.meta.url),
  () => import('./page-terms.task.ts'),
)

/** Maximum number of distinct words on one side; the documentation of a large product has half as many. */
const mostTerms = 50_000

/** How often each term occurs on pages of one side; undefined if there are too many terms. */
const termsOf = async (
  side: PreviewSide,
  pages: readonly PageEntry[],
): Promise<ReadonlyMap<string, number> | undefined> => {
  const counts = new Map<string, number>()
  for (const some of chunks(pages, documentsAtOnce)) {
    for await (const input of pagesToIndex(some, side.load)) {
      for (const [word, count] of await compute(countTerms, { input, asks: {} }))
        counts.set(word, (counts.get(word) ?? 0) + count)
      if (counts.size > mostTerms) return undefined
    }
  }
  return counts
}

/** A prefix search for the word. */
const termOf = (word: string): AskedTerm => ({ typed: word, forms: [[{ word, start: true }]] })

/** The words that no other page of the space has as a prefix. The index is at the head of main. */
const nowhereElse = async (
  { store }: Context,
  space: string,
  words: readonly string[],
  pages: readonly string[],
): Promise<string[]> => {
  const engine = fullText(store.engine)
  const lostWords: string[] = []
  for (const some of chunks(words, 20)) {
    const found = await Promise.all(
      some.map(async (word) => {
        const { rows } = await sql`
          select 1 as found from (${engine.hits([termOf(word)], space)}) as hit
          where hit.space = ${space} and not ${among(store.engine, sql.ref('hit.page'), pages)}
          limit 1`.execute(store.read)
        return rows.length > 0
      }),
    )
    some.forEach((word, at) => {
      if (found[at] !== true) lostWords.push(word)
    })
  }
  return lostWords
}

/**
 * Words of pages that the merge changes or deletes and that no page has afterwards. Reads the changed pages on both
 * sides and queries the index for the words that they lose.
 */
export const lostSearchTerms = async (
  ctx: Context,
  before: PreviewSide,
  after: PreviewSide,
  changes: readonly EntryChange[],
): Promise<MergePreview['words']> => {
  const indexedText = ({ document, title, description }: PageEntry): string =>
    JSON.stringify([document, title, description])
  const pages = changes.filter(({ before: old, after: now }) => {
    if (old?.kind !== 'page') return now?.kind === 'page'
    return now?.kind !== 'page' || indexedText(old) !== indexedText(now)
  })
  const old = pages.flatMap((change) => (change.before?.kind === 'page' ? [change.before] : []))
  const now = pages.flatMap((change) => (change.after?.kind === 'page' ? [change.after] : []))
  if (old.length === 0) return { count: 0, items: [], complete: true }
  if (old.length + now.length > 2 * mostPages) return { count: 0, items: [], complete: false }
  const lost = await termsOf(before, old)
  const kept = lost && (await termsOf(after, now))
  if (lost === undefined || kept === undefined) return { count: 0, items: [], complete: false }
  // A longer word that remains is found by its prefix.
  const keptWords = [...kept.keys()].sort()
  const isPrefix = (word: string): boolean => {
    let [low, high] = [0, keptWords.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keptWords[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return keptWords[low]?.startsWith(word) ?? false
  }
  const candidates = [...lost]
    .filter(([word]) => !isPrefix(word))
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([word]) => word)
  if (candidates.length === 0) return { count: 0, items: [], complete: true }
  await followHead(ctx, before.space)
  const lostWords = await nowhereElse(
    ctx,
    before.space,
    candidates.slice(0, mostAsked),
    old.map(({ id }) => id),
  )
  return {
    count: lostWords.length,
    items: lostWords.slice(0, previewListLimit),
    complete: candidates.length <= mostAsked,
  }
}

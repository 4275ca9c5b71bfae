/** Finds a text in one revision of a space, a few pages at a time, so that other requests are not blocked. */
import { addressOf } from '../../content/tree/page-tree.ts'
import type { Hit, Replacement } from '../../content/document/replace-text.ts'
import { replaceInTitle } from '../../content/document/replace-text.ts'
import type { PageEntry, ReusableContentEntry } from '../../content/revision/revision.ts'
import { longestPageTitle, PageTitle } from '../../contract/pages/schemas.ts'
import type { ReplacementRule } from '../../contract/search/replacement-schemas.ts'
import { batchesOf, documentsAtOnce } from '../computing/batches.ts'
import { breather } from '../computing/yield-to-requests.ts'
import { compute } from '../computing/compute.ts'
import { defineTask } from '../computing/task.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import type { EditedText } from '../content/writing/edited-text.ts'
import { objectLoader } from '../storage/objects/objects.ts'
import { chunks } from '../storage/sql.ts'
import type { Context } from '../context.ts'
import type { SearchedText } from './replaced-texts.task.ts'

const task = defineTask(
  'text',
  new URL('./replaced-texts.task.ts', import.meta.url),
  () => import('./replaced-texts.task.ts'),
)

/** Maximum hits reported per page; further ones are only counted. */
export const mostHits = 1000

type Entry = PageEntry | ReusableContentEntry

export interface ReplacedPage {
  readonly entry: Entry
  readonly path: string
  /** Hits in the title, then in the text, with consecutive ordinals. At most `mostHits`. */
  readonly hits: readonly (Hit & { readonly part: 'title' | 'text' })[]
  readonly count: number
  /** Number of hits that are replaced. */
  readonly taken: number
  /** Absent if unchanged. */
  readonly title?: string
  readonly text?: EditedText
  /** Why the replaced title or text cannot be stored. */
  readonly problem?: string
}

type Rule = Pick<ReplacementRule, 'find' | 'replace' | 'matchCase' | 'wholeWord' | 'in'>

const ruleOf = ({ find, replace, matchCase, wholeWord, in: scopes }: Rule): Replacement => ({
  ...{ find, replace, matchCase, wholeWord },
  text: scopes.includes('text'),
  code: scopes.includes('code'),
})

/** Excluded hits of an entry, by ordinal. */
export type Refused = 'all' | ReadonlySet<number>

interface Place {
  readonly entry: Entry
  readonly path: string
  readonly refused: Refused
  readonly title: ReturnType<typeof replaceInTitle> | undefined
  /** Number of hits in the title that are replaced. */
  readonly taken: number
}

const placeOf = (entry: Entry, path: string, rule: Rule, refused: Refused): Place => {
  let taken = 0
  const title = rule.in.includes('titles')
    ? replaceInTitle(entry.title, ruleOf(rule), (ordinal) => {
        const accepted = refused !== 'all' && !refused.has(ordinal)
        if (accepted) taken += 1
        return accepted
      })
    : undefined
  return { entry, path, refused, title, taken }
}

const hitsOfTitle = ({ title }: Place): number => title?.hits.length ?? 0

/** Excluded ordinals within the text: ordinals continue after the title's, so its hits are subtracted. */
const refusedInText = (place: Place): Refused => {
  const above = hitsOfTitle(place)
  const { refused } = place
  return refused === 'all' || above === 0
    ? refused
    : new Set(Array.from(refused, (ordinal) => ordinal - above))
}

const titleProblem = (title: string | undefined): string | undefined => {
  if (title === undefined || PageTitle.safeParse(title).success) return undefined
  return title === ''
    ? 'Its title would be empty.'
    : `Its title would be longer than ${longestPageTitle} characters.`
}

const replacedPage = (place: Place, text: SearchedText | undefined): ReplacedPage => {
  const { entry, path, title, taken } = place
  const above = hitsOfTitle(place)
  const hits = [
    ...(title?.hits ?? []).map((hit) => ({ ...hit, part: 'title' as const })),
    ...(text?.hits ?? []).map((hit) => ({ ...hit, ordinal: above + hit.ordinal, part: 'text' as const })),
  ]
  const changed = title === undefined || title.title === entry.title ? undefined : title.title
  const problem = titleProblem(changed) ?? text?.problem
  return {
    ...{ entry, path, hits },
    count: above + (text?.count ?? 0),
    taken: taken + (text?.taken ?? 0),
    ...(changed !== undefined && { title: changed }),
    ...(text?.text && { text: text.text }),
    ...(problem !== undefined && { problem }),
  }
}

/** The hits in the texts of some entries, by entry id. */
const searchedTexts = async (
  places: readonly Place[],
  documents: ReadonlyMap<string, Uint8Array>,
  rule: Rule,
): Promise<ReadonlyMap<string, SearchedText>> => {
  const texts = places.flatMap((place) => {
    const { entry } = place
    const bytes = documents.get(entry.document ?? '')
    // Computed pages have no text of their own.
    if (bytes === undefined || (entry.kind === 'page' && entry.type === 'computed')) return []
    return [{ owner: entry.id, bytes, refused: refusedInText(place) }]
  })
  const found = new Map<string, SearchedText>()
  for (const some of batchesOf(texts, ({ bytes }) => bytes.length)) {
    const input = { rule: ruleOf(rule), most: mostHits, texts: some }
    const searched = await compute(task, { input, asks: {} })
    some.forEach(({ owner }, at) => {
      const one = searched[at]
      if (one !== undefined) found.set(owner, one)
    })
  }
  return found
}

/**
 * The pages, in reading order, and reusable content that contain the text. `refusedIn` returns the excluded hits of an
 * entry.
 */
export async function* replacedPages(
  { store }: Context,
  space: string,
  { tree, reusableContents }: ContentSnapshot,
  rule: Rule,
  refusedIn: (entry: string) => Refused,
): AsyncGenerator<ReplacedPage> {
  const texts = rule.in.includes('text') || rule.in.includes('code')
  const load = objectLoader(store, store.read, space)
  const entries = [
    ...[...tree.byId.values()].map((node) => ({ entry: node.entry, path: addressOf(tree, node) })),
    ...[...reusableContents.values()].map((entry) => ({ entry, path: '' })),
  ]
  const breathe = breather()
  for (const some of chunks(entries, documentsAtOnce)) {
    const places = some.map(({ entry, path }) => placeOf(entry, path, rule, refusedIn(entry.id)))
    const hashes = texts ? some.flatMap(({ entry: { document } }) => document ?? []) : []
    const found = await searchedTexts(places, await load(hashes), rule)
    for (const place of places) {
      const page = replacedPage(place, found.get(place.entry.id))
      if (page.count > 0) yield page
    }
    await breathe()
  }
}

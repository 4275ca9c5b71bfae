/** The words of generated pages for search. Their texts are computed one by one when read, so no index has them. */
import { oneFor } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import { within } from './compute-result.ts'
import type { ComputedSource, ComputeRequest, ContentPlace } from './computed-source.ts'
import { findSources } from './find-sources.ts'

/** Words by page id. */
export type GeneratedSearchText = ReadonlyMap<string, string>

/** Milliseconds after the first search for which searches wait for the words; until they are there they find titles. */
const patience = 1000

const none: GeneratedSearchText = new Map()

type Asked = Pick<ComputeRequest, 'declaration' | 'inputs'> & { readonly page: string }

const readTexts = async (
  ctx: Context,
  place: ContentPlace,
  { computed }: ContentSnapshot,
): Promise<GeneratedSearchText> => {
  const texts = [...(computed?.texts ?? [])].flatMap(([page, text]) =>
    'declaration' in text ? [{ page, declaration: text.declaration }] : [],
  )
  const declared = texts.map(({ declaration }) => declaration)
  const found = await findSources(ctx, ctx.store.read, place, declared)
  const bySource = new Map<ComputedSource, Asked[]>()
  for (const [at, text] of texts.entries()) {
    const { source, found: one } = found[at] ?? {}
    if (source?.searchText === undefined || one?.ok !== true) continue
    const asked = bySource.get(source) ?? []
    bySource.set(source, asked)
    asked.push({ ...text, inputs: one.inputs })
  }
  const words = new Map<string, string>()
  for (const [source, asked] of bySource) {
    const answers = (await source.searchText?.(ctx, asked)) ?? []
    for (const [at, { page }] of asked.entries()) words.set(page, answers[at] ?? '')
  }
  return words
}

interface Reading {
  readonly texts: Promise<GeneratedSearchText>
  readonly startedAt: number
}

/** Read once per snapshot, which changes with what its sources answer. */
const readingOf = oneFor((_snapshot: ContentSnapshot): { current?: Reading } => ({}))

/** The words of the generated pages of a snapshot; none while they are not known. */
export const generatedSearchText = async (
  ctx: Context,
  place: ContentPlace,
  snapshot: ContentSnapshot,
): Promise<GeneratedSearchText> => {
  const reading = readingOf(snapshot)
  const { texts, startedAt } = (reading.current ??= {
    texts: readTexts(ctx, place, snapshot).catch((error: unknown) => {
      // The next search tries again.
      delete reading.current
      ctx.log.warn({ err: error }, 'Could not read the words of generated pages')
      return none
    }),
    startedAt: performance.now(),
  })
  return (await within(Math.max(0, startedAt + patience - performance.now()), texts)) ?? none
}

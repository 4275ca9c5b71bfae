/** Looks up the sources of several declarations at once. */
import type { ComputedDeclaration } from '../../../content/computed/computed-source.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../storage/store.ts'
import { writersNotices } from './computed-notice.ts'
import type { ComputedSource, ContentPlace, FoundSource } from './computed-source.ts'
import { computedSource } from './computed-source.ts'

export interface SourceOf {
  readonly source: ComputedSource | undefined
  readonly found: FoundSource
}

const unknown: SourceOf = {
  source: undefined,
  found: { ok: false, message: writersNotices.unavailable },
}

/** One answer for each declaration, in order; one call per source. */
export const findSources = async (
  ctx: Context,
  db: Db,
  place: ContentPlace,
  declarations: readonly ComputedDeclaration[],
): Promise<readonly SourceOf[]> => {
  const results: SourceOf[] = declarations.map(() => unknown)
  const bySource = new Map<ComputedSource, number[]>()
  for (const [at, { type }] of declarations.entries()) {
    const source = computedSource(ctx.store, type)
    if (source) bySource.set(source, [...(bySource.get(source) ?? []), at])
  }
  for (const [source, places] of bySource) {
    const asked = places.flatMap((at) => declarations[at] ?? [])
    const found = await source.find(ctx, db, place, asked)
    for (const [index, at] of places.entries()) {
      const one = found[index]
      if (one) results[at] = { source, found: one }
    }
  }
  return results
}

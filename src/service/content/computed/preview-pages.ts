/** The pages that a source would generate. Neither stored nor taken from the store. */
import type { ComputedDeclaration } from '../../../content/computed/computed-source.ts'
import {
  checkGenerated,
  generatedPages,
  UnusableContent,
} from '../../../content/computed/generated-entries.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import { generatedLimits } from '../../../contract/documents/limits.ts'
import { Failure } from '../../http/failure.ts'
import type { Context } from '../../context.ts'
import type { ContentPlace } from './computed-source.ts'
import { SourceFailure } from './computed-source.ts'
import { findSources } from './find-sources.ts'
import { generatedPageId } from './generated-id.ts'

const refused = (message: string): Failure =>
  new Failure('bad-content', message, { details: [{ path: 'body.source', message }] })

/** Fails with `bad-content` if the source is not available, and with `integration-failed` if it gives nothing. */
export const previewPages = async (
  ctx: Context,
  place: ContentPlace,
  declaration: ComputedDeclaration,
): Promise<readonly PageEntry[]> => {
  const [one] = await findSources(ctx, ctx.store.read, place, [declaration])
  const { source, found } = one ?? {}
  if (source === undefined || found === undefined) throw refused('This content source is not available.')
  if (!found.ok) throw refused(found.message)
  const seed = 'preview'
  try {
    const { value } = await source.pages(ctx, { place, declaration, inputs: found.inputs, seed })
    checkGenerated(value, generatedLimits)
    const root = { kind: 'page', id: seed, type: 'computed', title: '', slug: '', parent: null } as const
    const { entries } = generatedPages({ ...root, order: '' }, declaration, value, {
      idOf: generatedPageId,
      taken: new Set(),
    })
    return entries.map((entry) => (entry.parent === seed ? { ...entry, parent: null } : entry))
  } catch (error) {
    if (error instanceof SourceFailure || error instanceof UnusableContent)
      throw new Failure('integration-failed', error.message)
    throw error
  }
}

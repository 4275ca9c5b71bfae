/** Counts the changes of a page as a person would: each field, and each block of the text. */
import { blockJson } from '../../../content/document/canonical.ts'
import { emptyDocument, type Block } from '../../../content/document/document.ts'
import { changedFields, type PageFields } from './page-fields.ts'

const fingerprints = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.map((block) => `${block.key ?? ''} ${blockJson(block)}`))

/** Top-level blocks that were changed, added or removed, plus other changed fields. */
export const placesChanged = (from: PageFields, to: PageFields): number => {
  const names = changedFields(from, to)
  const fields = names.filter((name) => name !== 'document').length
  if (!names.includes('document')) return fields
  const [was, now] = [(from.document ?? emptyDocument).nodes, (to.document ?? emptyDocument).nodes]
  const [before, after] = [fingerprints(was), fingerprints(now)]
  const removed = [...before].filter((name) => !after.has(name)).length
  const added = [...after].filter((name) => !before.has(name)).length
  // A changed block counts on both sides, hence the maximum. Moves alone count as one.
  return fields + Math.max(removed, added, 1)
}

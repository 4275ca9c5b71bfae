/** Counts the changes of a page as a person would: each field, and each block of the text. */
import { stableJson } from '../../../content/document/canonical.ts'
import { emptyDocument, type Block } from '../../../content/document/document.ts'
import { changedFields, type PageFields } from './page-fields.ts'

const namesOf = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.map((block) => `${block.key ?? ''} ${stableJson(block)}`))

/** Top-level blocks that were changed, added or removed, plus other changed fields. */
export const placesChanged = (from: PageFields, to: PageFields): number => {
  const names = changedFields(from, to)
  const fields = names.filter((name) => name !== 'document').length
  if (!names.includes('document')) return fields
  const [was, now] = [(from.document ?? emptyDocument).nodes, (to.document ?? emptyDocument).nodes]
  const [before, after] = [namesOf(was), namesOf(now)]
  const gone = [...before].filter((name) => !after.has(name)).length
  const come = [...after].filter((name) => !before.has(name)).length
  // A changed block counts on both sides, hence the maximum. Moves alone count as one.
  return fields + Math.max(gone, come, 1)
}

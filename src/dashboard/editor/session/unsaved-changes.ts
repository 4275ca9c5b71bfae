/** How much of a page differs, counted as a person would: each field, and each block of the text. */
import { stableJson } from '../../../content/document/canonical.ts'
import { emptyDocument, type Block } from '../../../content/document/document.ts'
import { changedFields, type PageFields } from './page-fields.ts'

const namesOf = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.map((block) => `${block.key ?? ''} ${stableJson(block)}`))

/** Blocks at the top of the text that were changed, added or taken away, and other fields that are not the same. */
export const placesChanged = (from: PageFields, to: PageFields): number => {
  const names = changedFields(from, to)
  const fields = names.filter((name) => name !== 'document').length
  if (!names.includes('document')) return fields
  const [was, now] = [(from.document ?? emptyDocument).nodes, (to.document ?? emptyDocument).nodes]
  const [before, after] = [namesOf(was), namesOf(now)]
  const gone = [...before].filter((name) => !after.has(name)).length
  const come = [...after].filter((name) => !before.has(name)).length
  // A block that was changed is gone as it was and has come as it is. What only moved counts once for all.
  return fields + Math.max(gone, come, 1)
}

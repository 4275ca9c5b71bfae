/** A YAML text as JSON, read by the same rules as when it was accepted. */
import { parseSource } from '../../../content/api-document/source/parse-source.ts'
import { withMerged } from '../../../content/api-document/value-changes.ts'

export const run = (text: string): string => {
  const { value, hasMergeKeys } = parseSource(text)
  return JSON.stringify(hasMergeKeys ? withMerged(value) : value)
}

/** Ids of generated pages. */
import { createHash } from 'node:crypto'
import { base62 } from '../../identifiers.ts'

/** The same for the same seed and id in the source. Looks like any other id of a page. */
export const generatedPageId = (seed: string, id: string): string => {
  const digest = createHash('sha512')
    .update(JSON.stringify([seed, id]))
    .digest()
  return `p${base62(() => digest, 20)}`
}

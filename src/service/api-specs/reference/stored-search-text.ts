/** The words of a version for search, made in another process and kept for the next searches. */
import type { ReferenceSearchText } from '../../../content/api-reference/reference-search-text.ts'
import { pool } from '../../computing/pool.ts'
import { boundedWeight, recentOf } from '../../recent-cache.ts'
import type { ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import type { Store } from '../../storage/store.ts'
import { packedDocument } from './stored-document.ts'

const task = new URL('./search-text.task.ts', import.meta.url)

/** Characters of words that stay in memory. */
const limits = { most: 8 * 1024 * 1024, small: 100 }

const wordsOf = recentOf<ReferenceSearchText>(limits.most)

const sizeOf = ({ operations, models }: ReferenceSearchText): number =>
  [...operations.values(), ...models.values()].reduce((sum, { length }) => sum + length, 0)

export const storedSearchText = async (
  store: Store,
  version: Pick<ApiSpecVersionRow, 'spec' | 'document' | 'dialect'>,
): Promise<ReferenceSearchText> => {
  const key = `${version.spec}/${version.document}`
  const known = wordsOf(store).get(key)
  if (known !== undefined) return known
  const document = await packedDocument(store, version)
  const words = (await pool.run(task, document, {}, { large: true })) as ReferenceSearchText
  return wordsOf(store).set(key, words, boundedWeight(sizeOf(words), limits))
}

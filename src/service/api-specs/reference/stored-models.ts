/** Models of a version: few of them here, many in another process, since each can be large. */
import type { ReferenceModel } from '../../../content/api-reference/api-reference.ts'
import { referenceModels } from '../../../content/api-reference/reference-overview.ts'
import { pool } from '../../computing/pool.ts'
import type { ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import type { Store } from '../../storage/store.ts'
import { packedDocument, storedDocument } from './stored-document.ts'

const task = new URL('./models.task.ts', import.meta.url)

/** Number of models whose trees, limited in size each, are made within about 20 ms. */
const fewModels = 8

/** Without names all models. */
export const storedModels = async (
  store: Store,
  version: Pick<ApiSpecVersionRow, 'spec' | 'document' | 'dialect'>,
  names?: readonly string[],
): Promise<readonly ReferenceModel[]> => {
  if (names !== undefined && names.length <= fewModels)
    return referenceModels(await storedDocument(store, version), names)
  const document = await packedDocument(store, version)
  const input = { document, ...(names !== undefined && { names }) }
  return (await pool.run(task, input, {}, { large: true })) as readonly ReferenceModel[]
}

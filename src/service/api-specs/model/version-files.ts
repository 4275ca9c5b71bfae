/** The texts of a version: the document itself first, then the files that it refers to. */
import type { ApiFormat } from '../../../content/api-document/api-document.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'

export interface VersionFile {
  /** A path relative to the document, for example `openapi.yaml` or `schemas/pet.yaml`. */
  readonly name: string
  readonly blob: Hash
  readonly format: ApiFormat
}

export const filesOf = ({ files }: Pick<ApiSpecVersionRow, 'files'>): readonly VersionFile[] =>
  JSON.parse(files) as readonly VersionFile[]

/** The document itself. */
export const mainFileOf = (row: Pick<ApiSpecVersionRow, 'id' | 'files'>): VersionFile => {
  const [main] = filesOf(row)
  if (!main) throw new Error(`Version ${row.id} has no text.`)
  return main
}

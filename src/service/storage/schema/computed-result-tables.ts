/** The last results of content sources. Lost ones are computed again. */

interface ComputedResultTable {
  space: string
  /** SHA-256 of what was asked: the kind, the declaration and the seed. */
  key: string
  kind: 'pages' | 'document'
  /** SHA-256 of all that the result depends on beside the key. */
  inputs: string
  /** SHA-256 of the value. */
  hash: string
  /** The value, deflated: the JSON of generated pages, or the canonical bytes of a document. */
  bytes: Uint8Array
  computed_at: string
  /** Computed again after this time. */
  fresh_until: string
}

export interface ComputedResultTables {
  computed_results: ComputedResultTable
}

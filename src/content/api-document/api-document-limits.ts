/** Limits of the documents that are read. */
export const apiDocumentLimits = {
  /** Bytes of a source text. */
  bytes: 20 * 1024 * 1024,
  /** Nodes after every alias stands for its own copy. */
  nodes: 2_000_000,
  /** Characters of texts and names, counted in the same way. */
  characters: 100_000_000,
  /** Objects and lists inside each other. */
  levels: 100,
  /** Problems, or errors, that are listed. */
  problems: 50,
  /** Documents that one at a URL may be put together from, itself included. */
  files: 50,
} as const

/** Identifies the indexed content of a page; a page with an unchanged signature is not read again. */
import type { PageEntry } from '../../content/revision/revision.ts'

export const signatureOf = ({ document, title, description }: PageEntry): string =>
  JSON.stringify([document ?? '', title, description ?? ''])

/** The description of the page as it was indexed. */
export const descriptionIn = (signature: string): string =>
  (JSON.parse(signature) as [string, string, string])[2]

/** Identifies the indexed content of a page; a page with an unchanged signature is not read again. */
import type { PageEntry } from '../../content/revision/revision.ts'

export const signatureOf = ({ document, title, description }: PageEntry): string =>
  JSON.stringify([document ?? '', title, description ?? ''])

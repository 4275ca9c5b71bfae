/** Of what a page is indexed; while it stays the page is not read again. */
import type { PageEntry } from '../../content/revision/revision.ts'

export const signatureOf = ({ document, title, description }: PageEntry): string =>
  JSON.stringify([document ?? '', title, description ?? ''])

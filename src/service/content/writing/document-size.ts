/** What people write is measured before anything is done with it: the limits are the contract's, the checks the content's. */
import type { DocumentLimits } from '../../../content/document/document-limits.ts'
import { checkDocument, checkMarkdown, DocumentTooLarge } from '../../../content/document/document-limits.ts'
import type { Failure } from '../../http/failure.ts'
import { unpacked } from '../../http/input/packed-document.ts'

type Refuse = (message: string) => Failure

const checked = (refuse: Refuse, check: () => void): void => {
  try {
    check()
  } catch (problem) {
    if (problem instanceof DocumentTooLarge) throw refuse(problem.message)
    throw problem
  }
}

/** Fails as `refuse` says for a text that is too large to be read. */
export const requireReadable = (markdown: string, limits: DocumentLimits, refuse: Refuse): void =>
  checked(refuse, () => checkMarkdown(markdown, limits))

/** Fails as `refuse` says for a document that is too large to be worked on; `document` may be anything. */
export const requireSmall = (document: unknown, limits: DocumentLimits, refuse: Refuse): void =>
  checked(refuse, () => checkDocument(unpacked(document), limits))

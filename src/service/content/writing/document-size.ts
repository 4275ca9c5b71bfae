/** Limits on user input, checked before anything else: the contract defines the limits, `content` the checks. */
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

/** Fails with `refuse` if the text is too large to parse. */
export const requireReadable = (markdown: string, limits: DocumentLimits, refuse: Refuse): void =>
  checked(refuse, () => checkMarkdown(markdown, limits))

/** Fails with `refuse` if the document is too large to process; `document` may be anything. */
export const requireSmall = (document: unknown, limits: DocumentLimits, refuse: Refuse): void =>
  checked(refuse, () => checkDocument(unpacked(document), limits))

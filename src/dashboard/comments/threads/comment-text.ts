import type { Comment } from '../../../client/types.gen.ts'
import { plainText } from '../../../content/document/block-text.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'

/** The text of a comment on one line, without formatting. */
export const commentText = ({ body }: Comment): string =>
  // The generated client cannot express that `data` is JSON.
  'document' in body ? plainText(body.document as RichTextDocument).replaceAll('\n', ' ') : ''

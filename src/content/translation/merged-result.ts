import type { RichTextDocument } from '../document/document.ts'
import type { Translated } from './document-units.ts'

/**
 * The source with its targets, and the blocks that only the result has, behind the same neighbor. Blocks of `former`,
 * the source that the result was last made from, are not the result's own: what the source deleted goes.
 */
export const mergedResult = (
  _source: RichTextDocument,
  _result: RichTextDocument,
  _targets: ReadonlyMap<string, string>,
  _former?: RichTextDocument,
): Translated<RichTextDocument> => {
  throw new Error('to follow')
}

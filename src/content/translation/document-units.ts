/** The units of a document: what is translated as one piece. */
import type { RichTextDocument } from '../document/document.ts'
import type { Tagged } from './tagged-text.ts'

export interface DocumentUnit {
  /** `KEY` or `KEY:SLOT` (`unit-ids.ts`). */
  readonly id: string
  /** `label`: a string in the data of a block or an inline. */
  readonly kind: 'text' | 'cell' | 'label'
  readonly block: { readonly key?: string; readonly type: string }
  /** What it is, in words: "Heading 2", "Table cell", "Tab title". */
  readonly label: string
  readonly tagged: Tagged
}

export interface Translated<T> {
  readonly document: T
  /** By unit: why its target was not put in. */
  readonly problems: ReadonlyMap<string, readonly string[]>
}

export const unitsOfDocument = (_document: RichTextDocument): readonly DocumentUnit[] => {
  throw new Error('to follow')
}

export const translatedDocument = (
  _source: RichTextDocument,
  _targets: ReadonlyMap<string, string>,
): Translated<RichTextDocument> => {
  throw new Error('to follow')
}

/** The targets of a result, with the numbers of the source's tags. */
export const targetsOfResult = (
  _source: RichTextDocument,
  _result: RichTextDocument,
): ReadonlyMap<string, string> => {
  throw new Error('to follow')
}

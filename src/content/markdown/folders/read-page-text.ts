/** Markdown of a folder → document. Never fails: a page that cannot be parsed is kept as plain text, with a warning. */
import type { Block, RichTextDocument } from '../../document/document.ts'
import { emptyDocument, plainText } from '../../document/document.ts'
import type { DocumentLimits } from '../../document/document-limits.ts'
import { checkDocument, checkMarkdown, DocumentTooLarge } from '../../document/document-limits.ts'
import { codeBlock } from '../blocks-from-tokens.ts'
import type { ParsedPageFile } from '../page-file.ts'
import { parsePageFile } from '../page-file.ts'
import type { ParseContext } from '../parse-markdown.ts'

/** Limits for parsing one page. */
export interface PageReading {
  readonly limits: DocumentLimits
  /** Runs the work, or throws if it takes too long. */
  readonly inTime: <Result>(work: () => Result) => Result
  /** The text, or its beginning if it is longer than a title or a description may be. */
  readonly cut: { readonly [name in 'title' | 'description']: (text: string) => string }
}

const documentOf = (node: Block): RichTextDocument => ({ ...emptyDocument, nodes: [node] })

/** The whole text as code; if that exceeds the limits of a page, a message instead. */
const asPlainText = (text: string, limits: DocumentLimits): RichTextDocument => {
  const document = documentOf(codeBlock(text.replace(/\r\n?/g, '\n'), ''))
  try {
    checkDocument(document, limits)
    return document
  } catch (error) {
    if (!(error instanceof DocumentTooLarge)) throw error
    const message = 'This page is too large to be shown. Its file is kept as it is.'
    return documentOf({ object: 'block', type: 'paragraph', data: {}, nodes: [plainText(message)] })
  }
}

const reasonOf = (error: unknown): { readonly line: number; readonly message: string } => {
  if (error instanceof DocumentTooLarge)
    return { line: error.where && 'line' in error.where ? error.where.line : 1, message: error.message }
  return { line: 1, message: 'It takes too long to parse, or is nested too deeply.' }
}

/** Parses the text of a file. With `reading` given it does not throw. */
export const readPageText = (
  text: string,
  context: ParseContext,
  reading: PageReading | undefined,
): ParsedPageFile => {
  if (reading === undefined) return parsePageFile(text, context)
  const { limits, inTime } = reading
  try {
    checkMarkdown(text, limits)
    const parsed = inTime(() => parsePageFile(text, context))
    checkDocument(parsed.document, limits)
    return parsed
  } catch (error) {
    const { line, message } = reasonOf(error)
    const warning = {
      file: context.file,
      line,
      code: 'kept-as-text',
      message: `This page is imported as plain text. ${message}`,
    }
    return { frontMatter: undefined, document: asPlainText(text, limits), warnings: [warning], lines: [] }
  }
}

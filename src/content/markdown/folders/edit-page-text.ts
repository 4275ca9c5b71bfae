/** Rewrites a file of a folder after an edit; unchanged parts stay as written. */
import type { Fences } from '../../contentkit/markdown-fences.ts'
import { noFences } from '../../contentkit/markdown-fences.ts'
import type { Block, ContentReference, Json, RichTextDocument } from '../../document/document.ts'
import { plainText } from '../../document/document.ts'
import { changeFrontMatter } from '../front-matter.ts'
import type { FrontMatter } from '../front-matter.ts'
import { findFrontMatter } from '../front-matter-lines.ts'
import { keptBody } from '../preserved-lines.ts'
import { parsePageFile } from '../page-file.ts'
import { printMarkdown } from '../print-markdown.ts'

export interface EditedText {
  /** The previous file; undefined for a new one. */
  readonly source: string | undefined
  /** The new title. */
  readonly title: string
  /** The title that was read from the file. */
  readonly formerTitle: string | undefined
  /** The new content; undefined keeps the body. */
  readonly document: RichTextDocument | undefined
  /** The content that was read from the file; if given, the lines of unchanged blocks are kept. */
  readonly formerDocument?: RichTextDocument | undefined
  /** Whether the title is a level 1 heading (a page) or a front matter key (reusable content). */
  readonly titled: boolean
  readonly changes: (values: FrontMatter['values']) => { readonly [key: string]: Json | undefined }
  readonly href: (reference: ContentReference) => string
  /** Fenced code that is a block of an integration. */
  readonly fences?: Fences
}

const headingOf = (title: string): string => {
  const heading: Block = { object: 'block', type: 'heading-1', data: {}, nodes: [plainText(title)] }
  const document: RichTextDocument = { object: 'document', data: {}, nodes: [heading] }
  return printMarkdown(document, { href: () => '' }).trimEnd()
}

/** Rewrites the file. The title is changed where it is; if the file has none, a heading is added. */
export function editText(edit: EditedText): string {
  const { source = '', title, formerTitle, document, titled, fences = noFences } = edit
  const bom = source.startsWith('\ufeff') ? '\ufeff' : ''
  const text = source.slice(bom.length).replace(/\r\n?/g, '\n')
  const { bodyLine } = findFrontMatter(text)
  const read = parsePageFile(text, { file: '', titled, fences })
  const { frontMatter, title: heading, titleLines } = read
  const values = frontMatter?.values ?? {}
  const inHead = !titled || (heading === undefined && typeof values['title'] === 'string')
  const changes = { ...edit.changes(values), ...(inHead && title !== formerTitle && { title }) }
  const head = changeFrontMatter(frontMatter, changes)
  const rules = head === '' && frontMatter === undefined ? '' : head === '' ? '' : `---\n${head}---\n`

  const lines = text.split('\n')
  const print = (part: RichTextDocument): string => printMarkdown(part, { href: edit.href, fences })
  const edited =
    document === undefined || edit.formerDocument === undefined
      ? undefined
      : keptBody({
          lines,
          read,
          former: edit.formerDocument,
          document,
          fences,
          print: (nodes) => print({ ...document, nodes }),
        })
  // A level 1 heading at the start would be read as the title.
  const hasTitle = heading !== undefined || (!inHead && title !== formerTitle)
  let body: string
  if (
    document === undefined ||
    (edited && (hasTitle || !titled || document.nodes[0]?.type !== 'heading-1'))
  ) {
    const kept = edited ? [...lines.slice(bodyLine, edited.from), edited.text] : lines.slice(bodyLine)
    if (titled && !inHead && title !== formerTitle) {
      if (titleLines === undefined) kept.unshift(...(rules === '' ? [] : ['']), headingOf(title), '')
      else kept.splice(titleLines.start - bodyLine, titleLines.end - titleLines.start, headingOf(title))
    }
    body = kept.join('\n')
    // The blank lines after removed front matter must not start the file.
    if (rules === '' && frontMatter !== undefined) body = body.replace(/^\n+/, '')
    else if (rules !== '' && frontMatter === undefined && !body.startsWith('\n')) body = `\n${body}`
  } else {
    const printed = print(document)
    const showsTitle = hasTitle || document.nodes[0]?.type === 'heading-1'
    const first =
      heading === title && titleLines !== undefined
        ? lines.slice(titleLines.start, titleLines.end).join('\n').trimEnd()
        : headingOf(title)
    const parts = [
      ...(titled && showsTitle && title !== '' ? [`${first}\n`] : []),
      ...(printed === '' ? [] : [printed]),
    ]
    body = (rules === '' ? '' : '\n') + parts.join('\n')
  }
  const whole = rules + body
  return bom + (/\r\n/.test(source) ? whole.replaceAll('\n', '\r\n') : whole)
}

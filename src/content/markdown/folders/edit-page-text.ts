/** The text of a file of a folder after an edit: what did not change stays as it was written. */
import type { Block, ContentReference, Json, RichTextDocument } from '../../document/document.ts'
import { plainText } from '../../document/document.ts'
import { changeFrontMatter, splitFrontMatter } from '../front-matter.ts'
import type { FrontMatter } from '../front-matter.ts'
import { keptBody } from '../preserved-lines.ts'
import { parseMarkdown } from '../parse-markdown.ts'
import { printMarkdown } from '../print-markdown.ts'

export interface EditedText {
  /** The file as it was; undefined for a new one. */
  readonly source: string | undefined
  /** The new title. */
  readonly title: string
  /** The title that the file was read with. */
  readonly formerTitle: string | undefined
  /** The new content; undefined leaves the body as it is written. */
  readonly document: RichTextDocument | undefined
  /** The content that the file was read as; with it, the lines of blocks that are in both stay. */
  readonly formerDocument?: RichTextDocument | undefined
  /** Whether the title is a heading of level 1 (a page) or a key of the front matter (a reusable content). */
  readonly titled: boolean
  readonly changes: (values: FrontMatter['values']) => { readonly [key: string]: Json | undefined }
  readonly href: (reference: ContentReference) => string
}

const headingOf = (title: string): string => {
  const heading: Block = { object: 'block', type: 'heading-1', data: {}, nodes: [plainText(title)] }
  const document: RichTextDocument = { object: 'document', data: {}, nodes: [heading] }
  return printMarkdown(document, { href: () => '' }).trimEnd()
}

/** Writes the file anew. The title is changed where it stands; it gets a heading when it stood in no place of the file. */
export function editText(edit: EditedText): string {
  const { source = '', title, formerTitle, document, titled } = edit
  const bom = source.startsWith('\ufeff') ? '\ufeff' : ''
  const text = source.slice(bom.length).replace(/\r\n?/g, '\n')
  const { frontMatter, bodyLine } = splitFrontMatter(text)
  const values = frontMatter?.values ?? {}
  const read = parseMarkdown(text, { file: '', titled })
  const { title: heading, titleLines } = read
  const inHead = !titled || (heading === undefined && typeof values['title'] === 'string')
  const changes = { ...edit.changes(values), ...(inHead && title !== formerTitle && { title }) }
  const head = changeFrontMatter(frontMatter, changes)
  const rules = head === '' && frontMatter === undefined ? '' : head === '' ? '' : `---\n${head}---\n`

  const lines = text.split('\n')
  const print = (part: RichTextDocument): string => printMarkdown(part, { href: edit.href })
  const edited =
    document === undefined || edit.formerDocument === undefined
      ? undefined
      : keptBody({
          lines,
          read,
          former: edit.formerDocument,
          document,
          print: (nodes) => print({ ...document, nodes }),
        })
  // A first heading of level 1 would be read as the title.
  const named = heading !== undefined || (!inHead && title !== formerTitle)
  let body: string
  if (document === undefined || (edited && (named || !titled || document.nodes[0]?.type !== 'heading-1'))) {
    const kept = edited ? [...lines.slice(bodyLine, edited.from), edited.text] : lines.slice(bodyLine)
    if (titled && !inHead && title !== formerTitle) {
      if (titleLines === undefined) kept.unshift(...(rules === '' ? [] : ['']), headingOf(title), '')
      else kept.splice(titleLines.start - bodyLine, titleLines.end - titleLines.start, headingOf(title))
    }
    body = kept.join('\n')
    // What parted the front matter from the body does not begin a file.
    if (rules === '' && frontMatter !== undefined) body = body.replace(/^\n+/, '')
    else if (rules !== '' && frontMatter === undefined && !body.startsWith('\n')) body = `\n${body}`
  } else {
    const printed = print(document)
    const shown = named || document.nodes[0]?.type === 'heading-1'
    const first =
      heading === title && titleLines !== undefined
        ? lines.slice(titleLines.start, titleLines.end).join('\n').trimEnd()
        : headingOf(title)
    const parts = [
      ...(titled && shown && title !== '' ? [`${first}\n`] : []),
      ...(printed === '' ? [] : [printed]),
    ]
    body = (rules === '' ? '' : '\n') + parts.join('\n')
  }
  const whole = rules + body
  return bom + (/\r\n/.test(source) ? whole.replaceAll('\n', '\r\n') : whole)
}

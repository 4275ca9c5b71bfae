import { useMemo } from 'react'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import { DocumentView } from './document-view.tsx'
import { makeDocumentContext } from './render-context.ts'

/** Such a text belongs to no space: it links only to the web, and pictures of other hosts are links. */
const context = makeDocumentContext({
  space: '',
  pages: new Map(),
  files: new Map(),
  addressOf: () => undefined,
})

export interface MarkdownTextProps {
  readonly text: string
  /** Small by default. */
  readonly className?: string
}

/** Markdown from elsewhere (an integration, an API specification), drawn as a document. */
export function MarkdownText({ text, className = 'doc-small' }: MarkdownTextProps) {
  const { document } = useMemo(
    () => parseMarkdown(text, { file: 'Text', titled: false, resolve: () => undefined }),
    [text],
  )
  return <DocumentView document={document} context={context} addressable={false} className={className} />
}

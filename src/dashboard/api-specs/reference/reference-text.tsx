import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

const MarkdownText = lazyComponent(
  async () => (await import('../../documents/markdown-text.tsx')).MarkdownText,
)

/** One line without any character that means something in Markdown. */
const isPlain = (text: string): boolean => !/[\n`*_[\]<>#|{}~\\&$]|https?:|^\s*(?:[-+]|\d+[.)])\s/.test(text)

/** Text of the document's author, which is Markdown. Most texts are a plain sentence, for which no parser is needed. */
export function ReferenceText({ text }: { readonly text: string }) {
  if (text === '') return null
  if (isPlain(text)) return <p className="[overflow-wrap:anywhere]">{text}</p>
  return (
    <Later fallback={<p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{text}</p>}>
      <MarkdownText text={text} />
    </Later>
  )
}

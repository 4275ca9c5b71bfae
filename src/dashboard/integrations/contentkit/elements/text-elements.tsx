import { resolveText } from '../../../../content/contentkit/bindings.ts'
import type {
  LinkElement as LinkValue,
  MarkdownElement as MarkdownValue,
  TextChild,
  TextElement as TextValue,
} from '../../../../content/contentkit/elements.ts'
import { safeLink } from '../../../../content/render/safe-url.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFrame } from './frame-context.ts'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Later } from '../../../ui/loading/later.tsx'

const MarkdownText = lazyComponent(
  async () => (await import('../../../documents/markdown-text.tsx')).MarkdownText,
)

const tags = { bold: 'strong', italic: 'em', code: 'code', strikethrough: 's' } as const

/** A run of text in its style. */
export function TextRun({ text }: { readonly text: TextValue }) {
  const children = <TextChildren texts={text.children} />
  if (text.style === undefined) return children
  const Tag = tags[text.style]
  return (
    <Tag className={text.style === 'code' ? 'rounded-small bg-hover px-1 font-mono' : undefined}>
      {children}
    </Tag>
  )
}

export function LinkElement({ link }: { readonly link: LinkValue }) {
  return (
    <a
      href={safeLink(link.target.url)}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline underline-offset-2"
    >
      <TextChildren texts={link.children} />
    </a>
  )
}

/** Texts and links within a line. */
export function TextChildren({ texts }: { readonly texts: readonly TextChild[] }) {
  return texts.map((text, index) =>
    typeof text === 'string' ? (
      text
    ) : text.type === 'text' ? (
      <TextRun key={index} text={text} />
    ) : (
      <LinkElement key={index} link={text} />
    ),
  )
}

/** Markdown; its reader is loaded with the first one. */
export function MarkdownElement({ markdown }: { readonly markdown: MarkdownValue }) {
  const { state } = useFrame()
  return (
    <Later fallback={<Skeleton shape="lines" count={2} label="Loading text" />}>
      <MarkdownText text={resolveText(markdown.content, state)} />
    </Later>
  )
}

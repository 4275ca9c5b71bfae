/** The preview of an import in words and lists. */
import type { ImportPreview, PreviewedPage } from '../../../content/markdown/folders/preview-import.ts'
import { counted } from '../../ui/counted.ts'

export interface PageFilter {
  readonly text: string
  /** Only pages that other URLs redirect to. */
  readonly changed: boolean
}

export const filterPages = (
  pages: readonly PreviewedPage[],
  { text, changed }: PageFilter,
): readonly PreviewedPage[] => {
  const search = text.trim().toLocaleLowerCase()
  return pages.filter(
    ({ title, file = '', address, former }) =>
      (!changed || former.length > 0) &&
      [title, file, address, ...former].join('\n').toLocaleLowerCase().includes(search),
  )
}

/** What there is and what is wrong with it, the latter only if there is any. */
export const previewFacts = ({
  counts,
  deadLinks,
  deadAnchors,
  htmlBlocks,
}: ImportPreview): readonly string[] => [
  counted(counts.pages, 'page'),
  counted(counts.files, 'file'),
  ...(deadLinks > 0 ? [counted(deadLinks, 'broken link')] : []),
  ...(deadAnchors > 0 ? [`${counted(deadAnchors, 'link')} to missing headings`] : []),
  ...(htmlBlocks > 0 ? [`${counted(htmlBlocks, 'block')} kept as HTML`] : []),
]

/** Texts that stand on computed pages for which their source gives none. */
import type { Block, ContentReference, RichTextDocument } from '../document/document.ts'
import { emptyDocument, plainText } from '../document/document.ts'

interface ListedPage {
  readonly id: string
  readonly title: string
  readonly description?: string | undefined
}

const block = (type: string, more: Partial<Block>): Block => ({ object: 'block', type, data: {}, ...more })

const link = (ref: ContentReference, text: string) => ({
  object: 'inline' as const,
  type: 'link',
  data: { ref } as never,
  nodes: [plainText(text)],
})

const document = (nodes: readonly Block[]): RichTextDocument => ({ ...emptyDocument, nodes })

/** A list of links to pages. */
export const pageListDocument = (pages: readonly ListedPage[]): RichTextDocument =>
  document(
    pages.length === 0
      ? []
      : [
          block('list-unordered', {
            nodes: pages.map(({ id, title, description }) =>
              block('list-item', {
                nodes: [
                  block('paragraph', {
                    nodes: [
                      link({ kind: 'page', page: id }, title),
                      ...(description === undefined || description === ''
                        ? []
                        : [plainText(`: ${description}`)]),
                    ],
                  }),
                ],
              }),
            ),
          }),
        ],
  )

/** A notice in place of content. */
export const noticeDocument = (message: string): RichTextDocument =>
  document([
    block('hint', {
      data: { style: 'warning' },
      nodes: [block('paragraph', { nodes: [plainText(message)] })],
    }),
  ])

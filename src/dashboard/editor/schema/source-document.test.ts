import { expect, it } from 'vitest'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { sourceOf, type SourceNames } from './source-document.ts'

const names: SourceNames = { pathOf: () => undefined, pageAt: () => undefined }
const enabled: readonly FencedBlocks[] = [
  {
    name: 'sketch',
    blocks: [{ id: 'diagram', markdown: { codeblock: 'mermaid', body: 'content' } }],
  },
]
const fence = '```mermaid\ngraph TD\n```'
const page = parseMarkdown(`Before.\n\n{% @sketch/diagram content="graph TD" %}\n`, { file: '' }).document
const typesIn = ({ nodes }: typeof page): readonly string[] => nodes.map(({ type }) => type)

it('shows blocks of enabled integrations as fenced code, and reads typed fences as blocks', () => {
  const source = sourceOf(page, names, enabled)
  expect(source.text).toBe(`Before.\n\n${fence}\n`)
  expect(source.read(source.text).document).toBe(page)
  const { document } = source.read(`${source.text}\n${fence.replace('TD', 'LR')}\n`)
  expect(document.nodes[1]).toMatchObject(page.nodes[1] ?? {})
  expect(document.nodes[2]).toMatchObject({
    type: 'integration',
    data: { integration: 'sketch', block: 'diagram', props: { content: 'graph LR' } },
  })
})

it('shows blocks of other integrations as tags, and reads fences as code', () => {
  const source = sourceOf(page, names)
  expect(source.text).toBe('Before.\n\n{% @sketch/diagram content="graph TD" %}\n')
  expect(typesIn(source.read(`${source.text}\n${fence}\n`).document)).toEqual([
    'paragraph',
    'integration',
    'code',
  ])
})

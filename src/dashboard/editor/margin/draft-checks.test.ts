import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { draftNotes } from './draft-checks.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'

const notesOf = (markdown: string, knownTargets: readonly string[] = []) =>
  draftNotes(
    schema.nodeFromJSON(toEditor(parseMarkdown(markdown, { file: 'x.md', titled: false }).document)),
    { pages: new Set(knownTargets), files: undefined },
  )

describe('draft checks', () => {
  it('counts words in text, lists and cells, in any script, but not in code', () => {
    expect(
      notesOf('One two-three.\n\n* four\n\n| five |\n| --- |\n| six |\n\n```\nno words\n```').wordCount,
    ).toBe(5)
    expect(notesOf('今日は晴れです').wordCount).toBeGreaterThan(2)
    expect(notesOf('').wordCount).toBe(0)
  })

  it('lists headings with their levels, and reports duplicates', () => {
    const { headings, problems } = notesOf('## Install\n\nText.\n\n### Check\n\n## install')
    expect(headings.map(({ level, text }) => [level, text])).toEqual([
      [2, 'Install'],
      [3, 'Check'],
      [2, 'install'],
    ])
    expect(problems.map(({ message: words }) => words)).toEqual(['Duplicate heading “install”'])
  })

  it('reports images without alt text', () => {
    const { problems } = notesOf(
      '<figure><img src="https://x.y/a.png" alt=""></figure>\n\n![b](https://x.y/b.png)',
    )
    expect(problems.map(({ message: words }) => words)).toEqual(['Image without alt text'])
  })

  it('reports links to deleted pages of this space', () => {
    const link = (ref: object) =>
      schema.node('doc', null, [
        schema.node('paragraph', null, [schema.text('there', [schema.mark('link', { data: { ref } })])]),
      ])
    const known = { pages: new Set(['p1']), files: new Set(['f1']) }
    const wrong = (ref: object): number => draftNotes(link(ref), known).problems.length
    expect(wrong({ kind: 'page', page: 'p1' })).toBe(0)
    expect(wrong({ kind: 'page', page: 'p2' })).toBe(1)
    expect(wrong({ kind: 'anchor', anchor: 'a', page: 'p2' })).toBe(1)
    expect(wrong({ kind: 'page', page: 'p2', space: 's2' })).toBe(0)
    expect(wrong({ kind: 'url', url: 'https://x.y' })).toBe(0)
    expect(wrong({ kind: 'url', url: 'guide/start.md' })).toBe(1)
    expect(wrong({ kind: 'file', file: 'f1' })).toBe(0)
    expect(wrong({ kind: 'file', file: 'f2' })).toBe(1)
    expect(draftNotes(link({ kind: 'file', file: 'f2' }), { ...known, files: undefined }).problems).toEqual(
      [],
    )
  })

  it('reports links to missing sections of the page', () => {
    const words = notesOf(
      '## Install\n\n## Install\n\n## On Linux <a href="#linux" id="linux"></a>\n\n' +
        ['install', 'install-1', 'linux', 'on-linux', 'nowhere'].map((to) => `[${to}](#${to})`).join(' '),
    ).problems.map((problem) => problem.message)
    expect(words.filter((said) => said.includes('section'))).toHaveLength(2)
  })

  it('marks the text of a link, and a whole block', () => {
    const block = schema.node('carried', {
      node: { object: 'block', type: 'content-ref', data: { ref: { kind: 'page', page: 'p2' } } },
    })
    const { problems } = draftNotes(schema.node('doc', null, [block]), { pages: new Set(), files: undefined })
    expect(problems).toEqual([{ at: 0, size: 1, message: 'Link to a deleted page' }])
  })
})

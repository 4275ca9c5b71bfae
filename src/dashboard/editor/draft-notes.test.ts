import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../content/markdown/parse.ts'
import { draftNotes } from './draft-notes.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'

const notesOf = (markdown: string, standing: readonly string[] = []) =>
  draftNotes(
    schema.nodeFromJSON(toEditor(parseMarkdown(markdown, { file: 'x.md', titled: false }).document)),
    new Set(standing),
  )

describe('what is said about a draft', () => {
  it('counts words of texts, lists and cells, of any script, and none of code', () => {
    expect(
      notesOf('One two-three.\n\n* four\n\n| five |\n| --- |\n| six |\n\n```\nno words\n```').words,
    ).toBe(5)
    expect(notesOf('今日は晴れです').words).toBeGreaterThan(2)
    expect(notesOf('').words).toBe(0)
  })

  it('lists headings with their levels, and those that stand twice', () => {
    const { headings, problems } = notesOf('## Install\n\nText.\n\n### Check\n\n## install')
    expect(headings.map(({ level, text }) => [level, text])).toEqual([
      [2, 'Install'],
      [3, 'Check'],
      [2, 'install'],
    ])
    expect(problems.map(({ words }) => words)).toEqual(['The heading “install” stands here again'])
  })

  it('finds pictures that say nothing, and none that say something', () => {
    const { problems } = notesOf(
      '<figure><img src="https://x.y/a.png" alt=""></figure>\n\n![b](https://x.y/b.png)',
    )
    expect(problems.map(({ words }) => words)).toEqual(['A picture without alternative text'])
  })

  it('finds links to pages of this space that are gone', () => {
    const link = (ref: object) =>
      schema.node('doc', null, [
        schema.node('paragraph', null, [schema.text('there', [schema.mark('link', { data: { ref } })])]),
      ])
    const wrong = (ref: object): number => draftNotes(link(ref), new Set(['p1'])).problems.length
    expect(wrong({ kind: 'page', page: 'p1' })).toBe(0)
    expect(wrong({ kind: 'page', page: 'p2' })).toBe(1)
    expect(wrong({ kind: 'anchor', anchor: 'a', page: 'p2' })).toBe(1)
    expect(wrong({ kind: 'page', page: 'p2', space: 's2' })).toBe(0)
    expect(wrong({ kind: 'url', url: 'https://x.y' })).toBe(0)
  })
})

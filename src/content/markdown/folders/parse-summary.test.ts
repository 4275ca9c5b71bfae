import { describe, expect, it } from 'vitest'
import { parseGitbookYaml } from './gitbook-yaml.ts'
import type { SummaryEntry } from './parse-summary.ts'
import { parseSummary, summaryDepth } from './parse-summary.ts'

/** One line for each entry: its kind, title and address, indented by its level. */
const picture = (entries: readonly SummaryEntry[], level = 0): string[] =>
  entries.flatMap((entry) => {
    const { kind, title, href = '', shortTitle, anchor, children } = entry
    const short = shortTitle === undefined ? '' : ` "${shortTitle}"`
    const id = anchor === undefined ? '' : ` #${anchor}`
    return [`${'  '.repeat(level)}${kind} ${title} <${href}>${short}${id}`, ...picture(children, level + 1)]
  })
const read = (text: string): string[] => picture(parseSummary(text, { file: 'SUMMARY.md' }).entries)

describe('The table of contents', () => {
  it('nests bullets by indentation, whatever the bullet and its spaces', () => {
    expect(read('# Summary\n\n-   [A](a.md)\n    -   [B](b.md)\n\t+ [C](c.md)\n* [D](d.md)\n')).toEqual([
      'page A <a.md>',
      '  page B <b.md>',
      '  page C <c.md>',
      'page D <d.md>',
    ])
  })

  it('makes groups of headings, with their anchors, and ends them at a rule', () => {
    const text =
      '# Table of contents\n\n* [A](a.md)\n\n## G <a href="#g" id="g-id"></a>\n\n* [B](b.md)\n\n***\n\n* [C](c.md)\n'
    expect(read(text)).toEqual(['page A <a.md>', 'group G <> #g-id', '  page B <b.md>', 'page C <c.md>'])
  })

  it('reads the oddities of addresses and titles', () => {
    const text = [
      '* [R (1)](<README (1).md>)',
      '* [T](p.md "Short")',
      '* [Out](https://x.y/a_(b))',
      '* [At](p.md#here.v1)',
      '* [a \\[b\\] `c` &#x26; d](q.md)',
      '* Only words',
      '* [No file yet]()',
      '* [Outside](../x.md)',
      '* [Spaces](a b.md)',
    ]
    expect(read(text.join('\r\n'))).toEqual([
      'page R (1) <README (1).md>',
      'page T <p.md> "Short"',
      'link Out <https://x.y/a_(b)>',
      'page At <p.md#here.v1> #here.v1',
      'page a [b] c & d <q.md>',
      'text Only words <>',
      'page No file yet <>',
      'page Outside <../x.md>',
      'page Spaces <a b.md>',
    ])
  })

  it('says on which line something is no entry', () => {
    const { entries, warnings } = parseSummary('\ufeff# T\n\nwords\n<!-- a\nb -->\n* \n* [A](a.md)', {
      file: 'S.md',
    })
    expect(entries.map(({ title, line }) => `${line} ${title}`)).toEqual(['7 A'])
    expect(warnings.map(({ line, code }) => `${line} ${code}`)).toEqual(['3 not-an-entry', '6 not-an-entry'])
  })

  it('bounds the depth', () => {
    const text = Array.from({ length: 300 }, (_, n) => `${' '.repeat(n)}* [P${n}](${n}.md)`).join('\n')
    let [at] = parseSummary(text, { file: 'S.md' }).entries
    let depth = 0
    for (; at !== undefined; [at] = at.children) depth += 1
    expect(depth).toBe(summaryDepth)
  })
})

describe('.gitbook.yaml', () => {
  const parse = (text: string | undefined) => parseGitbookYaml(text, { file: '.gitbook.yaml' })
  it('has defaults', () => {
    expect(parse(undefined)).toEqual({
      root: '',
      readme: 'README.md',
      summary: 'SUMMARY.md',
      redirects: [],
      warnings: [],
    })
    expect(parse('# nothing\n').warnings).toEqual([])
  })
  it('names the root, the first page and the table of contents', () => {
    expect(parse('root: ./docs/\n\nstructure:\n  readme: START.md\n  summary: ./toc/T.md\n')).toEqual({
      root: 'docs/',
      readme: 'START.md',
      summary: 'toc/T.md',
      redirects: [],
      warnings: [],
    })
  })
  it('reports what it cannot use', () => {
    for (const text of ['root: [', '- a', 'root: ../..', 'structure: {summary: 3}']) {
      const { root, summary, warnings } = parse(text)
      expect({ root, summary }, text).toEqual({ root: '', summary: 'SUMMARY.md' })
      expect(
        warnings.map(({ code }) => code),
        text,
      ).toEqual(['bad-gitbook-yaml'])
    }
  })
})

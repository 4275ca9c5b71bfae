/** Characters that no store can hold, in texts that people and programs write. */
import { describe, expect, it } from 'vitest'
import { frontMatterOf, changeFrontMatter } from '../markdown/front-matter.ts'
import { parseGitbookYaml } from '../markdown/folders/gitbook-yaml.ts'
import { parseSummary } from '../markdown/folders/parse-summary.ts'
import { WarningList } from '../markdown/folders/warning-list.ts'
import { storableJson, storableText } from './storable-text.ts'

describe('storable text', () => {
  it('has a replacement for each character that cannot be stored, and keeps all others', () => {
    expect(storableText('a\0b \uD83D c \uDE00')).toBe('a\uFFFDb \uFFFD c \uFFFD')
    for (const text of ['', 'plain', '😀 \u0001\uFFFF', 'é'.normalize('NFD')])
      expect(storableText(text)).toBe(text)
    expect(storableJson({ 'a\0': ['\0', 1, null, { b: '\uD800' }], c: true })).toEqual({
      'a\uFFFD': ['\uFFFD', 1, null, { b: '\uFFFD' }],
      c: true,
    })
  })

  it('is what front matter gives; its lines stay as they are', () => {
    const text = '---\ntitle: "a\\0b"\nlist: ["\\uD800"]\nother: 1\n---\n\nText.\n'
    const before = frontMatterOf(text)
    expect(before?.values).toEqual({ title: 'a\uFFFDb', list: ['\uFFFD'], other: 1 })
    expect(changeFrontMatter(before, { title: 'a\uFFFDb', other: 2 })).toBe(
      'title: "a\\0b"\nlist: ["\\uD800"]\nother: 2\n',
    )
  })

  it('is what a table of contents, redirects and warnings give', () => {
    const { entries } = parseSummary('* [A\0](a\0.md "s\0")\n* [L](https://example.org/\0)\n', { file: 'S' })
    expect(entries).toMatchObject([
      { title: 'A\uFFFD', path: 'a\uFFFD.md', shortTitle: 's\uFFFD' },
      { kind: 'link', href: 'https://example.org/\uFFFD' },
    ])
    const yaml = 'redirects:\n  "a\\0b": c.md\n  "d\\uD800": c.md\n  "e": c.md\n'
    const { redirects, warnings } = parseGitbookYaml(yaml, { file: '.gitbook.yaml' })
    expect([redirects, warnings.length]).toEqual([[{ from: 'e', to: 'c.md' }], 2])
    const list = new WarningList()
    list.add({ file: 'a\0', line: 1, code: 'x', message: `${'m'.repeat(499)}😀` })
    expect(list.all()).toEqual([
      { file: 'a\uFFFD', line: 1, code: 'x', message: `${'m'.repeat(499)}\uFFFD…` },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { changeFrontMatter, frontMatterOf } from './front-matter.ts'
import { findFrontMatter } from './front-matter-lines.ts'
import { parsePageFile } from './page-file.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { editText } from './folders/edit-page-text.ts'

const warningsOf = (source: string): string[] =>
  parsePageFile(source, { file: 'a/b.md' }).warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)

/** The file with some keys changed and its body unchanged. */
const changed = (source: string, changes: Parameters<typeof changeFrontMatter>[1]): string =>
  editText({
    source,
    title: 'T',
    formerTitle: 'T',
    document: undefined,
    titled: true,
    changes: () => changes,
    href: () => '',
  })

describe('Front matter', () => {
  it('keeps unknown and misspelt keys, nested maps, comments and order when a key is changed', () => {
    const source = '---\ndescripton: x\nmetadata:\n  a:\n    - 1 # one\nicon: old\ntags: [a, b]\n---\n\n# T\n'
    expect(changed(source, { icon: 'new' })).toBe(source.replace('icon: old', 'icon: new'))
    expect(changed(source, { icon: undefined })).toBe(source.replace('icon: old\n', ''))
    expect(changed(source, { hidden: true })).toBe(source.replace('b]\n', 'b]\nhidden: true\n'))
  })

  it('does not rewrite a key that already has the value', () => {
    const source = '---\ndescription: >-\n  two\n  lines\n---\n\n# T\n'
    expect(changed(source, { description: 'two lines' })).toBe(source)
  })

  it('is removed with its last key and added with the first', () => {
    expect(changed('---\nicon: a\n---\n\n# T\n', { icon: undefined })).toBe('# T\n')
    expect(changed('# T\n', { icon: 'a' })).toBe('---\nicon: a\n---\n\n# T\n')
  })

  it('can be a map in braces', () => {
    expect(frontMatterOf('---\n{icon: a, x: 1}\n---\n')?.values).toEqual({ icon: 'a', x: 1 })
    const frontMatter = frontMatterOf(`${changed('---\n{icon: a, x: 1}\n---\n\n# T\n', { icon: 'b' })}`)
    expect(frontMatter?.values).toEqual({ icon: 'b', x: 1 })
  })

  it('is kept unchanged when invalid, with an error that names file and line', () => {
    const source = '---\nicon: a\nlayout: [\n---\n\n# T\n\ntext\n'
    expect(warningsOf(source)).toEqual(['a/b.md:4 bad-front-matter'])
    expect(parsePageFile(source, { file: '' })).toMatchObject({
      title: 'T',
      frontMatter: { values: {}, broken: true },
    })
    expect(changed(source, { icon: 'b' })).toBe(source)
  })

  it('is not a map: kept and reported', () => {
    expect(warningsOf('---\n- a\n---\n')).toEqual(['a/b.md:2 bad-front-matter'])
    expect(warningsOf('---\njust words\n---\n')).toEqual(['a/b.md:2 bad-front-matter'])
  })

  it('may be empty', () => {
    expect(frontMatterOf('---\n---\n\n# T\n')).toEqual({ source: '', values: {} })
    expect(findFrontMatter('---\n---\n\n# T\n')).toEqual({ source: '', bodyLine: 2 })
    expect(changed('---\n---\n\n# T\n', { icon: 'a' })).toBe('---\nicon: a\n---\n\n# T\n')
  })

  it('stands in a file with CRLF, and stays so', () => {
    const source = '---\r\nicon: old\r\nx: 1\r\n---\r\n\r\n# T\r\n'
    expect(parsePageFile(source, { file: '' }).frontMatter?.values).toEqual({ icon: 'old', x: 1 })
    expect(changed(source, { icon: 'new' })).toBe(source.replace('old', 'new'))
  })

  it('stands behind a byte order mark, which stays', () => {
    const source = '\ufeff---\nicon: old\n---\n\n# T\n'
    expect(parsePageFile(source, { file: '' })).toMatchObject({
      title: 'T',
      frontMatter: { values: { icon: 'old' } },
    })
    expect(changed(source, { icon: 'new' })).toBe(source.replace('old', 'new'))
  })

  it('without an end is none: its lines are content', () => {
    const { frontMatter, document, title } = parsePageFile('---\nicon: a\n\n# T\n', { file: '' })
    expect(frontMatter).toBeUndefined()
    expect(title).toBeUndefined()
    expect(document.nodes.map(({ type }) => type)).toEqual(['divider', 'paragraph', 'heading-1'])
  })

  it('is content of a text that is not a file', () => {
    const { document, frontMatter } = parseMarkdown('---\ntext\n\n---\n', { file: '', frontMatter: false })
    expect(frontMatter).toBeUndefined()
    expect(document.nodes.map(({ type }) => type)).toEqual(['divider', 'paragraph', 'divider'])
  })

  it('begins on the first line or not at all, and a rule inside the text is none', () => {
    expect(frontMatterOf('\n---\na: 1\n---\n')).toBeUndefined()
    expect(frontMatterOf('# T\n\n---\na: 1\n---\n')).toBeUndefined()
    expect(frontMatterOf('----\na: 1\n----\n')).toBeUndefined()
  })

  it('counts the lines of the file in warnings about its body', () => {
    expect(warningsOf('---\nicon: a\n---\n\n{% endhint %}\n')).toEqual(['a/b.md:5 stray-end-tag'])
  })

  it('survives aliases that would multiply, and two keys of one name', () => {
    const bomb = `---\na: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [${'*a,'.repeat(10)}]\nc: &c [${'*b,'.repeat(10)}]\nd: [${'*c,'.repeat(10)}]\n---\n`
    expect(warningsOf(bomb)).toEqual(['a/b.md:2 bad-front-matter'])
    expect(frontMatterOf('---\na: 1\na: 2\n---\n')?.values).toEqual({ a: 2 })
  })
})

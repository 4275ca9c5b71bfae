import { describe, expect, it } from 'vitest'
import { changeFrontMatter, splitFrontMatter } from './front-matter.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { editText } from './folders/edit-page-text.ts'

const warningsOf = (source: string): string[] =>
  parseMarkdown(source, { file: 'a/b.md' }).warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)

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

  it('does not touch a key that says so already, in whatever way it is written', () => {
    const source = '---\ndescription: >-\n  two\n  lines\n---\n\n# T\n'
    expect(changed(source, { description: 'two lines' })).toBe(source)
  })

  it('goes when its last key goes, and comes with the first', () => {
    expect(changed('---\nicon: a\n---\n\n# T\n', { icon: undefined })).toBe('# T\n')
    expect(changed('# T\n', { icon: 'a' })).toBe('---\nicon: a\n---\n\n# T\n')
  })

  it('is a map in braces, too', () => {
    expect(splitFrontMatter('---\n{icon: a, x: 1}\n---\n').frontMatter?.values).toEqual({ icon: 'a', x: 1 })
    const { frontMatter } = splitFrontMatter(
      `${changed('---\n{icon: a, x: 1}\n---\n\n# T\n', { icon: 'b' })}`,
    )
    expect(frontMatter?.values).toEqual({ icon: 'b', x: 1 })
  })

  it('is kept as it is when it is broken, and the error names file and line', () => {
    const source = '---\nicon: a\nlayout: [\n---\n\n# T\n\ntext\n'
    expect(warningsOf(source)).toEqual(['a/b.md:4 bad-front-matter'])
    expect(parseMarkdown(source, { file: '' })).toMatchObject({
      title: 'T',
      frontMatter: { values: {}, broken: true },
    })
    expect(changed(source, { icon: 'b' })).toBe(source)
  })

  it('is no map: kept and reported', () => {
    expect(warningsOf('---\n- a\n---\n')).toEqual(['a/b.md:2 bad-front-matter'])
    expect(warningsOf('---\njust words\n---\n')).toEqual(['a/b.md:2 bad-front-matter'])
  })

  it('may be empty', () => {
    expect(splitFrontMatter('---\n---\n\n# T\n')).toMatchObject({ frontMatter: { values: {} }, bodyLine: 2 })
    expect(changed('---\n---\n\n# T\n', { icon: 'a' })).toBe('---\nicon: a\n---\n\n# T\n')
  })

  it('stands in a file with CRLF, and stays so', () => {
    const source = '---\r\nicon: old\r\nx: 1\r\n---\r\n\r\n# T\r\n'
    expect(parseMarkdown(source, { file: '' }).frontMatter?.values).toEqual({ icon: 'old', x: 1 })
    expect(changed(source, { icon: 'new' })).toBe(source.replace('old', 'new'))
  })

  it('stands behind a byte order mark, which stays', () => {
    const source = '\ufeff---\nicon: old\n---\n\n# T\n'
    expect(parseMarkdown(source, { file: '' })).toMatchObject({
      title: 'T',
      frontMatter: { values: { icon: 'old' } },
    })
    expect(changed(source, { icon: 'new' })).toBe(source.replace('old', 'new'))
  })

  it('without an end is none: its lines are content', () => {
    const { frontMatter, document, title } = parseMarkdown('---\nicon: a\n\n# T\n', { file: '' })
    expect(frontMatter).toBeUndefined()
    expect(title).toBeUndefined()
    expect(document.nodes.map(({ type }) => type)).toEqual(['divider', 'paragraph', 'heading-1'])
  })

  it('begins on the first line or not at all, and a rule inside the text is none', () => {
    expect(splitFrontMatter('\n---\na: 1\n---\n').frontMatter).toBeUndefined()
    expect(splitFrontMatter('# T\n\n---\na: 1\n---\n').frontMatter).toBeUndefined()
    expect(splitFrontMatter('----\na: 1\n----\n').frontMatter).toBeUndefined()
  })

  it('counts the lines of the file in warnings about its body', () => {
    expect(warningsOf('---\nicon: a\n---\n\n{% endhint %}\n')).toEqual(['a/b.md:5 stray-end-tag'])
  })

  it('survives aliases that would multiply, and two keys of one name', () => {
    const bomb = `---\na: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [${'*a,'.repeat(10)}]\nc: &c [${'*b,'.repeat(10)}]\nd: [${'*c,'.repeat(10)}]\n---\n`
    expect(warningsOf(bomb)).toEqual(['a/b.md:2 bad-front-matter'])
    expect(splitFrontMatter('---\na: 1\na: 2\n---\n').frontMatter?.values).toEqual({ a: 2 })
  })
})

import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { countWords, wordsOfDocument } from './word-count.ts'

describe('words', () => {
  it.each([
    ['', 0],
    ['one two, three-four', 3],
    ['— … 5 m', 2],
    ['它是一个测试', 3],
  ])('are counted in “%s”: %i', (text, count) => expect(countWords(text)).toBe(count))

  it.each([
    ['# Two words\n\nand **th**ree more', 5],
    ['```\nnot a word\n```\n\nbut `this`', 2],
    ['| a | b |\n| --- | --- |\n| one two | three |', 3],
    ['* one\n  * two\n\n> three', 3],
  ])('are those of all blocks but code: %j', (markdown, count) =>
    expect(wordsOfDocument(parseMarkdown(markdown, { file: 'x', titled: false }).document)).toBe(count),
  )
})

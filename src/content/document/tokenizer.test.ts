import { describe, expect, it } from 'vitest'
import { wordsOf } from './tokenizer.ts'

describe('words', () => {
  it.each([
    ['Hello, World!', 'hello world'],
    ['Élan, Über, naïve', 'elan uber naive'],
    ['snake_case', 'snake case snakecase'],
    ['getUserName', 'get user name getusername username'],
    ['HTTPServer, PostgreSQL', 'http server httpserver postgre sql postgresql'],
    ['RECTO_ADMIN_TOKEN', 'recto admin token rectoadmintoken admintoken'],
    ['v1.2.3', 'v 1 2 3 v1p2p3 1p2p3 2p3'],
    ['x86_64', 'x86 64 x86p64'],
    ['docs.example.org/a?b', 'docs example org docsexampleorg exampleorg a b'],
    ['use --dry-run, not -x', 'use dry run dryrun optiondryrun not x'],
    ['std::vector', 'std vector stdvector'],
    ['a.b.c.d.e.f.g.h.i', 'a b c d e f g h i'],
    ['end. Next', 'end next'],
    ['検索 abc漢字', '検索 索 abc 漢字 字'],
    ['漢abc', '漢 abc'],
    ['   \n--- ', ''],
    ['\u0301 a\u0301', 'a'],
    ['" OR * ) \' \\ :', 'or'],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words)
  })
})

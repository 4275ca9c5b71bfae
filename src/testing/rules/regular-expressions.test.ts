import { check } from 'recheck'
import { expect, test } from 'vitest'
import { isTest } from './imports.ts'
import { expressionsOf, isPlain } from './regular-expressions.ts'
import { sourceFiles } from './source-files.ts'

/** Expressions that backtrack, and why input cannot make them do so for long. */
const bounded: { readonly [source: string]: string } = {
  '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$': 'Asked of texts of at most 254 characters (saml-response.ts).',
  '\\[@((?:[^[\\]\\\\\\n]|\\\\.){1,200})\\]\\(\\/users\\/([\\w-]{1,64}) "mention"\\)':
    'Each `[@` is followed for at most 264 characters, in a comment of at most 65,536.',
  'mso-list:\\s{0,9}([^\\s;]{1,99})\\s{1,9}level(\\d{1,3})':
    'Each `mso-list:` is followed for at most 120 characters, in what somebody pastes into their own browser.',
}

/** Character limits decide; time limits are long enough for the same results on a busy machine. */
const settings = {
  timeout: null,
  attackTimeout: 20_000,
  incubationTimeout: 20_000,
  seedingTimeout: null,
  attackLimit: 50_000_000,
}

/** Production code; the client is generated, and tests read no external input. */
const isProduction = (path: string): boolean =>
  path.startsWith('src/') && !isTest(path) && !/^src\/(testing|client)\//.test(path)

const written = [...sourceFiles()]
  .filter(([path]) => isProduction(path))
  .flatMap(([path, text]) => expressionsOf(path, text).map((one) => ({ ...one, at: `${path}:${one.line}` })))

test('no regular expression takes longer than its text grows', { timeout: 300_000 }, async () => {
  expect(written.length).toBeGreaterThan(300)
  const asked = new Map(
    written.filter((one) => !isPlain(one)).map((one) => [`/${one.source}/${one.flags}`, one]),
  )
  const faults = await Promise.all(
    [...asked.values()].map(async ({ source, flags, at }) => {
      if (Object.hasOwn(bounded, source)) return []
      const answer = await check(source, flags, settings)
      if (answer.status === 'safe') return []
      const why = answer.status === 'vulnerable' ? answer.complexity.summary : answer.error.kind
      return [`${at}: /${source}/${flags} (${why})`]
    }),
  )
  expect(faults.flat()).toEqual([])
})

test('every exception is an expression that is there', () => {
  const sources = new Set(written.map(({ source }) => source))
  expect(Object.keys(bounded).filter((source) => !sources.has(source))).toEqual([])
})

test('expressions are found in literals and in texts', () => {
  const text = "const a = / +$/g\nconst b = new RegExp('x+y', 'i')\nconst c = RegExp(`${a}`)\n"
  expect(expressionsOf('a.ts', text)).toEqual([
    { source: ' +$', flags: 'g', line: 1 },
    { source: 'x+y', flags: 'i', line: 2 },
  ])
})

test.each([
  ['^a{1,64}$', '', true],
  ['^[a-z]+$', '', true],
  ['a+', 'y', true],
  ['a+$', '', false],
  ['^a+|b+$', '', false],
  ['^a+$', 'm', false],
  ['^a+b+$', '', false],
  ['a{0,500}b{0,2000}', '', false],
  ['\\+\\*', '', true],
  ['[+*]', '', true],
])('%s with %j is plain: %s', (source, flags, plain) => {
  expect(isPlain({ source, flags, line: 1 })).toBe(plain)
})

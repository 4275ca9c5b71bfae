import { expect, test } from 'vitest'
import { safeLink } from '../render/safe-url.ts'
import { urlProblem } from './url-problem.ts'

const scheme = (name: string) => ({ kind: 'scheme', scheme: name })
const path = { kind: 'path' }
const incomplete = { kind: 'incomplete' }

test.each([
  ['https://a.example', undefined],
  [' HTTP://a.example/x:y ', undefined],
  ['\u200bhttps://a.example', undefined],
  ['mailto:a@b.example', undefined],
  ['tel:+4722', undefined],
  ['https://', incomplete],
  ['https:///x', incomplete],
  ['https:a.example', incomplete],
  ['mailto:', incomplete],
  ['urn:isbn:0451450523', scheme('urn')],
  ['URN:ISBN:0451450523', scheme('urn')],
  ['sms:+4722', scheme('sms')],
  ['ftp://a.example/x', scheme('ftp')],
  ['data:text/html,x', scheme('data')],
  ['java\nscript:alert(1)', scheme('javascript')],
  ['../x.md', path],
  ['x/urn:y', path],
  ['//a.example/x', path],
  ['', path],
  [':x', path],
  ['%6aavascript:x', path],
])('the problem of %j', (url, problem) => {
  expect(urlProblem(url)).toEqual(problem)
})

test('a link that a page does not show as one has a problem', () => {
  for (const url of ['urn:isbn:0451450523', 'sms:+4722', 'ftp://a.example', ':x', '%6aavascript:x'])
    expect([url, safeLink(url), urlProblem(url) === undefined]).toEqual([url, undefined, false])
})

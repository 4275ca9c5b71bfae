/**
 * Our levels against those of oasdiff, which is installed from npm into a temporary folder, so this runs with
 * `npm run test:long` only.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiChanges } from '../../testing/generators/api-changes.ts'
import { githubDocuments } from '../../testing/generators/api-documents.ts'
import { oasdiffDifferences } from '../../testing/generators/oasdiff-differences.ts'
import type { Oasdiff } from '../../testing/processes/oasdiff.ts'
import { installOasdiff } from '../../testing/processes/oasdiff.ts'
import type { ApiDocument } from '../api-document/api-document.ts'
import { parseApiDocument } from '../api-document/parse-api-document.ts'
import { differenceOf } from './difference-of.ts'

const documentOf = (text: string): ApiDocument => {
  const document = parseApiDocument(text)
  if (document === undefined) throw new Error('The document was refused.')
  return document
}

const joined = (levels: Iterable<string>): string => [...new Set(levels)].sort().join()

describe.runIf(process.env['RECTO_LONG'] === '1')('oasdiff', () => {
  let oasdiff: Oasdiff
  beforeAll(async () => {
    oasdiff = await installOasdiff()
  }, 240_000)
  afterAll(() => oasdiff.remove())

  it('gives the same levels to every row, but for a closed list', async () => {
    const reasons = new Map(oasdiffDifferences.flatMap(({ rows }) => Object.entries(rows)))
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { name, from, to, expected: ours } of apiChanges) {
      const theirs = await oasdiff.compare(JSON.stringify(from), JSON.stringify(to))
      found[name] = joined(theirs.map(({ level }) => level))
      const own = joined(ours.map(([, level]) => level))
      expected[name] = reasons.get(name) ?? own
      // A reason for no difference is none.
      if (reasons.has(name)) expect(reasons.get(name), name).not.toBe(own)
    }
    expect(found).toEqual(expected)
    expect([...reasons.keys()].filter((name) => !(name in found))).toEqual([])
  })

  const github = githubDocuments()
  it.runIf(github)('finds the same endpoints and levels in GitHub’s descriptions', async () => {
    if (github === undefined) return
    const theirs = await oasdiff.compare(github.older, github.newer)
    const { findings, precise } = differenceOf(documentOf(github.older), documentOf(github.newer))
    expect(precise).toBe(true)
    const place = (method: string, path: string, level: string): string =>
      `${method.toUpperCase()} ${path} ${level}`
    const ours = findings
      // Webhooks are an extension in OpenAPI 3.0, which oasdiff does not read.
      .filter(({ operation }) => !operation.startsWith('WEBHOOK '))
      .map(({ method, path, level }) => place(method, path, level))
    const others = theirs.map(({ method, path, level }) => place(method, path, level))
    const missing = (from: readonly string[], of: readonly string[]): string[] => {
      const known = new Set(of)
      return [...new Set(from)].filter((one) => !known.has(one))
    }
    // A number of items that had no lower bound: oasdiff takes that as zero, so that a new bound is a higher one.
    const endpoint = 'DELETE /orgs/{org}/code-security/configurations/detach'
    expect(missing(ours, others)).toEqual([`${endpoint} review`])
    expect(missing(others, ours)).toEqual([`${endpoint} breaking`])
  })
})

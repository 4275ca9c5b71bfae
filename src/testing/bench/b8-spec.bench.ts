/**
 * B8: a real API description of 11 MB from its bytes to all that is stored of a version (index, hashes, compressed text),
 * compared with the library's own parsing and checking of the text. Then documents that are made to take long.
 */
import { deflateRawSync } from 'node:zlib'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { stringify } from 'yaml'
import { readApiDocument } from '../../content/api-document/read-api-document.ts'
import { githubDocuments, withoutGithub } from '../generators/api-documents.ts'
import { sha256 } from '../generators/revisions.ts'
import type { Line } from './measuring/measurement.ts'
import { compare } from './measuring/measurement.ts'

export const name = 'B8 spec'
export const describe = 'a description of 11 MB, and documents that are made to take long'

/** CPU seconds of this process: other work on the machine does not count. */
const usedBy = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const read = async (bytes: Uint8Array): Promise<void> => {
  const result = await readApiDocument(bytes, { sha256 })
  if (!result.accepted || result.problems.length > 0) throw new Error('The description has problems.')
  sha256(bytes)
  deflateRawSync(bytes, { level: 1 })
  JSON.stringify(result.index)
}

const measured = async (what: string, text: string): Promise<Line> => {
  const bytes = Buffer.from(text)
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } })
  const library = async (): Promise<void> => {
    const problems = await lintFromString({ source: bytes.toString(), config })
    if (problems.length > 0) throw new Error('The library finds problems.')
  }
  const { ours, theirs, ratio } = await compare(
    () => usedBy(() => read(bytes)),
    () => usedBy(library),
  )
  return {
    ...{ what: `${what}, read and indexed`, ratio, target: { atMost: 1.3 } },
    figures: [
      `${ours.toFixed(2)} CPU s`,
      `the library ${theirs.toFixed(2)} CPU s`,
      `${(bytes.length / 1e6).toFixed(1)} MB`,
    ],
  }
}

const header = '"openapi": "3.1.0", "info": {"title": "A", "version": "1"}'
const yamlHeader = 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\n'
const chain = (count: number, target: (at: number) => number): string =>
  Array.from({ length: count }, (_, at) => `"S${at}": {"$ref": "#/components/schemas/S${target(at)}"}`).join()

/** Documents that are refused. */
const bombs: Readonly<Record<string, string>> = {
  'doubling aliases': `${yamlHeader}x-0: &a0 {a: b}\n${Array.from({ length: 60 }, (_, at) => `x-${at + 1}: &a${at + 1} [*a${at}, *a${at}]`).join('\n')}\n`,
  'a chain of 20,000 references': `{${header}, "components": {"schemas": {${chain(20_000, (at) => at + 1)}}}}`,
  '10,000 rings of references': `{${header}, "components": {"schemas": {${chain(20_000, (at) => at ^ 1)}}}}`,
  '100,000 levels': `{${header}, "paths": ${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
  '4 million values': `{${header}, "paths": [${'[],'.repeat(4_000_000)}1]}`,
  'an alias in itself': `${yamlHeader}x-a: &a [*a]\n`,
}

const refusals = async (): Promise<Line> => {
  const figures: string[] = []
  let longest = 0
  for (const [what, text] of Object.entries(bombs)) {
    const seconds = await usedBy(async () => {
      if ((await readApiDocument(text, { sha256 })).accepted) throw new Error(`${what} was accepted.`)
    })
    longest = Math.max(longest, seconds)
    figures.push(`${what} ${(seconds * 1000).toFixed(0)} ms`)
  }
  return {
    what: 'the bomb that is refused last, against 1 CPU s',
    ratio: longest,
    target: { atMost: 1 },
    figures,
  }
}

export const run = async (): Promise<Line[]> => {
  const texts = githubDocuments()
  if (texts === undefined) console.log(`B8 ${withoutGithub}`)
  const lines =
    texts === undefined
      ? []
      : [
          await measured('GitHub’s description', texts.older),
          await measured(
            'the same in YAML',
            stringify(JSON.parse(texts.older), { aliasDuplicateObjects: false }),
          ),
        ]
  return [...lines, await refusals()]
}

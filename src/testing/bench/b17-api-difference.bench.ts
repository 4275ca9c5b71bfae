/** B17, difference: two versions of GitHub's description, against oasdiff on the same texts. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../processes/programs.ts'
import { githubDocuments, withoutGithub } from '../generators/api-documents.ts'
import { installOasdiff } from '../processes/oasdiff.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, secondsOf } from './measuring/measurement.ts'

export const name = 'B17 API difference'
export const describe =
  'the difference of two versions of GitHub’s description (966 operations), from text to findings'

const program = `
import { githubDocuments } from './src/testing/generators/api-documents.ts'
import { parseApiDocument } from './src/content/api-document/parse-api-document.ts'
import { differenceOf } from './src/content/api-difference/difference-of.ts'
const { older, newer } = githubDocuments()
const begun = performance.now()
const [from, to] = [parseApiDocument(older), parseApiDocument(newer)]
const read = performance.now()
const { findings, precise } = differenceOf(from, to)
const compared = performance.now()
console.log(JSON.stringify({ read: read - begun, compared: compared - read, findings: findings.length, precise }))
`

interface Printed {
  /** Milliseconds. */
  readonly read: number
  readonly compared: number
  readonly findings: number
  readonly precise: boolean
}

/** In a new process, as the first comparison of a worker. */
const compareOnce = async (): Promise<Printed> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program],
    { cwd: root },
  )
  return JSON.parse(stdout) as Printed
}

export const run = async (): Promise<Line[]> => {
  const texts = githubDocuments()
  if (texts === undefined) throw new Error(withoutGithub)
  const oasdiff = await installOasdiff()
  try {
    let last: Printed | undefined
    let theirFindings = 0
    const { ours, theirs, ratio } = await compare(
      async () => {
        last = await compareOnce()
        return (last.read + last.compared) / 1000
      },
      () =>
        secondsOf(async () => {
          theirFindings = (await oasdiff.compare(texts.older, texts.newer)).length
        }),
      3,
    )
    return [
      {
        what: 'two texts of 11 MB to findings, against oasdiff',
        ratio,
        target: { atMost: 0.2 },
        figures: [
          `${ours.toFixed(2)} s (reading ${((last?.read ?? 0) / 1000).toFixed(2)}, comparing ${((last?.compared ?? 0) / 1000).toFixed(2)})`,
          `oasdiff ${theirs.toFixed(2)} s`,
          `${last?.findings} findings, oasdiff ${theirFindings} without webhooks`,
          ...(last?.precise === true ? [] : ['not precise']),
        ],
      },
    ]
  } finally {
    oasdiff.remove()
  }
}

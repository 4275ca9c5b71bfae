/**
 * B20: inputs that take disproportionate time unless work is bounded. First the engine alone at two sizes, by CPU time;
 * then the built service with a concurrent reader.
 */
import { diffDocuments } from '../../content/diff/block-diff.ts'
import { checkDocument, checkMarkdown, DocumentTooLarge } from '../../content/document/document-limits.ts'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../content/markdown/print-markdown.ts'
import { normalize } from '../../content/document/normalize.ts'
import type { RichTextDocument } from '../../content/document/document.ts'
import { pageLimits } from '../fixtures/page-limits.ts'
import { hostileDocuments } from '../hostile/documents.ts'
import { hostileTexts } from '../hostile/markdown.ts'
import { startMeteredService } from '../hostile/metered-service.ts'
import { runHostile } from '../hostile/run-hostile.ts'
import type { Line } from './measuring/measurement.ts'

export const name = 'B20 hostile'
export const describe = 'growth of the work on hostile inputs, and who reads beside them'

/** Characters of a text, parts of a document. */
const sizes = { text: 40_000, document: 4_000 }
const rounds = 3
/**
 * Minimum measured time in seconds, of several garbage collections. Shorter work is repeated until it takes this long.
 */
const shortest = 0.1
/** Maximum number of repetitions: work that is even shorter cannot grow noticeably. */
const mostTimes = 50
/** Maximum growth of the work when the size is doubled: that of a sort, and room for the noise of a measurement. */
const mostGrowth = 2.6
/** How often an input is measured that seems to grow faster. */
const mostAttempts = 5

/**
 * CPU seconds per repetition, of this thread alone: how much of a garbage collection its helpers take, and how long they
 * wait for each other, depends on the load of the machine.
 */
const seconds = (work: () => void, times: number): number => {
  const begun = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1e6 / times
}

const printed = (document: RichTextDocument): string => printMarkdown(document, { href: () => '/' })

/** Runs the work; if the input exceeds the limits of a page, the check is all the work there is. */
const unlessTooLarge = (work: () => void): void => {
  try {
    work()
  } catch (error) {
    if (!(error instanceof DocumentTooLarge)) throw error
  }
}

const readAndPrint = (markdown: string): void =>
  unlessTooLarge(() => {
    checkMarkdown(markdown, pageLimits)
    const { document } = parseMarkdown(markdown, { file: '' })
    checkDocument(document, pageLimits)
    printed(document)
    diffDocuments(document, parseMarkdown(`${markdown}\n\nMore.`, { file: '' }).document)
  })

const normalizeAndPrint = (document: RichTextDocument): void =>
  unlessTooLarge(() => {
    checkDocument(document, pageLimits)
    printed(normalize(document))
  })

/**
 * How the time grows when the size is doubled: the square root of its growth over four times the size, because chance
 * weighs half as much over two doublings. Compares the minimum of each, since other load on the machine only adds time;
 * both are measured equally often, after warm-up.
 */
const growth = (size: number, work: (of: number) => () => void): number => {
  const [small, large] = [work(size), work(4 * size)]
  large()
  const times = Math.min(mostTimes, Math.ceil(shortest / Math.max(seconds(small, 1), shortest / mostTimes)))
  const least = (one: () => void) => Math.min(...Array.from({ length: rounds }, () => seconds(one, times)))
  return Math.sqrt(least(large) / Math.max(least(small), shortest / mostTimes))
}

/**
 * The growth of an input, measured again at other sizes while it exceeds the target. Arrays above 128 KB lie in another
 * kind of memory, which costs more: linear work takes that step once, between two sizes. Work that really grows faster
 * exceeds the target at every size.
 */
const confirmedGrowth = (name: string, size: number, work: (of: number) => () => void): number => {
  let least = Infinity
  for (let attempt = 0; attempt < mostAttempts && least > mostGrowth; attempt += 1)
    least = Math.min(least, growth(size * (1 + (attempt % 2) / 2), work))
  process.stderr.write(`  ${least.toFixed(2)} ${name}\n`)
  return least
}

const engine = (): Line[] => {
  const inputs = [
    ...hostileTexts.map(({ name: of, make }) => ({
      of,
      ratio: confirmedGrowth(of, sizes.text, (n) => {
        const text = make(n)
        return () => readAndPrint(text)
      }),
    })),
    ...hostileDocuments.map(({ name: of, make }) => ({
      of,
      ratio: confirmedGrowth(of, sizes.document, (n) => {
        const document = make(n)
        return () => normalizeAndPrint(document)
      }),
    })),
  ].toSorted((a, b) => b.ratio - a.ratio)
  const [worst] = inputs
  return [
    {
      what: `work at twice the size, worst of ${inputs.length} inputs`,
      ratio: worst?.ratio ?? 0,
      target: { atMost: mostGrowth },
      figures: inputs.slice(0, 3).map(({ of, ratio }) => `${of} ${ratio.toFixed(2)}`),
    },
  ]
}

const besideReaders = async (): Promise<Line[]> => {
  const service = await startMeteredService()
  try {
    const { calm, hostile, standstill, answers } = await runHostile(service)
    const slowest = Math.max(...answers.map((answer) => answer.seconds))
    return [
      {
        what: `readers' p99 beside ${answers.length} hostile requests, against alone`,
        ratio: hostile.p99 / calm.p99,
        target: { atMost: 5 },
        figures: [`${hostile.p99} ms, alone ${calm.p99} ms`, `slowest answer ${slowest.toFixed(1)} s`],
      },
      {
        what: 'longest turn of the serving thread in CPU time, against 100 ms',
        ratio: standstill / 100,
        target: { atMost: 1 },
        figures: [`${standstill} ms`],
      },
      {
        what: 'growth of memory, against 300 MB',
        ratio: (hostile.peakMemory - calm.peakMemory) / 300,
        target: { atMost: 1 },
        figures: [`${calm.peakMemory} to ${hostile.peakMemory} MB`],
      },
    ]
  } finally {
    await service.stop()
  }
}

export const run = async (): Promise<Line[]> => [...engine(), ...(await besideReaders())]

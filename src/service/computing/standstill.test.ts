/**
 * How long the main thread answers no requests while one page has the maximum size, for each operation on documents. On
 * the embedded store, all in one process.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block, RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument, plainText } from '../../content/document/document.ts'
import { linking, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { targetId } from '../pages/links/ignored-links.ts'

let service: TestService
let mara: Client
let org: string
let space: string
let change: string

const words = 'The harbour master keeps the ledger of every ship that anchors here and signs it at noon.'
const paragraph = (at: number, text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key: `b${at}`,
  data: {},
  nodes: [plainText(`${at} ${text}`)],
})

/** About 3 MB in stored form, with 15,000 blocks: headings, links, pictures and paragraphs. */
const largeDocument = (said = words): RichTextDocument => ({
  ...emptyDocument,
  nodes: Array.from({ length: 15_000 }, (_, at): Block => {
    if (at % 50 === 0) return { ...paragraph(at, 'Ledger'), type: 'heading-2' }
    if (at % 1000 === 1)
      return {
        object: 'block',
        type: 'image',
        key: `b${at}`,
        isVoid: true,
        data: { ref: { kind: 'file', file: 'f1' } },
      }
    const [link] = linking([{ kind: 'page', page: `p${at % 300}` }]).nodes
    return at % 5 === 2 && link ? { ...link, key: `b${at}` } : paragraph(at, `${at % 7 === 0 ? said : words}`)
  }),
})

/**
 * The most CPU milliseconds that the thread used between two ticks of a timer while `work` was running: how long
 * requests would wait on an otherwise idle machine.
 */
const standstill = async (work: () => Promise<unknown>): Promise<number> => {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let worst = 0
  let last = used()
  const look = (): void => {
    const now = used()
    worst = Math.max(worst, now - last)
    last = now
  }
  const timer = setInterval(look, 5)
  try {
    await work()
  } finally {
    clearInterval(timer)
    look()
  }
  return worst
}

/** Milliseconds to parse and print the JSON of the page once: the work that one turn may do. */
const onePass = async (): Promise<number> => {
  const text = JSON.stringify(largeDocument())
  const times: number[] = []
  for (let round = 0; round < 3; round += 1)
    times.push(await standstill(async () => void JSON.stringify(JSON.parse(text))))
  return times.toSorted((a, b) => a - b)[1] ?? 0
}

beforeAll(async () => {
  service = await startTestService('sqlite', { CHECK_ANSWERS: '0' })
  mara = await service.person('mara')
  org = await service.organization('Halden', mara)
  space = await service.space(org, mara)
  await putContent(service.ctx, space, mara.person, {
    pages: [
      { id: 'large', document: largeDocument() },
      ...Array.from({ length: 300 }, (_, at) => ({
        id: `p${at}`,
        document: {
          ...emptyDocument,
          nodes: Array.from({ length: 40 }, (__, block) => paragraph(block, `${words} ${at}`)),
        },
      })),
    ],
  })
  const { id } = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Say it better' })
  change = `/spaces/${space}/change-requests/${String(id)}`
  for (const node of ['b3', 'b8', 'b13']) {
    const comment = { page: 'large', node, body: { markdown: 'Is it noon?' } }
    await mara.done('POST', `${change}/comments`, comment)
    await mara.done('POST', `${change}/suggestions`, {
      page: 'large',
      node,
      replacement: { markdown: 'They sign it at dusk.' },
    })
  }
  const document = largeDocument('The harbour master sleeps until dusk.')
  await mara.done('POST', `${change}/content`, {
    changes: [{ operation: 'update_page', page: 'large', document: { document } }],
  })
}, 300_000)
afterAll(() => service.close())

const operations: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['comments on the page', () => mara.done('GET', `${change}/comments?limit=10`)],
  ['suggestions on the page', () => mara.done('GET', `${change}/suggestions?limit=10`)],
  ['searching after a write', () => mara.done('GET', `/spaces/${space}/search?query=harbour`)],
  ['the list of links', () => mara.done('GET', `/spaces/${space}/links?limit=10`)],
  ['the report of pages', () => mara.done('GET', `/spaces/${space}/page-report`)],
  ['the report of files', () => mara.done('GET', `/spaces/${space}/file-report`)],
  ['the health of the space', () => mara.done('GET', `/spaces/${space}/health`)],
  [
    'looking for a text to replace',
    () => mara.done('POST', `/orgs/${org}/replacements/preview`, replacement),
  ],
  ['fixing links, tried', () => mara.done('POST', `/spaces/${space}/link-fixes/preview`, fixes)],
  ['fixing links', () => mara.done('POST', `/spaces/${space}/link-fixes`, fixes)],
  ['the list of changes', () => mara.done('GET', `${change}/changes?limit=10`)],
  ['marking a page as viewed', () => mara.done('PUT', `${change}/viewed`, viewed)],
  ['the preview of a merge', () => mara.done('GET', `${change}/preview?limit=10`)],
  [
    'a comment on a block of the page',
    () =>
      mara.done('POST', `${change}/comments`, { page: 'large', node: 'b18', body: { markdown: 'Indeed.' } }),
  ],
  [
    'a suggestion for a block of the page',
    () =>
      mara.done('POST', `${change}/suggestions`, {
        page: 'large',
        node: 'b18',
        replacement: { markdown: 'They sleep.' },
      }),
  ],
  [
    'accepting a suggestion',
    async () => {
      const { items } = await mara.done('GET', `${change}/suggestions?limit=10`)
      const [{ id } = { id: '' }] = items as readonly { readonly id: string }[]
      return mara.done('POST', `${change}/suggestions/${id}/accept`)
    },
  ],
  ['the preview of an update', () => mara.done('GET', `${change}/preview?limit=10&of=update`)],
]
const replacement = { find: 'ledger', replace: 'book', in: ['titles', 'text'] }
const viewed = {
  pages: [{ page: 'large', viewed: true }],
  blocks: [{ page: 'large', block: 'b3', viewed: true }],
}
const fixes = {
  fixes: [
    { target: targetId({ reference: { kind: 'page', page: 'p2' } }), to: { kind: 'page', page: 'p3' } },
  ],
}

describe('with a page as large as pages may be, nobody waits for', () => {
  test.each(operations)('%s', { timeout: 120_000 }, async (name, work) => {
    const began = performance.now()
    // Other work on the machine only ever adds to a measurement, so that the least of three counts.
    let worst = Infinity
    let most = 0
    for (let tries = 0; worst >= most && tries < 3; tries += 1) {
      worst = await standstill(work)
      // Relative to the same machine instead of a fixed time. What does not run in the pool takes up to seven passes.
      most = 2 * (await onePass())
    }
    if (process.env['SHOW_STANDSTILL'] === '1')
      process.stderr.write(`${name}: ${worst.toFixed(0)} of ${(performance.now() - began).toFixed(0)} ms\n`)
    expect(worst).toBeLessThan(most)
  })
})

/** What the reports of a large imported space cost after an edit, and after a page that others link to is gone. */
import { generateCorpus } from '../../generators/corpus.ts'
import { asOwner } from '../../processes/owner-client.ts'
import { startService } from '../../processes/service-process.ts'
import { archiveOf, imported } from '../data/imported-space.ts'
import type { Line } from './measurement.ts'
import { cpuSeconds, pinned } from './measurement.ts'

const pages = 4348
/** Milliseconds of CPU within which each report is made. */
const goal = 1000
const reports = ['page-report', 'file-report', 'links', 'links?status=broken', 'health'] as const

interface ListedPage {
  readonly id: string
  readonly type: string
  readonly pages?: readonly ListedPage[]
}

const documentsIn = (list: readonly ListedPage[]): ListedPage[] =>
  list.flatMap((page) => [...(page.type === 'document' ? [page] : []), ...documentsIn(page.pages ?? [])])

export const reportsLine = async (): Promise<Line> => {
  const service = await startService({
    env: { CHECK_ANSWERS: '0', RATE_LIMIT: '0' },
    prefix: pinned(0),
  })
  try {
    const ask = asOwner(service)
    const space = await imported(service, ask, archiveOf(generateCorpus(21, pages, { size: 0.2 })))
    await ask('PATCH', `/spaces/${space}`, { editMode: 'live' })
    const tree = await ask<{ pages: ListedPage[] }>('GET', `/spaces/${space}/content/pages`)
    const documents = documentsIn(tree.pages)
    const change = (body: object) => ask('POST', `/spaces/${space}/content`, { changes: [body] })
    const costs = new Map<string, number>()
    const measure = async (when: string): Promise<void> => {
      for (const report of reports) {
        const before = cpuSeconds(service.pid) ?? 0
        await ask('GET', `/spaces/${space}/${report}`)
        costs.set(`${report} ${when}`, ((cpuSeconds(service.pid) ?? 0) - before) * 1000)
      }
    }
    await measure('at first')
    const document = { markdown: 'Another text.' }
    await change({ operation: 'update_page', page: documents[1]?.id, document })
    await measure('after an edit')
    const leaf = documents.find((page) => (page.pages ?? []).length === 0)
    await change({ operation: 'delete_page', page: leaf?.id })
    await measure('after a page is gone')
    const slowest = [...costs].toSorted(([, a], [, b]) => b - a)
    return {
      what: `embedded store, the slowest report of ${pages} imported pages, of ${goal} ms of CPU`,
      ratio: (slowest[0]?.[1] ?? 0) / goal,
      target: { atMost: 1 },
      figures: slowest.slice(0, 4).map(([report, cost]) => `${report}: ${Math.round(cost)} ms`),
    }
  } finally {
    await service.stop()
  }
}

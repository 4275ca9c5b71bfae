/** Fixtures for session tests: a page as text, a browser storage, and a service with one page. */
import type { RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { openJournal, type JournalStore } from './journal.ts'
import type { FieldName, PageChange, PageFields } from './page-fields.ts'
import { createPageSession } from './page-session.ts'
import type { Failure, PageVersion, WrittenPage } from './page-session-state.ts'

/** Each line is a block whose key is its first letter, so that it stays the same block when its text changes. */
export const text = (...lines: readonly string[]): RichTextDocument => {
  const { document } = parseMarkdown(lines.join('\n\n'), { file: 'x', titled: false })
  return {
    ...document,
    nodes: document.nodes.map((node, at) => ({ ...node, key: (lines[at] ?? '').charAt(0) })),
  }
}
export const printText = ({ document = emptyDocument }: PageFields): string =>
  printMarkdown(document, { href: () => '' }).trim()

export const memoryStore = (): JournalStore => {
  const all = new Map<string, string>()
  return {
    get length() {
      return all.size
    },
    key: (at) => [...all.keys()][at] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, value) => void all.set(name, value),
    removeItem: (name) => void all.delete(name),
  }
}

class Failed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.is)
    this.failure = failure
  }
}

/** A service with one page: like the real one, it refuses a write based on a revision other than its head. */
export const service = (fields: PageFields) => {
  const revisions = new Map<string, PageFields | null>([['r0', fields]])
  let head = 'r0'
  const sent: PageChange[] = []
  const refusals: Failure[] = []
  const put = (next: PageFields | null): void => {
    head = `r${revisions.size}`
    revisions.set(head, next)
  }
  const seen = (revision: string): PageVersion | null => {
    const found = revisions.get(revision)
    return found === undefined || found === null ? null : { revision, fields: found }
  }
  const write = async (change: PageChange, over: string): Promise<WrittenPage> => {
    await new Promise((done) => setTimeout(done, 100))
    const refusal = refusals.shift()
    if (refusal !== undefined) throw new Failed(refusal)
    if (over !== head) throw new Failed({ is: 'moved' })
    sent.push(change)
    const { operation: _, page: _page, document, ...rest } = change
    const before = revisions.get(head) ?? { title: '' }
    const written = document !== undefined && 'document' in document ? { document: document.document } : {}
    put({ ...before, ...rest, ...written } as PageFields)
    return { revision: head }
  }
  const read = async (revision?: string): Promise<PageVersion | null> => {
    await new Promise((done) => setTimeout(done, 10))
    return seen(revision ?? head)
  }
  const open = (store = memoryStore(), window = 'w') =>
    createPageSession('p', seen(head) ?? { revision: '', fields: { title: '' } }, {
      write,
      read,
      failureOf: (error) => (error as Failed).failure,
      check: (change) =>
        new Map<FieldName, string>('title' in change && !change.title ? [['title', 'Fill this in.']] : []),
      journal: openJournal(store, 'p', window),
      now: () => 7,
      pause: 1000,
    })
  return { sent, refusals, put, write, open, now: () => revisions.get(head) ?? undefined }
}

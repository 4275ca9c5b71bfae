/**
 * Printed pages in memory. A page is kept under the hash of everything that it is made from, so what is kept is never
 * stale; beside it, addresses are kept under the stamp of their site, so that an unchanged site is answered at once.
 */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { oneFor, Recent } from '../../recent-cache.ts'

/** The bytes in memory of their own: what compressing returns is a view of a buffer that may be many times larger. */
const own = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)

export class KeptPage {
  readonly etag: string
  readonly bytes: Buffer
  readonly policy: string
  #gzip: Buffer | undefined
  #br: Buffer | undefined

  constructor(html: string, policy: string) {
    this.bytes = Buffer.from(html)
    this.policy = policy
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`
  }

  get gzip(): Buffer {
    return (this.#gzip ??= own(gzipSync(this.bytes, { level: 6 })))
  }

  get br(): Buffer {
    return (this.#br ??= own(
      brotliCompressSync(this.bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
        },
      }),
    ))
  }

  /** Bytes in memory, with those of its packed forms, which take about a quarter each. */
  get size(): number {
    return this.bytes.length * 1.5 + 500
  }
}

/** What an address was answered with. */
export interface Answer {
  readonly status: number
  readonly page?: KeptPage
  readonly location?: string
  readonly indexed: boolean
}

const mostBytes = 64 * 1024 * 1024
/** Bytes of an address without a page, roughly. */
const addressBytes = 300

export class PageCache {
  readonly #pages = new Recent<KeptPage>(mostBytes)
  // An answer keeps its page alive when that is forgotten as a page: it weighs as much as one.
  readonly #answers = new Recent<Answer>(mostBytes)
  /** Pages printed since the start; for tests and the benchmark. */
  printed = 0

  page(key: string): KeptPage | undefined {
    return this.#pages.get(key)
  }

  keepPage(key: string, page: KeptPage): void {
    this.#pages.set(key, page, page.size)
  }

  answer(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  keepAnswer(key: string, answer: Answer): void {
    this.#answers.set(key, answer, addressBytes + (answer.page?.size ?? 0))
  }
}

/** The cache of an installation. */
export const pageCacheOf = oneFor((_store: object) => new PageCache())

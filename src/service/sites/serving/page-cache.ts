/**
 * Printed pages in memory. A page is kept under the hash of everything that it is made from, so what is kept is never
 * stale; beside it, addresses are kept under the stamp of their site, so that an unchanged site is answered at once.
 */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export class KeptPage {
  readonly etag: string
  readonly bytes: Buffer
  readonly policy: string
  #gzip: Buffer | undefined
  #brotli: Buffer | undefined

  constructor(html: string, policy: string) {
    this.bytes = Buffer.from(html)
    this.policy = policy
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`
  }

  get gzip(): Buffer {
    return (this.#gzip ??= gzipSync(this.bytes, { level: 6 }))
  }

  get brotli(): Buffer {
    return (this.#brotli ??= brotliCompressSync(this.bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      },
    }))
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
const mostAddresses = 20_000

export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #answers = new Map<string, Answer>()
  #size = 0
  /** Pages printed since the start; for tests and the benchmark. */
  printed = 0

  page(key: string): KeptPage | undefined {
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    return page
  }

  keepPage(key: string, page: KeptPage): void {
    this.#pages.set(key, page)
    this.#size += page.size
    for (const [oldest, { size }] of this.#pages) {
      if (this.#size <= mostBytes) break
      this.#pages.delete(oldest)
      this.#size -= size
    }
  }

  answer(key: string): Answer | undefined {
    return this.#answers.get(key)
  }

  keepAnswer(key: string, answer: Answer): void {
    if (this.#answers.size >= mostAddresses || this.#size > mostBytes) this.#answers.clear()
    this.#answers.set(key, answer)
  }
}

const caches = new WeakMap<object, PageCache>()

/** The cache of an installation. */
export const pageCacheOf = (store: object): PageCache => {
  const known = caches.get(store) ?? new PageCache()
  caches.set(store, known)
  return known
}

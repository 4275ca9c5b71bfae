/**
 * In-memory cache of rendered pages. A page is cached by the hash of all its inputs, so it is never stale. In addition,
 * responses are cached by URL under the stamp of their site, so that an unchanged site responds immediately.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { PageBlock } from '../../../site/contentkit/page-blocks.ts'
import type { SiteFrame } from '../../../site/page-view.ts'
import { oneFor, Recent } from '../../recent-cache.ts'

/** Copies the bytes: compression returns a view of a buffer that may be many times larger. */
const copyBytes = (bytes: Buffer): Buffer => Buffer.from(new Uint8Array(bytes).buffer)

/** Maximum bytes compressed synchronously, which takes about 5 ms. Larger pages are compressed asynchronously. */
const smallPage = 256 * 1024

const gzipOptions = { level: 6 }
const brotliOptions = (bytes: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
})

const packSmall = {
  gzip: (bytes: Buffer) => gzipSync(bytes, gzipOptions),
  br: (bytes: Buffer) => brotliCompressSync(bytes, brotliOptions(bytes)),
}
const gzipLater = promisify(gzip)
const brotliLater = promisify(brotliCompress)
const packLarge = {
  gzip: (bytes: Buffer): Promise<Buffer> => gzipLater(bytes, gzipOptions),
  br: (bytes: Buffer): Promise<Buffer> => brotliLater(bytes, brotliOptions(bytes)),
}

export type Packing = keyof typeof packSmall

/** The blocks of integrations in a page, which are drawn each time it is sent. */
export interface BlocksOfPage {
  readonly list: readonly PageBlock[]
  readonly frame: SiteFrame
  /** The policy of the page with the origins of its frames. */
  readonly policy: (frames: readonly string[]) => string
}

export class KeptPage {
  readonly etag: string
  readonly bytes: Buffer
  readonly policy: string
  /** Set for a page that has markers in place of blocks. */
  readonly blocks: BlocksOfPage | undefined
  readonly #packed: { [packing in Packing]?: Buffer | Promise<Buffer> } = {}

  constructor(html: string, policy: string, blocks?: BlocksOfPage) {
    this.bytes = Buffer.from(html)
    this.policy = policy
    this.blocks = blocks
    // A page that is not sent again keeps its former policy in the browser, so it is only the same with the same policy.
    const hash = createHash('sha256').update(this.bytes).update(policy)
    this.etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  }

  /** The bytes in the given content encoding, compressed once. */
  packed(packing: Packing): Buffer | Promise<Buffer> {
    return (this.#packed[packing] ??=
      this.bytes.length <= smallPage ? copyBytes(packSmall[packing](this.bytes)) : this.#packLarge(packing))
  }

  async #packLarge(packing: Packing): Promise<Buffer> {
    const packed = copyBytes(await packLarge[packing](this.bytes))
    this.#packed[packing] = packed
    return packed
  }

  /** Size in memory, including the compressed forms at about a quarter each. */
  get size(): number {
    return this.bytes.length * 1.5 + 500
  }
}

/** What an answer was made from besides its site: `everything`, or these spaces and perhaps API specifications. */
export type MadeFrom = 'everything' | { readonly spaces: readonly string[]; readonly apis: boolean }

/** The cached response of a URL. */
export interface Answer {
  readonly status: number
  readonly page?: KeptPage
  readonly location?: string
  readonly indexed: boolean
  /** For shared caches; undefined if it depends on the visitor, or changes without the site. */
  readonly madeFrom?: MadeFrom | undefined
  /** Whether it may be sent again, for what changes without the site. */
  readonly isCurrent?: () => Promise<boolean>
}

const mostBytes = 64 * 1024 * 1024
/** Approximate bytes of a cached response without a page. */
const addressBytes = 300

class PageCache {
  readonly #pages = new Recent<KeptPage>(mostBytes)
  // A response keeps its page alive after the page cache has evicted it, so it counts with the page's size.
  readonly #answers = new Recent<Answer>(mostBytes)
  /** Number of pages rendered since the start; for tests and benchmarks. */
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

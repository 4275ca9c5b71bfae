/** Drawn pages in a file instead of in memory. */
import { deserialize, serialize } from 'node:v8'
import { Spool } from '../../jobs/spool.ts'
import type { Sheets } from './pdf-document.ts'
import type { PdfNode } from './pdf-node.ts'

export class SheetSpool implements Sheets {
  readonly #spool: Spool

  constructor(path: string) {
    this.#spool = new Spool(path)
  }

  get length(): number {
    return this.#spool.size
  }

  push(nodes: readonly PdfNode[]): void {
    this.#spool.set(String(this.length), serialize(nodes))
  }

  *[Symbol.iterator](): Generator<readonly PdfNode[], undefined> {
    for (const [, bytes] of this.#spool) yield deserialize(bytes) as readonly PdfNode[]
    return undefined
  }

  close(): void {
    this.#spool.close()
  }
}

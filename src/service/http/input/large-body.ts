/**
 * Bodies with so many values or bytes that reading them would block other requests: they are parsed and checked in the
 * pool, and their documents stay packed.
 */
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { PackedDocument } from './packed-document.ts'
import type { AnyOperation } from '../verb.ts'

/** Number of values that are parsed, checked and passed on within about 40 ms on the main thread. */
export const mostInlineValues = 20_000
/** Bytes that are decoded and searched within about 10 ms on the main thread, however few values they hold. */
export const mostInlineBytes = 1024 * 1024

const task = defineTask(
  'text',
  new URL('./large-body.task.ts', import.meta.url),
  () => import('./large-body.task.ts'),
)

/** A body that has not been parsed yet. Its bytes are kept until it is. */
export class LargeBody {
  #bytes: Uint8Array | undefined
  readonly #values: number

  constructor(bytes: Uint8Array, values: number) {
    this.#bytes = bytes
    this.#values = values
  }

  /** The parsed body, as the operation expects it, once. Fails in the same way as parsing and checking a small body. */
  async read({ id }: AnyOperation): Promise<unknown> {
    const bytes = this.#bytes
    if (bytes === undefined) throw new Error('The body of the request was read before.')
    this.#bytes = undefined
    const { body, documents } = await compute(task, {
      input: { operation: id, bytes },
      asks: {},
      size: Infinity,
      // Text alone is read in milliseconds, and need not wait for bodies and pages that take seconds.
      large: this.#values > mostInlineValues,
    })
    for (const { path, json } of documents) {
      const holder = path
        .slice(0, -1)
        .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], body)
      ;(holder as Record<string, unknown>)[path.at(-1) ?? ''] = new PackedDocument(json)
    }
    return body
  }
}

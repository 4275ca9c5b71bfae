/**
 * Bodies of so many values that reading them would keep other requests waiting: they are parsed and checked in the
 * pool, and the documents in them stay packed.
 */
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { PackedDocument } from './packed-document.ts'
import type { AnyOperation } from '../verb.ts'

/** Values that are parsed, checked and handed on within some 40 ms on the thread that serves requests. */
export const mostInlineValues = 20_000

const task = defineTask(
  'text',
  new URL('./large-body.task.ts', import.meta.url),
  () => import('./large-body.task.ts'),
)

/** A body that has not been parsed yet. */
export class LargeBody {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** The body as the operation takes it. Fails as parsing and checking a small one does. */
  async read({ id }: AnyOperation): Promise<unknown> {
    const { body, documents } = await compute(task, {
      input: { operation: id, bytes: this.#bytes },
      asks: {},
      size: Infinity,
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

/** The body of a dispatch: an event and its environment as `multipart/form-data`. */
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ScriptRequest } from './script-request.ts'

export interface DispatchBody {
  readonly contentType: string
  /** A stream can be sent only once. */
  readonly content: Uint8Array | Readable
}

const field = (boundary: string, name: string, value: object): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`

async function* framed(head: Uint8Array, body: AsyncIterable<Uint8Array>, tail: Uint8Array) {
  yield head
  yield* body
  yield tail
}

/** For events without a body: in JSON no line begins with it. */
const fixedBoundary = 'recto-event'

/** Encodes a request. The body of a fetch event is a part with a file name: runtimes read it as bytes only then. */
export const dispatchBody = ({
  event,
  environment,
  body,
}: Pick<ScriptRequest, 'event' | 'environment' | 'body'>): DispatchBody => {
  // Random, so that a body cannot contain it.
  const boundary = body === undefined ? fixedBoundary : `recto-${randomBytes(18).toString('hex')}`
  const contentType = `multipart/form-data; boundary=${boundary}`
  const fields = field(boundary, 'event', event) + field(boundary, 'environment', environment)
  const end = `--${boundary}--\r\n`
  if (body === undefined) return { contentType, content: Buffer.from(fields + end) }
  const head = Buffer.from(
    `${fields}--${boundary}\r\ncontent-disposition: form-data; name="fetch-body"; filename="body"\r\n` +
      'content-type: application/octet-stream\r\n\r\n',
  )
  const tail = Buffer.from(`\r\n${end}`)
  return {
    contentType,
    content:
      body instanceof Uint8Array
        ? Buffer.concat([head, body, tail])
        : Readable.from(framed(head, body, tail), { objectMode: false }),
  }
}

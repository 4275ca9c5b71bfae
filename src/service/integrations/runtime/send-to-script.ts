/** Sends a dispatch to the socket of a process. */
import type { Agent, ClientRequest, IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import type { DispatchBody } from './dispatch-body.ts'
import { eventHeader } from './process-config.ts'

export interface ScriptConnection {
  readonly socketPath: string
  /** Connections that are kept. */
  readonly agent: Agent
}

/** A request on its way. One of these for each event costs less than a signal. */
export class ScriptCall {
  /** The head of the response. Rejects with the error of the connection or of a streamed body, or after `abort`. */
  readonly response: Promise<IncomingMessage>
  #request: ClientRequest | undefined
  #isAborted = false

  constructor(connection: ScriptConnection, body: DispatchBody, id: string) {
    this.response = new Promise((resolve, reject) => this.#send(connection, body, id, resolve, reject))
  }

  /** Ends the request, and its response. */
  abort(): void {
    this.#isAborted = true
    this.#request?.destroy(new Error('The event was aborted.'))
  }

  #send(
    connection: ScriptConnection,
    body: DispatchBody,
    id: string,
    resolve: (response: IncomingMessage) => void,
    reject: (error: Error) => void,
  ): void {
    const { content, contentType } = body
    const isBytes = content instanceof Uint8Array
    const request = requestHttp({
      socketPath: connection.socketPath,
      // A stream cannot be sent again if a kept connection turns out to be closed.
      agent: isBytes ? connection.agent : false,
      method: 'POST',
      path: '/v1',
      headers: {
        host: 'integration',
        'content-type': contentType,
        [eventHeader]: id,
        ...(isBytes && { 'content-length': content.length }),
      },
    })
    this.#request = request
    request.once('response', resolve).on('error', (error: NodeJS.ErrnoException) => {
      // The process had closed the connection while it was kept: nothing was received yet.
      const wasClosed = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      if (isBytes && wasClosed && !this.#isAborted) this.#send(connection, body, id, resolve, reject)
      else reject(error)
    })
    if (isBytes) return void request.end(content)
    content.once('error', (error) => request.destroy(error))
    content.pipe(request)
  }
}

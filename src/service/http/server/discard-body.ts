/**
 * Reads and discards the rest of a request that was refused before its body arrived, within limits. If the connection
 * were closed while the client is still sending, it would be reset, and the client would never read the reason.
 */
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

export interface DiscardLimits {
  readonly bytes: number
  readonly milliseconds: number
}

/** Clients that send more, or for longer, are cut off. */
const usual: DiscardLimits = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 }
const lookEvery = 50

export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether more of the body is to come over a connection; injected requests in this process have none. */
export const isUnfinished = (request: IncomingMessage): boolean =>
  request.socket instanceof Socket && !request.complete && !request.destroyed && announcesBody(request)

/** Discards the rest of an unfinished request; closes the connection if it is too large or too slow. */
export const discardRest = (request: IncomingMessage, limits: DiscardLimits = usual): void => {
  const { socket } = request
  const begin = { bytes: socket.bytesRead, time: Date.now() }
  const look = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(look)
    const isTooMuch =
      socket.bytesRead - begin.bytes > limits.bytes || Date.now() - begin.time > limits.milliseconds
    if (!isTooMuch) return
    clearInterval(look)
    socket.destroy()
  }, lookEvery)
  look.unref()
  request.resume()
}

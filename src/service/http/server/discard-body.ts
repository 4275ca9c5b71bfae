/**
 * What is left of a request that was refused before its body had come: read and thrown away for a while. A connection
 * that is closed while somebody still sends is reset, and they never read why they were refused.
 */
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

export interface DiscardLimits {
  readonly bytes: number
  readonly milliseconds: number
}

/** Whoever sends more than that, or longer, is cut off. */
const usual: DiscardLimits = { bytes: 64 * 1024 * 1024, milliseconds: 10_000 }
const lookEvery = 50

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether bytes of the body are still to come, over a connection: a request that is made up in this process has none. */
export const isUnfinished = (request: IncomingMessage): boolean =>
  request.socket instanceof Socket && !request.complete && !request.destroyed && announcesBody(request)

/** Reads the rest of an unfinished request without keeping it; closes the connection when it is too much or too slow. */
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

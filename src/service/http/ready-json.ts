import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptText, sendText } from './content-encoding.ts'

/** An answer that is JSON already and is sent unchanged. */
export class ReadyJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendText(request, reply, this.text)
  }
}

/** One that is sent to many callers: it is compressed once. */
export class KeptJson extends ReadyJson {
  readonly #send: ReturnType<typeof keptText>

  constructor(text: string) {
    super(text)
    this.#send = keptText(text)
  }

  override send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#send(request, reply)
  }
}

/** Returns JSON as the verb's typed answer: it is checked against the contract like any other. */
export const readyJson = <Result>(text: string): Result => new ReadyJson(text) as Result

/** The same for an answer that is kept. */
export const keptAnswer = <Result>(kept: KeptJson): Result => kept as Result

/** What every translation engine can do, and how it fails. */
import type { FoundTerm, TermPair } from '../../../content/translation/glossary-terms.ts'
import type { Tagged } from '../../../content/translation/tagged-text.ts'

export interface EngineText {
  readonly tagged: Tagged
  readonly terms: readonly FoundTerm[]
}

/** The tagged text of a translation, or why there is none. */
export type EngineAnswer = { readonly text: string } | { readonly problems: readonly string[] }

export interface EngineRequest {
  readonly texts: readonly EngineText[]
  readonly from: string
  readonly to: string
  /** All terms of the glossary in these languages, for engines that keep it. */
  readonly glossary: readonly TermPair[]
  /** Plain text. */
  readonly instructions: string
  readonly signal: AbortSignal
}

export interface Engine {
  /** Texts of one request. */
  readonly mostTexts: number
  /** Characters of the texts of one request. */
  readonly mostCharacters: number
  /** Whether what it takes is limited and counted. */
  readonly isMetered: boolean
  /** One answer for each text. Rejects with one of the errors below. */
  readonly translate: (request: EngineRequest) => Promise<readonly EngineAnswer[]>
}

/** The request was too large: half of it may pass. */
export class EngineTooLarge extends Error {}

/** The engine asks to wait. */
export class EngineBusy extends Error {
  /** Seconds. */
  readonly retryAfter: number

  constructor(message: string, retryAfter: number) {
    super(message)
    this.retryAfter = retryAfter
  }
}

/** The engine failed, perhaps at one of the texts. */
export class EngineFailed extends EngineBusy {}

/** The engine's own quota is used up. */
export class EngineExhausted extends Error {}

/** The engine cannot be used; the message is for the person who set it up. */
export class EngineRefused extends Error {}

/** The engine takes no request like this one, perhaps for one of its texts. */
export class EngineRefusedRequest extends EngineRefused {}

/** The service does not know the address, or something that the request names. */
export class EngineUnknownAddress extends EngineRefused {}

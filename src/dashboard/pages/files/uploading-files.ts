/** Files on their way into a change request. Without a screen. */

export interface SentFile {
  readonly file: File
  /** From 0 to 1. */
  readonly share: number
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  readonly words?: string
}

export const waitingFiles = (files: readonly File[], largest: number): readonly SentFile[] =>
  files.map((file) =>
    file.size > largest
      ? { file, share: 0, state: 'failed', words: 'Larger than 50 MB' }
      : { file, share: 0, state: 'waiting' },
  )

/** What is still to be sent, also a second time; what is too large never is. */
export const unsent = (files: readonly SentFile[], largest: number): readonly number[] =>
  files.flatMap(({ state, file }, at) => (state === 'sent' || file.size > largest ? [] : [at]))

export const stateText = ({ state, share, words }: SentFile): string =>
  state === 'sent'
    ? 'There'
    : state === 'sending'
      ? `${Math.floor(share * 100)} %`
      : state === 'failed'
        ? `Failed: ${words ?? 'it was not sent'}`
        : 'Waits'

const ending = (name: string): string => /\.[^.]+$/u.exec(name)?.[0].toLowerCase() ?? ''

/** What a file is called when it gets the bytes of another: as before, unless it became another kind of file. */
export const nameAfter = (before: string, next: string): string =>
  ending(before) === ending(next) ? before : next

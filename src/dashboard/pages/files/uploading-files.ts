/** Files being uploaded into a change request. No UI. */

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

/** Files still to be uploaded, including failed ones; files over the limit are excluded. */
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

/** The name of a file after it is replaced: unchanged, unless its type changed. */
export const nameAfter = (before: string, next: string): string =>
  ending(before) === ending(next) ? before : next

/** Files being uploaded into a change request. No UI. */

export interface UploadingFile {
  readonly file: File
  /** From 0 to 1. */
  readonly share: number
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** Why it failed. */
  readonly problem?: string
}

export const filesToUpload = (files: readonly File[], largest: number): readonly UploadingFile[] =>
  files.map((file) =>
    file.size > largest
      ? { file, share: 0, state: 'failed', problem: 'Larger than 50 MB' }
      : { file, share: 0, state: 'waiting' },
  )

/** Files still to be uploaded, including failed ones; files over the limit are excluded. */
export const remainingFiles = (files: readonly UploadingFile[], largest: number): readonly number[] =>
  files.flatMap(({ state, file }, at) => (state === 'sent' || file.size > largest ? [] : [at]))

export const stateText = ({ state, share, problem }: UploadingFile): string =>
  state === 'sent'
    ? 'Uploaded'
    : state === 'sending'
      ? `${Math.floor(share * 100)}%`
      : state === 'failed'
        ? `Failed: ${problem ?? 'not uploaded'}`
        : 'Waiting'

const ending = (name: string): string => /\.[^.]+$/u.exec(name)?.[0].toLowerCase() ?? ''

/** The name of a file after it is replaced: unchanged, unless its type changed. */
export const nameAfter = (before: string, next: string): string =>
  ending(before) === ending(next) ? before : next

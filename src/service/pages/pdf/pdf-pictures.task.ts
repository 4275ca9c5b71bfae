/** Makes pictures into what a PDF can hold, in a process of its own: one after the other, as they are handed over. */
import type { Asks } from '../../computing/task.ts'
import { printablePicture } from '../../content/files/shrink-picture.ts'

export interface PictureToPrint {
  readonly bytes: Uint8Array
  /** White stands where something would shine through. */
  readonly opaque: boolean
}

interface PrintAsks extends Asks {
  /** Takes what became of the one before (null where that cannot be drawn) and gives the next; null when that was all. */
  readonly next: (made: Uint8Array | string | null) => Promise<PictureToPrint | null>
}

/** The bytes, or why there are none. */
const printed = async ({ bytes, opaque }: PictureToPrint): Promise<Uint8Array | string> => {
  try {
    return await printablePicture(bytes, opaque)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

export const run = async (_input: null, { next }: PrintAsks): Promise<void> => {
  for (let picture = await next(null); picture !== null;) picture = await next(await printed(picture))
}

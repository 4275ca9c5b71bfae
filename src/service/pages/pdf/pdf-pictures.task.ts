/** Converts images to formats that a PDF can contain, in a separate process, one after the other. */
import type { Asks } from '../../computing/task.ts'
import { printablePicture } from '../../content/files/shrink-picture.ts'

export interface PictureToPrint {
  readonly bytes: Uint8Array
  /** Replace transparency with white. */
  readonly opaque: boolean
}

interface PrintAsks extends Asks {
  /** Takes the result of the previous image (null if it cannot be drawn) and returns the next; null at the end. */
  readonly next: (made: Uint8Array | string | null) => Promise<PictureToPrint | null>
}

/** The bytes, or the reason why there are none. */
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

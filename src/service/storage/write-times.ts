/** How long writes take, for whoever measures them; costs nothing while nobody does. */
import { channel } from 'node:diagnostics_channel'

/** Receives seconds from the call of `Store.write` until the write is durable, or failed. */
export const writeTimes = channel('recto.store.write')

export const timedWrite = async <T>(write: () => Promise<T>): Promise<T> => {
  if (!writeTimes.hasSubscribers) return write()
  const begun = performance.now()
  try {
    return await write()
  } finally {
    writeTimes.publish((performance.now() - begun) / 1000)
  }
}

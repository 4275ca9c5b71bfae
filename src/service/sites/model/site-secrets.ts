/**
 * Secrets of sites. They are derived from the installation's secret and the row's id, so that they can be shown to an
 * editor again, are not in backups of the store, and end with the row.
 */
import { createHash } from 'node:crypto'
import type { Keys } from '../../keys.ts'

/** The 128-bit secret in a share link's URL. */
export const shareSecret = (keys: Keys, link: string): string => keys.sign('share-link', link)

/** The hash by which a share link is looked up. */
export const shareHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The key that visitor tokens are signed with (HS256): 256 bits as text; the bytes of the text are the key. */
export const visitorSecret = (keys: Keys, key: string): string =>
  keys.sign('visitor-key', `${key}/1`) + keys.sign('visitor-key', `${key}/2`)

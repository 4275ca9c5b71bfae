/**
 * Secrets of sites. They are derived from the secret of the installation and the id of the row, so that they can be
 * shown to an editor again, are in no backup of the store, and go with the row.
 */
import { createHash } from 'node:crypto'
import type { Keys } from '../../keys.ts'

/** The secret of a share link, as it stands in its address: 128 bits. */
export const shareSecret = (keys: Keys, link: string): string => keys.sign('share-link', link)

/** Under what a share link is found by its secret. */
export const shareHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The key that tokens of visitors are signed with (HS256): 256 bits as text; the bytes of the text are the key. */
export const visitorSecret = (keys: Keys, key: string): string =>
  keys.sign('visitor-key', `${key}/1`) + keys.sign('visitor-key', `${key}/2`)

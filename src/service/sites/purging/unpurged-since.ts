/** Since when shared caches have not been told of a change that they should know. */
import type { Store } from '../../storage/store.ts'
import { firstDue } from './due-purges.store.ts'

/** Undefined if they know all; in the future if they will be told then. */
export const unpurgedSince = ({ read }: Pick<Store, 'read'>): Promise<string | undefined> => firstDue(read)

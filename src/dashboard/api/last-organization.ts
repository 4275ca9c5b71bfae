/** The organization last opened in this browser, so that `/` leads back to it. */
import { browserStore, plainText } from './browser-store.ts'

const stored = browserStore({
  prefix: 'recto-last-organization',
  format: plainText,
  initial: '',
  maxLength: 100,
}).at('')

export const rememberOrganization = (id: string): void => {
  stored.set(id)
}

/** Its id, unchecked: it may be deleted, or come from another user of this browser. */
export const lastOrganization = (): string | undefined => {
  const id = stored.get()
  return id === '' ? undefined : id
}

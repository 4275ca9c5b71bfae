/** The organization last opened in this browser, so that `/` leads back to it. */
const storageName = 'recto-last-organization'

export const rememberOrganization = (id: string): void => {
  try {
    localStorage.setItem(storageName, id)
  } catch {
    // Without storage, `/` shows the list of organizations.
  }
}

/** Its id, unchecked: it may be deleted, or come from another user of this browser. */
export const lastOrganization = (): string | undefined => {
  try {
    return localStorage.getItem(storageName) ?? undefined
  } catch {
    return undefined
  }
}

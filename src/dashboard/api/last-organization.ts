/** The organization that this browser looked at last, so that `/` leads back to it. */
const storageName = 'recto-last-organization'

export const rememberOrganization = (id: string): void => {
  try {
    localStorage.setItem(storageName, id)
  } catch {
    // Without storage, `/` shows the choice.
  }
}

/** Its id, unchecked: it may be gone, or belong to somebody who used this browser before. */
export const lastOrganization = (): string | undefined => {
  try {
    return localStorage.getItem(storageName) ?? undefined
  } catch {
    return undefined
  }
}

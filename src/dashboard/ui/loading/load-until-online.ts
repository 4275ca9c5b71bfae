/** Loads code, and without a connection again when there is one. For what the screen works without meanwhile. */
export const loadUntilOnline = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadUntilOnline(load)
  }
}

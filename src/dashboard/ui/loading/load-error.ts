/** What browsers say when the file of a module cannot be fetched. */
const messages =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/** Whether code could not be loaded: the connection is lost, or the service has a new version and other files. */
export const isLoadError = (error: unknown): boolean => error instanceof Error && messages.test(error.message)

export const loadErrorText = {
  title: 'This part of the screen could not be loaded',
  what: 'Check your connection. If this continues, reload the page: the service may have been upgraded.',
} as const

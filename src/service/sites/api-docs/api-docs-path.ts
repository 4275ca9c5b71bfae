/** Where the documentation of the API is, on the dashboard's origin. */
export const apiDocsPath = '/docs/api'

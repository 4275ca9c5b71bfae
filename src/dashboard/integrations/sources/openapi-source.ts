/** API references: the content source that needs no integration. */
export const openapiType = 'builtin:openapi'
export const openapiTitle = 'API reference'

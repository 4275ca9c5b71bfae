/** Methods of HTTP: those that path items have members for, and others, which OpenAPI 3.2 allows. */

/** As members of path items. `query` is one since OpenAPI 3.2. */
export const httpMethods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
] as const

/** One of `httpMethods`, or another one as it is sent, for example `COPY`. */
export type HttpMethod = string

/** Whether path items have a member for it. */
export const isFixedMethod = (method: string): boolean => (httpMethods as readonly string[]).includes(method)

/** What the API can be asked for; see `ApiSpecOperationListQuery`. */
const longestMethod = 20

/** Whether a text can be the name of a method or of a header (RFC 9110, 5.6.2). */
export const isToken = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(text)

/** The method that a text names. Only those of `httpMethods` are the same in any case. */
export const methodNamed = (text: string): HttpMethod | undefined => {
  const fixed = text.toLowerCase()
  if (isFixedMethod(fixed)) return fixed
  return text.length <= longestMethod && isToken(text) ? text : undefined
}

/** A method as it is sent: `GET` for `get`. */
export const sentMethod = (method: HttpMethod): string =>
  isFixedMethod(method.toLowerCase()) ? method.toUpperCase() : method

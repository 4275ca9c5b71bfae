/**
 * Limits of a request, checked before its content is validated. Each is far above what legitimate clients send and low
 * enough that the worst request within it costs little.
 */

/** Bytes of a JSON body. */
export const largestJsonBody = 10 * 1024 * 1024
/** Bytes of the JSON body of an unauthenticated operation: a password, a form, a passkey response. */
export const largestPublicBody = 64 * 1024
/** Bytes of an uploaded file. */
export const largestFile = 50 * 1024 * 1024

/** Query parameters, counting repeated names each time. */
export const mostQueryParameters = 1000

/**
 * Nesting of arrays and objects in a JSON body. A document may have 64 levels of nodes (`schemas.ts`), each an object
 * in an array, below a few levels of the request.
 */
export const deepestJson = 256
/**
 * Values in a JSON body: a page of 20,000 plain paragraphs has 16 values in each, 320,000 in total. Parsing the worst
 * body of this size takes 75 ms.
 */
export const mostJsonValues = 500_000
/**
 * Distinct names and short strings in a large JSON body. The runtime interns each of them, which costs more than a
 * value.
 */
export const mostJsonNames = 50_000

/**
 * Maximum bytes of text in one page of a list. A page that would exceed it ends early, with a `next`; it always has at
 * least one item.
 */
export const largestListPage = 4 * 1024 * 1024

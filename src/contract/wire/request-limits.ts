/**
 * What one request may carry, before anything looks at what it says. Each limit is far above what a client has reason
 * to send and low enough that the worst request below it costs little.
 */

/** Bytes of a JSON body. */
export const largestJsonBody = 10 * 1024 * 1024
/** Bytes of the JSON body of an operation that needs no credential: a password, a form, the answer of a passkey. */
export const largestPublicBody = 64 * 1024
/** Bytes of an uploaded file. */
export const largestFile = 50 * 1024 * 1024

/** Names and values in a query, each time a name is repeated. */
export const mostQueryParameters = 1000

/**
 * Levels of arrays and objects in a JSON body. A document may have 64 levels of nodes (`schemas.ts`), each an object
 * in an array, below a few levels of the request.
 */
export const deepestJson = 256
/**
 * Values in a JSON body: a page of 20,000 blocks has 16 in each plain paragraph, 320,000 in all. Reading the worst
 * body of so many takes 75 ms.
 */
export const mostJsonValues = 500_000
/** Different names and short texts in a large JSON body. Each is kept in a table of the runtime, which costs more than a value. */
export const mostJsonNames = 50_000

/**
 * Bytes of texts in one page of a list. The page that would have more ends before its limit, with a `next`; it has one
 * item in any case.
 */
export const largestListPage = 4 * 1024 * 1024

/** Whether a request was sent by a page of the site itself. */
import type { FastifyRequest } from 'fastify'

/**
 * Browsers say so in a header that pages cannot set; older ones send the page's origin. Without either it is not a
 * browser.
 */
export const isOwnRequest = ({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === origin : site === 'same-origin'
}

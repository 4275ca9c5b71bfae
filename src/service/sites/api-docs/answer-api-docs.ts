/** Answers requests for the documentation of the API. Printed pages are kept: they never change. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { oneFor, Recent } from '../../recent-cache.ts'
import type { KeptPage } from '../rendering/page-cache.ts'
import { codeColourer } from '../rendering/syntax-highlighter.ts'
import { sendAnswer } from '../serving/send-answer.ts'
import type { ApiDocs } from './api-docs-content.ts'
import { readApiDocs } from './api-docs-content.ts'
import { printApiDocs, printNoApiDocs } from './print-api-docs.ts'

/** Bytes of printed pages. */
const mostKept = 8 * 1024 * 1024
/** Milliseconds to wait for highlighting; a page without it is printed again for the next reader. */
const patience = 50

class ApiDocsPages {
  readonly #kept = new Recent<KeptPage>(mostKept)
  #docs: ApiDocs | undefined

  #read(openapi: string, baseUrl: string): ApiDocs {
    return (this.#docs ??= readApiDocs(openapi, baseUrl))
  }

  /** Undefined if there is no page at the path. */
  async page(openapi: string, baseUrl: string, path: string): Promise<KeptPage | undefined> {
    const known = this.#kept.get(path)
    if (known) return known
    const made = await printApiDocs(this.#read(openapi, baseUrl), path, {
      dashboard: baseUrl,
      coloursOf: (codes) => codeColourer.colours(codes, patience),
    })
    if (made?.whole === true) this.#kept.set(path, made.page, made.page.size)
    return made?.page
  }

  missing(openapi: string, baseUrl: string): KeptPage {
    return printNoApiDocs(this.#read(openapi, baseUrl), baseUrl)
  }
}

const pagesOf = oneFor((_ctx: Context) => new ApiDocsPages())

/** `openapi`: the text of `openapi.json`. */
export const answerApiDocs = async (
  ctx: Context,
  openapi: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { baseUrl } = ctx.config
  const path = (request.url.split('?', 1)[0] ?? '').replace(/\/$/, '')
  const pages = pagesOf(ctx)
  const page = await pages.page(openapi, baseUrl, path)
  const answer = page
    ? { status: 200, page, indexed: false }
    : { status: 404, page: pages.missing(openapi, baseUrl), indexed: false }
  return sendAnswer(request, reply, { shared: true }, answer)
}

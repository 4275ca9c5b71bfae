/** Rendering of components for people who are signed in: in the editor and in configurations. */
import type { RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import { decompress } from '../../../content/contentkit/lz-string.ts'
import { RenderRequest as RenderRequestSchema } from '../../../contract/integrations/contentkit.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { subjectFor } from './caller-subject.ts'
import { renderComponent } from './render-block.ts'

const render = async (
  ctx: Context,
  caller: Caller,
  name: string,
  request: RenderRequest,
): Promise<RenderOutput> => {
  const subject = await subjectFor(ctx.store.read, caller, name, request.context)
  const { output } = await renderComponent(ctx, {
    ...{ subject, request, userId: caller.person },
    shown: 'editor',
  })
  return output
}

export const renderIntegration = open(operations.renderIntegration, ({ ctx, caller, params, body }) =>
  render(ctx, caller, params.integrationName, body),
)

const malformed = (): Failure =>
  new Failure('malformed-request', 'The query must contain a compressed render request.')

const requestIn = (compressed: string): RenderRequest => {
  const text = decompress(compressed)
  if (text === undefined) throw malformed()
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed()
  }
  const read = RenderRequestSchema.safeParse(value)
  if (read.success) return read.data
  throw new Failure('invalid-input', 'The render request is not valid.', {
    details: read.error.issues.slice(0, 20).map(({ path, message }) => ({
      path: ['query', 'request', ...path.map(String)].join('.'),
      message,
    })),
  })
}

export const renderIntegrationByQuery = open(
  operations.renderIntegrationByQuery,
  ({ ctx, caller, params, query }) => render(ctx, caller, params.integrationName, requestIn(query.request)),
)

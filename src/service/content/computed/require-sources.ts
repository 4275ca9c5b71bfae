/** Whether the sources that a content write declares can give content in the space. */
import type { ErrorDetail } from '../../../contract/operation/errors.ts'
import { Failure } from '../../http/failure.ts'
import type { Context } from '../../context.ts'
import type { ContentRequest } from '../writing/content-request.ts'
import type { ContentPlace } from './computed-source.ts'
import { findSources } from './find-sources.ts'

/** Fails with `bad-content` and all problems if a source does not exist or is not installed in the space. */
export const requireSources = async (
  ctx: Context,
  place: ContentPlace,
  requests: readonly ContentRequest[],
): Promise<void> => {
  const declared = requests.flatMap((request, index) =>
    'computed' in request && request.computed !== undefined ? [{ index, declaration: request.computed }] : [],
  )
  if (declared.length === 0) return
  const sources = await findSources(
    ctx,
    ctx.store.read,
    place,
    declared.map(({ declaration }) => declaration),
  )
  const problems = declared.flatMap(({ index }, at): ErrorDetail[] => {
    const found = sources[at]?.found
    return found === undefined || found.ok
      ? []
      : [{ path: `body.changes.${index}.computed.type`, message: found.message }]
  })
  const [first] = problems
  if (first) throw new Failure('bad-content', first.message, { details: problems })
}

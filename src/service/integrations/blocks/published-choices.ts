/** Choices of selects for readers of published sites. */
import type { Choice } from '../../../contract/integrations/choice-schemas.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { oneFor } from '../../recent-cache.ts'
import { AnswerCache, answerKey } from './answer-cache.ts'
import { blockSubject } from './component-subject.ts'
import { choicesAddress, requestChoices } from './request-choices.ts'
import type { PublishedPlace } from './render-block.ts'

/** Seconds for which choices are kept if the integration does not say. */
const defaultAge = 60

/** Approximate bytes of all lists. */
const mostBytes = 8 * 1024 * 1024

const cacheOf = oneFor((_store: object) => new AnswerCache<readonly Choice[]>(mostBytes))

/**
 * The choices at a URL of an integration. Readers may name any of its addresses: these are open to everybody, and the
 * event tells of nobody who is signed in. Fails with `not-found` if it is not installed there or the URL is another's,
 * else as `requestChoices`.
 */
export const publishedChoices = async (
  ctx: Context,
  name: string,
  { place, url }: { readonly place: PublishedPlace; readonly url: string },
): Promise<readonly Choice[]> => {
  const subject = await blockSubject(ctx.store.read, name, place)
  const address = subject && choicesAddress(ctx, subject, url)
  if (subject === undefined || address === undefined) throw notFound()
  const now = (): number => Date.parse(ctx.now())
  const { output } = await cacheOf(ctx.store).answer(answerKey(subject, ['choices', address.url.href]), {
    now,
    request: async () => {
      const { value, maxAge = defaultAge } = await requestChoices(ctx, address)
      return { output: value, until: now() + maxAge * 1000 }
    },
    published: true,
  })
  return output
}

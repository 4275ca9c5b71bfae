/** The change requests that repair what a space owes. */
import type { ChangeRequestCause, DocDebt } from '../../../client/types.gen.ts'
import { subjectNaming } from '../../../contract/change-requests/limits.ts'
import { counted } from '../../ui/counted.ts'

export interface DebtChange {
  readonly cause: ChangeRequestCause
  /** The number of the change request that answers the row, if there is one. */
  readonly existing?: number
  readonly subject: string
  readonly description: string
  /** The page that it opens with. */
  readonly page?: string
}

type Item<Kind extends Exclude<keyof DocDebt, 'object'>> = DocDebt[Kind]['items'][number]

const causeOf = ({ cause, changeRequest }: Pick<Item<'brokenLinks'>, 'cause' | 'changeRequest'>) => ({
  cause,
  ...(changeRequest && { existing: changeRequest.number }),
})

const dayOf = (at: string): string => new Date(at).toLocaleDateString('en', { dateStyle: 'long' })

const titleOf = ({ title }: { readonly title: string }): string => (title === '' ? 'Untitled' : title)

export const linkText = ({ text = 'Link without text' }: Item<'brokenLinks'>): string => text

export const brokenLinkChange = (link: Item<'brokenLinks'>): DebtChange => ({
  ...causeOf(link),
  subject: subjectNaming('Fix the link', linkText(link)),
  description: `The link “${linkText(link)}” leads nowhere${link.brokenSince === undefined ? '' : ` since ${dayOf(link.brokenSince)}`}.`,
  ...(link.page !== undefined && { page: link.page }),
})

export const pictureChange = ({ page, pictures, ...row }: Item<'picturesWithoutAlt'>): DebtChange => ({
  ...causeOf(row),
  subject: subjectNaming('Describe images of', titleOf(page)),
  description: `${counted(pictures, 'image')} of the page “${titleOf(page)}” ${pictures === 1 ? 'has' : 'have'} no alt text.`,
  page: page.id,
})

export const unhelpfulChange = ({ page, site, bad, ...row }: Item<'unhelpfulPages'>): DebtChange => ({
  ...causeOf(row),
  subject: subjectNaming('Improve', titleOf(page)),
  description: `Readers of ${site.title} gave the page “${titleOf(page)}” ${counted(bad, 'bad rating')}, more than good ones.`,
  page: page.id,
})

export const untouchedChange = ({ page, changedAt, ...row }: Item<'untouchedPages'>): DebtChange => ({
  ...causeOf(row),
  subject: subjectNaming('Check', titleOf(page)),
  description: `The page “${titleOf(page)}” has not changed since ${dayOf(changedAt)}. Check that it is still true.`,
  page: page.id,
})

export const searchChange = ({ text, searches, site, ...row }: Item<'emptySearches'>): DebtChange => ({
  ...causeOf(row),
  subject: subjectNaming('Answer', text),
  description: `Readers of ${site.title} searched for “${text}” and found nothing (${counted(searches, 'search', 'searches')}).`,
})

/** The text of the bar above a preview, in the language of the dashboard. */
import type { Claims } from '../visibility/conditions.ts'
import type { PreviewModel } from './preview-model.ts'

/** Maximum length of the visitor's claims; they are shown in full where the preview was requested. */
const longest = 120

const pairs = (claims: Readonly<Record<string, unknown>>, above = ''): string[] =>
  Object.entries(claims).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? pairs(value as Record<string, unknown>, `${above}${name}.`)
      : [`${above}${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`],
  )

const audience = (claims: Claims): string => {
  const told = pairs(claims).join(', ')
  if (told === '') return 'as a visitor of whom nothing is known'
  return `as a visitor with ${told.length > longest ? `${told.slice(0, longest)}…` : told}`
}

/** One line of plain text. */
export const previewBarText = (
  { change, concealed, model }: PreviewModel,
  { draft, claims }: { readonly draft: boolean; readonly claims: Claims },
): string =>
  [
    draft
      ? 'Preview: with what is pending'
      : `Preview${model.row.published === 1 ? '' : ': not published yet'}`,
    ...(change === undefined
      ? []
      : [
          `change request #${change.row.number}${change.row.subject === '' ? '' : ` “${change.row.subject}”`}`,
        ]),
    audience(claims),
    ...(concealed === 0
      ? []
      : [`without ${concealed === 1 ? 'one space' : `${concealed} spaces`} that you may not read`]),
  ].join(' · ')

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
  const text = pairs(claims).join(', ')
  if (text === '') return 'as an anonymous visitor'
  return `as a visitor with ${text.length > longest ? `${text.slice(0, longest)}…` : text}`
}

/** One line of plain text. */
export const previewBarText = (
  { change, concealed, model }: PreviewModel,
  { draft, claims }: { readonly draft: boolean; readonly claims: Claims },
): string =>
  [
    draft
      ? 'Preview: unpublished changes included'
      : `Preview${model.row.published === 1 ? '' : ': not published'}`,
    ...(change === undefined
      ? []
      : [
          `change request #${change.row.number}${change.row.subject === '' ? '' : ` “${change.row.subject}”`}`,
        ]),
    audience(claims),
    ...(concealed === 0
      ? []
      : [`without ${concealed === 1 ? '1 space' : `${concealed} spaces`} that you cannot access`]),
  ].join(' · ')

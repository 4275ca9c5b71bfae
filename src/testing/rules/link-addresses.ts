/** Which URLs the dashboard uses as links: those checked by `safeLink`, and those created by the program. */

/** Checked by `safeLink` before the component receives them: in `linkOf` and `fileOf` next to it, in `link-text.ts`. */
const letThroughBefore: Readonly<Record<string, string>> = {
  'documents/link-embed.tsx': 'href',
  'pages/links/place-link.tsx': 'href',
}

/** URLs that the service creates from ids, validated host names and its own origins, by file and expression. */
const madeByTheService: Readonly<Record<string, string>> = {
  'change-requests/entries/file-icon.tsx': 'downloadURL',
  'editor/menus/link-card.tsx': 'address',
  'integrations/detail/preview-pictures.tsx': 'url',
  'organizations/audit-log.tsx': 'auditExportUrl(org, search, format)',
  'pages/files/file-preview.tsx': 'downloadURL',
  'people/sign-on/service-provider-details.tsx': 'service.entityID',
  'search/replace-progress.tsx': 'pathOf(urls.app)',
  'sites/feedback/page-answers.tsx': 'urls.published',
  'sites/publishing/publish-site.tsx': 'url',
  'sites/header/site-header.tsx': 'url',
  'sites/list/site-row.tsx': 'url',
  'sites/structure/structure-row.tsx': 'router.buildLocation(target).href',
  'spaces/transfer/export-space.tsx': 'result.url',
  'spaces/overview/space-overview.tsx': 'published',
  'system/reauth-dialog.tsx': 'startURL',
  'system/sign-on-choices.tsx':
    'returnTo === undefined ? startURL : `${startURL}?returnTo=${encodeURIComponent(returnTo)}`',
}

const exceptions: Readonly<Record<string, string>> = { ...letThroughBefore, ...madeByTheService }

/** The expressions of all `href={…}` in a component. */
const linked = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])href=\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, expression = '']) =>
    expression.trim(),
  )

/** Whether the URL is a literal up to its first variable part, or was checked. */
const isSafe = (expression: string, text: string): boolean =>
  /^`[#/]/.test(expression) ||
  /^safeLink\(/.test(expression) ||
  (/^\w+$/.test(expression) &&
    new RegExp(`\\bconst ${expression} = [^\\n]*\\n?[^\\n]*\\bsafeLink\\(`).test(text))

/** Links of a dashboard component to unchecked URLs. `path` is below `src/dashboard`. */
export const uncheckedLinks = (path: string, text: string): string[] =>
  linked(text).filter((expression) => !isSafe(expression, text) && exceptions[path] !== expression)

/** Exceptions that no component needs any more. */
export const needlessExceptions = (components: ReadonlyMap<string, string>): string[] =>
  Object.entries(exceptions)
    .filter(([path, expression]) => !linked(components.get(path) ?? '').includes(expression))
    .map(([path]) => path)

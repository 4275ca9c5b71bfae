/** The settings of a look, ordered and grouped for display. Options come from the contract. */

export type LookField = {
  readonly path: string
  readonly label: string
  readonly hint?: string
} & (
  | { readonly kind: 'choice'; readonly words?: Readonly<Record<string, string>> }
  | { readonly kind: 'text'; readonly needed?: true }
  | { readonly kind: 'font' | 'switch' | 'pictures' | 'links' | 'link-groups' | 'link' }
  /** `text`: a text color on the page background of the site. */
  | { readonly kind: 'color'; readonly optional?: true; readonly text?: true }
)

export interface LookGroup {
  readonly name: string
  readonly fields: readonly LookField[]
}

export const lookGroups: readonly LookGroup[] = [
  {
    name: 'Theme',
    fields: [
      { path: 'styling.theme', label: 'Theme', kind: 'choice' },
      { path: 'styling.primaryColor', label: 'Primary colour', kind: 'color', text: true },
      { path: 'styling.tint.color', label: 'Tint', kind: 'color', optional: true },
      { path: 'styling.font', label: 'Font', kind: 'font' },
      { path: 'styling.monospaceFont', label: 'Font of code', kind: 'font' },
      { path: 'styling.corners', label: 'Corners', kind: 'choice' },
      { path: 'styling.depth', label: 'Depth', kind: 'choice' },
      { path: 'styling.links', label: 'Links', kind: 'choice' },
      { path: 'styling.icons', label: 'Icons', kind: 'choice' },
      { path: 'styling.infoColor', label: 'Colour of information', kind: 'color', text: true },
      { path: 'styling.successColor', label: 'Colour of success', kind: 'color', text: true },
      { path: 'styling.warningColor', label: 'Colour of warnings', kind: 'color', text: true },
      { path: 'styling.dangerColor', label: 'Colour of danger', kind: 'color', text: true },
      { path: 'themes.default', label: 'Light or dark at first', kind: 'choice' },
      { path: 'themes.toggeable', label: 'Readers can switch between light and dark', kind: 'switch' },
      { path: 'favicon.emoji', label: 'Emoji in the browser’s tab', kind: 'text' },
    ],
  },
  {
    name: 'Layout',
    fields: [
      { path: 'styling.sidebar.background', label: 'Ground of the sidebar', kind: 'choice' },
      { path: 'styling.sidebar.list', label: 'Pages in the sidebar', kind: 'choice' },
      { path: 'styling.search', label: 'Search', kind: 'choice' },
      { path: 'pagination.enabled', label: 'Previous and next page', kind: 'switch' },
      {
        path: 'externalLinks.target',
        label: 'Links to other sites',
        kind: 'choice',
        words: { self: 'Open in the same tab', blank: 'Open in another tab' },
      },
    ],
  },
  {
    name: 'Header',
    fields: [
      { path: 'header.logo', label: 'Logo', kind: 'pictures' },
      { path: 'header.backgroundColor', label: 'Ground', kind: 'color', optional: true },
      { path: 'header.linkColor', label: 'Links', kind: 'color', optional: true },
      { path: 'header.links', label: 'Links in the header', kind: 'links' },
    ],
  },
  {
    name: 'Footer',
    fields: [
      { path: 'footer.logo', label: 'Logo', kind: 'pictures' },
      { path: 'footer.copyright', label: 'Copyright', kind: 'text' },
      { path: 'footer.groups', label: 'Groups of links', kind: 'link-groups' },
    ],
  },
  {
    name: 'Announcement',
    fields: [
      { path: 'announcement.enabled', label: 'Show an announcement above every page', kind: 'switch' },
      { path: 'announcement.message', label: 'Message', kind: 'text', needed: true },
      { path: 'announcement.style', label: 'Style', kind: 'choice' },
      { path: 'announcement.link', label: 'Link', kind: 'link' },
    ],
  },
  {
    name: 'Page actions',
    fields: [
      { path: 'pageActions.markdown', label: 'Copy as Markdown', kind: 'switch' },
      { path: 'pageActions.externalAI', label: 'Open in an assistant', kind: 'switch' },
      { path: 'pageActions.mcp', label: 'Connect as an MCP server', kind: 'switch' },
      { path: 'git.showEditLink', label: 'Edit this page', kind: 'switch' },
      { path: 'pdf.enabled', label: 'Export as PDF', kind: 'switch' },
      { path: 'feedback.enabled', label: 'Was this helpful?', kind: 'switch' },
    ],
  },
  {
    name: 'Advanced',
    fields: [
      { path: 'ai.mode', label: 'Search with an assistant', kind: 'choice' },
      { path: 'advancedCustomization.enabled', label: 'Advanced customization', kind: 'switch' },
      { path: 'trademark.enabled', label: 'Say what the site is made with', kind: 'switch' },
      { path: 'insights.trackingCookie', label: 'Cookie for statistics', kind: 'switch' },
      { path: 'privacyPolicy.url', label: 'Address of the privacy policy', kind: 'text' },
      { path: 'socialPreview.url', label: 'Picture for previews', kind: 'text', hint: 'An address.' },
    ],
  },
]

/** Display names for values such as `source-code` and `IBMPlexMono`. */
export const choiceText = (value: string): string => {
  const spaced = value
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^(IBM|ABC|DM)(?=[A-Z])/, '$1 ')
    .replace('Jet Brains', 'JetBrains')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

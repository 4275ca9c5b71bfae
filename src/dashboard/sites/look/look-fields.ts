/** The settings of a look, ordered and grouped for display. Options come from the contract. */

export type LookField = {
  readonly path: string
  readonly label: string
  readonly hint?: string
} & (
  | { readonly kind: 'choice'; readonly labels?: Readonly<Record<string, string>> }
  | { readonly kind: 'text'; readonly needed?: true }
  | { readonly kind: 'font' | 'switch' | 'picture' | 'pictures' | 'links' | 'link-groups' | 'link' }
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
      { path: 'styling.primaryColor', label: 'Primary color', kind: 'color', text: true },
      { path: 'styling.tint.color', label: 'Tint', kind: 'color', optional: true },
      { path: 'styling.font', label: 'Font', kind: 'font' },
      { path: 'styling.monospaceFont', label: 'Code font', kind: 'font' },
      { path: 'styling.corners', label: 'Corners', kind: 'choice' },
      { path: 'styling.depth', label: 'Depth', kind: 'choice' },
      { path: 'styling.links', label: 'Links', kind: 'choice' },
      { path: 'styling.icons', label: 'Icons', kind: 'choice' },
      { path: 'styling.infoColor', label: 'Info color', kind: 'color', text: true },
      { path: 'styling.successColor', label: 'Success color', kind: 'color', text: true },
      { path: 'styling.warningColor', label: 'Warning color', kind: 'color', text: true },
      { path: 'styling.dangerColor', label: 'Danger color', kind: 'color', text: true },
      {
        path: 'themes.default',
        label: 'Default mode',
        kind: 'choice',
        labels: { light: 'Light', dark: 'Dark', system: 'Same as the reader’s device' },
      },
      { path: 'themes.toggeable', label: 'Readers can switch between light and dark', kind: 'switch' },
      { path: 'favicon.icon', label: 'Favicon image', kind: 'pictures' },
      { path: 'favicon.emoji', label: 'Favicon emoji', kind: 'text', hint: 'Replaces the favicon image.' },
    ],
  },
  {
    name: 'Layout',
    fields: [
      { path: 'styling.sidebar.background', label: 'Sidebar background', kind: 'choice' },
      { path: 'styling.sidebar.list', label: 'Sidebar page list', kind: 'choice' },
      { path: 'styling.search', label: 'Search', kind: 'choice' },
      { path: 'pagination.enabled', label: 'Previous and next links', kind: 'switch' },
      {
        path: 'externalLinks.target',
        label: 'External links',
        kind: 'choice',
        labels: { self: 'Open in the same tab', blank: 'Open in a new tab' },
      },
    ],
  },
  {
    name: 'Header',
    fields: [
      { path: 'header.logo', label: 'Logo', kind: 'pictures' },
      { path: 'header.backgroundColor', label: 'Background color', kind: 'color', optional: true },
      { path: 'header.linkColor', label: 'Link color', kind: 'color', optional: true },
      { path: 'header.links', label: 'Header links', kind: 'links' },
    ],
  },
  {
    name: 'Footer',
    fields: [
      { path: 'footer.logo', label: 'Logo', kind: 'pictures' },
      { path: 'footer.copyright', label: 'Copyright', kind: 'text' },
      { path: 'footer.groups', label: 'Link groups', kind: 'link-groups' },
    ],
  },
  {
    name: 'Announcement',
    fields: [
      { path: 'announcement.enabled', label: 'Show an announcement on every page', kind: 'switch' },
      { path: 'announcement.message', label: 'Message', kind: 'text', needed: true },
      { path: 'announcement.style', label: 'Style', kind: 'choice' },
      { path: 'announcement.link', label: 'Link', kind: 'link' },
    ],
  },
  {
    name: 'Page actions',
    fields: [
      { path: 'pageActions.markdown', label: 'Copy as Markdown', kind: 'switch' },
      {
        path: 'pageActions.externalAI',
        label: 'Open in an AI assistant',
        hint: 'Links to ChatGPT and Claude, on public sites.',
        kind: 'switch',
      },
      { path: 'git.showEditLink', label: 'Edit link', kind: 'switch' },
      { path: 'pdf.enabled', label: 'Export as PDF', kind: 'switch' },
      { path: 'feedback.enabled', label: 'Page feedback', kind: 'switch' },
    ],
  },
  {
    name: 'Advanced',
    fields: [
      { path: 'trademark.enabled', label: 'Show “Made with Recto” in the footer', kind: 'switch' },
      { path: 'privacyPolicy.url', label: 'Privacy policy URL', kind: 'text' },
      {
        path: 'socialPreview.url',
        label: 'Social preview image',
        hint: 'Shown where a page is shared. Without one, its cover is shown, or an image of its title. 1200 by 630 pixels.',
        kind: 'picture',
      },
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

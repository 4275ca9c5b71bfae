/** The sections of the organization settings, in order. The URL names the current one. */
export const settingsSections = {
  general: { label: 'General', keywords: 'title name host hostname logo address' },
  joining: { label: 'Joining', keywords: 'email domains default role invite links members' },
  'merge-rules': { label: 'Merge rules', keywords: 'reviews approval merging rules' },
  agents: { label: 'Agent instructions', keywords: 'ai agents instructions writing' },
  'translation-engines': {
    label: 'Translation engines',
    keywords: 'languages deepl libretranslate model key translate',
  },
  'sign-on': { label: 'Single sign-on', keywords: 'sso saml identity provider certificate login' },
  audit: { label: 'Audit log', keywords: 'history who did what when events export' },
  danger: { label: 'Danger zone', keywords: 'delete remove end organization' },
} as const

export type SettingsSection = keyof typeof settingsSections

export const settingsNames = Object.keys(settingsSections) as readonly SettingsSection[]

export const isSettingsSection = (name: string): name is SettingsSection =>
  Object.hasOwn(settingsSections, name)

/** The sections that match a search text; all if it is empty. */
export const sectionsFor = (text: string): readonly SettingsSection[] => {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
  return settingsNames.filter((name) => {
    const { label, keywords } = settingsSections[name]
    const searchable = `${label} ${keywords}`.toLowerCase()
    return terms.every((word) => searchable.includes(word))
  })
}

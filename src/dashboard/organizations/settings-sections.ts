/** The sections of the organization settings, in order. The URL names the current one. */
export const settingsSections = {
  general: { label: 'General', words: 'title name host hostname logo address' },
  joining: { label: 'Joining', words: 'email domains default role invite links members' },
  'merge-rules': { label: 'Merge rules', words: 'reviews approval merging rules' },
  agents: { label: 'Agent instructions', words: 'ai agents instructions writing' },
  'sign-on': { label: 'Single sign-on', words: 'sso saml identity provider certificate login' },
  audit: { label: 'Audit log', words: 'history who did what when events export' },
  danger: { label: 'Danger zone', words: 'delete remove end organization' },
} as const

export type SettingsSection = keyof typeof settingsSections

export const settingsNames = Object.keys(settingsSections) as readonly SettingsSection[]

export const isSettingsSection = (name: string): name is SettingsSection =>
  Object.hasOwn(settingsSections, name)

/** The sections that match a search text; all if it is empty. */
export const sectionsFor = (text: string): readonly SettingsSection[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return settingsNames.filter((name) => {
    const { label, words: known } = settingsSections[name]
    const held = `${label} ${known}`.toLowerCase()
    return words.every((word) => held.includes(word))
  })
}

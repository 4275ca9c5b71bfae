/** What documentation of the API says of each noun. */
import type { Noun } from './operation.ts'

interface NounText {
  readonly 'x-displayName': string
  readonly description: string
}

const noun = (title: string, description: string): NounText => ({ 'x-displayName': title, description })

export const nounTexts: Readonly<Record<Noun, NounText>> = {
  system: noun('System', 'The installation: first set-up, background jobs, backups, and this description.'),
  organizations: noun(
    'Organizations',
    'Organizations, their settings, audit log and instructions for agents.',
  ),
  people: noun('People', 'Members, teams, invites, single sign-on, sessions, tokens and notifications.'),
  spaces: noun('Spaces', 'Spaces and collections, and who may do what in them.'),
  pages: noun('Pages', 'The content of spaces: pages, files, links and revisions.'),
  'change-requests': noun(
    'Change requests',
    'Edits that are reviewed, brought up to date with main, and merged.',
  ),
  comments: noun('Comments', 'Discussions on pages and change requests, and suggested wording.'),
  search: noun('Search', 'Full-text search over what the caller may read.'),
  sites: noun('Sites', 'Docs sites: their structure, look, audience, redirects and feedback.'),
  integrations: noun('Integrations', 'Publishing, installing and watching integrations.'),
  'api-specs': noun(
    'API specifications',
    'Hosted OpenAPI documents, their versions and what changed between them.',
  ),
  translations: noun('Translations', 'Spaces in other languages.'),
  conversations: noun('Conversations', 'Support conversations and the issues that they raise.'),
}

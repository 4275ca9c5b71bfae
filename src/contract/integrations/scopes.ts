/** What an integration may ask for, and what each scope lets it do. */
export const integrationScopes = [
  'space:content:read',
  'space:content:write',
  'space:metadata:read',
  'space:metadata:write',
  'space:git:sync',
  'page:feedback:read',
  'site:metadata:read',
  'site:views:read',
  'site:script:inject',
  'site:script:cookies',
  'site:visitor:auth',
  'site:visitor:claims',
  'site:adaptive:read',
  'site:adaptive:write',
  'openapi:read',
  'openapi:write',
  'conversations:ingest',
] as const

export type IntegrationScope = (typeof integrationScopes)[number]

/** What a scope lets an integration do, as told to whoever installs it: completes "This integration can …". */
export const scopeMeanings: Readonly<Record<IntegrationScope, string>> = {
  'space:content:read': 'read the content of the spaces where it is installed',
  'space:content:write': 'change the content of the spaces where it is installed',
  'space:metadata:read': 'read the titles and settings of the spaces where it is installed',
  'space:metadata:write': 'change the titles and settings of the spaces where it is installed',
  'space:git:sync': 'synchronize the spaces where it is installed with a Git repository',
  'page:feedback:read': 'read the feedback that readers leave',
  'site:metadata:read': 'read the titles and settings of the sites where it is installed',
  'site:views:read': 'see which pages readers open',
  'site:script:inject': 'run its script on the sites where it is installed',
  'site:script:cookies': 'set and read cookies on those sites',
  'site:visitor:auth': 'decide who can read the sites that use it for visitor authentication',
  'site:visitor:claims': 'see what a site knows about its signed-in visitors',
  'site:adaptive:read': 'read which visitor claims a site adapts to',
  'site:adaptive:write': 'change which visitor claims a site adapts to',
  'openapi:read': 'read the API specifications of the organization',
  'openapi:write': 'add and change API specifications of the organization',
  'conversations:ingest': 'add conversations to the organization',
}

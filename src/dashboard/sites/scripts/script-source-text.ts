/** Words for what scripts of integrations can use on the pages of a site. */
import type { SiteBlockedHost, SiteScriptSources } from '../../../client/types.gen.ts'

export const sourceChoices: Readonly<
  Record<SiteScriptSources, { readonly label: string; readonly hint: string; readonly apply: string }>
> = {
  declared: {
    label: 'Declared hosts',
    hint: 'Scripts can load from and send to the hosts that their integrations declare.',
    apply: 'Allow declared hosts only',
  },
  'any-https': {
    label: 'Any host over HTTPS',
    hint: 'For integrations that declare too few hosts. Scripts can then send what readers do to any server.',
    apply: 'Allow any host over HTTPS',
  },
}

/** What a page used a blocked host for. */
export const usedFor: Readonly<Record<SiteBlockedHost['directive'], string>> = {
  'script-src': 'Script',
  'connect-src': 'Request',
  'style-src': 'Style',
  'img-src': 'Image',
  'font-src': 'Font',
  'frame-src': 'Frame',
  'media-src': 'Video or audio',
  'worker-src': 'Worker',
}

/**
 * Every URL that the API returns, built in one place (decisions, section 2): `urls.location` in the API, `urls.app` in
 * the dashboard, `urls.published` on the origin of published sites. Absolute, without a trailing slash. Ids need no
 * encoding; user input is encoded.
 */

export interface Origins {
  /** The dashboard and the API, such as `https://docs.example.org`. */
  readonly baseUrl: string
  /** Published sites and files. */
  readonly sitesUrl: string
  /** Public endpoints of integrations; `*.` in front of the host stands for the name of each. */
  readonly integrationsUrl: string
}

export interface Pair {
  /** The resource in the API. */
  readonly location: string
  /** Its page in the dashboard. */
  readonly app: string
}

interface ChangeRequestName {
  readonly id: string
  readonly number: number
}

/**
 * `installation/docs` → `installation/docs`, but `a b` → `a%20b`: slashes separate segments, everything else is
 * encoded.
 */
const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** URLs of spaces and their content. */
const contentAddresses = ({ baseUrl }: Origins) => {
  const api = `${baseUrl}/v1`
  const space = (organization: string, id: string): Pair => ({
    location: `${api}/spaces/${id}`,
    app: `${baseUrl}/o/${organization}/s/${id}`,
  })
  const changeRequest = (organization: string, spaceId: string, { id, number }: ChangeRequestName): Pair => ({
    location: `${api}/spaces/${spaceId}/change-requests/${id}`,
    app: `${space(organization, spaceId).app}/changes/${number}`,
  })
  /** Without a change request: a comment on the space itself. */
  const comment = (organization: string, spaceId: string, id: string, name?: ChangeRequestName): Pair => {
    const { location, app } =
      name === undefined ? space(organization, spaceId) : changeRequest(organization, spaceId, name)
    const screen = name === undefined ? 'pages' : 'discussion'
    return { location: `${location}/comments/${id}`, app: `${app}/${screen}?comment=${id}` }
  }
  return {
    collection: (organization: string, id: string): Pair => ({
      location: `${api}/collections/${id}`,
      app: `${baseUrl}/o/${organization}/c/${id}`,
    }),
    space,
    revision: (organization: string, spaceId: string, id: string): Pair => ({
      location: `${api}/spaces/${spaceId}/revisions/${id}`,
      app: `${space(organization, spaceId).app}/history?revision=${id}`,
    }),
    /** `revision` pins the page to a revision. */
    page: (organization: string, spaceId: string, id: string, revision?: string): Pair => ({
      location: `${api}/spaces/${spaceId}/content/page/${id}`,
      app: `${space(organization, spaceId).app}/p/${id}${revision === undefined ? '' : `?rev=${revision}`}`,
    }),
    /** Where a page is edited: in the caller's own change request that touches it, or in a new one. */
    pageEdit: (organization: string, spaceId: string, page: string): { app: string } => ({
      app: `${space(organization, spaceId).app}/edit/${page}`,
    }),
    /** A section of a page, by its anchor; the empty anchor is the page itself. */
    section: (organization: string, spaceId: string, page: string, anchor: string): { app: string } => ({
      app: `${space(organization, spaceId).app}/p/${page}${anchor === '' ? '' : `#${encodeURIComponent(anchor)}`}`,
    }),
    changeRequest,
    review: (
      organization: string,
      spaceId: string,
      name: ChangeRequestName,
      id: string,
    ): { location: string } => ({
      location: `${changeRequest(organization, spaceId, name).location}/reviews/${id}`,
    }),
    /** A page inside a change request: its position in the diff. */
    changedPage: (organization: string, spaceId: string, name: ChangeRequestName, id: string): Pair => {
      const { location, app } = changeRequest(organization, spaceId, name)
      return { location: `${location}/content/page/${id}`, app: `${app}/diff/${id}` }
    },
    changedBlock: (
      organization: string,
      spaceId: string,
      name: ChangeRequestName,
      page: string,
      key: string,
    ) => ({
      app: `${changeRequest(organization, spaceId, name).app}/diff/${page}#b-${key}`,
    }),
    comment,
    /** The dashboard shows a reply in its thread. */
    reply: (
      organization: string,
      spaceId: string,
      thread: string,
      id: string,
      name?: ChangeRequestName,
    ): Pair => {
      const { location, app } = comment(organization, spaceId, thread, name)
      return { location: `${location}/replies/${id}`, app }
    },
  }
}

/** URLs of what belongs to an organization besides its content. */
const organizationAddresses = ({ baseUrl, integrationsUrl }: Origins) => {
  const api = `${baseUrl}/v1`
  const inside = (organization: string, path: string, shown: string): Pair => ({
    location: `${api}/orgs/${organization}/${path}`,
    app: `${baseUrl}/o/${organization}/${shown}`,
  })
  const integration = (name: string) => `${api}/integrations/${encodeURIComponent(name)}`
  return {
    organization: (id: string): Pair => ({ location: `${api}/orgs/${id}`, app: `${baseUrl}/o/${id}` }),
    /** What an invited person without an account opens to join. */
    invite: (token: string) => ({ app: `${baseUrl}/invite/${token}` }),
    /** Where a person chooses a new password. */
    passwordReset: (token: string) => ({ app: `${baseUrl}/reset-password?token=${token}` }),
    linkInvite: (organization: string, id: string): Pair =>
      inside(organization, `link-invites/${id}`, 'people'),
    member: (organization: string, id: string): Pair => inside(organization, `members/${id}`, `people/${id}`),
    team: (organization: string, id: string): Pair => inside(organization, `teams/${id}`, `teams/${id}`),
    savedFilter: (organization: string, id: string): Pair =>
      inside(organization, `saved-filters/${id}`, 'changes'),
    samlProvider: (organization: string, id: string): Pair =>
      inside(organization, `saml/${id}`, 'settings/sign-on'),
    /** URLs for an identity provider. `start` is where a person starts signing in. */
    signOn: (provider: string) => ({
      start: `${baseUrl}/sso/${provider}/start`,
      acs: `${baseUrl}/sso/${provider}/acs`,
      metadata: `${baseUrl}/sso/${provider}/metadata`,
    }),
    agentInstructions: (organization: string): Pair =>
      inside(organization, 'agent-instructions', 'settings/agents'),
    integration: (name: string, organization?: string) => ({
      location: integration(name),
      ...(organization !== undefined && {
        app: `${baseUrl}/o/${organization}/integrations/${encodeURIComponent(name)}`,
      }),
    }),
    installation: (organization: string, name: string, id: string): Pair => ({
      location: `${integration(name)}/installations/${id}`,
      app: `${baseUrl}/o/${organization}/integrations/${encodeURIComponent(name)}`,
    }),
    /** Where an integration is called from outside; more specific with an installation and where it is installed. */
    integrationEndpoint: (
      name: string,
      installation?: string,
      target?: { readonly kind: 'space' | 'site'; readonly id: string },
    ): string =>
      [
        `${integrationsUrl.replace('://*.', `://${name.replaceAll(/[^a-z0-9-]/g, '-')}.`)}/v1/integrations`,
        ...(installation === undefined
          ? [`${encodeURIComponent(name)}/integration`]
          : [encodeURIComponent(name), 'installations', installation]),
        ...(target === undefined ? [] : [`${target.kind}s`, target.id]),
      ].join('/'),
    apiSpec: (organization: string, slug: string): Pair =>
      inside(organization, `openapi/${slug}`, `specs/${slug}`),
    apiSpecVersion: (organization: string, slug: string, id: string): Pair =>
      inside(organization, `openapi/${slug}/versions/${id}`, `specs/${slug}`),
    translation: (organization: string, id: string): Pair =>
      inside(organization, `translations/${id}`, `translations/${id}`),
    translationEngine: (organization: string, id: string): Pair =>
      inside(organization, `translation-engines/${id}`, 'settings/translation-engines'),
    glossaryEntry: (organization: string, id: string): Pair =>
      inside(organization, `translations-glossary/${id}`, 'translations/glossary'),
    /** The id is chosen by who sends the conversation. */
    conversation: (organization: string, id: string): Pair =>
      inside(
        organization,
        `conversations/${encodeURIComponent(id)}`,
        `conversations/${encodeURIComponent(id)}`,
      ),
    conversationIssue: (organization: string, id: string): Pair =>
      inside(organization, `conversations-issues/${id}`, `conversations?issue=${id}`),
    issuesCluster: (organization: string, id: string): Pair =>
      inside(organization, `conversations-clusters/${id}`, `conversations/clusters/${id}`),
  }
}

/** The first path segment for requests of a site's own proxy; no base name starts with it. */
export const proxySegment = '~proxy'

/** URLs of sites: in the API, in the dashboard, and for readers. */
const siteAddresses = ({ baseUrl, sitesUrl }: Origins) => {
  /** `preview`: the site as its readers would see it, in the dashboard. */
  const site = (organization: string, id: string): Pair & { readonly preview: string } => ({
    location: `${baseUrl}/v1/orgs/${organization}/sites/${id}`,
    app: `${baseUrl}/o/${organization}/sites/${id}/structure`,
    preview: `${baseUrl}/o/${organization}/sites/${id}/preview`,
  })
  return {
    site,
    /** Locations of created parts of a site. */
    siteSection: (organization: string, siteId: string, id: string) => ({
      location: `${site(organization, siteId).location}/sections/${id}`,
    }),
    siteSectionGroup: (organization: string, siteId: string, id: string) => ({
      location: `${site(organization, siteId).location}/section-groups/${id}`,
    }),
    siteSpace: (organization: string, siteId: string, id: string) => ({
      location: `${site(organization, siteId).location}/site-spaces/${id}`,
    }),
    /** The upstream URL for a customer's reverse proxy, which serves the pages under its own host and path. */
    proxyTarget: (basename: string): string => `${sitesUrl}/${proxySegment}/${encodeURIComponent(basename)}`,
    /**
     * The public URL of a site: on its own host name, otherwise under its base name on the sites' origin. `path` is
     * that of a section, variant or page; `shareKey` is the secret of a share link.
     */
    published: (
      { hostname, basename }: { readonly hostname?: string; readonly basename: string },
      path = '',
      shareKey?: string,
    ): string =>
      [
        hostname === undefined ? `${sitesUrl}/${encodeURIComponent(basename)}` : `https://${hostname}`,
        ...(shareKey === undefined ? [] : [encodeURIComponent(shareKey)]),
        ...(path === '' ? [] : [encodedPath(path)]),
      ].join('/'),
    /** Where members of the organization sign in to read a site. */
    siteVisit: (organization: string, id: string): string => `${baseUrl}/visit/${organization}/${id}`,
    /** A preview of a site, authorized by its ticket. */
    preview: (id: string, path: string, ticket: string): string =>
      `${[`${sitesUrl}/~preview/${id}`, ...(path === '' ? [] : [encodedPath(path)])].join('/')}?ticket=${ticket}`,
  }
}

/** All URLs for two origins. */
export const addressesFor = (origins: Origins) => ({
  user: (id: string) => ({ location: `${origins.baseUrl}/v1/users/${id}` }),
  notification: (id: string) => ({ location: `${origins.baseUrl}/v1/user/notifications/${id}` }),
  job: (id: string) => ({ location: `${origins.baseUrl}/v1/jobs/${id}` }),
  ...contentAddresses(origins),
  ...organizationAddresses(origins),
  ...siteAddresses(origins),
})
export type Addresses = ReturnType<typeof addressesFor>

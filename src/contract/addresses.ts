/** Every address that the API hands out, made in one place (decisions, section 2). Absolute, without a slash at the end. */

export interface Origins {
  /** The dashboard and the API, such as `https://docs.example.org`. */
  readonly baseUrl: string
  /** Published sites and files. */
  readonly sitesUrl: string
}

export interface Pair {
  /** The resource in the API. */
  readonly location: string
  /** Its page in the dashboard. */
  readonly app: string
}

export const addressesFor = ({ baseUrl }: Origins) => {
  const api = `${baseUrl}/v1`
  const space = (organization: string, id: string): Pair => ({
    location: `${api}/spaces/${id}`,
    app: `${baseUrl}/o/${organization}/s/${id}`,
  })
  return {
    user: (id: string) => ({ location: `${api}/users/${id}` }),
    organization: (id: string): Pair => ({ location: `${api}/orgs/${id}`, app: `${baseUrl}/o/${id}` }),
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
    changeRequest: (
      organization: string,
      spaceId: string,
      { id, number }: { id: string; number: number },
    ): Pair => ({
      location: `${api}/spaces/${spaceId}/change-requests/${id}`,
      app: `${space(organization, spaceId).app}/changes/${number}`,
    }),
    comment: (organization: string, spaceId: string, id: string): Pair => ({
      location: `${api}/spaces/${spaceId}/comments/${id}`,
      app: `${space(organization, spaceId).app}/pages?comment=${id}`,
    }),
    job: (id: string) => ({ location: `${api}/jobs/${id}` }),
  }
}
export type Addresses = ReturnType<typeof addressesFor>

/** API calls as the owner of a service, for setup before it is measured or attacked. */
import type { ServiceProcess } from './service-process.ts'

/** Calls an operation as the owner and returns its response. Throws if it was refused. */
export type Ask = <Body>(method: string, path: string, body?: unknown) => Promise<Body>

export const asOwner =
  ({ url, admin }: ServiceProcess): Ask =>
  async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${admin.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    const text = await answer.text()
    return (text === '' ? undefined : JSON.parse(text)) as Body
  }

/** The organization created by the first start. */
export const firstOrganization = async (ask: Ask): Promise<string> =>
  (await ask<{ items: { id: string }[] }>('GET', '/orgs')).items[0]?.id ?? ''

/** Sends operations of a content write in as many writes as needed; returns the ids of created or changed pages. */
export const writeInParts = async (
  ask: Ask,
  path: string,
  changes: readonly unknown[],
): Promise<string[]> => {
  const ids: string[] = []
  for (let from = 0; from < changes.length; from += 50) {
    // Each write builds on the previous one.
    const made = await ask<{ changes: { page?: { id: string } }[] }>('POST', `${path}?compat=false`, {
      changes: changes.slice(from, from + 50),
    })
    ids.push(...made.changes.flatMap(({ page }) => (page === undefined ? [] : [page.id])))
  }
  return ids
}

import { expect, type Browser, type Page } from '@playwright/test'
import type { ServiceProcess } from '../src/testing/processes/service-process.ts'

export const password = 'a quiet river at noon'

/** How many people of this worker's journeys have had an address. */
const addresses = new Map<string, number>()

/** An address of the name. Journeys of one worker share a service, and two may choose the same name. */
const addressOf = (name: string): string => {
  const base = name.toLowerCase().replaceAll(' ', '.')
  const number = (addresses.get(base) ?? 0) + 1
  addresses.set(base, number)
  return `${base}${number === 1 ? '' : number}@example.org`
}

/**
 * Another member of the organization in a separate browser context, invited and signed in: an administrator
 * unless a role is given; null is a guest.
 */
export const secondPerson = async (
  browser: Browser,
  { url, admin }: ServiceProcess,
  org: string,
  name: string,
  role: 'admin' | 'create' | 'edit' | 'comment' | 'read' | null = 'admin',
): Promise<Page> => {
  const email = addressOf(name)
  const context = await browser.newContext({ baseURL: url })
  const { request } = context
  const invited = await request.post(`/v1/orgs/${org}/invites`, {
    data: { emails: [{ email, role }] },
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(invited.ok(), await invited.text()).toBe(true)
  const { invites } = (await invited.json()) as { invites: { urls: { app: string } }[] }
  const token = invites[0]?.urls.app.split('/').at(-1) ?? ''
  // The origin that a browser sends: cookie requests from other origins are refused.
  const headers = { origin: url }
  const made = await request.post(`/v1/invites/${token}/account`, {
    data: { displayName: name, password },
    headers,
  })
  expect(made.ok(), await made.text()).toBe(true)
  const signedIn = await request.post('/v1/sessions', { data: { email, password }, headers })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  return context.newPage()
}

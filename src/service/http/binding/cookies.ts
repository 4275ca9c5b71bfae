/** The session cookie of the dashboard. */
import { cookieName, sessionLength } from './authenticate.ts'

/** Creates the cookie; `__Host-` and `Secure` if the dashboard uses https. */
export const sessionCookie = (baseUrl: string, value: string): string => {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(baseUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${sessionLength / 1000}${secure}`
}

export const noSessionCookie = (baseUrl: string): string => {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(baseUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure}`
}

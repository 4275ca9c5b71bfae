/** The cookie that binds a sign-on to the browser that started it; HttpOnly and sent only to sign-on paths. */
import { requestLife } from './saml-response.ts'

const name = 'recto-sso'

/** Sets the cookie for the lifetime of a request; an empty value deletes it. */
export const signOnCookie = (baseUrl: string, value: string): string => {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  const age = value === '' ? 0 : requestLife / 1000
  return `${name}=${value}; Path=/sso; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
}

/** Its value in the `cookie` header of a request. */
export const signOnCookieIn = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('=', 2))
    .find(([key]) => key === name)?.[1]

/** Sends a request from the page, and reads as much of the answer as is shown. */
import type { BuiltRequest } from './built-request.ts'

export interface Answer {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [string, string])[]
  readonly text: string
  /** Whether there was more than is shown. */
  readonly isCut: boolean
  readonly milliseconds: number
}

/** Bytes of an answer that are read. */
const mostBytes = 1024 * 1024
/** Milliseconds. */
const patience = 30_000

/** Reads up to the limit, then ends the connection. */
const readText = async (response: Response): Promise<{ readonly text: string; readonly isCut: boolean }> => {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    bytes += part.value.length
    text += decoder.decode(part.value, { stream: true })
    if (bytes > mostBytes) {
      await reader?.cancel()
      return { text: text.slice(0, mostBytes), isCut: true }
    }
  }
  return { text: text + decoder.decode(), isCut: false }
}

/** JSON is shown with line breaks. */
const readable = (text: string, mediaType: string): string => {
  if (!/[/+]json\b/i.test(mediaType)) return text
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/**
 * Rejects when no answer could be read. Nothing but what the reader entered is sent: no cookies, and no address of the
 * page. `withSession`: the cookies of the page's own origin are sent, and only there.
 */
export const sendRequest = async (
  { url, method, headers, body }: BuiltRequest,
  withSession = false,
): Promise<Answer> => {
  const begun = performance.now()
  const response = await fetch(url, {
    method,
    headers: headers.map(([name, value]) => [name, value] as [string, string]),
    ...(body !== undefined && { body }),
    credentials: withSession ? 'same-origin' : 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  const { text, isCut } = await readText(response)
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    text: isCut ? text : readable(text, response.headers.get('content-type') ?? ''),
    isCut,
    milliseconds: Math.round(performance.now() - begun),
  }
}

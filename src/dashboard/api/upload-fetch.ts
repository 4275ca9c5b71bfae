/** `fetch` for the generated client that reports upload progress, which the browser's own does not. */

/** Response headers as XMLHttpRequest gives them: lines of `name: value`. */
const headersOf = (lines: string): Headers => {
  const headers = new Headers()
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

const send = (request: Request, body: Blob, onProgress: (sent: number) => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open(request.method, request.url)
    call.responseType = 'blob'
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 1 : loaded / total),
    )
    call.addEventListener('load', () =>
      resolve(
        new Response(call.response as Blob, {
          status: call.status,
          headers: headersOf(call.getAllResponseHeaders()),
        }),
      ),
    )
    call.addEventListener('error', () => reject(new TypeError('The request could not be sent')))
    call.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')))
    request.signal.addEventListener('abort', () => call.abort())
    call.send(body)
  })

/** `onProgress` receives the fraction of the body that was sent, from 0 to 1. Same origin, so cookies are included. */
export const uploadFetch =
  (body: Blob, onProgress: (sent: number) => void): typeof fetch =>
  (input) =>
    send(input as Request, body, onProgress)

/** Uploads a file to a change request, with progress. */
import type { ChangeRequest, ContentFile } from '../../../client/types.gen.ts'
import { wireErrorOf } from '../../api/response-error.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Resolves to the stored file. `onProgress` receives a fraction from 0 to 1. Throws a `WireError`, or the abort reason
 * of the signal. Not through the generated client, because `fetch` does not report upload progress.
 */
export const uploadFile = (
  { space, id }: Pick<ChangeRequest, 'space' | 'id'>,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
  /** The id of the file to replace, and its name; absent for a new file. */
  replaced?: { readonly id: string; readonly name: string },
): Promise<ContentFile> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const path = `/v1/spaces/${encodeURIComponent(space)}/change-requests/${encodeURIComponent(id)}/content/files`
    const query = new URLSearchParams({ name: replaced?.name ?? file.name })
    if (replaced !== undefined) query.set('file', replaced.id)
    request.open('POST', `${path}?${query.toString()}`)
    request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    const failed = (response: Response | undefined): void =>
      reject(wireErrorOf(parsed(request.responseText), response, 'POST'))
    request.addEventListener('error', () => failed(undefined))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        // The operation's response type.
        resolve(JSON.parse(request.responseText) as ContentFile)
      else failed(new Response(null, { status: request.status }))
    })
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Ended', 'AbortError'))
    })
    request.send(file)
  })

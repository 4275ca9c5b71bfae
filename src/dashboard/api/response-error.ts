/** A failed request as an error: the service's error body, or the absence of a response. */
import type { ErrorBody, ErrorReason } from '../../contract/operation/errors.ts'

type ServiceError = ErrorBody['error']

export class WireError extends Error {
  /** 0 without a response. */
  readonly status: number
  readonly serviceError: ServiceError | undefined
  /** Seconds to wait before a retry, from `Retry-After`. */
  readonly retryAfter: number | undefined
  /** GET requests change nothing, so their failure cannot leave a change in doubt. */
  readonly isRead: boolean

  constructor(
    status: number,
    serviceError: ServiceError | undefined,
    retryAfter: number | undefined,
    isRead: boolean,
  ) {
    super(serviceError?.message ?? (status === 0 ? 'No answer' : `Status ${status}`))
    this.name = 'WireError'
    this.status = status
    this.serviceError = serviceError
    this.retryAfter = retryAfter
    this.isRead = isRead
  }

  get reason(): ErrorReason | undefined {
    return this.serviceError?.reason
  }
}

const serviceErrorOf = (body: unknown): ServiceError | undefined => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  const serviceError = body.error
  return typeof serviceError === 'object' &&
    serviceError !== null &&
    'message' in serviceError &&
    'reason' in serviceError
    ? // The service's only error shape; a proxy's error page is not an object with these keys.
      (serviceError as ServiceError)
    : undefined
}

/** `Retry-After` in seconds; the header may also hold a date. */
const waitOf = (response: Response): number | undefined => {
  const header = response.headers.get('retry-after')
  if (header === null) return undefined
  const seconds = Number(header)
  const until = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil(until))
}

/** Makes the error of a failed request. `response` is undefined if none arrived; `body` is the parsed body. */
export const wireErrorOf = (body: unknown, response: Response | undefined, method: string): WireError =>
  new WireError(
    response?.status ?? 0,
    serviceErrorOf(body),
    response === undefined ? undefined : waitOf(response),
    method === 'GET' || method === 'HEAD',
  )

/** Whether the session has ended. A wrong password is also a 401, but is not meant here. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof WireError && error.status === 401 && error.reason !== 'bad-credentials'

/** Whether the service answered 404: missing, deleted and hidden resources are not distinguished. */
export const isMissing = (error: unknown): boolean => error instanceof WireError && error.status === 404

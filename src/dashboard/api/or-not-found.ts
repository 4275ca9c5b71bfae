import { notFound } from '@tanstack/react-router'
import { isMissing } from './wire-error.ts'

/** In a loader: a 404 of the service becomes the route's own "not found"; other failures stay what they are. */
export const orNotFound = async <Data>(fetching: Promise<Data>): Promise<Data> => {
  try {
    return await fetching
  } catch (error) {
    // The router's own way to leave a loader.
    // oxlint-disable-next-line typescript/only-throw-error
    if (isMissing(error)) throw notFound()
    throw error
  }
}

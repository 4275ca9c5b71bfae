/** The error for one invalid field of a body. */
import { Failure } from '../http/failure.ts'

export const refuse = (path: string, message: string): Failure =>
  new Failure('bad-content', `body.${path}: ${message}`, { details: [{ path: `body.${path}`, message }] })

/** What is wrong with one member of a body. */
import { Failure } from '../http/failure.ts'

export const refuse = (path: string, message: string): Failure =>
  new Failure('bad-content', `body.${path}: ${message}`, { details: [{ path: `body.${path}`, message }] })

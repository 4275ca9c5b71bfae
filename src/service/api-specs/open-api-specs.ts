/** Connects pages to the API specifications of an installation. */
import type { Context } from '../context.ts'
import { registerApiSource } from './read-reference.ts'
import { storedApi } from './reference/stored-api.ts'

export const openApiSpecs = ({ store }: Context): void => registerApiSource(store, storedApi)

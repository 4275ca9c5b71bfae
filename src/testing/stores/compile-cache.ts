/** Setup of the `stores` project: a compile cache for the processes that the service starts, as in `main.ts`. */
import { enableCompileCache } from 'node:module'

enableCompileCache()

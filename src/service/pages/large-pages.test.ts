/** Pages that are too large for the thread that serves requests: the pool does the same as that thread would. */
import { expect, test } from 'vitest'
import { parseCanonical } from '../../content/canonical.ts'
import { eachStore } from '../../testing/stores.ts'

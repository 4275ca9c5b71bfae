/**
 * An edit session of one page of a change request, with autosave.
 *
 * `reducer/` decides what happens, and `reducer/state.ts` states the laws that it keeps; `session-driver.ts` runs it.
 */
import type { PageSession, PageVersion, SessionDependencies } from './page-session-state.ts'
import { isDirty, unsentPlaces } from './reducer/state.ts'
import { sessionDriver } from './session-driver.ts'

export const createPageSession = (
  page: string,
  begin: PageVersion,
  dependencies: SessionDependencies,
): PageSession => {
  const driver = sessionDriver(page, begin, dependencies)
  const { state, readState, dispatch, request } = driver
  return {
    state: () => state().status,
    fields: () => readState().mine,
    line: (name) => state().mine[name],
    held: () => state().held,
    others: () => state().others,
    textConflicts: () => state().textConflicts,
    answerConflict: (key, choice) => dispatch({ is: 'conflict-answered', key, choice }),
    unsent: () => unsentPlaces(state()),
    replacements: () => state().replacements,
    revision: () => state().saved.revision,
    version: driver.version,
    subscribe: driver.subscribe,
    note: driver.recordTyping,
    answerOthers: (side) => dispatch({ is: 'others-answered', side }),
    flush: async () => {
      await request({ is: 'save' })
      return !isDirty(state())
    },
    catchUp: () => request({ is: 'catch-up' }),
    decide: (sides) => request({ is: 'decide', sides }),
    restore: async (entries) => {
      // In the order in which they were written, each over the result of the one before.
      for (const entry of entries) await request({ is: 'restore', entry })
    },
    drop: () => {
      dispatch({ is: 'dropped' })
      return request({ is: 'catch-up' })
    },
    unsaved: () => isDirty(state()) || state().job !== undefined,
    atRisk: () => isDirty(state()) && !driver.backUp(),
    backUp: () => void driver.backUp(),
    end: driver.end,
  }
}

/** Runs the effects of an edit session: its timer, its requests, and the copy in the browser. */
import type { BackupSchedule } from './backup-schedule.ts'
import type { SessionDependencies } from './page-session-state.ts'
import type { SessionEffect, SessionEvent } from './reducer/events.ts'

export interface EffectRunner {
  readonly dependencies: SessionDependencies
  readonly backups: BackupSchedule
  readonly dispatch: (event: SessionEvent) => void
  readonly endTask: (id: number) => void
  readonly notify: () => void
}

/** Returns a function that runs one effect. Responses come back as events. */
export const effectRunner = ({ dependencies, backups, dispatch, endTask, notify }: EffectRunner) => {
  const { write, read, check, failureOf } = dependencies
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = (): void => dispatch({ is: 'requested', request: { task: { is: 'save' } } })
  const fail = (error: unknown): void => dispatch({ is: 'failed', failure: failureOf(error) })
  return (effect: SessionEffect): void => {
    switch (effect.is) {
      case 'start-timer':
        clearTimeout(timer)
        timer = setTimeout(save, effect.after)
        return
      case 'stop-timer':
        clearTimeout(timer)
        return
      case 'check':
        dispatch({ is: 'checked', errors: check(effect.change) })
        return
      case 'write':
        void write(effect.change, effect.over).then((written) => dispatch({ is: 'written', written }), fail)
        return
      case 'read':
        void read(effect.revision).then((version) => dispatch({ is: 'read', version }), fail)
        return
      case 'back-up':
        if (effect.when === 'now') backups.now()
        else backups.soon()
        return
      case 'forget-entry':
        effect.entry.forget()
        return
      case 'task-ended':
        endTask(effect.id)
        return
      case 'notify':
        notify()
    }
  }
}

/** When the service is to stop. */

/** How soon the end of `npm start` is noticed where no signal says so. */
const watchMilliseconds = 500

/**
 * Calls `stop` with the reason, once: on SIGTERM and SIGINT, and on SIGHUP, with which a terminal closes. Run by
 * `npm start`, also when npm has ended: it passes on no SIGHUP, and nobody passes on SIGKILL. A service that is started
 * in another way may outlive its parent.
 */
export const onStopSignal = (
  environment: Readonly<Record<string, string | undefined>>,
  stop: (reason: string) => Promise<void>,
): void => {
  let stopping = false
  const once = (reason: string): void => {
    if (stopping) return
    stopping = true
    void stop(reason)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once)
  if (environment['npm_lifecycle_event'] !== 'start') return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) once('the end of npm')
  }, watchMilliseconds).unref()
}

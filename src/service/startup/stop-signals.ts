/** Detects when the service should stop. */

/** How often to check whether `npm start` has exited, which no signal reports. */
const watchMilliseconds = 500

/**
 * Calls `stop` once, with the reason: on SIGTERM and SIGINT, and on SIGHUP, which is sent when a terminal closes. Under
 * `npm start`, also when npm has exited: it does not forward SIGHUP, and SIGKILL cannot be forwarded. A service that is
 * started in another way may outlive its parent.
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
    if (process.ppid !== npm) once('npm ended')
  }, watchMilliseconds).unref()
}

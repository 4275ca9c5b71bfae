/** Whether a process with this number exists, perhaps of another user. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** The names that carry, as the first group of `pattern`, the number of a process that no longer runs. */
export const namesOfEndedProcesses = (names: readonly string[], pattern: RegExp): string[] =>
  names.filter((name) => {
    const [, pid] = pattern.exec(name) ?? []
    return pid !== undefined && !isRunning(Number(pid))
  })

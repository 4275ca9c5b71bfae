import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react'

const forgets = new Set<() => void>()

/** Lets components whose code could not be loaded load it at their next rendering. For what shows such a failure. */
export const forgetFailedLoads = (): void => {
  for (const forget of forgets) forget()
  forgets.clear()
}

/**
 * A component whose code is loaded when it is first rendered. React's `lazy` keeps a failure for ever; this loads again
 * after `forgetFailedLoads`.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  let current: LazyExoticComponent<ComponentType<Props>> | undefined
  const attempt = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        forgets.add(() => (current = undefined))
        throw error
      }
    })
  return function LazyComponent(props: Props) {
    const Component = (current ??= attempt())
    return <Component {...props} />
  }
}

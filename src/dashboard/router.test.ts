import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { makeRouter } from './router.ts'

const router = makeRouter(new QueryClient())
router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/'] }) })

/** The path of a route with an id for each parameter. */
const filledPath = (path: string): string => path.replaceAll(/\$\w+/g, 'someId')

const routes = Object.values(router.routesById).filter(
  ({ options, isRoot }) => !isRoot && options.validateSearch !== undefined,
)

type Validate = (search: Record<string, unknown>) => Record<string, unknown>

/** The names of the parameters that the route reads. */
const parametersOf = (validate: Validate): readonly string[] => {
  const read = new Set<string>()
  validate(
    new Proxy<Record<string, unknown>>(
      {},
      {
        get: (_target, name) => void read.add(String(name)),
        has: (_target, name) => read.add(String(name)) !== undefined,
      },
    ),
  )
  return [...read]
}

const badValues = ['zzznotachoice', 'constructor', '', -1, 1.5, true, null, [1], { length: 1 }]

describe('the search parameters of a URL', () => {
  it('are declared by many routes', () => expect(routes.length).toBeGreaterThan(30))

  it.each(routes.map((route) => [route.fullPath, route] as const))(
    'of %s fall back when they cannot be read',
    (path, route) => {
      const validate = route.options.validateSearch as Validate
      const names = parametersOf(validate)
      expect(names.length).toBeGreaterThan(0)
      for (const value of badValues)
        for (const name of names) {
          const raw = { [name]: value, unknown: 'x' }
          const accepted = validate(raw)
          expect(validate(accepted)).toEqual(accepted)
          // The name of an inherited property is a choice only where any text is.
          if (value === 'constructor')
            expect(accepted[name] === value).toBe(validate({ [name]: badValues[0] })[name] === badValues[0])
          // What a component gets: only values that the route has accepted.
          const location = router.buildLocation({
            to: filledPath(path),
            search: raw,
            _includeValidateSearch: true,
          } as never)
          const canonical = router.buildLocation({
            to: location.pathname,
            search: true,
            _fromLocation: location,
            _includeValidateSearch: true,
          } as never)
          expect(canonical.search).toEqual(JSON.parse(JSON.stringify(accepted)))
        }
    },
  )
})

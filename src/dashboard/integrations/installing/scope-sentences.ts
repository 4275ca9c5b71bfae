/** What an integration can do, told by the real spaces and sites that it is installed in. */
import type { IntegrationScope } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { scopeLabel } from '../integration-text.ts'

/** Which spaces, or which sites: all of them now and in the future, or the named ones. */
export interface Choice {
  readonly all: boolean
  /** Names of the selected ones. */
  readonly names: readonly string[]
}

/** Names that are written out; the rest is counted. */
const mostNames = 3

const listText = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** `Guide, API and 4 more spaces`; `all spaces, now and in the future`; undefined while nothing is selected. */
export const choiceText = ({ all, names }: Choice, noun: 'space' | 'site'): string | undefined => {
  if (all) return `all ${noun}s, now and in the future`
  if (names.length === 0) return undefined
  if (names.length <= mostNames + 1) return listText(names)
  return listText([...names.slice(0, mostNames), counted(names.length - mostNames, `more ${noun}`)])
}

export interface Choices {
  readonly space: Choice
  readonly site: Choice
}

/** The meaning of a scope with the chosen spaces and sites in it: "Read the content of Guide". */
export const scopeSentence = (scope: IntegrationScope, { space, site }: Choices): string => {
  const spaces = choiceText(space, 'space')
  const sites = choiceText(site, 'site')
  const label = scopeLabel(scope)
  const withSpaces =
    spaces === undefined ? label : label.replace('the spaces where it is installed', () => spaces)
  return sites === undefined
    ? withSpaces
    : withSpaces.replace('the sites where it is installed', () => sites).replace('those sites', () => sites)
}

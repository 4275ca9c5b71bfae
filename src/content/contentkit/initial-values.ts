/** The values that inputs start with, so that what is shown is also what is sent. */
import type { Json, JsonObject } from '../document/document.ts'
import type { ContentKitElement } from './elements.ts'

/** Whether the value is an element; children can be text, and icons names. */
const isElement = (value: unknown): value is ContentKitElement =>
  typeof value === 'object' && value !== null && 'type' in value

/** The elements directly below one that can hold inputs. */
function below(element: ContentKitElement): readonly ContentKitElement[] {
  const lists: readonly (readonly unknown[] | undefined)[] = [
    'children' in element ? element.children : undefined,
    'header' in element ? element.header : undefined,
    'footer' in element ? element.footer : undefined,
    element.type === 'input' ? [element.element] : undefined,
  ]
  return lists.flatMap((list) => (list ?? []).filter(isElement))
}

/** State keys with the initial values of the inputs below an element. The first input of a key wins. */
export function initialValues(root: ContentKitElement): JsonObject {
  const values = new Map<string, Json>()
  const visit = (element: ContentKitElement): void => {
    if ('initialValue' in element && element.initialValue !== undefined && !values.has(element.state))
      values.set(element.state, element.initialValue)
    for (const one of below(element)) visit(one)
  }
  visit(root)
  return Object.fromEntries(values)
}

import { createFileRoute } from '@tanstack/react-router'

/** Names the page in view; the desk around it reads the name and shows it, so that going from page to page keeps the desk. */
export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/diff/$page')({
  component: () => null,
})
